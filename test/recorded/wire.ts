// Recorded documents as signed bytes: proto JSON becomes protobuf, and the practice keys sign it for either network.
// Sources: initia-labs/OPinit proto/opinit/{ophost,opchild}/v1/tx.proto; initia-labs/initia proto/initia/move/v1/tx.proto;
// initia-labs/minievm proto/minievm/evm/v1/tx.proto; cosmos-sdk proto/cosmos/tx/v1beta1/tx.proto.
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { BinaryWriter } from 'cosmjs-types/binary'
import { MsgSend } from 'cosmjs-types/cosmos/bank/v1beta1/tx'
import { Coin } from 'cosmjs-types/cosmos/base/v1beta1/coin'
import { PubKey } from 'cosmjs-types/cosmos/crypto/secp256k1/keys'
import { AuthInfo, SignDoc, TxBody, TxRaw } from 'cosmjs-types/cosmos/tx/v1beta1/tx'
import { MsgTransfer } from 'cosmjs-types/ibc/applications/transfer/v1/tx'
import { z } from 'zod'
import { decodeTx, signBytesOf } from '../../src/practice/chain/decodeTx.ts'
import { ETH_KEY_TYPE } from '../../src/practice/chain/verify.ts'
import { fromBase64, fromHex } from '../../src/practice/keys/bytes.ts'
import type { PracticeKey } from '../../src/practice/keys/mnemonic.ts'
import type { JsonMessage } from './jsonMessages.ts'

type Any = { typeUrl: string; value: Uint8Array }

const JsonCoin = z.object({ denom: z.string(), amount: z.string() })
const Sent = z.object({ from_address: z.string(), to_address: z.string(), amount: z.array(JsonCoin) })
const Packet = z.object({
  source_port: z.string(),
  source_channel: z.string(),
  token: JsonCoin,
  sender: z.string(),
  receiver: z.string(),
  timeout_timestamp: z.string(),
  memo: z.string(),
})
const Fields = z.record(z.string(), z.unknown())

/** Field numbers by name: text unless the value is a number, a coin, a list, or marked as bytes (hex for Move, base64 else). */
const LAYOUTS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  '/opinit.ophost.v1.MsgInitiateTokenDeposit': { sender: 1, bridge_id: 2, to: 3, amount: 4, data: 5 },
  '/opinit.opchild.v1.MsgInitiateTokenWithdrawal': { sender: 1, to: 2, amount: 4 },
  '/opinit.opchild.v1.MsgFinalizeTokenDeposit': { sender: 1, from: 2, to: 3, amount: 4, sequence: 5, height: 6, base_denom: 7, data: 8 },
  '/minievm.evm.v1.MsgCall': { sender: 1, contract_addr: 2, input: 3, value: 4 },
  '/initia.move.v1.MsgExecute': { sender: 1, module_address: 2, module_name: 3, function_name: 4, type_args: 5, args: 6 },
  '/initia.move.v1.MsgExecuteJSON': { sender: 1, module_address: 2, module_name: 3, function_name: 4, type_args: 5, args: 6 },
}
const NUMBERS = new Set(['bridge_id', 'sequence', 'height'])

function writeField(writer: BinaryWriter, type: string, name: string, field: number, value: unknown): void {
  const chunk = (field << 3) | 2
  if (Array.isArray(value)) {
    const isBytes = name === 'args' && type.endsWith('MsgExecute')
    for (const one of z.array(z.string()).parse(value)) {
      if (isBytes) writer.uint32(chunk).bytes(fromHex(one))
      else writer.uint32(chunk).string(one)
    }
  } else if (NUMBERS.has(name)) writer.uint32(field << 3).uint64(BigInt(z.string().parse(value)))
  else if (name === 'amount') writer.uint32(chunk).bytes(Coin.encode(JsonCoin.parse(value)).finish())
  else if (name === 'data') {
    const bytes = fromBase64(z.string().parse(value))
    if (bytes.length > 0) writer.uint32(chunk).bytes(bytes)
  } else writer.uint32(chunk).string(z.string().parse(value))
}

/** One message as an Any. @throws ZodError for fields that its type does not have. */
export function encodeMessage(message: JsonMessage): Any {
  const typeUrl = message['@type']
  if (typeUrl.endsWith('MsgSend')) {
    const { from_address: fromAddress, to_address: toAddress, amount } = Sent.parse(message)
    return { typeUrl, value: MsgSend.encode({ fromAddress, toAddress, amount }).finish() }
  }
  if (typeUrl.endsWith('MsgTransfer')) {
    const { source_port: sourcePort, source_channel: sourceChannel, timeout_timestamp, ...rest } = Packet.parse(message)
    const value = MsgTransfer.fromPartial({ ...rest, sourcePort, sourceChannel, timeoutTimestamp: BigInt(timeout_timestamp) })
    return { typeUrl, value: MsgTransfer.encode(value).finish() }
  }
  const writer = new BinaryWriter()
  const fields = Fields.parse(message)
  for (const [name, field] of Object.entries(LAYOUTS[typeUrl] ?? {})) writeField(writer, typeUrl, name, field, fields[name])
  return { typeUrl, value: writer.finish() }
}

export interface Unsigned {
  key: PracticeKey
  messages: readonly JsonMessage[]
  chainId: string
  accountNumber: bigint
  sequence: bigint
  fee: readonly { denom: string; amount: string }[]
  gas: bigint
  memo: string
  timeoutHeight: bigint
  mode: 1 | 127 | 191
}

/** The raw bytes of a signed transaction. Text modes are signed as the practice network reads them. */
export function signDocument(unsigned: Unsigned): Uint8Array {
  const { key, chainId, accountNumber, sequence, gas, mode, memo, timeoutHeight } = unsigned
  const body = TxBody.fromPartial({ messages: unsigned.messages.map(encodeMessage), memo, timeoutHeight })
  const publicKey = { typeUrl: ETH_KEY_TYPE, value: PubKey.encode({ key: key.publicKey }).finish() }
  const auth = AuthInfo.fromPartial({
    signerInfos: [{ publicKey, modeInfo: { single: { mode } }, sequence }],
    fee: { amount: [...unsigned.fee], gasLimit: gas },
  })
  const parts = { bodyBytes: TxBody.encode(body).finish(), authInfoBytes: AuthInfo.encode(auth).finish() }
  const direct = (): Uint8Array => SignDoc.encode({ ...parts, chainId, accountNumber }).finish()
  const readable = (): Uint8Array | null =>
    signBytesOf(decodeTx(TxRaw.encode({ ...parts, signatures: [new Uint8Array(64)] }).finish()), chainId, accountNumber)
  const bytes = mode === 1 ? direct() : readable()
  if (bytes === null) throw new Error('no such sign mode')
  const signature = secp256k1.sign(keccak_256(bytes), key.secretKey, { prehash: false })
  return TxRaw.encode({ ...parts, signatures: [signature] }).finish()
}
