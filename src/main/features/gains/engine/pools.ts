// Pools of lots: what a method takes first. Pure.
import type { GainsMethod } from '../../../../shared/domain/gains.ts'
import type { Lot, Piece } from './gainEvents.ts'
import { shareOf } from './value.ts'

/** Lots of one asset in one place. */
export interface Pool {
  add(lot: Lot, units: bigint, cost: bigint | null): void
  /** Takes units; a piece without a lot is what the pool does not have. */
  take(units: bigint): Piece[]
  /** Returns what is left, in no order. */
  left(): readonly { lot: Lot | null; units: bigint; cost: bigint | null }[]
}

/** Creates an empty pool. */
export function createPool(method: GainsMethod): Pool {
  return method === 'average' ? createAveragePool() : createLotPool(COMES_FIRST[method])
}

interface Held {
  lot: Lot
  units: bigint
  cost: bigint | null
}

type ComesFirst = (left: Lot, right: Lot) => boolean

function isOlder(left: Lot, right: Lot): boolean {
  return left.acquiredAt === right.acquiredAt ? left.id < right.id : left.acquiredAt < right.acquiredAt
}

/** A lot without a price comes last: it is not known to be dear. */
function isDearer(left: Lot, right: Lot): boolean {
  if (left.cost === null || right.cost === null) {
    return left.cost === null && right.cost === null ? isOlder(left, right) : left.cost !== null
  }
  const difference = left.cost * right.units - right.cost * left.units
  return difference === 0n ? isOlder(left, right) : difference > 0n
}

const COMES_FIRST: Readonly<Record<Exclude<GainsMethod, 'average'>, ComesFirst>> = {
  fifo: isOlder,
  lifo: (left, right) => isOlder(right, left),
  hifo: isDearer,
}

function createLotPool(comesFirst: ComesFirst): Pool {
  const heap = createHeap<Held>((left, right) => comesFirst(left.lot, right.lot))
  return {
    add: (lot, units, cost) => {
      heap.push({ lot, units, cost })
    },
    take: (units) => {
      const pieces: Piece[] = []
      let open = units
      for (let held = heap.first(); open > 0n && held !== undefined; held = heap.first()) {
        const taken = held.units < open ? held.units : open
        const cost = held.cost === null ? null : shareOf(held.cost, taken, held.units)
        pieces.push({ lot: held.lot, basis: 'lot', units: taken, cost })
        open -= taken
        held.units -= taken
        if (held.cost !== null && cost !== null) held.cost -= cost
        if (held.units === 0n) heap.pop()
      }
      return open === 0n ? pieces : [...pieces, unexplained(open)]
    },
    left: () => heap.all(),
  }
}

function unexplained(units: bigint): Piece {
  return { lot: null, basis: 'unexplained', units, cost: null }
}

/** A pool whose units all cost the same; one lot without a price leaves the average unknown until the pool is empty. */
function createAveragePool(): Pool {
  let held = 0n
  let total: bigint | null = 0n
  return {
    add: (_lot, units, cost) => {
      held += units
      total = total === null || cost === null ? null : total + cost
    },
    take: (units) => {
      const taken = units < held ? units : held
      const pieces: Piece[] = []
      if (taken > 0n) {
        const cost = total === null ? null : shareOf(total, taken, held)
        pieces.push({ lot: null, basis: 'average', units: taken, cost })
        held -= taken
        if (total !== null && cost !== null) total -= cost
        if (held === 0n) total = 0n
      }
      return taken === units ? pieces : [...pieces, unexplained(units - taken)]
    },
    left: () => (held === 0n ? [] : [{ lot: null, units: held, cost: total }]),
  }
}

interface Heap<T> {
  push(item: T): void
  first(): T | undefined
  pop(): void
  /** Returns the items in no order. */
  all(): readonly T[]
}

/** Creates a binary heap: 100,000 lots of one asset are sorted in well under a second. */
function createHeap<T>(comesFirst: (left: T, right: T) => boolean): Heap<T> {
  const items: T[] = []
  const rise = (item: T) => {
    let at = items.length
    items.push(item)
    while (at > 0) {
      const parent = (at - 1) >> 1
      const above = items[parent]
      if (above === undefined || !comesFirst(item, above)) break
      items[at] = above
      at = parent
    }
    items[at] = item
  }
  const sink = (item: T) => {
    let at = 0
    for (;;) {
      const left = items[2 * at + 1]
      const right = items[2 * at + 2]
      const isRight = left !== undefined && right !== undefined && comesFirst(right, left)
      const below = isRight ? right : left
      if (below === undefined || !comesFirst(below, item)) break
      items[at] = below
      at = 2 * at + (isRight ? 2 : 1)
    }
    items[at] = item
  }
  return {
    push: rise,
    first: () => items[0],
    pop: () => {
      const last = items.pop()
      if (last !== undefined && items.length > 0) sink(last)
    },
    all: () => items,
  }
}
