// Parses coins as messages and events write them.
import type { CoinAmount } from '../db/archive/records/records.ts'
import { field, numberField, objectField, objectsField } from './decodeContext.ts'

const COIN = /^(\d+)([a-zA-Z][\w/:.-]*)$/
const WHOLE = /^\d+$/

/** Parses the notation of events: "5uinit,7uusdc". Omits what is not a coin. */
export function parseCoins(text: string): CoinAmount[] {
  return text.split(',').flatMap((part) => {
    const [, amount, denom] = COIN.exec(part.trim()) ?? []
    return amount === undefined || denom === undefined ? [] : [{ denom, amount }]
  })
}

/** Returns the coins of a field, which is one coin or a list; omits what is not a coin. */
export function coinsField(message: Readonly<Record<string, unknown>>, name: string): CoinAmount[] {
  const one = objectField(message, name)
  return (Array.isArray(message[name]) ? objectsField(message, name) : one === null ? [] : [one]).flatMap((coin) => {
    const denom = field(coin, 'denom')
    const amount = numberField(coin, 'amount')
    return denom === null || amount === null || !WHOLE.test(amount) ? [] : [{ denom, amount }]
  })
}

/** Returns one amount of one denomination; empty when the amount is not a whole number. */
export function coin(denom: string, amount: string | null): CoinAmount[] {
  return amount !== null && WHOLE.test(amount) ? [{ denom, amount }] : []
}

/** Adds up amounts by denomination, signed; omits what comes to nothing. */
export function addUp(coins: readonly CoinAmount[]): CoinAmount[] {
  const sums = new Map<string, bigint>()
  for (const { denom, amount } of coins) sums.set(denom, (sums.get(denom) ?? 0n) + BigInt(amount))
  return [...sums].flatMap(([denom, amount]) => (amount === 0n ? [] : [{ denom, amount: amount.toString() }]))
}
