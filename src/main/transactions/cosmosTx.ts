// From a signed document to the bytes a chain takes and the hash it will know them by, checked before anyone sends them.
// Sources: initia-labs/initia tx/eip191.go, crypto/ethsecp256k1/ethsecp256k1.go; cosmos-sdk proto/cosmos/tx/v1beta1/tx.proto.
import { createHash } from 'node:crypto'
import { makeAuthInfoBytes } from '@cosmjs/proto-signing'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { PubKey } from 'cosmjs-types/cosmos/crypto/secp256k1/keys'
import { SignMode } from 'cosmjs-types/cosmos/tx/signing/v1beta1/signing'
import { TxBody, TxRaw } from 'cosmjs-types/cosmos/tx/v1beta1/tx'
import { Any } from 'cosmjs-types/google/protobuf/any'
import { hashMessage, hexToBytes } from 'viem'
import type { EncodeObject, MessageCodec } from './cosmosMessages.ts'
import { readDocument, readMessages } from './cosmosDoc.ts'

/** Same shape as cosmos secp256k1, other name: keccak-256 instead of SHA-256 over what is signed. */
const PUBLIC_KEY_TYPE = '/initia.crypto.v1beta1.ethsecp256k1.PubKey'

export interface SignedTx {
  bytes: Uint8Array
  /** Upper-case SHA-256 of the bytes, as CometBFT and the indexers write it. */
  hash: string
}

/**
 * Puts document and signature together as SIGN_MODE_EIP_191.
 * @throws Error when the signature is not of this document and key: the signer has checked it before, so it is a bug.
 */
export function assembleTx(codec: MessageCodec, signed: { document: string; signature: Uint8Array; publicKey: string }): SignedTx {
  const { document, signature, publicKey } = signed
  if (!isSignatureOf(signed)) throw new Error('the signature does not fit the document')
  const signDocument = readDocument(document)
  const authInfoBytes = makeAuthInfo(publicKey, signDocument.sequence, signDocument.fee)
  const bodyBytes = makeBody(codec, readMessages(codec, signDocument), signDocument.memo, BigInt(signDocument.timeout_height))
  const bytes = TxRaw.encode({ bodyBytes, authInfoBytes, signatures: [signature] }).finish()
  return { bytes, hash: hashTx(bytes) }
}

/** The transaction as the chain simulates it: the right key, no signature. */
export function assembleForSimulation(
  codec: MessageCodec,
  { messages, publicKey, sequence }: { messages: EncodeObject[]; publicKey: string; sequence: string },
): Uint8Array {
  const authInfoBytes = makeAuthInfo(publicKey, sequence, { amount: [], gas: '0' })
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
  publicKey: string,
  sequence: string,
  fee: { amount: readonly { denom: string; amount: string }[]; gas: string },
): Uint8Array {
  const key = PubKey.encode({ key: hexToBytes(`0x${publicKey}`) }).finish()
  const pubkey = Any.fromPartial({ typeUrl: PUBLIC_KEY_TYPE, value: key })
  return makeAuthInfoBytes(
    [{ pubkey, sequence: Number(sequence) }],
    fee.amount,
    Number(fee.gas),
    undefined,
    undefined,
    SignMode.SIGN_MODE_EIP_191,
  )
}

function isSignatureOf({ document, signature, publicKey }: { document: string; signature: Uint8Array; publicKey: string }): boolean {
  return secp256k1.verify(signature, hexToBytes(hashMessage(document)), hexToBytes(`0x${publicKey}`), { prehash: false, lowS: true })
}
