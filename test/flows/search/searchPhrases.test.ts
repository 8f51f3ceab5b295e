// Quoted texts: words side by side in a memo, or as a whole in a label, whatever the label stands on; against a plain loop.
import { join } from 'node:path'
import { fromBech32, toHex } from '@cosmjs/encoding'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openJournal } from '../../../src/main/db/journal/journal.ts'
import { putLabel } from '../../../src/main/db/journal/labels.ts'
import { NFT_CONTRACT, rowAt } from '../../bench/browseArchive.ts'
import { searchBench, type SearchBench, type SearchedRow } from '../../support/benches/searchBench.ts'

const ROWS = 2000
/** Of several rows. */
const LANDLORD = rowAt(777, ROWS).meaning.counterparty ?? ''
const NOTED = rowAt(42, ROWS)
const ownedBy = ({ meaning }: SearchedRow) => meaning.counterparty === LANDLORD
const mentions = (row: SearchedRow, text: string) => row.memo.includes(text)
const facts = ({ meaning }: SearchedRow) => (meaning.details?.facts ?? []).map(({ name, value }) => `${name} ${value}`)
const movesCoin = (row: SearchedRow) => row.chainId === 'tide-1' && row.meaning.movements.some(({ denom }) => denom === 'uusdc')

let bench: SearchBench

beforeAll(() => {
  bench = searchBench(ROWS, (folder) => {
    const journal = openJournal(join(folder, 'journal.db'))
    const plain = { note: '', isHidden: false, updatedAt: 0 }
    putLabel(journal, {
      ...plain,
      kind: 'address',
      chainId: '',
      ref: toHex(fromBech32(LANDLORD, 90).data),
      label: 'Märta, gift rent (Landlord)',
    })
    putLabel(journal, { ...plain, kind: 'tx', chainId: NOTED.chainId, ref: NOTED.hash, label: '', note: 'paid for the boat' })
    putLabel(journal, { ...plain, kind: 'asset', chainId: 'tide-1', ref: 'uusdc', label: 'Rainy Day' })
    putLabel(journal, { ...plain, kind: 'nft', chainId: 'tide-1', ref: `${NFT_CONTRACT}/3`, label: 'Old Heirloom' })
    putLabel(journal, { ...plain, kind: 'collection', chainId: 'lantern-1', ref: NFT_CONTRACT, label: 'The ★ Gallery' })
    journal.close()
  })
})

afterAll(() => {
  bench.close()
})

const TERMS: readonly { text: string; holds: (row: SearchedRow) => boolean }[] = [
  { text: '"Landlord"', holds: ownedBy },
  { text: '"märta gift"', holds: ownedBy },
  // In some memos too, where the words must stand side by side.
  { text: '"gift rent"', holds: (row) => ownedBy(row) || mentions(row, 'gift rent') },
  { text: '"for the boat"', holds: ({ hash }) => hash === NOTED.hash },
  { text: '"rainy day"', holds: movesCoin },
  { text: '"old heirloom"', holds: (row) => row.chainId === 'tide-1' && facts(row).includes('nft 3') },
  { text: '"★"', holds: (row) => row.chainId === 'lantern-1' && facts(row).includes(`collection ${NFT_CONTRACT}`) },
  { text: '"gift rent" "rainy day"', holds: (row) => movesCoin(row) && (ownedBy(row) || mentions(row, 'gift rent')) },
  { text: '"Main"', holds: () => true },
]

describe.each(TERMS)('$text', ({ text, holds }) => {
  test('finds what a loop finds, in the same order, and counts it', () => {
    if (!text.includes('" "')) expect(bench.looped(holds).length).toBeGreaterThan(0)
    expect(bench.found(text)).toEqual(bench.looped(holds))
    expect(bench.counted(text)).toBe(bench.looped(holds).length)
  })

  test('negated, finds the rest', () => {
    // One minus sign for each of them: rows with either are left out.
    const negated = text.replaceAll(/"[^"]+"/g, '-$&')
    const isLeftOut = text.includes('" "') ? (row: SearchedRow) => movesCoin(row) || ownedBy(row) || mentions(row, 'gift rent') : holds
    expect(bench.found(negated)).toEqual(bench.looped((row) => !isLeftOut(row)))
    expect(bench.counted(negated)).toBe(bench.looped((row) => !isLeftOut(row)).length)
  })
})

test.each(['"land"', '"day rainy"', '"the old heirloom"', '"märta rent"', '"mai"'])('%s is in no label as a whole', (text) => {
  expect(bench.found(text)).toEqual([])
})
