// Computes an address's net changes and the fee separately, from bank events and from contract events that the bank does not report.
// Sources: cosmos-sdk x/bank/types/events.go (coin_spent, coin_received, transfer), baseapp/baseapp.go (msg_index on effects of messages,
// none on those of the fee); initia-labs/minievm x/bank/keeper/send.go (a bank transfer is an ERC-20 transfer too).
import type { IndexerEvent, IndexerTx } from '../../../wire/indexer.ts'
import type { CoinAmount } from '../../db/archive/records/records.ts'
import { parseCoins } from '../coins.ts'
import { feePayer } from '../feePayer.ts'
import { attribute, isMine, type NetworkMap, type Viewpoint } from '../decodeContext.ts'
import { metadataAddress, tokenEntries, tokenKey, type TokenEntry } from '../cosmos/tokens.ts'

/** Net changes of one address. */
export interface Moved {
  /** Net change by denomination, without the fee; omits zero sums. */
  movements: CoinAmount[]
  /** The fee, when paid by this address; positive. */
  fee: CoinAmount[]
  /** Returns the net change caused by one message, by index; all of `movements` where the chain does not attribute events to messages. */
  ofMessage(index: number): CoinAmount[]
}

/** One coin, incoming (positive) or outgoing. */
interface Entry {
  denom: string
  amount: bigint
  /** Index of the message that caused it; null for the fee. */
  message: string | null
}

/** Computes the net changes of one address. */
export function readMovements(tx: IndexerTx, me: Viewpoint, network: NetworkMap): Moved {
  const bank = bankEntries(tx.events, me)
  const tokens = withoutMirrored(tokenEntries(tx.events, me, network), bank)
  const entries = [...bank, ...tokens]
  const declared = isMine(me, feePayer(tx))
    ? (tx.tx?.auth_info?.fee?.amount ?? []).filter(({ amount }) => /^\d*[1-9]\d*$/.test(amount))
    : []
  const { caused, fee } = splitFee(tx, entries, declared)
  const movements = toCoins(net(caused))
  const isMarked = caused.some(({ message }) => message !== null)
  return {
    movements,
    fee,
    ofMessage: (index) => (isMarked ? toCoins(net(caused.filter(({ message }) => message === String(index)))) : movements),
  }
}

function net(entries: readonly Entry[]): Map<string, bigint> {
  const sums = new Map<string, bigint>()
  for (const { denom, amount } of entries) sums.set(denom, (sums.get(denom) ?? 0n) + amount)
  return sums
}

function toCoins(sums: ReadonlyMap<string, bigint>): CoinAmount[] {
  return [...sums].flatMap(([denom, amount]) => (amount === 0n ? [] : [{ denom, amount: amount.toString() }]))
}

/**
 * Separates the fee from the effects of messages. Chains mark the latter with the message's index; everything else is then the fee, less
 * its refund. Without marks, the entry equal to the declared fee is the fee.
 */
function splitFee(
  tx: IndexerTx,
  entries: readonly Entry[],
  declared: readonly CoinAmount[],
): { caused: readonly Entry[]; fee: CoinAmount[] } {
  if (declared.length === 0) return { caused: entries, fee: [] }
  const isMarked = tx.code !== 0 || tx.events.some((event) => attribute(event, 'msg_index') !== null)
  const paid = isMarked ? entries.filter(({ message }) => message === null) : []
  if (paid.length === 0) return { caused: withoutDeclared(entries, declared), fee: [...declared] }
  const fee = toCoins(net(paid)).flatMap(({ denom, amount }) => (amount.startsWith('-') ? [{ denom, amount: amount.slice(1) }] : []))
  return { caused: entries.filter(({ message }) => message !== null), fee }
}

function withoutDeclared(entries: readonly Entry[], declared: readonly CoinAmount[]): readonly Entry[] {
  const left = [...entries]
  for (const { denom, amount } of declared) {
    const taken = left.findIndex((entry) => entry.denom === denom && entry.amount === -BigInt(amount))
    if (taken !== -1) left.splice(taken, 1)
  }
  return left
}

/** By event type, the attributes that name the owner of the coins. */
const SPENT_AND_RECEIVED = [
  { type: 'coin_spent', who: 'spender', sign: -1n },
  { type: 'coin_received', who: 'receiver', sign: 1n },
] as const
/** Used where the other two are missing. */
const TRANSFERRED = [
  { type: 'transfer', who: 'sender', sign: -1n },
  { type: 'transfer', who: 'recipient', sign: 1n },
] as const

function bankEntries(events: readonly IndexerEvent[], me: Viewpoint): Entry[] {
  const read = (sides: typeof SPENT_AND_RECEIVED | typeof TRANSFERRED) => {
    const found: Entry[] = []
    for (const event of events) {
      for (const { type, who, sign } of sides) {
        if (event.type !== type || !isMine(me, attribute(event, who))) continue
        const message = attribute(event, 'msg_index')
        const coins = parseCoins(attribute(event, 'amount') ?? '')
        for (const { denom, amount } of coins) found.push({ denom, amount: sign * BigInt(amount), message })
      }
    }
    return found
  }
  const entries = read(SPENT_AND_RECEIVED)
  return entries.length > 0 ? entries : read(TRANSFERRED)
}

/**
 * Removes token movements that the bank reports as well. Each bank entry cancels one of the same amount and message whose token can be that
 * denomination; the pair shows the bank's name for the token.
 */
function withoutMirrored(tokens: readonly TokenEntry[], bank: readonly Entry[]): Entry[] {
  if (tokens.length === 0) return []
  const left = new Set(tokens)
  const names = new Map<string, string>()
  for (const { denom, amount, message } of bank) {
    const token = tokenOf(denom)
    for (const entry of left) {
      const isSame = token === null ? canBeNative(entry, names, denom) : token === entry.token || metadataKey(denom) === entry.token
      if (!isSame || entry.amount !== amount || (entry.message !== message && entry.message !== null && message !== null)) continue
      left.delete(entry)
      names.set(entry.token, denom)
      break
    }
  }
  return [...left].map(({ token, amount, denom, message }) => ({ denom: names.get(token) ?? denom, amount, message }))
}

/** Returns the token that a denomination names explicitly. */
function tokenOf(denom: string): string | null {
  const [, address] = /^(?:evm|move)\/(?:0x)?([0-9a-f]+)$/i.exec(denom) ?? []
  return address === undefined ? null : tokenKey(address)
}

function metadataKey(denom: string): string {
  return tokenKey(metadataAddress(denom))
}

/** Returns whether a token can be the chain's form of a denomination that names no contract. */
function canBeNative({ token, denom }: TokenEntry, names: ReadonlyMap<string, string>, native: string): boolean {
  const known = names.get(token)
  if (known !== undefined) return known === native
  if (denom.startsWith('move/')) return metadataKey(native) === token
  return denom === native || denom.startsWith('evm/')
}
