// Computes net changes by day: the sum of movements per denomination over all rows of a search, without moves between own addresses.
import type { ActivityKind } from '../../../../shared/contract/history/activityMeaning.ts'
import { withoutReturned, withoutStakes } from '../../../../shared/domain/staking/stakingRewards.ts'
import { isSameAccount } from '../../../platform/address.ts'
import type { ReadDb } from '../../database.ts'
import type { ActivityQuery } from '../search/activityQuery.ts'
import { createLineReader, type FoundLine } from '../search/readLines.ts'
import { readDetails } from '../records/meaningRecords.ts'
import { createMatches } from '../search/readMatches.ts'

/** A period, `until` exclusive. */
export interface DayStretch {
  from: number
  until: number
}

/** Net changes within a period. */
export interface DayNet extends DayStretch {
  coins: { chainId: string; denom: string; amount: string }[]
}

const STEP = 200

/** The two ends of a transfer between chains: one is often another day's, so that neither says what came or went. */
const CROSS_CHAIN: ReadonlySet<ActivityKind> = new Set([
  'deposit',
  'depositArrived',
  'withdrawal',
  'withdrawalClaimed',
  'depositRefunded',
  'ibcSent',
  'ibcReceived',
  'ibcRefunded',
  'ibcTimedOut',
])
/** Of these, those without a counterparty are between two addresses of the account itself. */
const BRIDGED: ReadonlySet<ActivityKind> = new Set(['deposit', 'depositArrived', 'withdrawal', 'withdrawalClaimed'])

/** Moves of own tokens into and out of a stake in a pool, and out of the account of locked stakes: they are still owned. */
const STAKED: ReadonlySet<ActivityKind> = new Set(['positionStaked', 'positionUnstaked', 'stakeWithdrawn'])

/**
 * Returns what a line brought or cost: nothing for own money that only moved, and no delegated stake either way, also where a transaction did
 * other things beside. The rewards that a chain pays out with a change of a stake do count; what was unstaked and comes with them doesn't.
 */
export function countedMovements(line: CountedLine): FoundLine['movements'] {
  if (isOwnCrossChainLeg(line)) return []
  const hasParts = line.details.includes('"parts"')
  if (!hasParts && STAKED.has(line.kind)) return []
  const hasReturned = line.details.includes('"earned"')
  if (!hasParts && !hasReturned && line.kind !== 'delegated') return line.movements
  const { about, parts = [], earned } = readDetails(line.details)
  const all = hasParts ? parts : [{ kind: line.kind, about, movements: line.movements, ...(earned === undefined ? {} : { earned }) }]
  const withEarnings = all.flatMap((part) => (part.earned === undefined ? [] : [{ ...part, earned: part.earned }]))
  const rest = withoutReturned(withoutStakes({ kind: line.kind, about, parts, movements: line.movements }), withEarnings)
  // What a stake cost in another coin than the one it is about, as where a pool's share is bought and locked, is still owned.
  return hasParts ? rest : rest.filter(({ amount }) => !amount.startsWith('-'))
}

/** What the sum needs of a line. */
export type CountedLine = Pick<FoundLine, 'kind' | 'counterparty' | 'account' | 'details' | 'movements'>

/** Returns whether a line is one end of a transfer of own money to another chain. One that did several things at once is not. */
function isOwnCrossChainLeg({ kind, counterparty, account, details }: CountedLine): boolean {
  if (!CROSS_CHAIN.has(kind) || details.includes('"parts"')) return false
  return counterparty === null ? BRIDGED.has(kind) : isSameAccount(counterparty, `0x${account}`)
}

/**
 * Computes one net per period, in order; each `yield` is a point to pause or stop. Movements exclude fees. Where the search
 * has own accounts, watched ones are left out: what was sent to them left.
 */
export function* readDayNets(db: ReadDb, query: ActivityQuery, days: readonly DayStretch[]): Generator<void, DayNet[]> {
  const own = query.accounts.filter((account) => !query.watched.includes(account))
  const counted = own.length === 0 ? query : { ...query, accounts: own, watched: [] }
  const nets: DayNet[] = []
  for (const day of days) nets.push(yield* readDayNet(db, counted, day))
  return nets
}

function* readDayNet(db: ReadDb, query: ActivityQuery, { from, until }: DayStretch): Generator<void, DayNet> {
  const narrowed = { ...query, from: Math.max(from, query.from ?? from), until: Math.min(until, query.until ?? until) }
  const matches = createMatches(db, narrowed)
  const read = createLineReader(db, narrowed, { withMovements: true, withParties: true })
  const sums = new Map<string, { chainId: string; denom: string; amount: bigint }>()
  for (let place = matches.start; ;) {
    const batch = matches.next(place, STEP)
    for (const line of read(batch)) for (const coin of countedMovements(line)) add(sums, line.chainId, coin)
    const last = batch.at(-1)
    if (last === undefined || batch.length < STEP) {
      const coins = [...sums.values()].map(({ amount, ...coin }) => ({ ...coin, amount: amount.toString() }))
      return { from, until, coins: coins.filter(({ amount }) => amount !== '0') }
    }
    place = last.place
    yield
  }
}

type Sums = Map<string, { chainId: string; denom: string; amount: bigint }>

function add(sums: Sums, chainId: string, { denom, amount }: { denom: string; amount: string }): void {
  const key = `${chainId} ${denom}`
  const held = sums.get(key)
  if (held === undefined) sums.set(key, { chainId, denom, amount: BigInt(amount) })
  else held.amount += BigInt(amount)
}
