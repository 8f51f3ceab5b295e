// Checks every statement that the running core reads with: none scans a table that grows with history, none sorts more than a page. A plan
// does not depend on the number of rows (nothing is analysed), so a small history is as good as a million rows.
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { openArchiveReader } from '../../../src/main/db/archiveReader.ts'
import { coreBench, type CoreBench } from '../../support/benches/coreBench.ts'
import { OWN, temporaryFolder } from '../../support/benches/practiceBench.ts'

/** Tables that grow with history, with holdings or with the user's actions. */
const GROWING = [
  'tx',
  'tx_account',
  'raw_block',
  'tx_evm',
  'internal_tx',
  'internal_account',
  'block_time',
  'shared_tx',
  'crossing',
  'search_entry',
  'party',
  'search_word',
  'odd_record',
  'transfer_fact',
  'day_net',
]

interface Statement {
  file: string
  sql: string
}

interface Step {
  sql: string
  detail: string
}

/** Notes what connections of this thread prepare; a separate thread reads the pages of history (search.test.ts). */
function listen(prepared: Map<string, Statement>): () => void {
  const { prepare } = Database.prototype
  Database.prototype.prepare = function note(this: Database.Database, sql: string) {
    prepared.set(`${this.name} ${sql}`, { file: this.name, sql })
    return prepare.call(this, sql)
  } as typeof prepare
  return () => {
    Database.prototype.prepare = prepare
  }
}

/** Everything that screens, exports and the care of the data ask, with rows there to be read. */
async function readEverything({ call, sync, export: exported }: CoreBench): Promise<void> {
  const { id: accountId, address } = await call('accounts.watch', { address: OWN, label: 'Mine' })
  await sync(address.bech32)
  const { items } = await call('activity.page', { filter: {}, limit: 100 })
  for (const { chainId, hash } of items) await call('activity.get', { accountId, chainId, hash })
  await call('portfolio.get', {})
  const { groups } = await call('portfolio.get', { accountId })
  for (const { originId } of groups) await call('figures.balance', { originId })
  await call('figures.value', {})
  await call('figures.months', {})
  await call('sync.state', {})
  await call('labels.list', {})
  await call('labels.checkAddress', { address: OWN })
  await call('prices.values', {})
  await call('prices.at', { moments: [{ chainId: 'x-1', denom: 'uinit', units: '1', at: 0 }] })
  await call('transfers.list', {})
  await call('transfers.unreadable', {})
  await call('views.list', {})
  await call('notices.list', {})
  await call('permissions.list', { accountId })
  await call('nfts.overview', { show: 'held' })
  for (const nft of await call('nfts.page', { filter: { show: 'held' }, offset: 0, limit: 5 })) await call('nfts.get', nft)
  for (const what of ['activity', 'holdings', 'nfts', 'transfers', 'labels'] as const) await exported({ what, format: 'csv', filter: {} })
}

/** `SCAN t` of a table that grows, or of a whole index of it; a virtual table or a list of values is no such thing. */
const WALK = new RegExp(`^SCAN (${GROWING.join('|')}|t|a|ta|e)\\b(?! VIRTUAL)`)
/** All lines of an address, or all transactions of a chain, are as many as there are. */
const WHOLE_SHARE = /^SEARCH (tx_account|ta|a|tx|t) USING .*\((address|chain_id)=\?( AND chain_id=\?)?\)$/
const SORT = /^USE TEMP B-TREE FOR (?!LAST)/

/**
 * Returns whether a step takes longer the more rows there are. The histories of NFTs and of rows that only the EVM names have separate
 * indexes.
 */
function isWalk({ sql, detail }: Step): boolean {
  if (WALK.test(detail)) return true
  const isNarrow = /USING (COVERING )?INDEX (tx_account_of_nft|tx_evm_by_height)/.test(detail)
  if (WHOLE_SHARE.test(detail)) return !isNarrow
  return SORT.test(detail) && /\b(tx|tx_account)\b/.test(sql) && !/json_each|lane/.test(sql)
}

/** Returns the steps of a statement's plan; none for one that only changes data. */
function planOf(db: Pick<Database.Database, 'prepare'>, sql: string): Step[] {
  if (!/^\s*(SELECT|WITH|UPDATE|DELETE)/i.test(sql)) return []
  // Any value gives the same plan.
  const bound = sql.replaceAll(/\?|[@:$][a-zA-Z]\w*/g, '1')
  return db
    .prepare<unknown[], { detail: string }>(`EXPLAIN QUERY PLAN ${bound}`)
    .all()
    .map(({ detail }) => ({ sql, detail }))
}

test('no statement walks what grows, none sorts it', async () => {
  const prepared = new Map<string, Statement>()
  const stop = listen(prepared)
  const folder = temporaryFolder()
  const bench = await coreBench(folder)
  try {
    await readEverything(bench)
  } finally {
    await bench.close()
    stop()
  }
  const journal = new Database(join(folder, 'journal.db'), { readonly: true })
  const archive = openArchiveReader({ archive: join(folder, 'archive.db'), journal: join(folder, 'journal.db') })
  const connections = new Map([journal, archive].map((db) => [db.name, db]))
  const steps = [...prepared.values()].flatMap(({ file, sql }) => {
    const db = connections.get(file)
    return db === undefined ? [] : planOf(db, sql)
  })
  journal.close()
  archive.close()
  expect(prepared.size).toBeGreaterThan(40)
  expect(steps.filter(isWalk)).toEqual([])
})
