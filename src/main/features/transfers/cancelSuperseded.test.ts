// A failure to cancel what is superseded never looks like a failure of what was done.
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { tempFolder } from '../../../../test/support/benches/syncBench.ts'
import { openJournal } from '../../db/journal/journal.ts'
import { cancelSuperseded } from './cancelSuperseded.ts'

test('a journal that cannot be read is logged, not thrown', () => {
  const folder = tempFolder()
  onTestFinished(folder.remove)
  const db = openJournal(join(folder.path, 'journal.db'))
  db.close()
  const warn = vi.fn<(event: string, facts?: unknown) => void>()
  const unused = () => {
    throw new Error('not asked')
  }
  cancelSuperseded({ db, advance: { cancel: unused }, progress: { view: unused }, log: { warn } })
  expect(warn).toHaveBeenCalledExactlyOnceWith('transfers.notCancelled', { code: 'internal' })
})
