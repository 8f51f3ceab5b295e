// The engine of the gains: events of own accounts into lots, disposals, income and fees. Pure, exact, and the same for any order of input.
import type { GainsMethod, GainsScope } from '../../../../shared/domain/gains.ts'
import type { Disposal, Flow, GainEvent, Gains, Lot, Remaining } from './gainEvents.ts'
import { createPool, type Pool } from './pools.ts'
import { sortInSteps } from './sortInSteps.ts'
import { splitBy } from './value.ts'

/** How to compute. */
export interface GainsRules {
  method: GainsMethod
  scope: GainsScope
}

/** Events computed between two points to pause: about a millisecond. */
const STEP = 100

/** Computes everything at once. */
export function computeGains(events: readonly GainEvent[], rules: GainsRules): Gains {
  const steps = gainSteps(events, rules)
  for (let step = steps.next(); ; step = steps.next()) if (step.done === true) return step.value
}

/** Computes step by step; each `yield` is a point to pause or stop. */
export function* gainSteps(events: readonly GainEvent[], rules: GainsRules): Generator<void, Gains> {
  const book = createBook(rules)
  let count = 0
  for (const event of yield* sortInSteps(events, inOrder)) {
    book.take(event)
    count += 1
    if (count % STEP === 0) yield
  }
  return yield* book.close()
}

/** Of one moment, what comes in is before what goes, so that a lot is there when it is taken. */
function rankOf({ given, received, income, moves }: GainEvent): number {
  if (given.length > 0) return received.length > 0 ? 2 : 3
  if (received.length + income.length > 0) return 0
  return moves.length > 0 ? 1 : 3
}

function inOrder(left: GainEvent, right: GainEvent): number {
  if (left.time !== right.time) return left.time - right.time
  const ranks = rankOf(left) - rankOf(right)
  if (ranks !== 0) return ranks
  const [one, other] = [`${left.id} ${left.account}`, `${right.id} ${right.account}`]
  return one < other ? -1 : Number(one > other)
}

interface Book {
  take(event: GainEvent): void
  close(): Generator<void, Gains>
}

type Arrived = Pick<Lot, 'asset' | 'how' | 'units' | 'cost'> & Partial<Pick<Lot, 'unknown'>>

interface KeptPool {
  asset: string
  /** Empty for one of all accounts. */
  account: string
  pool: Pool
}

/** Keeps the pools of assets, of each account where the rules say so. */
function createPools({ method, scope }: GainsRules) {
  const pools = new Map<string, KeptPool>()
  const poolOf = (asset: string, owner: string): Pool => {
    const account = scope === 'all' ? '' : owner
    const key = `${account} ${asset}`
    const held = pools.get(key) ?? { asset, account, pool: createPool(method) }
    pools.set(key, held)
    return held.pool
  }
  return { pools, poolOf }
}

function createBook(rules: GainsRules): Book {
  const { pools, poolOf } = createPools(rules)
  const found: Gains = { disposals: [], income: [], fees: [], remaining: [], unexplained: [], unpriced: [] }
  let lots = 0

  const acquire = ({ account, time, id }: GainEvent, arrived: Arrived) => {
    lots += 1
    const { unknown = arrived.cost === null ? ('price' as const) : null } = arrived
    if (unknown === 'price') found.unpriced.push({ asset: arrived.asset, time })
    const lot = { ...arrived, unknown, id: lots, account, acquiredAt: time, source: id }
    poolOf(arrived.asset, account).add(lot, arrived.units, arrived.cost)
  }
  const takeFrom = ({ account, time, id: source }: GainEvent, asset: string, units: bigint) => {
    const pieces = poolOf(asset, account).take(units)
    for (const piece of pieces) {
      if (piece.basis === 'unexplained') found.unexplained.push({ asset, account, time, source, units: piece.units })
    }
    return pieces
  }
  const dispose = (event: GainEvent, how: Disposal['how'], { asset, units, value }: Flow) => {
    const pieces = takeFrom(event, asset, units)
    const { account, time, id: source } = event
    found.disposals.push({ asset, account, time, source, how, units, proceeds: value, pieces, gain: gainOf(value, pieces) })
  }
  const move = (event: GainEvent, { asset, units, to }: GainEvent['moves'][number]) => {
    if (rules.scope === 'all' || to === event.account) return
    for (const piece of takeFrom(event, asset, units)) {
      // A share of an average, and what the history does not explain, is a new lot where it arrives.
      const { lot, units: part, cost, basis } = piece
      const unknown = cost === null && basis !== 'lot' ? basis : null
      if (lot === null) acquire({ ...event, account: to }, { asset, how: 'received', units: part, cost, unknown })
      else poolOf(asset, to).add(lot, part, cost)
    }
  }
  return {
    take: (event) => {
      const { account, time, id: source } = event
      for (const { kind, ...flow } of event.income) {
        found.income.push({ ...flow, kind, account, time, source })
        acquire(event, { asset: flow.asset, how: 'income', units: flow.units, cost: flow.value })
      }
      const isSwap = event.given.length > 0 && event.received.length > 0
      const { given, received } = isSwap ? valueSwap(event) : event
      for (const flow of given) dispose(event, isSwap ? 'swap' : 'sent', flow)
      for (const { value: cost, ...flow } of received) acquire(event, { ...flow, how: isSwap ? 'swap' : 'received', cost })
      for (const moved of event.moves) move(event, moved)
      for (const fee of event.fees) {
        found.fees.push({ ...fee, account, time, source })
        dispose(event, 'fee', fee)
      }
    },
    close: () => withRemaining(found, pools.values()),
  }
}

function* withRemaining(found: Gains, pools: Iterable<KeptPool>): Generator<void, Gains> {
  for (const pool of pools) {
    for (const [place, left] of remainingOf(pool).entries()) {
      found.remaining.push(left)
      if (place % (STEP * 20) === 0) yield
    }
  }
  return found
}

function remainingOf({ asset, account, pool }: KeptPool): Remaining[] {
  return pool.left().map(({ lot, units, cost }) => ({ asset, account: account === '' ? (lot?.account ?? '') : account, lot, units, cost }))
}

/** Adds up; null as soon as one is unknown. */
export function sumOf(values: readonly (bigint | null)[]): bigint | null {
  let sum = 0n
  for (const value of values) {
    if (value === null) return null
    sum += value
  }
  return sum
}

function gainOf(proceeds: bigint | null, pieces: Disposal['pieces']): bigint | null {
  const cost = sumOf(pieces.map((piece) => piece.cost))
  return proceeds === null || cost === null ? null : proceeds - cost
}

/** Values both sides of a swap by one total: what was received at its prices, else what was given at its. */
function valueSwap({ given, received }: Pick<GainEvent, 'given' | 'received'>): { given: Flow[]; received: Flow[] } {
  const total = sumOf(received.map(({ value }) => value)) ?? sumOf(given.map(({ value }) => value))
  return { given: valuedBy(total, given), received: valuedBy(total, received) }
}

/** Divides a total among amounts by their prices; a single one without a price takes what the others leave. */
function valuedBy(total: bigint | null, flows: readonly Flow[]): Flow[] {
  const [only] = flows
  if (total === null) return [...flows]
  if (flows.length === 1 && only !== undefined) return [{ ...only, value: total }]
  const unpriced = flows.filter(({ value }) => value === null).length
  if (unpriced === 0) {
    const shares = splitBy(
      total,
      flows.map(({ value }) => value ?? 0n),
    )
    return flows.map((flow, place) => ({ ...flow, value: shares[place] ?? 0n }))
  }
  const rest = flows.reduce((left, { value }) => left - (value ?? 0n), total)
  return unpriced > 1 || rest < 0n ? [...flows] : flows.map((flow) => ({ ...flow, value: flow.value ?? rest }))
}
