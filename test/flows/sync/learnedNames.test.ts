// Checks that a chain's name of a denomination is shown, cut to a length, and never counts as verified.
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createRegistry } from '../../../src/main/clients/chains/registry/registry.ts'
import { withLearnedNames } from '../../../src/main/decoding/learnedNames.ts'
import { openDatabase, type WriteDb } from '../../../src/main/db/database.ts'
import { migrate } from '../../../src/main/db/migrate.ts'
import { ARCHIVE_MIGRATIONS, ARCHIVE_OPTIONS } from '../../../src/main/db/archive/schema.ts'
import type { LearnedDenom } from '../../../src/main/db/archive/records/snapshotRecords.ts'
import { createSnapshotWriter } from '../../../src/main/db/archive/write/snapshotWriter.ts'
import { tempFolder } from '../../support/benches/syncBench.ts'

let folder: ReturnType<typeof tempFolder>
let db: WriteDb

beforeEach(() => {
  folder = tempFolder()
  db = openDatabase(join(folder.path, 'archive.db'), ARCHIVE_OPTIONS)
  migrate(db, ARCHIVE_MIGRATIONS)
})
afterEach(() => {
  db.close()
  folder.remove()
})

const listed = { base: 'uinit', symbol: 'INIT', display: 'INIT', denom_units: [{ denom: 'INIT', exponent: 6 }] }
const file = { router: null, chains: [{ chain_id: 'a-1', chain_name: 'a' }], assets: { 'a-1': [listed] } }
const nothing = { name: null, symbol: null, decimals: null, tracePath: null, traceBase: null, l1Denom: null }

function learn(denom: string, facts: Partial<LearnedDenom>) {
  createSnapshotWriter(db).writeDenoms([{ ...nothing, chainId: 'a-1', denom, readAt: 1, ...facts }])
  return withLearnedNames(createRegistry(file), db).asset('a-1', denom)
}

test('a listed asset stays what the list says', () => {
  expect(learn('uinit', { symbol: 'SCAM', decimals: 0 })).toMatchObject({ symbol: 'INIT', decimals: 6, isVerified: true })
})

test('an unlisted one takes the symbol, name and decimals that its chain gives it, unverified', () => {
  const asset = learn('factory/x/shell', { symbol: 'INIT', name: 'Initia', decimals: 4 })
  expect(asset).toMatchObject({ symbol: 'INIT', name: 'Initia', decimals: 4, isVerified: false, originId: 'a-1:factory/x/shell' })
})

test('without metadata the path or the L1 denomination names it', () => {
  expect(learn('ibc/AB', { tracePath: 'transfer/channel-9', traceBase: 'uosmo' })).toMatchObject({
    symbol: 'uosmo',
    name: 'uosmo by transfer/channel-9',
    decimals: 0,
  })
  expect(learn('l2/ab', { l1Denom: 'uusdc' })).toMatchObject({ symbol: 'uusdc', name: 'uusdc' })
  expect(learn('odd', {})).toMatchObject({ symbol: 'odd', name: 'odd' })
})

test('a name without an end is cut', () => {
  const { symbol, name } = learn('long', { symbol: '𝔾'.repeat(10_000), name: 'x'.repeat(10_000) })
  expect([[...symbol].length, [...name].length]).toEqual([24, 80])
})
