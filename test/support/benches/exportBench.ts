// The core on the practice network with two accounts copied, and its exports as another program reads them.
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { parse } from 'csv-parse/sync'
import { ARCHIVE_OPTIONS } from '../../../src/main/db/archive/schema.ts'
import { openDatabase } from '../../../src/main/db/database.ts'
import { createPracticeNetwork } from '../../../src/practice/network.ts'
import type { Account } from '../../../src/shared/contract/account.ts'
import { ExportRequest } from '../../../src/shared/contract/settings/exports.ts'
import { writeBook } from './bookShelf.ts'
import { PACE, practiceCore } from './practiceCore.ts'
import { tempFolder } from './syncBench.ts'

export type Row = Record<string, string>

type Asked = Pick<ExportRequest, 'what'> & Partial<ExportRequest>

export type ExportBench = Awaited<ReturnType<typeof exportBench>>

/** Opens a bench with two accounts: the first has a normal history, the second received hostile texts. */
export async function exportBench() {
  const folder = tempFolder()
  const practice = createPracticeNetwork({
    seed: 1,
    writeBook,
    file: ':memory:',
    clock: { now: () => Date.now() },
    pace: PACE,
  })
  const app = await practiceCore(folder.path, practice)
  const add = async (index: number): Promise<Account> => {
    const account = await app.call('accounts.addFromDevice', { path: `44'/60'/0'/0/${index}`, label: `Ledger ${index}` })
    await app.sync(account.address.bech32)
    return account
  }
  const [first, second] = [await add(0), await add(1)]
  const written = async (request: Asked): Promise<string> => {
    const out = new PassThrough()
    const [whole] = await Promise.all([text(out), app.core.exportRows(ExportRequest.parse({ format: 'csv', ...request }), out)])
    return whole
  }
  return {
    ...app,
    practice,
    first,
    second,
    accounts: [first, second],
    written,
    /** One record a row. */
    table: async (request: Asked): Promise<Row[]> => parse<Row>(await written(request), { columns: true }),
    /** Changes a database from outside, as nothing in Waybill would. */
    alter: (sql: string, name: 'archive' | 'journal' = 'archive'): void => {
      const db = openDatabase(
        join(folder.path, `${name}.db`),
        name === 'archive' ? ARCHIVE_OPTIONS : { mode: 'write', synchronous: 'full' },
      )
      db.exec(sql)
      db.close()
    },
    close: async () => {
      await app.close()
      practice.close()
      folder.remove()
    },
  }
}
