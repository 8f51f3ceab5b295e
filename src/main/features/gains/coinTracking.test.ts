// The columns of CoinTracking: what a pool gives or takes is one exchange, never an income beside it.
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { createGainsExport } from './gainExport.ts'
import type { Computed, GainsStore } from './gains.ts'
import type { Amount, Move } from './ownMoves.ts'

const amount = (asset: string, units: bigint): Amount => ({ asset, units })

async function rowsOf(given: Amount[], received: Amount[]): Promise<string[][]> {
  const move: Move = { id: 'c/H', chainId: 'c', hash: 'H', time: 1, account: 'a', given, received, income: [], fees: [], moves: [] }
  const history = { moves: [move], assets: new Map(), unlisted: 0 }
  const store: GainsStore = {
    compute: () => Promise.resolve({ accounts: [], history } as unknown as Computed),
    forget: () => undefined,
  }
  const out = new PassThrough()
  const write = createGainsExport({ gains: store } as unknown as Parameters<typeof createGainsExport>[0])
  const request = {
    year: null,
    method: 'fifo',
    scope: 'all',
    currency: 'USD',
    format: 'cointracking',
    language: 'en',
    network: 'practice',
  } as const
  const [whole] = await Promise.all([text(out), write(request, out)])
  return parse(whole, { bom: true, from_line: 2 }).map((row) => row.slice(0, 5))
}

test('what a pool gave back is bought with a share of what was given each', async () => {
  expect(await rowsOf([amount('LP', 5n)], [amount('A', 7n), amount('B', 9n)])).toEqual([
    ['Trade', '7', 'A', '2', 'LP'],
    ['Trade', '9', 'B', '3', 'LP'],
  ])
})

test('what a pool took buys a share of what it gave each, in turns, and nothing is left over', async () => {
  expect(await rowsOf([amount('A', 7n), amount('B', 9n), amount('C', 1n)], [amount('LP', 5n), amount('X', 3n)])).toEqual([
    ['Trade', '2', 'LP', '7', 'A'],
    ['Trade', '3', 'X', '9', 'B'],
    ['Trade', '3', 'LP', '1', 'C'],
  ])
})

test('one side alone is no trade', async () => {
  expect(await rowsOf([amount('A', 7n)], [])).toEqual([['Spend', '', '', '7', 'A']])
  expect(await rowsOf([], [amount('A', 7n), amount('B', 1n)])).toEqual([
    ['Deposit', '7', 'A', '', ''],
    ['Deposit', '1', 'B', '', ''],
  ])
})
