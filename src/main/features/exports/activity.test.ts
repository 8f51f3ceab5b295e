// Untrusted text in an export: rows stay rows, and no cell is run as a formula.
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Account } from '../../../shared/contract/account.ts'
import type { ExportRequest } from '../../../shared/contract/settings/exports.ts'
import { createRegistry } from '../../clients/chains/registry/registry.ts'
import { parseAddress } from '../../platform/address.ts'
import { openDatabase, type WriteDb } from '../../db/database.ts'
import { openJournal } from '../../db/journal/journal.ts'
import { putLabel } from '../../db/journal/labels.ts'
import { migrate } from '../../db/migrate.ts'
import { createHistoryWriter } from '../../db/archive/write/historyWriter.ts'
import type { ListedRow } from '../../db/archive/records/records.ts'
import { ARCHIVE_MIGRATIONS, ARCHIVE_OPTIONS } from '../../db/archive/schema.ts'
import { archiveAccount } from '../../sync/syncTargets.ts'
import { systemClock } from '../../platform/time.ts'
import { markHidden } from '../../../shared/domain/untrusted/untrustedText.ts'
import { createExport } from './createExport.ts'

const me = parseAddress('init17w0adeg64ky0daxwd2ugyuneellmjgnxdtmpqz')
const other = parseAddress('init1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqa4qvvl')
const registry = createRegistry({ router: null, chains: [{ chain_id: 'x-1', chain_name: 'x', metadata: { is_l1: true } }], assets: {} })

let archive: WriteDb
let journal: WriteDb

beforeEach(() => {
  journal = openJournal(':memory:')
  archive = openDatabase(':memory:', ARCHIVE_OPTIONS)
  migrate(archive, ARCHIVE_MIGRATIONS)
})

afterEach(() => {
  archive.close()
  journal.close()
})

function row(index: number, memo: string, meaning: Partial<ListedRow['meaning']> = {}): ListedRow {
  return {
    raw: { start: 0, end: 2 },
    hash: index.toString(16).padStart(64, '0').toUpperCase(),
    height: index,
    time: Date.UTC(2026, 0, 2) + index,
    code: 0,
    memo,
    messageTypes: [],
    addresses: '',
    evmHash: null,
    isSigner: null,
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

function store(account: string, rows: ListedRow[]): void {
  createHistoryWriter(archive).writePage({
    key: { account, chainId: 'x-1', stream: 'txs' },
    revision: 0,
    decoderVersion: 1,
    body: Buffer.from('{}'),
    rows,
    odd: [],
    ranges: [],
    isComplete: true,
    checkedAt: 0,
    resetAt: null,
  })
}

async function exported(format: ExportRequest['format'], accounts = [me], omitted = { transactions: 0 }): Promise<string> {
  const out = new PassThrough()
  const owners = accounts.map((address): Account => ({
    id: address.hex,
    label: address.hex,
    address,
    signer: { kind: 'watched' },
    createdAt: 0,
  }))
  const exportRows = createExport({ archive, journal, registry, accounts: () => owners, clock: systemClock })
  const [whole] = await Promise.all([text(out), exportRows({ what: 'activity', format, filter: {} }, out, undefined, omitted)])
  return whole
}

const coin = (amount: string, denom = 'uinit') => ({ denom, amount })

/** Read by other code than wrote it. */
function cells(csv: string): string[][] {
  return parse(csv)
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
  ['pay\u202Eyap', 'pay[U+202E]yap'],
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

test('another parser reads every cell as it was, hidden characters named, whatever strangers wrote', async () => {
  const memo = fc.oneof(fc.string({ unit: 'binary', maxLength: 40 }), fc.string({ unit: fc.constantFrom(...'",;=+-@\r\n\t \'a1') }))
  await fc.assert(
    fc.asyncProperty(fc.array(memo, { minLength: 1, maxLength: 8 }), async (memos) => {
      for (const table of ['tx_account', 'tx', 'stream']) archive.exec(`DELETE FROM ${table}`)
      // SQLite ends a text at NUL; no chain lets one in.
      const texts = memos.map((text) => text.replaceAll('\0', '').toWellFormed())
      store(
        archiveAccount(me),
        texts.map((text, index) => row(index + 1, text)),
      )
      const [head = [], ...rows] = cells(await exported('csv'))
      expect(rows.toReversed().map((row) => row[head.indexOf('memo')]?.replace(/^'/, ''))).toEqual(
        texts.map((text) => markHidden(text, true).replace(/^'/, '')),
      )
      for (const cell of rows.flat()) expect(cell).not.toMatch(/^\s*[=+@＝]|^\s*-(?!\d+(\.\d+)?$)/)
    }),
    { numRuns: 60 },
  )
})

test('labels and decimals stand in the row', async () => {
  store(archiveAccount(me), [row(1, 'rent', { counterparty: other.bech32 })])
  const hash = '1'.padStart(64, '0')
  putLabel(journal, { kind: 'tx', chainId: 'x-1', ref: hash, label: 'Rent', note: 'March', isHidden: false, updatedAt: 1 })
  putLabel(journal, {
    kind: 'address',
    chainId: '',
    ref: other.hex.slice(2).toLowerCase(),
    label: 'Landlord',
    note: '',
    isHidden: false,
    updatedAt: 1,
  })
  const [record] = parse(await exported('csv'), { columns: true })
  expect(record).toMatchObject({
    label: 'Rent',
    note: 'March',
    counterparty_label: 'Landlord',
    received_units: '340282366920938463463374607431768211455 uinit',
    received_decimals: '0',
    time: '2026-01-02T00:00:00.001Z',
    status: 'succeeded',
  })
})

test('Koinly gets one row an asset, the fee once, and a failed transaction as a cost', async () => {
  const fee = [coin('7')]
  store(archiveAccount(me), [
    row(1, '', { direction: 'out', kind: 'swapped', movements: [coin('-5'), coin('3', 'uusdc'), coin('2', 'ueth')], fee }),
    row(2, '', { kind: 'rewards', movements: [coin('4')] }),
    { ...row(3, '', { direction: 'out', kind: 'sent', movements: [], fee }), code: 5 },
    row(4, '', { kind: 'voted', movements: [] }),
  ])
  const omitted = { transactions: 0 }
  const [head, ...rows] = cells(await exported('koinly', [me], omitted))
  expect(omitted.transactions).toBe(1)
  expect(head?.slice(0, 6).join()).toBe('Date,Sent Amount,Sent Currency,Received Amount,Received Currency,Fee Amount')
  expect(head?.slice(6).join()).toBe('Fee Currency,Net Worth Amount,Net Worth Currency,Label,Description,TxHash')
  expect(rows.map((row) => [...row.slice(0, 7), row[9]])).toEqual([
    ['2026-01-02 00:00:00 UTC', '7', 'x-1:uinit', '', '', '', '', 'cost'],
    ['2026-01-02 00:00:00 UTC', '', '', '4', 'x-1:uinit', '', '', 'reward'],
    ['2026-01-02 00:00:00 UTC', '5', 'x-1:uinit', '3', 'x-1:uusdc', '7', 'x-1:uinit', ''],
    ['2026-01-02 00:00:00 UTC', '', '', '2', 'x-1:ueth', '', '', ''],
  ])
})

test('Koinly gets a stake as its reward, without what was staked, and every row in words', async () => {
  const details = { about: [coin('5')], facts: [], more: 0 }
  const stake = { direction: 'out' as const, kind: 'delegated' as const, counterparty: 'initvaloper1x', details, fee: [coin('1')] }
  store(archiveAccount(me), [
    row(1, '', { ...stake, movements: [coin('-3')] }),
    row(2, '', { ...stake, movements: [coin('-5')] }),
    row(3, 'thanks', { direction: 'out', kind: 'sent', counterparty: other.bech32, movements: [coin('-5')] }),
    row(4, '', { kind: 'withdrawalClaimed', movements: [coin('9')] }),
  ])
  const rows = cells(await exported('koinly', [me, other])).slice(1)
  expect(rows.map((row) => [...row.slice(1, 7), row[9], row[10]])).toEqual([
    ['', '', '9', 'x-1:uinit', '', '', '', 'Withdrawal claimed on x'],
    ['5', 'x-1:uinit', '', '', '', '', '', `Sent to own account ${other.hex} on x – thanks`],
    ['1', 'x-1:uinit', '', '', '', '', 'cost', 'Staked to initvaloper1x on x'],
    ['', '', '2', 'x-1:uinit', '1', 'x-1:uinit', 'reward', 'Staked to initvaloper1x on x'],
  ])
  expect(parse(await exported('csv'), { columns: true }).at(-1)).toMatchObject({ sent: '5 uinit', received: '2 uinit' })
})

test.each([
  ['INIT', 'x-1:INIT'],
  ['\u202eTINI', 'x-1:\\u{202e}TINI'],
  ['I\u200bNIT', 'x-1:I\\u{200b}NIT'],
  ['\u0406N\u0406\u0422', 'x-1:\\u{406}N\\u{406}\\u{422}'],
])('Koinly gets %j, which no list has, by a name that none has', async (denom, name) => {
  store(archiveAccount(me), [row(1, '', { movements: [{ denom, amount: '5' }], fee: [{ denom, amount: '1' }] })])
  const [line] = parse(await exported('koinly'), { columns: true })
  expect(line).toMatchObject({ 'Received Amount': '5', 'Received Currency': name, 'Fee Currency': name })
  const [record] = parse(await exported('csv'), { columns: true })
  expect(record).toMatchObject({ sent_is_verified: '', received_is_verified: 'no', fee_is_verified: 'no' })
})
