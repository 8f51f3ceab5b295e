// Checks that metadata, pictures and prices are added to an older archive, choices to an older journal, and existing data stays unchanged.
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createMediaWriter } from '../../src/main/db/archive/write/mediaWriter.ts'
import type { MetadataRecord } from '../../src/main/db/archive/records/mediaRecords.ts'
import { createPriceWriter } from '../../src/main/db/archive/write/priceWriter.ts'
import { readKeptFiles, readWantedImages, readWantedMetadata } from '../../src/main/db/archive/read/readMedia.ts'
import { findNftDetail, readNftRows } from '../../src/main/db/archive/read/readNftPage.ts'
import { readNewestPrices, readPriceNear } from '../../src/main/db/archive/read/readPrices.ts'
import { ARCHIVE_MIGRATIONS, ARCHIVE_OPTIONS } from '../../src/main/db/archive/schema.ts'
import { openDatabase, type WriteDb } from '../../src/main/db/database.ts'
import { JOURNAL_MIGRATIONS } from '../../src/main/db/journal/journal.ts'
import { readPrivacy, writeCollectionImages, writePrivacy } from '../../src/main/db/journal/privacy.ts'
import { migrate } from '../../src/main/db/migrate.ts'
import { tempFolder } from '../support/benches/syncBench.ts'

const HOUR = 3_600_000
let folder: ReturnType<typeof tempFolder>
let archive: WriteDb
let journal: WriteDb

beforeEach(() => {
  folder = tempFolder()
  archive = openDatabase(join(folder.path, 'archive.db'), ARCHIVE_OPTIONS)
  journal = openDatabase(join(folder.path, 'journal.db'), { mode: 'write', synchronous: 'normal' })
  migrate(
    archive,
    ARCHIVE_MIGRATIONS.filter(({ version }) => version < 60),
  )
  migrate(
    journal,
    JOURNAL_MIGRATIONS.filter(({ version }) => version < 40),
  )
  archive.exec(`
    INSERT INTO nft_token VALUES
      ('aa', 'a-1', '0xc1', '1', '', 'https://n.example/1', 5, 6, 1, 7, NULL, 8),
      ('aa', 'a-1', '0xc1', '2', '', '', 5, 6, 1, 7, NULL, 8),
      ('aa', 'a-1', '0xc2', '1', '', 'ipfs://x', 5, 6, 1, 7, NULL, 8),
      ('aa', 'a-1', '0xc3', '1', '', 'ipfs://y', 5, 6, 1, 7, 9, 8)`)
  journal.exec(`INSERT INTO label (kind, chain_id, ref, label, updated_at) VALUES ('collection', 'a-1', '0xc1', 'Mine', 1)`)
  migrate(archive, ARCHIVE_MIGRATIONS)
  migrate(journal, JOURNAL_MIGRATIONS)
  archive.prepare('ATTACH ? AS journal').run(join(folder.path, 'journal.db'))
})
afterEach(() => {
  archive.close()
  journal.close()
  folder.remove()
})

const scope = { accounts: ['aa'], isOnByDefault: true }
const at = { now: 100, limit: 10 }
const wanted = () => readWantedMetadata(archive, scope, at).map(({ collection, tokenId }) => `${collection}/${tokenId}`)

const metadata = (change: Partial<MetadataRecord> = {}): MetadataRecord => ({
  chainId: 'a-1',
  collection: '0xc1',
  tokenId: '1',
  uri: 'https://n.example/1',
  state: 'kept',
  reason: null,
  host: 'n.example',
  name: 'One',
  description: 'First',
  traits: [['Tide', 'high']],
  imageUri: 'https://n.example/1.png',
  imageKey: 'k1',
  tries: 0,
  readAt: 50,
  tryAfter: null,
  ...change,
})
const failed: Partial<MetadataRecord> = {
  state: 'failed',
  reason: 'timeout',
  name: null,
  description: null,
  traits: [],
  imageUri: null,
  imageKey: null,
}

test('every choice is off in an older journal, and its labels stay', () => {
  expect(readPrivacy(journal)).toEqual({ images: 'off', gateway: null, prices: false })
  expect(journal.prepare('SELECT label FROM label').all()).toEqual([{ label: 'Mine' }])
  writePrivacy(journal, { images: 'chosen', gateway: 'https://g.example', prices: true })
  expect(readPrivacy(journal)).toEqual({ images: 'chosen', gateway: 'https://g.example', prices: true })
})

test('tokens of an older archive are wanted: with an address, not left, not hidden, not switched off', () => {
  expect(wanted()).toEqual(['0xc1/1', '0xc2/1'])
  writeCollectionImages(journal, { chainId: 'a-1', collection: '0xc2' }, false)
  expect(wanted()).toEqual(['0xc1/1'])
  journal.exec("UPDATE label SET is_hidden = 1 WHERE ref = '0xc1'")
  expect(wanted()).toEqual([])
  expect(readWantedMetadata(archive, { ...scope, isOnByDefault: false }, at)).toEqual([])
  writeCollectionImages(journal, { chainId: 'a-1', collection: '0xc2' }, true)
  expect(readWantedMetadata(archive, { ...scope, isOnByDefault: false }, at)).toHaveLength(1)
})

test('what failed is wanted when it is due, what was refused never, what names another address at once', () => {
  const { writeMetadata } = createMediaWriter(archive)
  writeMetadata([metadata({ ...failed, tryAfter: 101, tries: 3 })])
  expect(wanted()).toEqual(['0xc2/1'])
  writeMetadata([metadata({ ...failed, tryAfter: 100, tries: 3 })])
  expect(readWantedMetadata(archive, scope, at)[0]).toMatchObject({ tokenId: '1', tries: 3 })
  writeMetadata([metadata({ ...failed, state: 'refused', tryAfter: null })])
  expect(wanted()).toEqual(['0xc2/1'])
  archive.exec("UPDATE nft_token SET uri = 'https://n.example/new' WHERE token_id = '1' AND collection = '0xc1'")
  expect(readWantedMetadata(archive, scope, at)[0]).toMatchObject({ uri: 'https://n.example/new', tries: 0 })
})

test('a later failure keeps what the same address said before, another address does not', () => {
  const { writeMetadata, writeImages } = createMediaWriter(archive)
  const key = { account: 'aa', chainId: 'a-1', collection: '0xc1', tokenId: '1' }
  const name = () => readNftRows(archive, { accounts: ['aa'], text: null, chainId: null, show: 'held' }, { offset: 0, limit: 1 })[0]?.name
  writeMetadata([metadata()])
  expect(readWantedImages(archive, scope, at)).toEqual([{ key: 'k1', uri: 'https://n.example/1.png', tries: 0 }])
  const outcome = { state: 'kept', reason: null, host: null, tries: 0, readAt: 60, tryAfter: null } as const
  writeImages([{ key: 'k1', type: 'PNG', width: 1, height: 1, thumb: 't', view: 'v', ...outcome }])
  expect(readWantedImages(archive, scope, at)).toEqual([])
  expect(readKeptFiles(archive)).toEqual(new Set(['t', 'v']))
  writeMetadata([metadata({ ...failed, tryAfter: 200 })])
  expect(name()).toBe('One')
  expect(findNftDetail(archive, key)?.traits).toEqual([{ name: 'Tide', value: 'high' }])
  writeMetadata([metadata({ ...failed, tryAfter: 200, uri: 'https://n.example/new' })])
  expect(name()).toBeNull()
  expect(findNftDetail(archive, key)?.traits).toEqual([])
})

test('of prices one an hour is kept, and one is found near a moment or not at all', () => {
  const { writePrices } = createPriceWriter(archive)
  const price = (seenAt: number, value: string) => ({ chainId: 'a-1', denom: 'uinit', seenAt, price: value })
  writePrices([price(10 * HOUR + 1, '1'), price(10 * HOUR + 600_000, '1.5')])
  writePrices([price(11 * HOUR, '2')])
  expect(archive.prepare('SELECT price FROM price_seen ORDER BY seen_at').all()).toEqual([{ price: '1.5' }, { price: '2' }])
  expect(readNewestPrices(archive, 0)).toEqual([price(11 * HOUR, '2')])
  expect(readNewestPrices(archive, 11 * HOUR + 1)).toEqual([])
  const near = (moment: number) => readPriceNear(archive, { chainId: 'a-1', denom: 'uinit', at: moment, toleranceMs: HOUR })?.price ?? null
  expect([near(10 * HOUR), near(11 * HOUR - 1), near(12 * HOUR), near(12 * HOUR + 1), near(9 * HOUR)]).toEqual([
    '1.5',
    '2',
    '2',
    null,
    null,
  ])
})
