// What a transaction took and gave, read from its bank events, with the fee told apart.
// Source: cosmos-sdk x/bank/types/events.go (coin_spent, coin_received, transfer), x/auth/ante/fee.go (tx.fee_payer).
import type { IndexerEvent, IndexerTx } from '../../wire/indexer.ts'
import type { CoinAmount } from '../store/archive/records.ts'
import { field, isMine, type Perspective } from './perspective.ts'
import { tokenLogMovements } from './tokenLogs.ts'

const COIN = /^(\d+)([a-zA-Z][\w/:.-]*)$/

/** Reads the notation of events: "5uinit,7uusdc". What is no coin is left out. */
export function parseCoins(text: string): CoinAmount[] {
  return text.split(',').flatMap((part) => {
    const [, amount, denom] = COIN.exec(part.trim()) ?? []
    return amount === undefined || denom === undefined ? [] : [{ denom, amount }]
  })
}

export interface Moved {
  /** Net change by denomination, without the fee; nothing that sums up to zero. */
  movements: CoinAmount[]
  /** The fee, when it was mine to pay; positive. */
  fee: CoinAmount[]
}

/** Net change of one address. */
export function readMovements(tx: IndexerTx, me: Perspective): Moved {
  const fee = isMine(me, feePayer(tx)) ? (tx.tx?.auth_info?.fee?.amount ?? []).filter(({ amount }) => /^\d*[1-9]\d*$/.test(amount)) : []
  const bank = bankEntries(tx.events, me)
  const entries = bank.some(isSpentOrReceived) ? bank.filter(isSpentOrReceived) : bank
  const net = new Map<string, bigint>()
  for (const { coins, sign } of withoutFee(entries, fee)) {
    for (const { denom, amount } of coins) net.set(denom, (net.get(denom) ?? 0n) + sign * BigInt(amount))
  }
  const movements = toCoins(net)
  return { movements: movements.length > 0 ? movements : toCoins(tokenLogMovements(tx.events, me)), fee }
}

function toCoins(net: ReadonlyMap<string, bigint>): CoinAmount[] {
  return [...net].flatMap(([denom, amount]) => (amount === 0n ? [] : [{ denom, amount: amount.toString() }]))
}

/** Who paid the fee: the event says so; else the fee's own field; else the sender of the first message. */
export function feePayer(tx: IndexerTx): string | null {
  for (const { type, attributes } of tx.events) {
    const payer = type === 'tx' ? attributes.find(({ key }) => key === 'fee_payer')?.value : undefined
    if (payer !== undefined && payer !== '') return payer
  }
  const named = tx.tx?.auth_info?.fee?.payer
  if (typeof named === 'string' && named !== '') return named
  const [first] = tx.tx?.body.messages ?? []
  return first === undefined ? null : senderOf(first)
}

const SENDER_FIELDS = ['sender', 'from_address', 'signer', 'delegator_address', 'voter', 'granter', 'grantee']

/** Who sent a message, by the field names in use. */
export function senderOf(message: Readonly<Record<string, unknown>>): string | null {
  for (const name of SENDER_FIELDS) {
    const value = field(message, name)
    if (value !== null) return value
  }
  return null
}

interface Entry {
  type: string
  sign: 1n | -1n
  coins: CoinAmount[]
}

/** Event types and the attribute that names whose coins they are. `transfer` serves where the other two are missing. */
const SIDES = [
  { type: 'coin_spent', who: 'spender', sign: -1n },
  { type: 'coin_received', who: 'receiver', sign: 1n },
  { type: 'transfer', who: 'sender', sign: -1n },
  { type: 'transfer', who: 'recipient', sign: 1n },
] as const

function bankEntries(events: readonly IndexerEvent[], me: Perspective): Entry[] {
  return events.flatMap((event) =>
    SIDES.flatMap(({ type, who, sign }): Entry[] => {
      if (event.type !== type) return []
      const value = (name: string) => event.attributes.find(({ key }) => key === name)?.value ?? null
      return isMine(me, value(who)) ? [{ type, sign, coins: parseCoins(value('amount') ?? '') }] : []
    }),
  )
}

function isSpentOrReceived({ type }: Entry): boolean {
  return type !== 'transfer'
}

/** Leaves out the one entry that took the fee. */
function withoutFee(entries: readonly Entry[], fee: readonly CoinAmount[]): readonly Entry[] {
  if (fee.length === 0) return entries
  const wanted = coinsKey(fee)
  const taken = entries.findIndex(({ sign, coins }) => sign === -1n && coinsKey(coins) === wanted)
  return entries.filter((_, index) => index !== taken)
}

function coinsKey(coins: readonly CoinAmount[]): string {
  return coins
    .map(({ denom, amount }) => `${BigInt(amount)}${denom}`)
    .toSorted()
    .join(',')
}
