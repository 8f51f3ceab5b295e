// Reads from a transaction's events what it paid to an address. Sources: cosmos-sdk x/bank/types/events.go (coin_received, coin_spent,
// transfer), types/coin.go (coins as text: `5uinit,7uusdc`); initia-labs/minievm x/evm/keeper/context.go (the logs of contracts).
import { z } from 'zod'
import { isSameAccount } from '../../../platform/address.ts'
import type { ChainEvent } from './txSearch.ts'

/** An amount from an event. */
export interface EventCoin {
  denom: string
  amount: bigint
}

/** Returns what an address received, in event order, without subtracting what it paid. */
export function coinsReceived(events: readonly ChainEvent[], address: string): EventCoin[] {
  const received = coinsOf(events, 'coin_received', 'receiver', address)
  return received.length > 0 ? received : coinsOf(events, 'transfer', 'recipient', address)
}

/**
 * Returns an address's net change of a denomination, base units; negative where it paid. A token of an EVM rollup (`evm/…`) moves without
 * the bank where a contract moves it, and every movement by the bank leaves a log too.
 */
export function netReceived(events: readonly ChainEvent[], address: string, denom: string): bigint {
  const contract = /^evm\/([0-9a-f]{40})$/i.exec(denom)?.[1]
  const logs = contract === undefined ? [] : transfersOf(events, `0x${contract.toLowerCase()}`)
  if (logs.length > 0) return logs.reduce((sum, log) => sum + changeOf(log, address), 0n)
  const spent = coinsOf(events, 'coin_spent', 'spender', address)
  return sumOf(coinsReceived(events, address), denom) - sumOf(spent, denom)
}

function sumOf(coins: readonly EventCoin[], denom: string): bigint {
  return coins.reduce((sum, coin) => (coin.denom === denom ? sum + coin.amount : sum), 0n)
}

function coinsOf(events: readonly ChainEvent[], type: string, key: string, address: string): EventCoin[] {
  return events
    .filter((event) => event.type === type && event.attributes.some((one) => one.key === key && isSameAccount(one.value, address)))
    .flatMap(({ attributes }) => attributes.filter((one) => one.key === 'amount').flatMap(({ value }) => parseCoins(value)))
}

function parseCoins(text: string): EventCoin[] {
  return text.split(',').flatMap((part) => {
    const [, amount, denom] = /^(\d+)(\D.*)$/.exec(part.trim()) ?? []
    return amount === undefined || denom === undefined ? [] : [{ denom, amount: BigInt(amount) }]
  })
}

/** `Transfer(address,address,uint256)`. Source: EIP-20. */
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const Word = z.string().regex(/^0x[0-9a-f]{64}$/i)
const TransferLog = z.object({
  address: z.string(),
  topics: z.tuple([z.string().toLowerCase().pipe(z.literal(TRANSFER)), Word, Word]),
  data: Word,
})
type TransferLog = z.infer<typeof TransferLog>

function transfersOf(events: readonly ChainEvent[], contract: string): TransferLog[] {
  return events
    .filter(({ type }) => type === 'evm')
    .flatMap(({ attributes }) => attributes.filter(({ key }) => key === 'log'))
    .flatMap(({ value }) => TransferLog.safeParse(parseLog(value)).data ?? [])
    .filter(({ address }) => address.toLowerCase() === contract)
}

function parseLog(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    // No log that this reader knows.
    if (error instanceof SyntaxError) return null
    throw error
  }
}

function changeOf({ topics: [, from, to], data }: TransferLog, address: string): bigint {
  const amount = BigInt(data)
  const isOwn = (topic: string) => isSameAccount(`0x${topic.slice(-40)}`, address)
  return (isOwn(to) ? amount : 0n) - (isOwn(from) ? amount : 0n)
}
