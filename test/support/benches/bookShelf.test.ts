import { expect, test } from 'vitest'
import { writeGenesis } from '../../../src/practice/book/genesis/genesis.ts'
import { PRACTICE_MNEMONIC, practiceKey, rootOf } from '../../../src/practice/keys/mnemonic.ts'
import { createBookShelf } from './bookShelf.ts'

const keys = [practiceKey(rootOf(PRACTICE_MNEMONIC), 0), practiceKey(rootOf(PRACTICE_MNEMONIC), 1)]

test('a book from the shelf is what would have been written, whatever became of the copy before', () => {
  const shelf = createBookShelf()
  const written = writeGenesis(7, keys)
  for (const state of shelf(7, keys).values()) {
    state.txs.length = 0
    state.balances.clear()
    for (const account of state.accounts.values()) account.sequence += 1n
    for (const tx of state.byHash.values()) expect(() => (tx.record.events.length = 0)).toThrow(TypeError)
    state.byHash.clear()
  }
  const copy = shelf(7, keys)
  expect(copy).toEqual(written)
  for (const [id, { byHash, txs }] of copy) for (const tx of txs) expect(byHash.get(tx.hash), id).toBe(tx)
  expect(shelf(8, keys)).not.toEqual(written)
})
