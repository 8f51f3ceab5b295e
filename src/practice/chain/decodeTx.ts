// A raw transaction taken apart, and what its signature covers. Source: cosmos-sdk proto/cosmos/tx/v1beta1/tx.proto.
import { SignMode } from 'cosmjs-types/cosmos/tx/signing/v1beta1/signing'
import { AuthInfo, SignDoc, TxBody, TxRaw } from 'cosmjs-types/cosmos/tx/v1beta1/tx'
import { readFields } from './protoFields.ts'
import { txHash, utf8 } from '../keys/bytes.ts'
import { ChainError } from '../book/effects.ts'
import type { Coin } from '../book/state.ts'
import { aminoSignText, eip191Bytes } from './aminoJson.ts'
import type { DecodedMessage } from './messages/message.ts'
import { decodeMessage } from './messages/messages.ts'

/** A decoded transaction. */
export interface DecodedTx {
  raw: Uint8Array
  hash: string
  messages: DecodedMessage[]
  memo: string
  timeoutHeight: bigint
  fee: { amount: Coin[]; gas: bigint; payer: string; granter: string }
  publicKey: { typeUrl: string; key: Uint8Array } | null
  sequence: bigint
  /** Number of the mode; 1 direct, 127 amino JSON, 191 EIP-191. */
  signMode: number
  signature: Uint8Array
  bodyBytes: Uint8Array
  authInfoBytes: Uint8Array
  signer: string
}

/** Names of the sign modes. */
export const SIGN_MODE_NAMES: Readonly<Record<number, string>> = {
  1: 'SIGN_MODE_DIRECT',
  127: 'SIGN_MODE_LEGACY_AMINO_JSON',
  191: 'SIGN_MODE_EIP_191',
}

function parse(raw: Uint8Array): DecodedTx {
  const { bodyBytes, authInfoBytes, signatures } = TxRaw.decode(raw)
  const body = TxBody.decode(bodyBytes)
  const auth = AuthInfo.decode(authInfoBytes)
  const info = auth.signerInfos[0]
  const messages = body.messages.map((any) => decodeMessage(any.typeUrl, any.value))
  const first = messages[0]
  if (first === undefined) throw new ChainError(18, 'sdk', 'must contain at least one message: invalid request')
  if (info === undefined || auth.signerInfos.length !== 1 || signatures.length !== 1)
    throw new ChainError(15, 'sdk', 'no signatures supplied')
  if (messages.some((message) => message.signer !== first.signer)) {
    throw new ChainError(4, 'sdk', 'wrong number of signers; expected 2, got 1: unauthorized')
  }
  const any = info.publicKey
  const fee = auth.fee
  return {
    raw,
    hash: txHash(raw),
    messages,
    memo: body.memo,
    timeoutHeight: body.timeoutHeight,
    fee: {
      amount: (fee?.amount ?? []).map(({ denom, amount }) => ({ denom, amount })),
      gas: fee?.gasLimit ?? 0n,
      payer: fee?.payer ?? '',
      granter: fee?.granter ?? '',
    },
    publicKey: any === undefined ? null : { typeUrl: any.typeUrl, key: readFields(any.value).bytes(1) },
    sequence: info.sequence,
    signMode: info.modeInfo?.single?.mode ?? SignMode.SIGN_MODE_UNSPECIFIED,
    signature: signatures[0] ?? new Uint8Array(),
    bodyBytes,
    authInfoBytes,
    signer: first.signer,
  }
}

/** Takes a raw transaction apart. @throws ChainError code 2 when the bytes are no transaction, others when fields are refused. */
export function decodeTx(raw: Uint8Array): DecodedTx {
  try {
    return parse(raw)
  } catch (error) {
    if (error instanceof ChainError) throw error
    // Bytes that end before their last field does. Source: cosmos-sdk x/tx/decode/unknown.go.
    if (error instanceof RangeError) throw new ChainError(2, 'sdk', 'invalid length; unexpected EOF: tx parse error')
    throw new ChainError(2, 'sdk', `errUnknownField: ${error instanceof Error ? error.message : 'bad bytes'}: tx parse error`)
  }
}

/** The text an amino signer sees for this transaction. */
export function aminoTextOf(tx: DecodedTx, chainId: string, accountNumber: bigint): string {
  return aminoSignText({
    chainId,
    accountNumber,
    sequence: tx.sequence,
    fee: { amount: tx.fee.amount, gas: tx.fee.gas.toString(), payer: tx.fee.payer, granter: tx.fee.granter },
    memo: tx.memo,
    timeoutHeight: tx.timeoutHeight,
    messages: tx.messages.map((message) => message.amino),
  })
}

/** The bytes the signature must cover, or null for a mode the chain does not accept. */
export function signBytesOf(tx: DecodedTx, chainId: string, accountNumber: bigint): Uint8Array | null {
  if (tx.signMode === SignMode.SIGN_MODE_DIRECT) {
    return SignDoc.encode({ bodyBytes: tx.bodyBytes, authInfoBytes: tx.authInfoBytes, chainId, accountNumber }).finish()
  }
  if (tx.signMode === SignMode.SIGN_MODE_LEGACY_AMINO_JSON) return utf8(aminoTextOf(tx, chainId, accountNumber))
  return tx.signMode === 191 ? eip191Bytes(aminoTextOf(tx, chainId, accountNumber)) : null
}
