// Labels end to end: set and found however a thing is written, merged from files without a loss, and kept through everything
// that may happen to the archive.
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { coreBench, type CoreBench } from '../../support/benches/coreBench.ts'
import { tempFolder } from '../../support/benches/syncBench.ts'

const FIRST = 'init17w0adeg64ky0daxwd2ugyuneellmjgnxdtmpqz'
const FIRST_HEX = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const HASH = 'AB12'.repeat(16)

let folder: ReturnType<typeof tempFolder>
let bench: CoreBench

beforeEach(async () => {
  folder = tempFolder()
  bench = await coreBench(folder.path)
})

afterEach(async () => {
  await bench.close()
  folder.remove()
})

test('an address has one label, whichever way it is written', async () => {
  await bench.call('labels.set', { key: { kind: 'address', chainId: 'practice-1', ref: FIRST }, label: 'Savings' })
  const wanted = { kind: 'address', chainId: '', ref: FIRST_HEX.slice(2).toLowerCase(), label: 'Savings', note: '', isHidden: false }
  for (const ref of [FIRST, FIRST_HEX, FIRST_HEX.toLowerCase(), FIRST_HEX.slice(2).toLowerCase()]) {
    expect(await bench.call('labels.get', { kind: 'address', chainId: 'tidewatch-1', ref })).toMatchObject(wanted)
  }
  expect(bench.events).toContainEqual({ type: 'label.changed' })
})

test('an emptied label is gone; a note alone, or being hidden, is not', async () => {
  const key = { kind: 'tx', chainId: 'practice-1', ref: HASH.toLowerCase() } as const
  await bench.call('labels.set', { key, label: 'Rent', note: 'March' })
  expect(await bench.call('labels.set', { key, label: '' })).toMatchObject({ ref: HASH, label: '', note: 'March' })
  expect(await bench.call('labels.set', { key, note: '  ' })).toBeNull()
  expect(await bench.call('labels.list', {})).toEqual([])
  const nft = { kind: 'collection', chainId: 'lantern-1', ref: '0xABC' } as const
  expect(await bench.call('labels.set', { key: nft, isHidden: true })).toMatchObject({ ref: '0xabc', label: '', isHidden: true })
  await bench.call('labels.remove', nft)
  expect(await bench.call('labels.list', { kind: 'collection' })).toEqual([])
})

test('a transaction’s label needs a hash', async () => {
  await expect(bench.call('labels.set', { key: { kind: 'tx', chainId: 'practice-1', ref: 'abc' }, label: 'x' })).rejects.toMatchObject({
    code: 'input.invalid',
  })
})

test('an address that only looks like one in use is told: in the book, among own accounts, in history', async () => {
  await bench.call('accounts.watch', { address: FIRST, label: 'Savings' })
  const middle = FIRST_HEX.slice(6, -4)
  const counterpart = `0xf39f${middle.toLowerCase().split('').toReversed().join('')}2266`
  expect(await bench.call('labels.checkAddress', { address: counterpart })).toMatchObject({
    account: null,
    known: null,
    similarAddresses: [{ address: FIRST_HEX, where: 'account', label: 'Savings' }],
  })
  expect(await bench.call('labels.checkAddress', { address: FIRST_HEX })).toMatchObject({
    bech32: FIRST,
    account: { label: 'Savings' },
    similarAddresses: [],
  })
  await bench.sync(FIRST)
  const { items } = await bench.call('activity.page', { filter: {}, limit: 500 })
  const met = items.map(({ counterparty }) => counterparty).find((other) => other !== null && /^init1[0-9a-z]{38}$/.test(other)) ?? ''
  const { hex } = await bench.call('labels.checkAddress', { address: met })
  const alike = `${hex.slice(0, 6)}${'5'.repeat(32)}${hex.slice(-4)}`.toLowerCase()
  const { similarAddresses } = await bench.call('labels.checkAddress', { address: alike })
  expect(similarAddresses).toEqual([{ address: hex, where: 'history', label: '' }])
  await bench.call('labels.set', { key: { kind: 'address', chainId: '', ref: met }, label: 'Landlord' })
  expect(await bench.call('labels.checkAddress', { address: alike })).toMatchObject({
    similarAddresses: [{ where: 'book', label: 'Landlord' }],
  })
})

test.each([
  ['init17w0adeg64ky0daxwd2ugyuneellmjgnxdtmpqx', 'checksum'],
  ['cosmos17w0adeg64ky0daxwd2ugyuneellmjgnx27wjtc', ''],
  ['0xF39Fd6e51aad88F6F4ce6aB8827279cffFb92266', 'wrong case'],
  ['hello', ''],
])('%s is no address', async (address, reason) => {
  await expect(bench.call('labels.checkAddress', { address })).rejects.toMatchObject({
    code: 'account.badAddress',
    message: expect.stringContaining(reason) as string,
  })
})

const line = (value: object) => JSON.stringify(value)
const tx = { type: 'tx', ref: HASH, 'waybill:chain': 'practice-1' }
const take = (lines: string[], conflicts: 'keepMine' | 'takeTheirs' = 'keepMine', isTrial = false) =>
  bench.call('labels.import', { lines, conflicts, isTrial })

test('a file is told before it is taken, completes what is empty and asks about what differs', async () => {
  const lines = [line({ ...tx, label: 'Rent' }), line({ type: 'addr', ref: FIRST, label: 'Me', origin: 'wpkh([d34db33f])' })]
  expect(await take(lines, 'keepMine', true)).toEqual({ added: 2, completed: 0, same: 0, conflicts: [], kept: [] })
  expect(await bench.call('labels.list', {})).toEqual([])
  await take(lines)
  expect(await take(lines)).toMatchObject({ added: 0, same: 2 })
  expect(await take([line({ ...tx, label: 'Rent', 'waybill:note': 'March' })])).toMatchObject({ completed: 1 })
  const other = [line({ ...tx, label: 'Food', 'waybill:note': 'April' })]
  const conflict = {
    kind: 'tx',
    chainId: 'practice-1',
    ref: HASH,
    mine: { label: 'Rent', note: 'March' },
    theirs: { label: 'Food', note: 'April' },
  }
  expect(await take(other)).toMatchObject({ conflicts: [conflict] })
  expect(await bench.call('labels.get', { kind: 'tx', chainId: 'practice-1', ref: HASH })).toMatchObject({ label: 'Rent', note: 'March' })
  await take(other, 'takeTheirs')
  expect(await bench.call('labels.get', { kind: 'tx', chainId: 'practice-1', ref: HASH })).toMatchObject({ label: 'Food', note: 'April' })
})

test('a line that is no label of ours is kept as it came and goes out again', async () => {
  const strange = [
    '{"type":"xpub","ref":"xpub661MyMwAqRbcFtXgS5","label":"Wallet"}',
    '{"type":"addr","ref":"bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4","label":"Elsewhere"}',
    line({ type: 'tx', ref: HASH, label: 'Which chain?' }),
    'not json',
    '[1]',
  ]
  const report = await take(['', ...strange, '  '])
  expect(report.kept.map(({ why }) => why)).toEqual(['otherType', 'badReference', 'unknownTransaction', 'notJson', 'otherType'])
  expect(report.added).toBe(0)
  const written = await bench.export({ what: 'labels', format: 'jsonl' })
  expect(written.trimEnd().split('\n').toSorted()).toEqual(strange.toSorted())
})

test('what is exported comes back the same, whatever the labels say', async () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 60 })
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(text, text, fc.boolean()), { maxLength: 5 }), async (labels) => {
      for (const old of await bench.call('labels.list', {})) await bench.call('labels.remove', old)
      for (const [index, [label, note, isHidden]] of labels.entries()) {
        await bench.call('labels.set', { key: { kind: 'nft', chainId: 'lantern-1', ref: `0xa/${index}` }, label, note, isHidden })
      }
      const before = await bench.call('labels.list', {})
      const lines = (await bench.export({ what: 'labels', format: 'jsonl' })).split('\n')
      for (const old of before) await bench.call('labels.remove', old)
      expect(await take(lines)).toMatchObject({ added: before.length, kept: [], conflicts: [] })
      expect(await bench.call('labels.list', {})).toEqual(before)
    }),
    { numRuns: 30 },
  )
})

test('labels outlive the archive and a folder that was moved', async () => {
  await bench.call('accounts.watch', { address: FIRST, label: 'Savings' })
  await bench.sync(FIRST)
  const [item] = (await bench.call('activity.page', { filter: {}, limit: 1 })).items
  if (item === undefined) throw new Error('no history')
  await bench.call('labels.set', { key: { kind: 'tx', chainId: item.chainId, ref: item.hash }, label: 'Rent', note: 'March' })
  const labels = await bench.call('labels.list', {})
  await bench.close()

  const moved = tempFolder()
  cpSync(folder.path, moved.path, { recursive: true })
  for (const name of ['archive.db', 'archive.db-wal', 'archive.db-shm']) rmSync(join(moved.path, name), { force: true })
  bench = await coreBench(moved.path)
  expect(await bench.call('labels.list', {})).toEqual(labels)
  expect((await bench.call('activity.page', { filter: {}, limit: 1 })).items).toEqual([])
  await bench.sync(FIRST)
  const exported = await bench.export({ what: 'activity', format: 'jsonl' })
  const lines = exported.trimEnd().split('\n')
  const found = lines.map((text): unknown => JSON.parse(text)).filter((row) => (row as { label: string }).label === 'Rent')
  expect(found).toEqual([expect.objectContaining({ hash: item.hash, chain_id: item.chainId, note: 'March' })])
  await bench.close()
  moved.remove()
  bench = await coreBench(folder.path)
})
