// The search against a plain loop over the same history: every operator, alone, negated and together; labels, hashes, days, plans.
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { toActivityQuery } from '../../../src/main/features/search/activityQuery.ts'
import { countActivity } from '../../../src/main/db/archive/read/countActivity.ts'
import { readActivity, readActivitySlice, type ActivityPosition } from '../../../src/main/db/archive/read/readActivity.ts'
import { readDayNets } from '../../../src/main/db/archive/read/readDays.ts'
import { createArchiveReader } from '../../../src/main/db/archive/read/reader.ts'
import { ACCOUNTS } from '../../bench/browseArchive.ts'
import { finish, NOW, searchBench, type SearchBench, type SearchedRow } from '../../support/benches/searchBench.ts'
import { WORKERS } from '../../support/programs/workers.ts'

const ROWS = 2000
type Row = SearchedRow
let bench: SearchBench
let rows: readonly Row[]
let archive: SearchBench['archive']
const prepared = new Set<string>()

beforeAll(() => {
  bench = searchBench(ROWS)
  ;({ rows, archive } = bench)
  const prepare = archive.prepare.bind(archive)
  archive.prepare = (sql: string) => {
    prepared.add(sql)
    return prepare(sql)
  }
})

afterAll(() => {
  bench.close()
})

const compile: SearchBench['compile'] = (...asked) => bench.compile(...asked)
const found = (text: string) => bench.found(text)
const looped = (holds: (row: Row) => boolean) => bench.looped(holds)
const units = ({ meaning }: Row) => Number(meaning.movements[0]?.amount.replace('-', '') ?? -1)
const denomOf = ({ meaning }: Row) => meaning.movements[0]?.denom ?? ''
const shown = (row: Row) => units(row) / (['uinit', 'uusdc', 'ueth', 'utia'].includes(denomOf(row)) ? 1e6 : 1)
const moved = (row: Row) => row.meaning.movements.length > 0
const day = (text: string) => new Date(`${text}T00:00`).getTime()

/** What can be written, and what it must find. */
const TERMS: readonly { text: string; holds: (row: Row) => boolean }[] = [
  { text: 'chain:tide', holds: ({ chainId }) => chainId === 'tide-1' },
  { text: 'chain:LANTERN-1', holds: ({ chainId }) => chainId === 'lantern-1' },
  { text: 'type:delegate', holds: ({ meaning }) => meaning.kind === 'delegated' },
  { text: 'type:send', holds: ({ meaning }) => meaning.kind === 'sent' || meaning.kind === 'ibcSent' },
  { text: 'type:MsgExecute', holds: ({ messageTypes }) => messageTypes[0] === '/initia.move.v1.MsgExecute' },
  { text: 'type:several', holds: ({ messageTypes }) => messageTypes.length > 1 },
  { text: 'status:failed', holds: ({ code }) => code !== 0 },
  { text: 'direction:in', holds: ({ meaning }) => meaning.direction === 'in' },
  { text: 'direction:none', holds: ({ meaning }) => meaning.direction === 'none' },
  { text: 'asset:usdc', holds: (row) => denomOf(row) === 'uusdc' },
  { text: 'asset:eth', holds: (row) => denomOf(row) === 'ueth' },
  { text: 'amount:>10', holds: (row) => moved(row) && shown(row) > 10 },
  { text: 'amount:<=0.5', holds: (row) => moved(row) && shown(row) <= 0.5 },
  { text: 'amount:3..47.5', holds: (row) => moved(row) && shown(row) >= 3 && shown(row) <= 47.5 },
  { text: 'before:2025-03-01', holds: ({ time }) => time < day('2025-03-02') },
  { text: 'month:2024-06', holds: ({ time }) => time >= day('2024-06-01') && time < day('2024-07-01') },
  { text: 'after:2024-06', holds: ({ time }) => time >= day('2024-06-01') },
  { text: 'on:2024', holds: ({ time }) => time >= day('2024-01-01') && time < day('2025-01-01') },
  { text: 'rent', holds: ({ memo }) => memo.split(' ').includes('rent') },
  { text: 'invo', holds: ({ memo }) => memo.includes('invoice') },
  { text: '"gift rent"', holds: ({ memo }) => memo.includes('gift rent') },
  { text: 'place_bid', holds: ({ meaning }) => meaning.method === 'place_bid' },
]

describe.each(TERMS)('$text', ({ text, holds }) => {
  test('finds what a loop finds, in the same order, and counts it', () => {
    expect(found(text)).toEqual(looped(holds))
    expect(bench.counted(text)).toBe(looped(holds).length)
  })

  test('negated, finds the rest', () => {
    expect(found(`-${text}`)).toEqual(looped((row) => !holds(row)))
  })
})

test('a period that begins and ends with one month is that month', () => {
  const june = looped(({ time }) => time >= day('2024-06-01') && time < day('2024-07-01'))
  expect(june.length).toBeGreaterThan(0)
  expect(found('after:2024-06 before:2024-06')).toEqual(june)
})

const anyTerm = fc.constantFrom(...TERMS)

test('terms of different operators must all hold, those of one operator either', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ term: anyTerm, isNegated: fc.boolean() }), { minLength: 2, maxLength: 4 }), (terms) => {
      const text = terms.map(({ term, isNegated }) => (isNegated ? '-' : '') + term.text).join(' ')
      const operator = (one: string) => (/^(chain|type|status|direction|asset):/.exec(one) ?? [one])[0]
      const positive = Map.groupBy(
        terms.filter(({ isNegated }) => !isNegated),
        ({ term }) => operator(term.text),
      )
      const statuses = new Set(terms.filter(({ term }) => term.text.startsWith('status:')).map(({ isNegated }) => isNegated))
      fc.pre(statuses.size < 2)
      const holds = (row: Row) =>
        [...positive.values()].every((group) => group.some(({ term }) => term.holds(row))) &&
        terms.filter(({ isNegated }) => isNegated).every(({ term }) => !term.holds(row))
      expect(found(text)).toEqual(looped(holds))
    }),
    { numRuns: 60 },
  )
})

test('pages of any size follow one another without a gap or a repetition', () => {
  for (const [text, size] of [
    ['direction:out', 7],
    ['amount:>10', 31],
    ['', 50],
  ] as const) {
    const { query } = compile(text, null)
    const seen: string[] = []
    let after: ActivityPosition | null = null
    do {
      const slice = readActivitySlice(archive, query, after, size)
      seen.push(...slice.records.map(({ hash }) => hash))
      after = slice.next
    } while (after !== null)
    expect(seen).toEqual(readActivity(archive, query, null, ROWS).map(({ hash }) => hash))
    expect(new Set(seen).size).toBe(seen.length)
  }
})

test('a search that finds too little in many rows is broken off and goes on where it stopped', () => {
  // Words that stand in many memos, side by side in none.
  const { query } = compile('-"no such words" -"rent salary march"', null)
  const slice = readActivitySlice(archive, query, null, 3000)
  expect(slice.isPartial).toBe(true)
  expect(slice.next).not.toBeNull()
})

test('finds hashes and addresses whole, by either end, in short form; hashes by any part', () => {
  const row = rows[777]
  const hash = row?.hash ?? ''
  for (const text of [
    hash,
    hash.toLowerCase(),
    `0x${hash}`,
    `${hash.slice(0, 4)}…${hash.slice(-4)}`,
    `${hash.slice(0, 6)}...${hash.slice(-5)}`,
  ]) {
    expect(found(text)).toEqual([hash])
  }
  for (const text of [hash.slice(0, 7), hash.slice(-7), hash.slice(20, 31), hash.slice(21, 31)]) expect(found(text)).toContain(hash)
  const address = row?.meaning.counterparty ?? ''
  const same = looped(({ meaning }) => meaning.counterparty === address)
  for (const text of [address, `${address.slice(0, 12)}…${address.slice(-4)}`, address.slice(0, 16), address.slice(-6)]) {
    expect(found(`with:${text}`)).toEqual(same)
  }
})

test('finds what labels and names stand on', () => {
  const labelled = rows[ROWS / 2]?.hash ?? ''
  expect(found('label:tax')).toEqual([labelled])
  expect(found('"tax 2026"')).toEqual([labelled])
  expect(found('label:tax -label:tax')).toEqual([])
  expect(found('label:"no such label"')).toEqual([])
  expect(found('-label:tax')).toHaveLength(ROWS - 1)
})

test('lines of another account are its own', () => {
  const savings = readActivity(archive, compile('account:savings', null).query, null, ROWS)
  expect(savings).toHaveLength(rows.filter(({ height }) => height % 500 === 0).length)
  expect(savings.every(({ direction }) => direction === 'in')).toBe(true)
  const both = readActivity(archive, compile('direction:in', null).query, null, ROWS)
  expect(both).toHaveLength(rows.filter(({ meaning, height }) => meaning.direction === 'in' || height % 500 === 0).length)
  expect(finish(countActivity(archive, compile('direction:in', null).query))).toBe(both.length)
})

test('own accounts are those that are not only watched', () => {
  const signer = { kind: 'ledger', app: 'ethereum', path: "44'/60'/0'/0/0", publicKey: '', model: '' } as const
  const accounts = ACCOUNTS.map((one) => (one.label === 'Savings' ? one : { ...one, signer }))
  const read = (text: string) => {
    const { query } = toActivityQuery({ archive, registry: bench.registry, accounts, now: NOW }, { text })
    return readActivity(archive, query, null, 2 * ROWS)
  }
  expect(read('direction:in account:own')).toEqual(read('direction:in -account:savings'))
  expect(read('direction:in account:own').length).toBeLessThan(read('direction:in').length)
})

test('says which names nothing has, and leaves them out', () => {
  const { problems } = compile('chain:atlantis type:dance asset:gold account:nobody rent')
  expect(problems.map(({ operator }) => operator)).toEqual(['chain', 'type', 'asset', 'account'])
  expect(problems.every(({ code }) => code === 'unknownName')).toBe(true)
  expect(found('chain:atlantis rent')).toEqual(found('rent'))
})

test('never fails, whatever is typed', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.constantFrom('NEAR(', '-"', 'a OR b', '"*"', "'", '^a*', '…', 'label:%')),
      (text) => {
        readActivity(archive, compile(text).query, null, 5)
      },
    ),
  )
})

test.for(['denom:usdc', 'denom:usdc direction:out', 'type:send'])('the net of a day is the sum of all that “%s” finds', (text) => {
  const [first] = rows
  const from = Math.floor((first?.time ?? 0) / 86_400_000 - 20) * 86_400_000
  const stretch = { from, until: from + 10 * 86_400_000 }
  const [net] = finish(readDayNets(archive, compile(text).query, [stretch]))
  const names = new Set(readActivity(archive, compile(text).query, null, ROWS).map(({ hash }) => hash))
  const expected = rows
    .filter(({ time, hash }) => time >= stretch.from && time < stretch.until && names.has(hash))
    .reduce((sum, { meaning }) => sum + BigInt(meaning.movements[0]?.amount ?? 0), 0n)
  const total = net?.coins.reduce((sum, { amount }) => sum + BigInt(amount), 0n)
  expect(total).toBe(expected)
})

test('no search reads a whole table of history', () => {
  for (const { text } of TERMS) found(text)
  found('from:maren to:init1qqqq with:0xabcdef label:tax')
  found(rows[777]?.hash.slice(21, 31) ?? '')
  const scans = [...prepared]
    .filter((sql) => /^\s*(SELECT|WITH)/i.test(sql))
    .flatMap((sql) => {
      const marks = (sql.match(/\?/g) ?? []).map(() => 1)
      return archive
        .prepare<unknown[], { detail: string }>(`EXPLAIN QUERY PLAN ${sql}`)
        .all(...marks)
        .map(({ detail }) => ({ detail, sql }))
    })
    .filter(
      ({ detail }) =>
        /^SCAN (t|a|e|tx|tx_account|search_entry|search_word|search_hash|party)\b(?!.*(INDEX|PRIMARY KEY))/.test(detail) ||
        /TEMP B-TREE FOR ORDER BY/.test(detail),
    )
  expect(scans).toEqual([])
})

test('a newer search of the same asker ends the older one; another asker is not disturbed', async () => {
  const reader = createArchiveReader({ ...bench.files, workerPath: WORKERS.reader, onSlow: () => undefined })
  const { registry } = bench
  const { query } = toActivityQuery({ archive, registry, accounts: ACCOUNTS, now: NOW }, { text: 'abcdefabcdef' })
  const ask = (requesterId: string) => reader.ask({ kind: 'page', query, after: null, limit: 5, requesterId })
  const [older, other, newer] = await Promise.allSettled([ask('me'), ask('another'), ask('me')])
  expect(older).toMatchObject({ status: 'rejected', reason: { code: 'search.superseded' } })
  expect(other).toMatchObject({ status: 'fulfilled' })
  expect(newer).toMatchObject({ status: 'fulfilled', value: { records: [], next: null } })
  await reader.close()
})
