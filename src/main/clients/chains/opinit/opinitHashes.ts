// The hashes of the optimistic bridge: by what a withdrawal is known, and how an output of the L1 proves it.
// Source: initia-labs/OPinit x/ophost/types/output.go (v0.4.3 and later).
import { sha3_256 } from '@noble/hashes/sha3.js'

/** A withdrawal as the rollup wrote it; numbers in decimal text. */
export interface WithdrawalFacts {
  bridgeId: string
  sequence: string
  from: string
  to: string
  /** The denomination of the L1. */
  denom: string
  /** Base units. */
  amount: string
}

/** What an output holds beside its root; each 32 bytes but `version`, which is one. */
export interface OutputParts {
  version: Uint8Array
  storageRoot: Uint8Array
  lastBlockHash: Uint8Array
}

/**
 * By what the bridge knows a withdrawal, and the leaf of its tree.
 * @throws RangeError for a number that is none of 64 bits.
 */
export function withdrawalHash({ bridgeId, sequence, from, to, denom, amount }: WithdrawalFacts): Uint8Array {
  const parts = [uint64(bridgeId), uint64(sequence), digestOf(from), digestOf(to), digestOf(denom), uint64(amount)]
  return sha3_256(sha3_256(Buffer.concat(parts)))
}

/** The root of the tree that a leaf belongs to: each pair is hashed in the order of its bytes. */
export function rootOf(leaf: Uint8Array, proofs: readonly Uint8Array[]): Uint8Array {
  return proofs.reduce((node, proof) => sha3_256(Buffer.concat([node, proof].toSorted(Buffer.compare))), leaf)
}

/** What the proposer writes on the L1 for a block of the rollup. @throws RangeError for parts of another length. */
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
