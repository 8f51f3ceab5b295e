// The lines of the grid, and where arrow keys lead in it.
import { describe, expect, test } from 'vitest'
import type { NftGroup } from '../../../shared/contract/history/nft.ts'
import { gridLines, heightOf, lineOf, measureGrid, numberOf, ownName, repeatsNumber, stepFrom } from './grid.ts'

const group = (name: string, first: number, count: number): NftGroup => ({
  chainId: 'a-1',
  collection: `0x${name}`,
  name,
  tokenCount: null,
  first,
  count,
  isHidden: false,
  hasImages: true,
  awaited: 0,
})
const groups = [group('a', 0, 5), group('b', 5, 1), group('c', 6, 4)]

test('as many tiles fit as are not too small, and together they fill the line', () => {
  for (const width of [80, 320, 640, 868, 1144]) {
    const { columns, tile } = measureGrid(width)
    const filled = columns * tile + (columns - 1) * 12
    expect(filled).toBeLessThanOrEqual(width)
    expect(filled).toBeGreaterThan(width - columns)
  }
  expect(measureGrid(1024).columns).toBe(8)
  // In a wide window pictures are larger, not more.
  expect(measureGrid(1640)).toEqual({ columns: 9, tile: 171 })
})

const told = (lines: ReturnType<typeof gridLines>) =>
  lines.map((line) =>
    line.kind === 'head'
      ? line.group.name
      : line.runs.map(({ group: of, first, count, column }) => `${of.name} ${first}+${count} at ${column}`).join(', '),
  )

describe('three columns', () => {
  const lines = gridLines(groups, 3)

  test('every collection has a head and every token a place', () => {
    expect(told(lines)).toEqual(['a', 'a 0+3 at 0', 'a 3+2 at 0', 'b', 'b 5+1 at 0', 'c', 'c 6+3 at 0', 'c 9+1 at 0'])
    expect(lineOf(lines, 5)).toBe(4)
    expect(lineOf(lines, 10)).toBe(-1)
    expect(heightOf(lines[0], { columns: 3, tile: 100 })).toBe(44)
    expect(heightOf(lines[1], { columns: 3, tile: 100 })).toBe(140)
  })

  test.each([
    ['ArrowRight', 4, 5],
    ['ArrowRight', 9, 9],
    ['ArrowLeft', 0, 0],
    ['ArrowLeft', 5, 4],
    ['ArrowDown', 1, 4],
    ['ArrowDown', 2, 4],
    ['ArrowDown', 4, 5],
    ['ArrowDown', 5, 6],
    ['ArrowDown', 9, 9],
    ['ArrowUp', 8, 5],
    ['ArrowUp', 0, 0],
    ['Home', 7, 0],
    ['End', 0, 9],
  ])('%s from %i leads to %i', (key, from, to) => {
    expect(stepFrom(lines, from, key)).toBe(to)
  })
})

describe('small collections', () => {
  const lines = gridLines([...groups, group('d', 10, 2), group('e', 12, 1), group('f', 13, 1)], 7)

  test('share a line as far as they fit, each as wide as its heading at least', () => {
    // One token takes two columns.
    expect(told(lines)).toEqual(['a 0+5 at 0, b 5+1 at 5', 'c 6+4 at 0, d 10+2 at 4', 'e 12+1 at 0, f 13+1 at 2'])
    expect(lines.map(({ kind }) => kind)).toEqual(['shelf', 'shelf', 'shelf'])
    expect(heightOf(lines[0], { columns: 7, tile: 100 })).toBe(184)
    expect(lineOf(lines, 5)).toBe(0)
  })

  test.each([
    ['ArrowRight', 4, 5],
    ['ArrowDown', 5, 11],
    ['ArrowDown', 4, 10],
    ['ArrowDown', 11, 13],
    ['ArrowDown', 6, 12],
    ['ArrowUp', 13, 8],
    ['ArrowUp', 12, 6],
    ['End', 0, 13],
  ])('%s from %i leads to %i', (key, from, to) => {
    expect(stepFrom(lines, from, key)).toBe(to)
  })

  test('stand by themselves where nothing fits beside them; a folded one has only its heading', () => {
    expect(told(gridLines([group('a', 0, 2), group('b', 2, 9)], 4))).toEqual([
      'a',
      'a 0+2 at 0',
      'b',
      'b 2+4 at 0',
      'b 6+4 at 0',
      'b 10+1 at 0',
    ])
    expect(told(gridLines([group('a', 0, 2), group('b', 2, 0), group('c', 2, 1)], 9))).toEqual(['a', 'a 0+2 at 0', 'b', 'c', 'c 2+1 at 0'])
  })
})

test.each([
  ['Lantern Keepers #12', '12', 'Lantern Keepers', ''],
  ['lantern keepers 12', '12', 'Lantern Keepers', ''],
  ['The Lamplighter #12', '12', 'Lantern Keepers', 'The Lamplighter'],
  ['The Lamplighter', '12', 'Lantern Keepers', 'The Lamplighter'],
  ['12', '12', 'Lantern Keepers', ''],
  ['', '12', 'Lantern Keepers', ''],
  ['Alice', 'Alice', 'Names', ''],
  ['#12', '12', '', ''],
])('of “%s”, number %s of “%s”, the tile says “%s”', (name, tokenId, collection, own) => {
  expect(ownName(name, tokenId, collection)).toBe(own)
})

test('a number is written as one, other ids as they are', () => {
  expect(['12', '0xabcdef', 'alice.init', '1234567890123'].map(numberOf)).toEqual(['#12', '0xabcdef', 'alice.init', '1234567890123'])
})

test('a trait repeats the number only under a name that says so', () => {
  const repeats = (name: string, value: string) => repeatsNumber({ name, value }, '3')
  expect([repeats('Number', '3'), repeats('Token ID', '#3')]).toEqual([true, true])
  expect([repeats('Number', '4'), repeats('Level', '3')]).toEqual([false, false])
})

test('an empty grid leads nowhere', () => {
  expect(stepFrom([], 0, 'ArrowDown')).toBe(0)
})
