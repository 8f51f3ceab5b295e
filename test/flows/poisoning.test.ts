// Histories that were poisoned: who was sent money is known, who sent dust or nothing from an address that looks like theirs is told.
// The ends are those of the largest study's cases: Tsuchiya et al., “Blockchain Address Poisoning”, arXiv 2501.16681.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkAddress, imitations } from '../../src/main/labels/checkAddress.ts'
import { formsOfRef } from '../../src/main/labels/addressForms.ts'
import { openJournal } from '../../src/main/store/journal/journal.ts'
import { paymentTx, startReplayServer, type ReplayChain, type ReplayServer } from '../support/replayIndexer.ts'
import { hastyClock, openSyncBench, tempFolder, watched } from '../support/syncBench.ts'

const ME = watched('init17w0adeg64ky0daxwd2ugyuneellmjgnxdtmpqz')
const mine = ME.address.bech32
/** Head and tail around other bytes. */
const party = (head: string, middle: string, tail: string) => `${head}${middle.repeat(40)}`.slice(0, 40 - tail.length) + tail
const LANDLORD = party('a7b3f', '1', '9c0de')
const TWIN = party('a7b3f', '2', '9c0de')
/** Attackers seldom match both ends evenly. */
const UNEVEN = party('a7b0', '3', 'f9c0de')
const PAYER = party('5e11', '4', '77d2')
const PAYERS_TWIN = party('5e11', '6', '77d2')
const bech32 = (ref: string) => formsOfRef(ref)?.bech32 ?? ''
const hex = (ref: string) => formsOfRef(ref)?.hex ?? ''

let folder: ReturnType<typeof tempFolder>
let server: ReplayServer
let chain: ReplayChain
let bench: Awaited<ReturnType<typeof openSyncBench>>
const journal = openJournal(':memory:')

beforeEach(async () => {
  folder = tempFolder()
  chain = { chainId: 'evm-1', dialect: 'rollytics', txs: [], evmTxs: [], internalTxs: [], balances: [], mostRows: 100 }
  server = await startReplayServer([chain])
  const network = { router: null, chains: server.registry(), assets: {} }
  bench = await openSyncBench({
    folder: folder.path,
    network,
    fetch: (url, init) => fetch(url, init),
    accounts: [ME],
    clock: hastyClock,
  })
})

afterEach(async () => {
  await bench.close()
  await server.close()
  folder.remove()
})

async function copied(payments: readonly { from: string; to: string; amount?: string }[]): Promise<void> {
  for (const [index, payment] of payments.entries()) chain.txs.push(paymentTx({ index, height: 100 + index, ...payment }))
  await bench.once()
  await bench.once()
}
const lookAlikesOf = (address: string) => checkAddress({ journal, archive: bench.archive, accounts: () => [ME] }, address).lookAlikes

test('a twin that sent dust or nothing is told from whom it imitates, who is not told from it', async () => {
  await copied([
    { from: mine, to: bech32(LANDLORD) },
    { from: bech32(TWIN), to: mine, amount: '1' },
    { from: bech32(TWIN), to: mine, amount: '0' },
    { from: bech32(UNEVEN), to: mine, amount: '1' },
  ])
  expect(lookAlikesOf(hex(LANDLORD))).toEqual([])
  expect(lookAlikesOf(hex(TWIN))).toContainEqual({ address: hex(LANDLORD), where: 'history', label: '' })
  expect(lookAlikesOf(hex(UNEVEN))).toContainEqual({ address: hex(LANDLORD), where: 'history', label: '' })
})

test('money that fell for a twin makes neither true: each is told from the other', async () => {
  await copied([
    { from: mine, to: bech32(LANDLORD) },
    { from: bech32(TWIN), to: mine, amount: '1' },
    { from: mine, to: bech32(TWIN) },
  ])
  expect(lookAlikesOf(hex(LANDLORD))).toEqual([{ address: hex(TWIN), where: 'history', label: '' }])
  expect(lookAlikesOf(hex(TWIN))).toEqual([{ address: hex(LANDLORD), where: 'history', label: '' }])
})

test('of whom nothing was ever sent to, all of history is told', async () => {
  await copied([{ from: bech32(PAYER), to: mine }])
  expect(lookAlikesOf(hex(PAYERS_TWIN))).toEqual([{ address: hex(PAYER), where: 'history', label: '' }])
})

test('history marks who imitates one that was paid, and nobody else', async () => {
  await copied([
    { from: mine, to: bech32(LANDLORD) },
    { from: bech32(TWIN), to: mine, amount: '1' },
    { from: bech32(UNEVEN), to: mine, amount: '0' },
    { from: bech32(PAYER), to: mine },
    { from: bech32(PAYERS_TWIN), to: mine, amount: '1' },
  ])
  const shown = [LANDLORD, TWIN, UNEVEN, PAYER, PAYERS_TWIN]
  const marked = [TWIN, UNEVEN]
  expect(imitations(bench.archive, shown.map(hex))).toEqual(marked.map((ref) => ({ address: hex(ref), of: hex(LANDLORD) })))
  const told = imitations(bench.archive, [...shown.map(bech32), 'mint', '', '0x1'])
  expect(told).toEqual(marked.map((ref) => ({ address: bech32(ref), of: bech32(LANDLORD) })))
})
