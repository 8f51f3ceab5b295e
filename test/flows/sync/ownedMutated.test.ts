// Damaged lists of what accounts own, through the real copying and its writer: the set of before or the whole new one stands.
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createPracticeNetwork, type PracticeNetwork } from '../../../src/practice/network.ts'
import type { FetchLike } from '../../../src/wire/world.ts'
import { createDeadline, inputs, note } from '../../support/abuse.ts'
import { writeBook } from '../../support/benches/bookShelf.ts'
import { damage, damaged, type Damage } from '../../support/bodies/mutate.ts'
import { hastyClock, openSyncBench, tempFolder, watched } from '../../support/benches/syncBench.ts'

/** More of them take minutes: `npm run abuse -- --part protocols`. */
const BODIES = inputs(60)
/** Of one look at everything; the others are good, so that sets change too. */
const MAX_OF_ROUND = 12
const SEED = 23
const HOUR_MS = 3_600_000
const CHAINS = ['practice-1', 'tidewatch-1']

const LISTS = {
  nft_token: /\/nft\/v1\/tokens\/by_account\//,
  holding: /\/bank\/v1beta1\/balances\/[^/]+$/,
  stake: /\/initia\/mstaking\/|\/initia\/distribution\//,
  holder_rank: /\/richlist\/v1\//,
}
type Table = keyof typeof LISTS
const TABLES = Object.keys(LISTS) as Table[]

let folder: ReturnType<typeof tempFolder>
let practice: PracticeNetwork
let bench: Awaited<ReturnType<typeof openSyncBench>>
/** How far the clock is ahead, so that data that is read seldom is read in every round. */
let ahead = 0
/** Answers instead of the network where it is not null. */
let spoil: ((table: Table, url: URL, body: unknown) => Uint8Array | null) | null = null

beforeEach(async () => {
  ahead = 0
  spoil = null
  folder = tempFolder()
  practice = createPracticeNetwork({ seed: 1, writeBook, file: ':memory:', clock: { now: () => Date.now() } })
  const fetch: FetchLike = async (input, init) => {
    const response = await practice.fetch(input, init)
    const url = new URL(input)
    const table = TABLES.find((each) => LISTS[each].test(url.pathname))
    if (table === undefined || spoil === null || !response.ok) return response
    const text = await response.text()
    const bytes = spoil(table, url, JSON.parse(text))
    return new Response(bytes === null ? text : Buffer.from(bytes), { headers: { 'content-type': 'application/json' } })
  }
  const network = { ...practice.network, chains: practice.network.chains.filter((chain) => CHAINS.includes(idOf(chain))) }
  bench = await openSyncBench({
    folder: folder.path,
    network,
    fetch,
    accounts: [watched(practice.accounts[0]?.bech32 ?? '')],
    clock: { now: () => hastyClock.now() + ahead, sleep: hastyClock.sleep },
  })
})

afterEach(async () => {
  await bench.close()
  practice.close()
  folder.remove()
})

const idOf = (chain: unknown) => (chain as { chain_id: string }).chain_id

type Row = Record<string, string | number | null>

const all = (sql: string) => bench.archive.prepare<[], Row>(sql).all()
const isThere = ({ left_at }: Row) => (left_at ?? null) === null
/** A set's rows by chain and stream. */
const setsOf = (table: Table) =>
  Map.groupBy(all(`SELECT * FROM ${table}`).filter(isThere), (row) => `${row['chain_id']} ${row['stream'] ?? table}`)
const keyOf = (table: Table, row: Row) =>
  JSON.stringify(table === 'nft_token' ? [row['collection'], row['token_id']] : [row['denom'], row['position'] ?? 0])
/** Columns that do not depend on the time of reading are compared; these are left out. */
const OF_READING = ['generation', 'read_at', 'first_seen_at']
const wordsOf = (rows: readonly Row[]) => rows.map((row) => Object.entries(row).filter(([name]) => !OF_READING.includes(name)))
const generations = (rows: readonly Row[]) =>
  [...new Set(rows.map(({ generation }) => Number(generation)))].toSorted((left, right) => left - right).join()

type Sets = Record<Table, Map<string, Row[]>>
const read = (): Sets => Object.fromEntries(TABLES.map((table) => [table, setsOf(table)])) as Sets

/** The set of before, or another that was written in one go. */
function checkWhole(before: Sets, after: Sets): void {
  for (const table of TABLES) {
    for (const [name, rows] of after[table]) {
      const old = before[table].get(name) ?? []
      if (generations(rows).includes(',')) {
        // Some tokens could not be read: the others were added, and nothing was taken for gone.
        expect([table, old.filter((row) => !rows.some((now) => keyOf(table, now) === keyOf(table, row)))]).toEqual(['nft_token', []])
        continue
      }
      if (generations(rows) === generations(old)) expect(wordsOf(rows)).toEqual(wordsOf(old))
      for (const { amount = '0', rank = null } of rows) {
        expect(amount).toMatch(/^\d+$/)
        expect(rank ?? 1).toBeGreaterThan(0)
      }
    }
  }
  for (const { account, chain_id, rows } of all("SELECT account, chain_id, row_count AS rows FROM stream WHERE stream = 'staking'"))
    expect(all(`SELECT 1 FROM stake WHERE account = '${account}' AND chain_id = '${chain_id}'`)).toHaveLength(Number(rows))
}

/** Drawn at once for a list: to draw all that a long run may need takes longer than the run. */
const DRAWN = 60

/** Wounds that are the same in every run, in whatever order lists are asked for. */
function woundsByPath(): (path: string) => Damage | undefined {
  const given = new Map<string, number>()
  const drawn = new Map<string, Damage[]>()
  return (path) => {
    const count = given.get(path) ?? 0
    given.set(path, count + 1)
    const seed = [...path].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, SEED + Math.floor(count / DRAWN))
    if (count % DRAWN === 0) drawn.set(path, fc.sample(damage, { numRuns: DRAWN, seed }))
    return drawn.get(path)?.[count % DRAWN]
  }
}

/**
 * Returns a denomination as SQLite keeps it. Whole numbers beyond 53 bits are read as text, whose digits JSON.parse loses.
 * @throws for what is not a denomination.
 */
function denomText(denom: unknown): string {
  if (typeof denom === 'string') return denom.toWellFormed()
  if (Number.isInteger(denom) && !Number.isSafeInteger(denom)) return '?'
  throw new TypeError('no denomination')
}

/** Returns the keys that a list of balances names, null for any other body or one with zero amounts. */
function denomsIn(body: Uint8Array): string[] | null {
  try {
    const { balances } = JSON.parse(Buffer.from(body).toString('utf8')) as { balances: { denom: unknown; amount: string }[] }
    return balances.map(({ denom, amount }) => (/^0*[1-9]\d*$/.test(amount) ? denomText(denom) : '?'))
  } catch {
    return null
  }
}

test('damaged lists leave whole sets behind, and good ones make them as they were', async () => {
  await bench.once()
  await bench.once()
  const clean = read()
  for (const table of TABLES) expect([table, clean[table].size > 0]).toEqual([table, true])
  const wounds = woundsByPath()
  /** One entry for each damaged body. */
  const spoiled: Table[] = []
  let troubled = 0
  const isLate = createDeadline()
  // However short the time is, each list is damaged once.
  const isOver = () => isLate() && troubled > 0 && TABLES.every((table) => spoiled.includes(table))
  while (spoiled.length < BODIES && !isOver()) {
    let ofRound = 0
    const told: Uint8Array[] = []
    spoil = (table, url, body) => {
      const wound = spoiled.length < BODIES ? wounds(url.pathname) : undefined
      // Every second answer is damaged, so that no kind of list takes all wounds.
      ofRound += 1
      const bytes = wound === undefined || ofRound > 2 * MAX_OF_ROUND || (ofRound + spoiled.length) % 2 > 0 ? null : damaged(body, wound)
      if (bytes !== null) spoiled.push(table)
      if (table === 'holding' && url.host.includes('tidewatch-1')) told.push(bytes ?? Buffer.from(JSON.stringify(body)))
      return bytes
    }
    const before = read()
    ahead += 25 * HOUR_MS
    const { problems } = await bench.once()
    const after = read()
    checkWhole(before, after)
    const held = after.holding.get('tidewatch-1 balances') ?? []
    if (generations(held) !== generations(before.holding.get('tidewatch-1 balances') ?? [])) {
      const denoms = new Set(held.map(({ denom }) => String(denom)))
      expect(told.map(denomsIn).some((named) => named?.every((denom) => denoms.has(denom) || denom === '?') === true)).toBe(true)
    }
    troubled += problems.length > 0 ? 1 : 0
  }
  spoil = null
  for (let again = 0; again < 2; again += 1) {
    ahead += 25 * HOUR_MS
    await bench.once()
  }
  const healed = read()
  for (const table of TABLES) {
    for (const [name, rows] of clean[table]) {
      const now = healed[table].get(name) ?? []
      expect([name, now.map((row) => keyOf(table, row)).toSorted()]).toEqual([name, rows.map((row) => keyOf(table, row)).toSorted()])
    }
  }
  note({ part: 'protocols', name: 'lists of what accounts own, through the copying', tried: spoiled.length })
  // Otherwise nothing was damaged.
  expect(troubled).toBeGreaterThan(0)
  expect([...new Set(spoiled)].toSorted()).toEqual(TABLES.toSorted())
})
