// Signed transactions for the practice side's own tests, made with noble and the practice amino text alone.
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { BinaryWriter } from 'cosmjs-types/binary'
import { MsgSend } from 'cosmjs-types/cosmos/bank/v1beta1/tx'
import { Coin as CoinProto } from 'cosmjs-types/cosmos/base/v1beta1/coin'
import { PubKey } from 'cosmjs-types/cosmos/crypto/secp256k1/keys'
import { AuthInfo, TxBody, TxRaw } from 'cosmjs-types/cosmos/tx/v1beta1/tx'
import type { Coin } from '../book/state.ts'
import type { PracticeKey } from '../keys/mnemonic.ts'
import { decodeTx, signBytesOf } from './decodeTx.ts'
import { COSMOS_KEY_TYPE, ETH_KEY_TYPE } from './verify.ts'

export interface SampleTx {
  key: PracticeKey
  chainId: string
  accountNumber: bigint
  sequence: bigint
  message: { typeUrl: string; value: Uint8Array }
  fee: Coin
  gas?: bigint
  memo?: string
  timeoutHeight?: bigint
  mode?: 1 | 127 | 191
  plainCosmosKey?: boolean
}

/** MsgSend as an Any. */
export function sendMessage(from: string, to: string, coin: Coin): SampleTx['message'] {
  return { typeUrl: '/cosmos.bank.v1beta1.MsgSend', value: MsgSend.encode({ fromAddress: from, toAddress: to, amount: [coin] }).finish() }
}

/** MsgInitiateTokenDeposit as an Any. Field numbers: opinit/ophost/v1/tx.proto. */
export function depositAny(from: string, bridgeId: bigint, to: string, coin: Coin, data?: Uint8Array): SampleTx['message'] {
  const writer = new BinaryWriter().uint32(10).string(from).uint32(16).uint64(bridgeId).uint32(26).string(to)
  writer.uint32(34).bytes(CoinProto.encode(coin).finish())
  if (data !== undefined) writer.uint32(42).bytes(data)
  return { typeUrl: '/opinit.ophost.v1.MsgInitiateTokenDeposit', value: writer.finish() }
}

/** The raw bytes of a signed transaction. */
export function sampleTx(sample: SampleTx): Uint8Array {
  const gas = sample.gas ?? 200_000n
  const typeUrl = sample.plainCosmosKey === true ? COSMOS_KEY_TYPE : ETH_KEY_TYPE
  const body = TxBody.fromPartial({ messages: [sample.message], memo: sample.memo ?? '', timeoutHeight: sample.timeoutHeight ?? 0n })
  const info = {
    publicKey: { typeUrl, value: PubKey.encode({ key: sample.key.publicKey }).finish() },
    modeInfo: { single: { mode: sample.mode ?? 191 } },
    sequence: sample.sequence,
  }
  const auth = AuthInfo.fromPartial({ signerInfos: [info], fee: { amount: [sample.fee], gasLimit: gas } })
  const parts = { bodyBytes: TxBody.encode(body).finish(), authInfoBytes: AuthInfo.encode(auth).finish() }
  const unsigned = decodeTx(TxRaw.encode({ ...parts, signatures: [new Uint8Array(64)] }).finish())
  const bytes = signBytesOf(unsigned, sample.chainId, sample.accountNumber)
  if (bytes === null) throw new Error('no such sign mode')
  const digest = sample.plainCosmosKey === true ? sha256(bytes) : keccak_256(bytes)
  const signature = secp256k1.sign(digest, sample.key.secretKey, { prehash: false })
  return TxRaw.encode({ ...parts, signatures: [signature] }).finish()
}
