// Money in transit is listed for the account that sent it, and not for another one.
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { OWN_ADDRESS, sampleQuote, START, until } from '../../../shared/domain/transfer/sampleTransfer.ts'
import { tempFolder } from '../../../../test/support/benches/syncBench.ts'
import { openJournal } from '../../db/journal/journal.ts'
import { appendFact, openTransfer } from '../../db/journal/transfers.ts'
import { createTransferIndex } from './transferIndex.ts'

test('money in transit follows the account that sent it', () => {
  const folder = tempFolder()
  const db = openJournal(join(folder.path, 'journal.db'))
  onTestFinished(() => {
    db.close()
    folder.remove()
  })
  const quote = sampleQuote()
  const { accountId } = quote.request
  openTransfer({ db }, 't1', { type: 'quoted', at: START, quote, operations: '[]', sender: OWN_ADDRESS, recipient: OWN_ADDRESS })
  for (const [index, fact] of until('sent').entries()) appendFact({ db }, { id: 't1', version: index + 1, fact: { ...fact, at: START } })
  const { moving } = createTransferIndex(db, { chain: () => null })
  expect(moving(null).map(({ transferId }) => transferId)).toEqual(['t1'])
  expect(moving(accountId)).toEqual(moving(null))
  expect(moving(`${accountId} watched`)).toEqual([])
})
