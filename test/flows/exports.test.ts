// What is exported, read by another parser and held against what the windows are told of the same folder.
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PRETENDERS } from '../../src/practice/book/genesisHostile.ts'
import { createPracticeNetwork, type PracticeNetwork } from '../../src/practice/network.ts'
import type { Account } from '../../src/shared/account.ts'
import { ExportRequest } from '../../src/shared/exports.ts'
import { createBookShelf } from '../support/bookShelf.ts'
import { PACE, practiceCore, type PracticeCore } from '../support/practiceCore.ts'
import { tempFolder } from '../support/syncBench.ts'

let folder: ReturnType<typeof tempFolder>
let practice: PracticeNetwork
let opened: PracticeCore
/** The first has good days, the second one's strangers are hostile. */
let accounts: Account[]

beforeAll(async () => {
  folder = tempFolder()
  practice = createPracticeNetwork({
    seed: 1,
    writeBook: createBookShelf(),
    file: ':memory:',
    clock: { now: () => Date.now() },
    pace: PACE,
  })
  opened = await practiceCore(folder.path, practice)
  accounts = []
  for (const index of [0, 1]) {
    const account = await opened.call('accounts.addFromDevice', { path: `44'/60'/0'/0/${index}`, label: `Ledger ${index}` })
    await opened.sync(account.address.bech32)
    accounts.push(account)
  }
})

afterAll(async () => {
  await opened.close()
  practice.close()
  folder.remove()
})

type Row = Record<string, string>

/** A table as another program reads it, one record a row. */
async function table(request: Pick<ExportRequest, 'what'> & Partial<ExportRequest>): Promise<Row[]> {
  const out = new PassThrough()
  const asked = ExportRequest.parse({ format: 'csv', ...request })
  const [whole] = await Promise.all([text(out), opened.core.exportRows(asked, out)])
  return parse<Row>(whole, { columns: true })
}

test('no imitation of a coin reaches a tax tool under the name of a listed one', async () => {
  const imitated = new Set(['INIT', ...[...PRETENDERS.values()].map(({ symbol }) => symbol)])
  const { items } = await opened.call('activity.page', { filter: { accountId: accounts[1]?.id ?? '' }, limit: 500 })
  const fakes = items.filter(({ movements }) => movements.some(({ symbol, isVerified }) => imitated.has(symbol) && !isVerified))
  expect(fakes.length).toBeGreaterThanOrEqual(PRETENDERS.size)
  const koinly = await table({ what: 'activity', format: 'koinly' })
  const activity = await table({ what: 'activity' })
  for (const { chainId, hash, movements } of fakes) {
    const received = koinly.filter((row) => row['TxHash'] === hash).map((row) => row['Received Currency'])
    expect(received).toEqual(movements.map(({ denom }) => `${chainId}:${denom}`))
    expect(activity.find((row) => row['hash'] === hash)).toMatchObject({ received_is_verified: 'no', fee_is_verified: '' })
  }
  const names = new Set(koinly.flatMap((row) => [row['Sent Currency'], row['Received Currency'], row['Fee Currency']]))
  expect(names).toContain('INIT')
  for (const name of names) expect(name).toMatch(/^[\x21-\x7e]*$/)
})
