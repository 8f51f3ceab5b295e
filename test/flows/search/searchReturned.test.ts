// “type:refund” finds the payment of a refused deposit too: on its chain it is like any claim, and only the transfer tells what it was.
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openJournal } from '../../../src/main/db/journal/journal.ts'
import { appendFact, openTransfer } from '../../../src/main/db/journal/transfers.ts'
import { DEPOSIT, grow, sampleQuote, status, tracked, until } from '../../../src/shared/domain/transfer/sampleTransfer.ts'
import { rowAt } from '../../bench/browseArchive.ts'
import { searchBench, type SearchBench } from '../../support/benches/searchBench.ts'

const ROWS = 400
const paid = rowAt(7, ROWS)

let bench: SearchBench

beforeAll(() => {
  bench = searchBench(ROWS, (folder) => {
    const journal = openJournal(join(folder, 'journal.db'))
    const hop = { ...DEPOSIT, fromChainId: paid.chainId }
    const quote = sampleQuote([hop])
    const { operations, sender, recipient } = grow([], quote)
    openTransfer({ db: journal }, 't1', { type: 'quoted', at: 1, operations, sender, recipient, quote })
    const release = { chainId: paid.chainId, denom: 'uinit', amount: '5', isConfirmed: true }
    const ended = status('refunded', [tracked(hop, 'failed', { settleHash: paid.hash })], release)
    for (const [index, fact] of [...until('registered', quote), ended].entries()) {
      appendFact({ db: journal }, { id: 't1', version: index + 1, fact: { ...fact, at: index + 2 } })
    }
    journal.close()
  })
})

afterAll(() => bench.close())

test('it is found and counted, and left out where refunds are', () => {
  expect(bench.found('type:refund')).toEqual([paid.hash])
  expect(bench.counted('type:refund')).toBe(1)
  expect(bench.counted(`type:refund chain:${paid.chainId} -type:vote`)).toBe(1)
  expect(bench.counted('-type:refund')).toBe(ROWS - 1)
  expect(bench.found('-type:refund')).not.toContain(paid.hash)
  expect(bench.found('type:timeout')).toEqual([])
})
