// For tests of whole ways: asks the router for one, signs what it answers, and listens to how it goes.
import { BinaryWriter } from 'cosmjs-types/binary'
import { Coin as CoinProto } from 'cosmjs-types/cosmos/base/v1beta1/coin'
import { MsgTransfer } from 'cosmjs-types/ibc/applications/transfer/v1/tx'
import { z } from 'zod'
import { RouterMessages, RouterRoute, RouterStatus } from '../../wire/router.ts'
import { key, me, type Bench } from '../bench.ts'
import { feeFor } from '../book/genesisContext.ts'
import { cosmosChain } from '../book/chains/links.ts'
import { PRACTICE_MNEMONIC, practiceCosmosKey, rootOf } from '../keys/mnemonic.ts'
import { depositAny, signTx, type UnsignedTx } from '../chain/signedTx.ts'
import { rawMember } from './rawJson.ts'

const Transfer = z.looseObject({
  source_channel: z.string(),
  token: z.object({ denom: z.string(), amount: z.string() }),
  sender: z.string(),
})
const Deposit = z.looseObject({
  sender: z.string(),
  bridge_id: z.string(),
  to: z.string(),
  amount: z.object({ denom: z.string(), amount: z.string() }),
})
const cosmosKey = practiceCosmosKey(rootOf(PRACTICE_MNEMONIC), 0)

/** Source and destination as `chain denom`. */
export interface Asked {
  from: [chainId: string, denom: string]
  to: [chainId: string, denom: string]
  amount: string
  extra?: Record<string, unknown>
}

function questionOf({ from, to, amount, extra }: Asked): Record<string, unknown> {
  const [[source, sourceDenom], [dest, destDenom]] = [from, to]
  return {
    amount_in: amount,
    source_asset_chain_id: source,
    source_asset_denom: sourceDenom,
    dest_asset_chain_id: dest,
    dest_asset_denom: destDenom,
    ...extra,
  }
}

/** A route and, for some addresses, its messages. */
export async function waysOf(on: Bench, asked: Asked, addresses: readonly string[]) {
  const question = questionOf(asked)
  const text = (await on.post('router', '/v2/fungible/route', JSON.stringify(question))).text
  const route = RouterRoute.parse(JSON.parse(text))
  const rest = { ...question, amount_out: route.amount_out, address_list: addresses, slippage_tolerance_percent: '0.5' }
  const body = `${JSON.stringify(rest).slice(0, -1)},"operations":${rawMember(text, 'operations') ?? ''}}`
  const reply = await on.post('router', '/v2/fungible/msgs', body)
  const messages = reply.status === 200 ? RouterMessages.parse(JSON.parse(reply.text)) : null
  return { route, messages, status: reply.status, text: reply.text }
}

/** The timestamp stands in the text as a number that no double holds. */
function transferAny(msg: string): UnsignedTx['message'] {
  const { source_channel, token, sender } = Transfer.parse(JSON.parse(msg))
  const rest = z.object({ receiver: z.string(), memo: z.string() }).parse(JSON.parse(msg))
  const timeout = /"timeout_timestamp":(\d+)/.exec(msg)?.[1] ?? '0'
  const parts = { sourcePort: 'transfer', sourceChannel: source_channel, token, sender, ...rest, timeoutTimestamp: BigInt(timeout) }
  return { typeUrl: '/ibc.applications.transfer.v1.MsgTransfer', value: MsgTransfer.encode(MsgTransfer.fromPartial(parts)).finish() }
}

/** MsgInitiateTokenWithdrawal as an Any. Field numbers: opinit/opchild/v1/tx.proto. */
export function withdrawalAny(sender: string, to: string, coin: { denom: string; amount: string }): UnsignedTx['message'] {
  const writer = new BinaryWriter().uint32(10).string(sender).uint32(18).string(to).uint32(34).bytes(CoinProto.encode(coin).finish())
  return { typeUrl: '/opinit.opchild.v1.MsgInitiateTokenWithdrawal', value: writer.finish() }
}

function anyOf(typeUrl: string, msg: string): UnsignedTx['message'] {
  if (typeUrl.endsWith('MsgTransfer')) return transferAny(msg)
  if (typeUrl.endsWith('MsgInitiateTokenDeposit')) {
    const { sender, bridge_id, to, amount } = Deposit.parse(JSON.parse(msg))
    return depositAny(sender, BigInt(bridge_id), to, amount)
  }
  if (typeUrl.endsWith('MsgInitiateTokenWithdrawal')) {
    const { sender, to, amount } = Deposit.omit({ bridge_id: true }).parse(JSON.parse(msg))
    return withdrawalAny(sender, to, amount)
  }
  throw new Error(`nothing signs ${typeUrl} here`)
}

/** Signs a message on its chain with the key behind its first address and sends it. */
export async function sendAny(on: Bench, chainId: string, message: UnsignedTx['message']): Promise<string> {
  const chain = cosmosChain(chainId)
  if (chain === undefined) throw new Error(`no such chain: ${chainId}`)
  const isPlain = chain.kind === 'cosmos'
  const address = isPlain ? on.practice.harbourAddress : me
  const reply = JSON.parse((await on.get(`rest.${chainId}`, `/cosmos/auth/v1beta1/account_info/${address}`)).text) as {
    info: { account_number: string; sequence: string }
  }
  const signing = { accountNumber: BigInt(reply.info.account_number), sequence: BigInt(reply.info.sequence) }
  const [fee] = feeFor(chain, 400_000n)
  const unsigned = { chainId, ...signing, message, fee: fee ?? { denom: '', amount: '0' }, gas: 400_000n }
  const raw = isPlain ? signTx({ ...unsigned, key: cosmosKey, mode: 127, plainCosmosKey: true }) : signTx({ ...unsigned, key })
  const { code, log, hash } = await on.send(chainId, raw)
  if (code !== 0) throw new Error(`${chainId} rejected the transaction: ${log}`)
  return hash
}

/** Asks, signs and sends the first transaction of a way, and registers it once it is in a block. */
export async function go(on: Bench, asked: Asked, addresses: readonly string[]): Promise<{ hash: string; amountOut: string }> {
  const { route, messages, text } = await waysOf(on, asked, addresses)
  const tx = messages?.txs[0]?.cosmos_tx
  const [message] = tx?.msgs ?? []
  if (tx === undefined || message === undefined) throw new Error(text)
  const hash = await sendAny(on, tx.chain_id, anyOf(message.msg_type_url, message.msg))
  on.pass(2000)
  await on.post('router', '/v2/tx/track', JSON.stringify({ tx_hash: hash, chain_id: tx.chain_id }))
  return { hash, amountOut: route.amount_out }
}

/** What the router says of a transaction. */
export async function told(on: Bench, chainId: string, hash: string): Promise<RouterStatus> {
  return RouterStatus.parse(JSON.parse((await on.get('router', `/v2/tx/status?tx_hash=${hash}&chain_id=${chainId}`)).text))
}
