// Measures what each stage of copying costs the processor, in one thread and beside parsing the same pages: other load of the machine
// changes these ratios little, so they tell where the work is on any machine.
import { join } from 'node:path'
import { createRegistry } from '../../src/main/clients/chains/registry/registry.ts'
import { readPage, readRecords } from '../../src/main/clients/indexer/listPage.ts'
import { TX_FORM } from '../../src/main/clients/indexer/txs.ts'
import { createFigureSums } from '../../src/main/db/archive/read/figureSums.ts'
import { ARCHIVE_MIGRATIONS, ARCHIVE_OPTIONS } from '../../src/main/db/archive/schema.ts'
import { createSearchIndex } from '../../src/main/db/archive/search/searchIndex.ts'
import { createHistoryWriter } from '../../src/main/db/archive/write/historyWriter.ts'
import { packRows } from '../../src/main/db/archive/write/packedRows.ts'
import { openMigrated } from '../../src/main/db/migrate.ts'
import { createTxDecoder, DECODER_VERSION } from '../../src/main/decoding/txDecoder.ts'
import { readTxs } from '../../src/main/sync/decoding/readTxs.ts'
import { createSignerReader } from '../../src/main/sync/history/signerOf.ts'
import { phrase } from '../../src/shared/domain/phrase.ts'
import { tempFolder, watched } from '../support/benches/syncBench.ts'
import { ACCOUNT } from './benchServer.ts'
import { figureOf, type Figure } from './measure/figure.ts'
import { createRecords } from './records.ts'

const PAGE = 250
const CHAIN = 'bench-1'
const WHO = phrase`bench`
const FORM = { form: TX_FORM, who: WHO, withTotal: false }

/** Stages in the order of the work; `search` and `sums` follow the rows of a page in the same transaction. */
type Stage = 'parse' | 'split' | 'check' | 'decode' | 'rows' | 'search' | 'sums'

/** Adds up the processor time of each stage. */
function createTimes() {
  const spent: Record<Stage, number> = { parse: 0, split: 0, check: 0, decode: 0, rows: 0, search: 0, sums: 0 }
  return {
    spent,
    time: <Value>(stage: Stage, work: () => Value): Value => {
      const before = process.cpuUsage()
      const value = work()
      const { user, system } = process.cpuUsage(before)
      spent[stage] += user + system
      return value
    },
  }
}

function pagesOf(rows: number): Buffer[] {
  const record = createRecords(ACCOUNT, 1)
  const newestFirst = Array.from({ length: rows }, (_, index) => record(index + 1)).toReversed()
  return Array.from({ length: Math.ceil(rows / PAGE) }, (_, index) => {
    const records = newestFirst.slice(index * PAGE, (index + 1) * PAGE)
    return Buffer.from(`{"txs":[${records.join()}],"pagination":{"next_key":"${index}"}}`)
  })
}

/** Copies pages without a network or a second thread. @returns microseconds of each stage */
function copyInStages(pages: readonly Buffer[], folder: string): Record<Stage, number> {
  const { spent, time } = createTimes()
  const entry = { chain_id: CHAIN, chain_name: 'bench', apis: { indexer: [], rest: [] }, metadata: { minitia: { type: 'minievm' } } }
  const registry = createRegistry({ router: null, chains: [entry], assets: {} })
  const chain = registry.chain(CHAIN)
  if (chain === null) throw new Error(`${CHAIN} is not in the list`)
  const { bech32, hex } = watched(ACCOUNT).address
  const key = { account: hex, chainId: CHAIN, stream: 'txs' } as const
  const readers = { txDecoder: createTxDecoder(registry), signers: createSignerReader(), evm: null }
  const db = openMigrated(join(folder, 'archive.db'), { ...ARCHIVE_OPTIONS, key: null }, ARCHIVE_MIGRATIONS)
  const [search, sums] = [createSearchIndex(db), createFigureSums(db)]
  const history = createHistoryWriter(db, search)
  const span = { newestHeight: 2, oldestHeight: 1, touchesStart: false, resume: 'next' }
  const place = { key, decoderVersion: DECODER_VERSION, checkedAt: 1, resetAt: null, ranges: [span], isComplete: false }
  for (const [revision, body] of pages.entries()) {
    time('parse', () => JSON.parse(body.toString()) as unknown)
    const { elements } = time('split', () => readPage(body, FORM))
    const page = { body, elements, newestFirst: true, who: WHO }
    time('check', () => [...readRecords(TX_FORM, page)])
    const read = time('decode', () => readTxs(readers, { key, chain, bech32, hex }, page))
    const write = () => {
      time('rows', () => history.writePage({ ...place, revision, body, odd: read.odd, rows: packRows(read.rows) }))
      time('search', () => search.catchUp(PAGE * 2))
      time('sums', () => sums.catchUp(PAGE * 2))
    }
    db.transaction(write).immediate()
  }
  db.close()
  return spent
}

/** `decode` checks each record again, which is taken off. */
export function measureStages(rows: number, runs: number): Figure[] {
  const pages = pagesOf(rows)
  const measured = Array.from({ length: runs }, () => {
    const folder = tempFolder()
    try {
      return copyInStages(pages, folder.path)
    } finally {
      folder.remove()
    }
  })
  const of = (name: string, cost: (spent: Record<Stage, number>) => number) =>
    figureOf(
      `${name}, beside parsing`,
      'times',
      measured.map((spent) => cost(spent) / spent.parse),
      null,
    )
  return [
    of('finding records in pages', ({ split }) => split),
    of('parsing and checking records', ({ check }) => check),
    of('decoding records', ({ decode, check }) => decode - check),
    of('writing rows', ({ rows }) => rows),
    of('indexing rows for the search', ({ search }) => search),
    of('adding rows to the sums', ({ sums }) => sums),
  ]
}
