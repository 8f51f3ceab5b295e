// From a signed document to the bytes a chain takes and the hash it will know them by, checked before anyone sends them.
// Sources: cosmos-sdk crypto/keys/secp256k1; initia-labs/initia tx/eip191.go, crypto/ethsecp256k1/ethsecp256k1.go; cosmos-sdk proto/cosmos/tx/v1beta1/tx.proto.
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
import { readDocument, readMessages } from './cosmosDoc.ts'

/** Who signs: the Ethereum app over an EIP-191 message, or the Cosmos app over the amino JSON itself. */
export type CosmosMode = 'eip191' | 'aminoJson'

/** One shape, two names: Initia's own key takes keccak-256 where the SDK's takes SHA-256 over what is signed. */
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

/** Whose key, and how it signs. */
export interface SigningKey {
  /** Compressed secp256k1 key, 33 bytes in hex. */
  publicKey: string
  mode: CosmosMode
}

export interface SignedTx {
  bytes: Uint8Array
  /** Upper-case SHA-256 of the bytes, as CometBFT and the indexers write it. */
  hash: string
}

/**
 * Puts document and signature together as a transaction.
 * @throws Error when the signature is not of this document and key: the signer has checked it before, so it is a bug.
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

/** The transaction as the chain simulates it: the right key, no signature. */
export function assembleForSimulation(
  codec: MessageCodec,
  { messages, key, sequence }: { messages: EncodeObject[]; key: SigningKey; sequence: string },
): Uint8Array {
  const authInfoBytes = makeAuthInfo(key, sequence, { amount: [], gas: '0' })
  const bodyBytes = makeBody(codec, messages, '', 0n)
  return TxRaw.encode({ bodyBytes, authInfoBytes, signatures: [new Uint8Array()] }).finish()
}

/** Upper-case SHA-256 of the signed bytes. */
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
