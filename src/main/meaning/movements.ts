// What a transaction took and gave, read from its bank events, with the fee told apart.
// Source: cosmos-sdk x/bank/types/events.go (coin_spent, coin_received, transfer), x/auth/ante/fee.go (tx.fee_payer).
import type { IndexerEvent, IndexerTx } from '../../wire/indexer.ts'
import type { CoinAmount } from '../store/archive/records.ts'
import { attribute, field, isMine, type Perspective } from './perspective.ts'
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
  return { movements: movements.length > 0 ? movements : toCoins(tokenLogMovements(ofMessages(tx.events), me)), fee }
}

/** Without what happened before the first message: where the bank is a contract, the fee leaves a log too. */
function ofMessages(events: readonly IndexerEvent[]): readonly IndexerEvent[] {
  const numbered = events.filter((event) => attribute(event, 'msg_index') !== null)
  return numbered.length > 0 ? numbered : events
}

function toCoins(net: ReadonlyMap<string, bigint>): CoinAmount[] {
  return [...net].flatMap(([denom, amount]) => (amount === 0n ? [] : [{ denom, amount: amount.toString() }]))
}

/** Who paid the fee: the event says so; else the fee's own field; else the sender of the first message. */
export function feePayer(tx: IndexerTx): string | null {
  for (const event of tx.events) {
    const payer = event.type === 'tx' ? attribute(event, 'fee_payer') : null
    if (payer !== null && payer !== '') return payer
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

/** By event type, the attributes that name whose coins they are. `transfer` serves where the other two are missing. */
const SIDES: ReadonlyMap<string, readonly { who: string; sign: 1n | -1n }[]> = new Map([
  ['coin_spent', [{ who: 'spender', sign: -1n }]],
  ['coin_received', [{ who: 'receiver', sign: 1n }]],
  [
    'transfer',
    [
      { who: 'sender', sign: -1n },
      { who: 'recipient', sign: 1n },
    ],
  ],
])

function bankEntries(events: readonly IndexerEvent[], me: Perspective): Entry[] {
  const entries: Entry[] = []
  for (const event of events) {
    for (const { who, sign } of SIDES.get(event.type) ?? []) {
      if (!isMine(me, attribute(event, who))) continue
      entries.push({ type: event.type, sign, coins: parseCoins(attribute(event, 'amount') ?? '') })
    }
  }
  return entries
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
