// Reads from a transaction's events what it paid to an address. Sources: cosmos-sdk x/bank/types/events.go (coin_received, coin_spent,
// transfer), types/coin.go (coins as text: `5uinit,7uusdc`).
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

/** Returns an address's net change of a denomination, base units; negative where it paid. */
export function netReceived(events: readonly ChainEvent[], address: string, denom: string): bigint {
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
