// Whatever the order of pages, arrivals and kills: history never claims to be complete while a row is missing.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CoveredRange } from '../../db/archive/records/records.ts'
import { afterNewestPage, afterWalk, afterWalkPage, nextOffset, OVERLAP, positionOf, startOver, withhold } from './offsetWalk.ts'
import { afterHead, afterOlder, edgesOf, isComplete, wentBack } from './coveredRanges.ts'

const range = (newestHeight: number | null, oldestHeight: number | null, resume: string | null): CoveredRange => ({
  newestHeight,
  oldestHeight,
  touchesStart: resume === null,
  resume,
})

describe('spans', () => {
  test('a head page that reaches the older span joins it and keeps its key', () => {
    expect(afterHead([range(50, 20, 'deep')], { newest: 60, oldest: 50, nextKey: 'shallow' })).toEqual([range(60, 20, 'deep')])
  })

  test('a head page that does not reach it stands apart', () => {
    const ranges = afterHead([range(50, 20, null)], { newest: 90, oldest: 70, nextKey: 'k' })
    expect(ranges).toEqual([range(90, 70, 'k'), range(50, 20, null)])
    expect(isComplete(ranges)).toBe(false)
  })

  test('history that was empty before is complete again only when its start is reached', () => {
    const empty = afterHead([], edgesOf([], null))
    expect(isComplete(empty)).toBe(true)
    const begun = afterHead(empty, { newest: 9, oldest: 7, nextKey: 'k' })
    expect(isComplete(begun)).toBe(false)
    expect(isComplete(afterOlder(begun, edgesOf([], null)))).toBe(true)
  })

  test('notices a chain that began anew', () => {
    expect(wentBack([range(50, 20, null)], { newest: 12, oldest: 3, nextKey: null })).toBe(true)
    expect(wentBack([range(50, 20, null)], { newest: 50, oldest: 40, nextKey: null })).toBe(false)
    expect(wentBack([], { newest: 1, oldest: 1, nextKey: null })).toBe(false)
  })
})

/** What may happen between two pages: blocks arrive, or the process is killed before or after a page was stored. */
const Happening = fc.oneof(
  { weight: 3, arbitrary: fc.constant({ kind: 'page' as const }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('kill' as const), lost: fc.boolean() }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('blocks' as const), sizes: fc.array(fc.integer({ min: 1, max: 7 }), { maxLength: 4 }) }),
  },
)

interface Row {
  height: number
  hash: string
}

/** Makes a chain that grows by blocks of some transactions; as on a real one, no height and no hash comes twice. */
function growingChain(): (rows: Row[], sizes: readonly number[]) => void {
  let height = 0
  return (rows, sizes) => {
    for (const size of sizes) {
      height += 1
      for (let index = 0; index < size; index += 1) rows.push({ height, hash: `${height}/${index}` })
    }
  }
}

/** A cursor listing: the key is how many rows lie below. */
function pageByKey(rows: readonly Row[], key: string | null, limit: number) {
  const end = key === null ? rows.length : Number(key)
  const page = rows.slice(Math.max(0, end - limit), end).toReversed()
  return { page, nextKey: page.length === 0 ? null : String(end - page.length) }
}

test('by key: complete means every row that was there at the last head page is held', () => {
  fc.assert(
    fc.property(
      fc.array(Happening, { maxLength: 60 }),
      fc.integer({ min: 1, max: 9 }),
      fc.array(fc.integer({ min: 1, max: 7 })),
      (events, limit, first) => {
        const rows: Row[] = []
        const addBlocks = growingChain()
        addBlocks(rows, first)
        const held = new Set<string>()
        let ranges: CoveredRange[] = []
        let atHead = true
        let expected: string[] = []
        const step = (isStored: boolean) => {
          if (!atHead && isComplete(ranges)) atHead = true
          const { page, nextKey } = pageByKey(rows, atHead ? null : (ranges[0]?.resume ?? null), limit)
          const edges = edgesOf(
            page.map(({ height }) => height),
            nextKey,
          )
          const next = atHead ? afterHead(ranges, edges) : afterOlder(ranges, edges)
          if (!isStored) return
          if (atHead) expected = rows.map(({ hash }) => hash)
          for (const { hash } of page) held.add(hash)
          ranges = next
          atHead = false
        }
        for (const event of events) {
          if (event.kind === 'blocks') addBlocks(rows, event.sizes)
          else if (event.kind === 'page') step(true)
          else {
            if (event.lost) step(false)
            atHead = true
          }
          if (isComplete(ranges)) expect(expected.filter((hash) => !held.has(hash))).toEqual([])
        }
        // And it does end: without further arrivals the walk becomes complete.
        for (let index = 0; index < rows.length * 2 + 4 && !isComplete(ranges); index += 1) step(true)
        expect(isComplete(ranges)).toBe(true)
      },
    ),
    { numRuns: 400 },
  )
})

test('by offset: complete means every row that was there when the end was reached is held, also when rows vanish', () => {
  const Event = fc.oneof(
    { weight: 6, arbitrary: Happening },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant('vanish' as const), place: fc.nat(200), count: fc.integer({ min: 1, max: 8 }) }),
    },
  )
  fc.assert(
    fc.property(
      fc.array(Event, { maxLength: 60 }),
      fc.integer({ min: OVERLAP + 1, max: 12 }),
      fc.array(fc.integer({ min: 1, max: 7 })),
      (events, limit, first) => {
        const rows: Row[] = []
        const addBlocks = growingChain()
        addBlocks(rows, first)
        const held = new Set<string>()
        let ranges: CoveredRange[] = []
        const walk = () => {
          const position = positionOf(ranges)
          const offset = nextOffset(position)
          const page = rows.slice(offset, offset + limit)
          const after = afterWalkPage(
            position,
            page.map(({ hash }) => hash),
          )
          if (after.kind === 'moved' || after.kind === 'short') {
            ranges = startOver(ranges)
            return
          }
          const isEnd = after.kind === 'end'
          const marks = page.map(({ hash, height }) => ({ name: hash, height })).toReversed()
          const names = page.map(({ hash }) => hash)
          const { withheld, position: next } = isEnd
            ? { withheld: 0, position: after.position }
            : withhold(position, after.position, { marks, names })
          const kept = marks.slice(withheld)
          for (const { name } of kept) held.add(name)
          const heights = kept.map(({ height }) => height)
          ranges = afterWalk(ranges, edgesOf(heights, null), { position: next, isEnd })
          if (isEnd) expect(rows.filter(({ hash }) => !held.has(hash))).toEqual([])
        }
        for (const event of events) {
          if (event.kind === 'blocks') addBlocks(rows, event.sizes)
          else if (event.kind === 'vanish') rows.splice(event.place % Math.max(1, rows.length), event.count)
          else if (event.kind === 'kill') {
            const newest = rows.slice(-limit)
            for (const { hash } of newest) held.add(hash)
            ranges = afterNewestPage(
              ranges,
              edgesOf(
                newest.map(({ height }) => height),
                null,
              ),
            )
          } else walk()
        }
        for (let index = 0; index < rows.length * 2 + 4; index += 1) walk()
        expect(isComplete(ranges)).toBe(true)
      },
    ),
    { numRuns: 400 },
  )
})

test('a page of the walk holds back its newest block, unless nothing else is new in it', () => {
  const at = (...heights: number[]) => ({
    marks: heights.map((height, index) => ({ name: `r${index}`, height })).toReversed(),
    names: heights.map((_, index) => `r${index}`),
  })
  const [start, all] = [
    { passed: 0, edge: null },
    { passed: 8, edge: 'r7' },
  ]
  // The next page begins three rows earlier anyway.
  expect(withhold(start, all, at(1, 2, 3, 4, 5, 6, 7, 7))).toEqual({ withheld: 2, position: all })
  expect(withhold(start, all, at(1, 2, 3, 7, 7, 7, 7, 7))).toEqual({ withheld: 5, position: { passed: 6, edge: 'r5' } })
  expect(withhold({ passed: 3, edge: 'r2' }, all, at(7, 7, 7, 7, 7, 7, 7, 7))).toEqual({ withheld: 0, position: all })
})
