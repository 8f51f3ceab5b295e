// Labels of EVM transactions when their Cosmos twins arrive.
import { expect, test } from 'vitest'
import { openDatabase } from '../../db/database.ts'
import { ARCHIVE_MIGRATIONS, ARCHIVE_OPTIONS } from '../../db/archive/schema.ts'
import { openJournal } from '../../db/journal/journal.ts'
import { listLabels, putLabel } from '../../db/journal/labels.ts'
import { migrate } from '../../db/migrate.ts'
import { followHashes } from './followHashes.ts'

const EVM = 'AA'.repeat(32)
const COSMOS = 'BB'.repeat(32)

test('a label goes with its transaction, and gives way to one that stands there', () => {
  const archive = openDatabase(':memory:', ARCHIVE_OPTIONS)
  const journal = openJournal(':memory:')
  migrate(archive, ARCHIVE_MIGRATIONS)
  archive.exec("INSERT INTO raw_block (id, body) VALUES (1, x'00')")
  archive.exec(
    `INSERT INTO tx (chain_id, hash, evm_hash, height, time, code, memo, message_types, projection_version, block, raw_start, raw_length)
     VALUES ('x-1', x'${COSMOS}', x'${EVM}', 1, 1, 0, '', '[]', 1, 1, 0, 1)`,
  )
  const label = { kind: 'tx', chainId: 'x-1', ref: EVM, label: 'Rent', note: '', isHidden: false, updatedAt: 1 } as const
  putLabel(journal, label)
  putLabel(journal, { ...label, chainId: 'y-1' })
  expect(followHashes({ journal, archive })).toBe(1)
  expect(listLabels(journal).map(({ chainId, ref }) => [chainId, ref])).toEqual([
    ['x-1', COSMOS],
    ['y-1', EVM],
  ])
  putLabel(journal, { ...label, label: 'Older' })
  expect(followHashes({ journal, archive })).toBe(1)
  expect(listLabels(journal).map((held) => held.label)).toEqual(['Rent', 'Rent'])
  expect(followHashes({ journal, archive })).toBe(0)
  archive.close()
  journal.close()
})
