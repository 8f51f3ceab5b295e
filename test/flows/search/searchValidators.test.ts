// Names of validators, which rows show instead of their operators' addresses, against a plain loop.
import { join } from 'node:path'
import { fromBech32, toBech32 } from '@cosmjs/encoding'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ARCHIVE_OPTIONS } from '../../../src/main/db/archive/schema.ts'
import { createSnapshotWriter } from '../../../src/main/db/archive/write/snapshotWriter.ts'
import { openDatabase } from '../../../src/main/db/database.ts'
import { rowAt } from '../../bench/browseArchive.ts'
import { searchBench, type SearchBench, type SearchedRow } from '../../support/benches/searchBench.ts'

const ROWS = 2000
const staked = Array.from({ length: ROWS }, (_, index) => rowAt(index, ROWS).meaning).filter(({ kind }) => kind === 'delegated')
/** Two of the addresses that were staked with, and one that occurs nowhere. */
const [FIRST = '', SECOND = ''] = new Set(staked.map(({ counterparty }) => counterparty ?? ''))
const ELSEWHERE = toBech32('init', new Uint8Array(20))
const isWith = (...parties: string[]) => {
  return ({ meaning }: SearchedRow) => parties.includes(meaning.counterparty ?? '')
}
const operatorOf = (address: string) => toBech32('initvaloper', fromBech32(address, 90).data)

let bench: SearchBench

beforeAll(() => {
  bench = searchBench(ROWS, (folder) => {
    const db = openDatabase(join(folder, 'archive.db'), ARCHIVE_OPTIONS)
    const validators = [
      { operator: operatorOf(FIRST), moniker: 'Northern Buoy' },
      { operator: operatorOf(SECOND), moniker: '⚓ Nørdlicht.Übersee Buoy' },
      { operator: operatorOf(ELSEWHERE), moniker: 'Harbourlight' },
    ]
    createSnapshotWriter(db).writeValidators({ chainId: 'tide-1', validators, readAt: 1 })
    db.close()
  })
})

afterAll(() => {
  bench.close()
})

const TERMS: readonly { text: string; holds: (row: SearchedRow) => boolean }[] = [
  { text: 'northern', holds: isWith(FIRST) },
  { text: 'NORTH', holds: isWith(FIRST) },
  { text: 'buoy', holds: isWith(FIRST, SECOND) },
  { text: 'ubersee', holds: isWith(SECOND) },
  { text: '"northern buoy"', holds: isWith(FIRST) },
  { text: '"Übersee buoy"', holds: isWith(SECOND) },
  { text: 'with:"northern buoy"', holds: isWith(FIRST) },
  { text: 'to:north', holds: (row) => isWith(FIRST)(row) && row.meaning.direction !== 'in' },
]

test.each(TERMS)('$text finds and counts what a loop finds; negated, the rest', ({ text, holds }) => {
  const [some, others] = [bench.looped(holds), bench.looped((row) => !holds(row))]
  expect(some.length).toBeGreaterThan(0)
  expect([bench.found(text), bench.found(`-${text}`)]).toEqual([some, others])
  expect([bench.counted(text), bench.counted(`-${text}`)]).toEqual([some.length, others.length])
})

test('both words of a name find its rows, among staking too', () => {
  expect(bench.found('Northern Buoy')).toEqual(bench.looped(isWith(FIRST)))
  const isStaked = (row: SearchedRow) => isWith(FIRST)(row) && row.meaning.kind === 'delegated'
  expect(bench.found('northern buoy type:delegated')).toEqual(bench.looped(isStaked))
})

test.each(['orthern', '"north buoy"', 'harbourlight', 'no', '"buoy northern"'])('%s names no validator of these rows', (text) => {
  expect(bench.found(text)).toEqual([])
})
