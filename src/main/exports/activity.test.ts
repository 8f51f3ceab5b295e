// Strangers' text in an export: rows stay rows, and nothing in a cell runs.
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createRegistry } from '../chains/registry.ts'
import { parseAddress } from '../lib/address.ts'
import { openDatabase, type WriteDb } from '../store/database.ts'
import { migrate } from '../store/migrate.ts'
import { createHistoryWriter } from '../store/archive/historyWriter.ts'
import type { HistoryRow } from '../store/archive/records.ts'
import { ARCHIVE_MIGRATIONS, ARCHIVE_OPTIONS } from '../store/archive/schema.ts'
import { archiveAccount } from '../sync/streams.ts'
import { exportActivity } from './activity.ts'

const me = parseAddress('init17w0adeg64ky0daxwd2ugyuneellmjgnxdtmpqz')
const other = parseAddress('init1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqa4qvvl')
const registry = createRegistry({ router: null, chains: [{ chain_id: 'x-1', chain_name: 'x', metadata: { is_l1: true } }], assets: {} })

let archive: WriteDb

beforeEach(() => {
  archive = openDatabase(':memory:', ARCHIVE_OPTIONS)
  migrate(archive, ARCHIVE_MIGRATIONS)
})

afterEach(() => {
  archive.close()
})

function row(index: number, memo: string, meaning: Partial<HistoryRow['meaning']> = {}): HistoryRow {
  return {
    raw: { start: 0, end: 2 },
    hash: index.toString(16).padStart(64, '0').toUpperCase(),
    height: index,
    time: Date.UTC(2026, 0, 2) + index,
    code: 0,
    memo,
    messageTypes: [],
    addresses: '',
    meaning: {
      direction: 'in',
      kind: 'received',
      counterparty: null,
      method: null,
      otherChainId: null,
      movements: [{ denom: 'uinit', amount: '340282366920938463463374607431768211455' }],
      fee: [],
      ...meaning,
    },
  }
}

function store(account: string, rows: HistoryRow[]): void {
  createHistoryWriter(archive).writePage({
    key: { account, chainId: 'x-1', stream: 'txs' },
    revision: 0,
    projectionVersion: 1,
    body: Buffer.from('{}'),
    rows,
    odd: [],
    spans: [],
    isComplete: true,
    checkedAt: 0,
  })
}

async function exported(format: 'csv' | 'jsonl', accounts = [me]): Promise<string> {
  const out = new PassThrough()
  const [whole] = await Promise.all([text(out), exportActivity({ archive, registry }, { accounts, format }, out)])
  return whole
}

/** Cells of CSV as RFC 4180 defines it, where a lone CR or LF outside quotes would end a row. */
function cells(csv: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain, end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\r|\n|$)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '')
    if (end !== ',') rows.push([])
  }
  return rows.filter((row) => row.length > 1)
}

test.each([
  ['=HYPERLINK("http://x.example","y")', '\'=HYPERLINK("http://x.example","y")'],
  ['+1', "'+1"],
  ['-1+cmd', "'-1+cmd"],
  ['@SUM(1)', "'@SUM(1)"],
  [' =1', "' =1"],
  ['\n=1', "'\n=1"],
  ['\t=1', "'\t=1"],
  ['\r\n=1', "'\r\n=1"],
  ['＝1', "'＝1"],
  ['a=b', 'a=b'],
  ['two\nlines', 'two\nlines'],
  ['two\rlines', 'two\rlines'],
  ['two\r\nlines', 'two\r\nlines'],
  ['"quoted", with a comma', '"quoted", with a comma'],
  ['שלום 🎉 家賃', 'שלום 🎉 家賃'],
])('the memo %j is one cell that runs nothing', async (memo, cell) => {
  store(archiveAccount(me), [row(1, memo, { method: memo })])
  const [head = [], ...rows] = cells(await exported('csv'))
  expect(rows).toHaveLength(1)
  expect(rows[0]).toHaveLength(head.length)
  expect(rows[0]?.[head.indexOf('memo')]).toBe(cell)
  expect(rows[0]?.[head.indexOf('method')]).toBe(cell)
  expect(rows[0]?.[head.indexOf('received')]).toBe('340282366920938463463374607431768211455 uinit')
  const lines = (await exported('jsonl')).trimEnd().split('\n')
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ memo, received: [{ amount: '340282366920938463463374607431768211455' }] })
})

test('a transaction between two own accounts is one row, that of the sender', async () => {
  store(archiveAccount(other), [row(1, ''), row(2, '')])
  store(archiveAccount(me), [row(1, '', { direction: 'out', kind: 'sent' })])
  const lines = (await exported('jsonl', [other, me])).trimEnd().split('\n')
  const told = lines.map((line) => JSON.parse(line) as { height: number; direction: string; account: string })
  expect(told.map(({ height, direction, account }) => ({ height, direction, account }))).toEqual([
    { height: 2, direction: 'in', account: other.bech32 },
    { height: 1, direction: 'out', account: me.bech32 },
  ])
})
