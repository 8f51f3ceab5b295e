// Checks searches that match very many things: none is left out silently.
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../../src/main/db/database.ts'
import { ARCHIVE_OPTIONS } from '../../../src/main/db/archive/schema.ts'
import { facet } from '../../../src/main/db/archive/search/searchTokens.ts'
import { openJournal } from '../../../src/main/db/journal/journal.ts'
import { putLabel } from '../../../src/main/db/journal/labels.ts'
import { NFT_CONTRACT, rowAt } from '../../bench/browseArchive.ts'
import { searchBench, type SearchBench, type SearchedRow } from '../../support/benches/searchBench.ts'

const ROWS = 6006
const LABELS = 5005
const PARTIES = 2500
const CONTRACTS = 300
const TYPES = 100
const label = { note: '', isHidden: false, updatedAt: 0 }
/** Not the newest alone, so that a page must look past those that are left out. */
const isLabelled = ({ height }: SearchedRow) => height % 6 > 0
const contractAt = (index: number) => `0x${(0xc0ffee0000 + index).toString(16).padStart(40, '7')}`

let bench: SearchBench

beforeAll(() => {
  bench = searchBench(ROWS, (folder) => {
    labelRows(folder)
    addContracts(folder)
    addTypes(folder)
  })
})

afterAll(() => {
  bench.close()
})

function labelRows(folder: string): void {
  const journal = openJournal(join(folder, 'journal.db'))
  const rows = Array.from({ length: ROWS }, (_, index) => rowAt(index, ROWS)).filter(isLabelled)
  journal.transaction(() => {
    for (const { chainId, hash } of rows) putLabel(journal, { kind: 'tx', chainId, ref: hash, label: 'bulk', ...label })
  })()
  journal.close()
}

/** Adds addresses that begin alike, more than are looked at, and collections of similar names, the last of which rows mention. */
function addContracts(folder: string): void {
  const db = openDatabase(join(folder, 'archive.db'), ARCHIVE_OPTIONS)
  const party = db.prepare("INSERT INTO party (bytes, hex_tail, bech32_tail) VALUES (?, 'none', 'none')")
  const collection = db.prepare(
    `INSERT INTO nft_collection (chain_id, collection, name, origin_name, creator, token_count, read_at)
     VALUES ('tide-1', ?, 'Keepers', '', '', 1, 0)`,
  )
  db.transaction(() => {
    for (let index = 0; index < PARTIES; index += 1) party.run(Buffer.from(`aaaaaa${index.toString(16).padStart(34, '0')}`, 'hex'))
    for (let index = 0; index < CONTRACTS; index += 1) collection.run(contractAt(index))
    collection.run(NFT_CONTRACT)
  })()
  db.close()
}

/** Message types that stand before those of the rows in the list of words. */
function addTypes(folder: string): void {
  const db = openDatabase(join(folder, 'archive.db'), ARCHIVE_OPTIONS)
  const word = db.prepare('INSERT INTO search_word VALUES (?)')
  for (let index = 0; index < TYPES; index += 1) word.run(facet.messageType(`/test.MsgAa${100 + index}`))
  db.close()
}

test('every labelled transaction is found, and no other is, however many there are', () => {
  expect(bench.looped(isLabelled)).toHaveLength(LABELS)
  for (const text of ['label:*', 'label:bulk', 'bulk', '"bulk"']) {
    expect(bench.found(text)).toEqual(bench.looped(isLabelled))
    expect(bench.counted(text)).toBe(LABELS)
    expect(bench.found(`-${text}`)).toEqual(bench.looped((row) => !isLabelled(row)))
    expect(bench.counted(`-${text}`)).toBe(ROWS - LABELS)
  }
})

test('beside other terms too', () => {
  const failed = ({ code }: SearchedRow) => code !== 0
  expect(bench.found('label:* status:failed')).toEqual(bench.looped((row) => isLabelled(row) && failed(row)))
  expect(bench.found('-label:* status:failed')).toEqual(bench.looped((row) => !isLabelled(row) && failed(row)))
  expect(bench.found('label:* -status:failed')).toEqual(bench.looped((row) => isLabelled(row) && !failed(row)))
})

test.each(['with:0xaaaa', '-from:0xaaaa', 'to:0xaaaaaa', '0xaaaa', 'nft:0xaaaa'])(
  '%s stands for more than are looked for, and says so',
  (text) => {
    expect(bench.compile(text).problems).toMatchObject([{ code: 'tooMany', at: 0, length: text.length }])
    expect(bench.compile(`${text}aaaaaaaaaaaaaaaaaaaa`).problems).toEqual([])
  },
)

test('a name of many collections stands for each of them', () => {
  const localized = ({ meaning }: SearchedRow) => meaning.details?.facts.some(({ value }) => value === NFT_CONTRACT) === true
  expect(bench.looped(localized).length).toBeGreaterThan(0)
  expect(bench.found('nft:keepers')).toEqual(bench.looped(localized))
  expect(bench.found('-nft:keepers')).toEqual(bench.looped((row) => !localized(row)))
})

test('a beginning of message types stands for each of them', () => {
  expect(bench.found('type:msgdelegate').length).toBeGreaterThan(0)
  expect(bench.found('type:msg')).toEqual(bench.looped(() => true))
  expect(bench.found('-type:msg')).toEqual([])
})
