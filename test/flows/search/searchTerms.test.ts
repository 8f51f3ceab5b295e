// Operators that name a party, an NFT, a direction or a day counted back from now, and words that are names, against a plain loop.
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openJournal } from '../../../src/main/db/journal/journal.ts'
import { putLabel } from '../../../src/main/db/journal/labels.ts'
import { NFT_CONTRACT, rowAt } from '../../bench/browseArchive.ts'
import { NOW, searchBench, type SearchBench, type SearchedRow } from '../../support/benches/searchBench.ts'

const ROWS = 2000
const PARTY = rowAt(777, ROWS).meaning.counterparty ?? ''
const SENDER =
  Array.from({ length: ROWS }, (_, index) => rowAt(index, ROWS).meaning).find(({ direction }) => direction === 'in')?.counterparty ?? ''
const MONTH_AGO = new Date(NOW).setDate(new Date(NOW).getDate() - 30)
const NOTED = rowAt(42, ROWS)
const isOf = ({ meaning }: SearchedRow, direction: string) => meaning.direction === direction
const moves = ({ meaning }: SearchedRow, denom: string) => meaning.movements.some((movement) => movement.denom === denom)
const facts = ({ meaning }: SearchedRow) => (meaning.details?.facts ?? []).map(({ name, value }) => `${name} ${value}`)

let bench: SearchBench

beforeAll(() => {
  bench = searchBench(ROWS, (folder) => {
    const journal = openJournal(join(folder, 'journal.db'))
    const { chainId, hash } = NOTED
    const plain = { note: '', isHidden: false, updatedAt: 0 }
    putLabel(journal, { ...plain, kind: 'tx', chainId, ref: hash, label: '', note: 'paid for the boat' })
    putLabel(journal, { ...plain, kind: 'nft', chainId: 'tide-1', ref: `${NFT_CONTRACT}/3`, label: 'Heirloom' })
    putLabel(journal, { ...plain, kind: 'collection', chainId: 'lantern-1', ref: NFT_CONTRACT, label: 'Gallery' })
    journal.close()
  })
})

afterAll(() => {
  bench.close()
})

/** What can be written, and what it must find. */
const TERMS: readonly { text: string; holds: (row: SearchedRow) => boolean }[] = [
  { text: `from:${SENDER}`, holds: (row) => row.meaning.counterparty === SENDER && isOf(row, 'in') },
  { text: `to:${PARTY}`, holds: (row) => row.meaning.counterparty === PARTY && !isOf(row, 'in') },
  { text: 'from:main', holds: (row) => isOf(row, 'out') },
  { text: 'to:Main', holds: (row) => isOf(row, 'in') },
  { text: 'to:lantern-1', holds: ({ meaning }) => meaning.otherChainId === 'lantern-1' },
  { text: 'to:Lantern', holds: ({ meaning }) => meaning.otherChainId === 'lantern-1' },
  { text: 'direction:out', holds: (row) => isOf(row, 'out') },
  { text: 'direction:self', holds: (row) => isOf(row, 'self') },
  { text: 'nft:3', holds: (row) => facts(row).includes('nft 3') },
  { text: `nft:${NFT_CONTRACT}`, holds: (row) => facts(row).includes(`collection ${NFT_CONTRACT}`) },
  { text: 'label:heirloom', holds: (row) => row.chainId === 'tide-1' && facts(row).includes('nft 3') },
  { text: 'heirloom', holds: (row) => row.chainId === 'tide-1' && facts(row).includes('nft 3') },
  { text: 'nft:heirloom', holds: (row) => row.chainId === 'tide-1' && facts(row).includes('nft 3') },
  { text: 'label:gallery', holds: (row) => row.chainId === 'lantern-1' && facts(row).includes(`collection ${NFT_CONTRACT}`) },
  { text: 'usdc', holds: (row) => moves(row, 'uusdc') },
  { text: 'after:30d', holds: ({ time }) => time >= MONTH_AGO },
  { text: 'boat', holds: ({ hash }) => hash === NOTED.hash },
  { text: 'main', holds: () => true },
  // What is there, and what was sent there.
  { text: 'Lantern', holds: ({ chainId, meaning }) => chainId === 'lantern-1' || meaning.otherChainId === 'lantern-1' },
  { text: 'swapped', holds: ({ meaning }) => meaning.kind === 'swapped' },
  { text: 'getauscht', holds: ({ meaning }) => meaning.kind === 'swapped' },
  { text: 'failed', holds: ({ code }) => code !== 0 },
]

describe.each(TERMS)('$text', ({ text, holds }) => {
  test('finds what a loop finds, in the same order, and counts it', () => {
    expect(bench.looped(holds).length).toBeGreaterThan(0)
    expect(bench.found(text)).toEqual(bench.looped(holds))
    expect(bench.counted(text)).toBe(bench.looped(holds).length)
  })

  test('negated, finds the rest', () => {
    expect(bench.found(`-${text}`)).toEqual(bench.looped((row) => !holds(row)))
    expect(bench.counted(`-${text}`)).toBe(bench.looped((row) => !holds(row)).length)
  })
})
