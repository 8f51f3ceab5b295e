// Computes the hashes of the optimistic bridge: a withdrawal's hash, and how an output of the L1 proves it.
// Source: initia-labs/OPinit x/ophost/types/output.go (v0.4.3 and later).
import { sha3_256 } from '@noble/hashes/sha3.js'

/** A withdrawal as the rollup wrote it; numbers in decimal text. */
export interface WithdrawalFacts {
  bridgeId: string
  sequence: string
  from: string
  to: string
  /** Denomination on the L1. */
  denom: string
  /** Base units. */
  amount: string
}

/** The parts of an output root; each 32 bytes except `version`, which is one. */
export interface OutputParts {
  version: Uint8Array
  storageRoot: Uint8Array
  lastBlockHash: Uint8Array
}

/** Returns a withdrawal's hash, which is also its leaf in the tree. @throws RangeError for a number outside 64 bits. */
export function withdrawalHash({ bridgeId, sequence, from, to, denom, amount }: WithdrawalFacts): Uint8Array {
  const parts = [uint64(bridgeId), uint64(sequence), digestOf(from), digestOf(to), digestOf(denom), uint64(amount)]
  return sha3_256(sha3_256(Buffer.concat(parts)))
}

/** Returns the root of the leaf's tree: each pair is hashed in byte order. */
export function rootOf(leaf: Uint8Array, proofs: readonly Uint8Array[]): Uint8Array {
  return proofs.reduce((node, proof) => sha3_256(Buffer.concat([node, proof].toSorted(Buffer.compare))), leaf)
}

/** Returns the output root that the proposer writes on the L1. @throws RangeError for parts of another length. */
export function outputRoot({ version, storageRoot, lastBlockHash }: OutputParts): Uint8Array {
  if (version.length !== 1 || storageRoot.length !== 32 || lastBlockHash.length !== 32) throw new RangeError('not the parts of an output')
  return sha3_256(Buffer.concat([version, storageRoot, lastBlockHash]))
}

function digestOf(text: string): Uint8Array {
  return sha3_256(new TextEncoder().encode(text))
}

function uint64(digits: string): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64BE(BigInt(digits))
  return bytes
}
