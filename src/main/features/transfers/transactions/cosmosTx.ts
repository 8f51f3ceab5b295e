// Assembles a signed document to the transaction's bytes and hash, verified before sending.
// Sources: cosmos-sdk crypto/keys/secp256k1; initia-labs/initia tx/eip191.go, crypto/ethsecp256k1/ethsecp256k1.go; cosmos-sdk
// proto/cosmos/tx/v1beta1/tx.proto.
import { createHash } from 'node:crypto'
import { makeAuthInfoBytes } from '@cosmjs/proto-signing'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { PubKey } from 'cosmjs-types/cosmos/crypto/secp256k1/keys'
import { SignMode } from 'cosmjs-types/cosmos/tx/signing/v1beta1/signing'
import { TxBody, TxRaw } from 'cosmjs-types/cosmos/tx/v1beta1/tx'
import { Any } from 'cosmjs-types/google/protobuf/any'
import { hashMessage, hexToBytes } from 'viem'
import type { EncodeObject, MessageCodec } from './cosmosMessages.ts'
import { readDocument, readMessages } from './cosmosSignDoc.ts'

/** How a document is signed: by the Ethereum app as an EIP-191 message, or by the Cosmos app as amino JSON. */
export type CosmosMode = 'eip191' | 'aminoJson'

/** Key types of the same shape: Initia's hashes the signed text with keccak-256, the SDK's with SHA-256. */
const KEYS = {
  eip191: {
    type: '/initia.crypto.v1beta1.ethsecp256k1.PubKey',
    mode: SignMode.SIGN_MODE_EIP_191,
    digest: (text: string) => hexToBytes(hashMessage(text)),
  },
  aminoJson: {
    type: '/cosmos.crypto.secp256k1.PubKey',
    mode: SignMode.SIGN_MODE_LEGACY_AMINO_JSON,
    digest: (text: string) => sha256(new TextEncoder().encode(text)),
  },
} as const

/** A key and its sign mode. */
export interface SigningKey {
  /** Compressed secp256k1 key, 33 bytes in hex. */
  publicKey: string
  mode: CosmosMode
}

/** A signed transaction. */
export interface SignedTx {
  bytes: Uint8Array
  /** Upper-case SHA-256 of the bytes, as CometBFT and the indexers write it. */
  hash: string
}

/**
 * Assembles document and signature to a transaction.
 * @throws Error when the signature does not match document and key: the signer has verified it before, so it is a bug.
 */
export function assembleTx(codec: MessageCodec, signed: SigningKey & { document: string; signature: Uint8Array }): SignedTx {
  const { document, signature } = signed
  if (!isSignatureOf(signed)) throw new Error('the signature does not fit the document')
  const signDocument = readDocument(document)
  const authInfoBytes = makeAuthInfo(signed, signDocument.sequence, signDocument.fee)
  const bodyBytes = makeBody(codec, readMessages(codec, signDocument), signDocument.memo, BigInt(signDocument.timeout_height))
  const bytes = TxRaw.encode({ bodyBytes, authInfoBytes, signatures: [signature] }).finish()
  return { bytes, hash: hashTx(bytes) }
}

/** Returns the transaction for simulation: with the key, without a signature. */
export function assembleForSimulation(
  codec: MessageCodec,
  { messages, memo, key, sequence }: { messages: EncodeObject[]; memo: string; key: SigningKey; sequence: string },
): Uint8Array {
  const authInfoBytes = makeAuthInfo(key, sequence, { amount: [], gas: '0' })
  const bodyBytes = makeBody(codec, messages, memo, 0n)
  return TxRaw.encode({ bodyBytes, authInfoBytes, signatures: [new Uint8Array()] }).finish()
}

/** Returns the upper-case SHA-256 of the signed bytes. */
export function hashTx(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').toUpperCase()
}

function makeBody(codec: MessageCodec, messages: EncodeObject[], memo: string, timeoutHeight: bigint): Uint8Array {
  const wrapped = messages.map((message) => Any.fromPartial({ typeUrl: message.typeUrl, value: codec.encode(message) }))
  return TxBody.encode(TxBody.fromPartial({ messages: wrapped, memo, timeoutHeight })).finish()
}

function makeAuthInfo(
  { publicKey, mode }: SigningKey,
  sequence: string,
  fee: { amount: readonly { denom: string; amount: string }[]; gas: string },
): Uint8Array {
  const key = PubKey.encode({ key: hexToBytes(`0x${publicKey}`) }).finish()
  const pubkey = Any.fromPartial({ typeUrl: KEYS[mode].type, value: key })
  return makeAuthInfoBytes([{ pubkey, sequence: Number(sequence) }], fee.amount, Number(fee.gas), undefined, undefined, KEYS[mode].mode)
}

function isSignatureOf({ document, signature, publicKey, mode }: SigningKey & { document: string; signature: Uint8Array }): boolean {
  return secp256k1.verify(signature, KEYS[mode].digest(document), hexToBytes(`0x${publicKey}`), { prehash: false, lowS: true })
}
