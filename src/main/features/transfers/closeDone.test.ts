// A failure to close what is over never looks like a failure of what was done.
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { grow, sampleQuote, until } from '../../../shared/domain/transfer/sampleTransfer.ts'
import { tempFolder } from '../../../../test/support/benches/syncBench.ts'
import { openJournal } from '../../db/journal/journal.ts'
import { closeDone } from './closeDone.ts'

test('a journal that cannot be read is logged, not thrown', () => {
  const folder = tempFolder()
  onTestFinished(folder.remove)
  const db = openJournal(join(folder.path, 'journal.db'))
  db.close()
  const warn = vi.fn<(event: string) => void>()
  const unused = () => {
    throw new Error('not asked')
  }
  const done = { ...grow(until('included')), quote: { ...sampleQuote(), task: 'revoke' as const }, phase: 'completed' as const }
  closeDone({ db, advance: { cancel: unused }, progress: { view: unused }, log: { warn } }, done)
  expect(warn).toHaveBeenCalledExactlyOnceWith('transfers.notClosed', expect.anything())
})
