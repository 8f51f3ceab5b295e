// Money in transit is listed for the account that sent it, and not for another one.
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { BUILT, DEPOSIT, OWN_ADDRESS, sampleQuote, START, status, tracked, until } from '../../../shared/domain/transfer/sampleTransfer.ts'
import { tempFolder } from '../../../../test/support/benches/syncBench.ts'
import { openJournal } from '../../db/journal/journal.ts'
import { appendFact, openTransfer } from '../../db/journal/transfers.ts'
import { createTransferIndex } from './transferIndex.ts'

function indexOf(facts: ReturnType<typeof until>) {
  const folder = tempFolder()
  const db = openJournal(join(folder.path, 'journal.db'))
  onTestFinished(() => {
    db.close()
    folder.remove()
  })
  const quote = sampleQuote()
  openTransfer({ db }, 't1', { type: 'quoted', at: START, quote, operations: '[]', sender: OWN_ADDRESS, recipient: OWN_ADDRESS })
  for (const [index, fact] of facts.entries()) appendFact({ db }, { id: 't1', version: index + 1, fact: { ...fact, at: START } })
  return createTransferIndex(db, { chain: () => null })
}

test('money in transit follows the account that sent it', () => {
  const { moving } = indexOf(until('sent'))
  const { accountId } = sampleQuote().request
  expect(moving(null).map(({ transferId }) => transferId)).toEqual(['t1'])
  expect(moving(accountId)).toEqual(moving(null))
  expect(moving(`${accountId} watched`)).toEqual([])
})

test.for([
  ['prepared', []],
  ['signed', until('signed').slice(1)],
  ['being sent', until('sending').slice(1)],
] as const)('money in the bridge is in transit while its claim is %s', ([, further]) => {
  const claimable = [...until('registered'), status('claimable', [tracked(DEPOSIT, 'sent')])]
  const claim = { ...BUILT, purpose: 'claim', chainId: 'practice-1' } as const
  expect(indexOf([...claimable, claim, ...further]).moving(null)).toEqual(indexOf(claimable).moving(null))
  expect(indexOf(claimable).moving(null)).toHaveLength(1)
})
