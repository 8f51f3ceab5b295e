// Signed transactions made with noble and the practice amino text alone: for payments from the practice side and for its own tests.
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { BinaryWriter } from 'cosmjs-types/binary'
import { MsgSend } from 'cosmjs-types/cosmos/bank/v1beta1/tx'
import { Coin as CoinProto } from 'cosmjs-types/cosmos/base/v1beta1/coin'
import { PubKey } from 'cosmjs-types/cosmos/crypto/secp256k1/keys'
import { AuthInfo, TxBody, TxRaw } from 'cosmjs-types/cosmos/tx/v1beta1/tx'
import type { Coin } from '../book/state.ts'
import type { CosmosKey } from '../keys/mnemonic.ts'
import { decodeTx, signBytesOf } from './decodeTx.ts'
import { COSMOS_KEY_TYPE, ETH_KEY_TYPE } from './verify.ts'

/** A transaction to be signed. */
export interface UnsignedTx {
  key: CosmosKey
  chainId: string
  accountNumber: bigint
  sequence: bigint
  message: { typeUrl: string; value: Uint8Array }
  /** Messages behind the first. */
  further?: readonly { typeUrl: string; value: Uint8Array }[]
  fee: Coin
  gas?: bigint
  memo?: string
  timeoutHeight?: bigint
  mode?: 1 | 127 | 191
  plainCosmosKey?: boolean
}

/** MsgSend as an Any. */
export function sendMessage(from: string, to: string, coin: Coin): UnsignedTx['message'] {
  return { typeUrl: '/cosmos.bank.v1beta1.MsgSend', value: MsgSend.encode({ fromAddress: from, toAddress: to, amount: [coin] }).finish() }
}

/** MsgInitiateTokenDeposit as an Any. Field numbers: opinit/ophost/v1/tx.proto. */
export function depositAny(from: string, bridgeId: bigint, to: string, coin: Coin, data?: Uint8Array): UnsignedTx['message'] {
  const writer = new BinaryWriter().uint32(10).string(from).uint32(16).uint64(bridgeId).uint32(26).string(to)
  writer.uint32(34).bytes(CoinProto.encode(coin).finish())
  if (data !== undefined) writer.uint32(42).bytes(data)
  return { typeUrl: '/opinit.ophost.v1.MsgInitiateTokenDeposit', value: writer.finish() }
}

/** MsgCall as an Any, without coins. Field numbers: minievm/evm/v1/tx.proto. */
export function callAny(sender: string, contract: string, input: string): UnsignedTx['message'] {
  const writer = new BinaryWriter().uint32(10).string(sender).uint32(18).string(contract).uint32(26).string(input).uint32(34).string('0')
  return { typeUrl: '/minievm.evm.v1.MsgCall', value: writer.finish() }
}

/** The raw bytes of a signed transaction. */
export function signTx(unsigned: UnsignedTx): Uint8Array {
  const gas = unsigned.gas ?? 200_000n
  const typeUrl = unsigned.plainCosmosKey === true ? COSMOS_KEY_TYPE : ETH_KEY_TYPE
  const messages = [unsigned.message, ...(unsigned.further ?? [])]
  const body = TxBody.fromPartial({ messages, memo: unsigned.memo ?? '', timeoutHeight: unsigned.timeoutHeight ?? 0n })
  const info = {
    publicKey: { typeUrl, value: PubKey.encode({ key: unsigned.key.publicKey }).finish() },
    modeInfo: { single: { mode: unsigned.mode ?? 191 } },
    sequence: unsigned.sequence,
  }
  const auth = AuthInfo.fromPartial({ signerInfos: [info], fee: { amount: [unsigned.fee], gasLimit: gas } })
  const parts = { bodyBytes: TxBody.encode(body).finish(), authInfoBytes: AuthInfo.encode(auth).finish() }
  const decoded = decodeTx(TxRaw.encode({ ...parts, signatures: [new Uint8Array(64)] }).finish())
  const bytes = signBytesOf(decoded, unsigned.chainId, unsigned.accountNumber)
  if (bytes === null) throw new Error('no such sign mode')
  const digest = unsigned.plainCosmosKey === true ? sha256(bytes) : keccak_256(bytes)
  const signature = secp256k1.sign(digest, unsigned.key.secretKey, { prehash: false })
  return TxRaw.encode({ ...parts, signatures: [signature] }).finish()
}
