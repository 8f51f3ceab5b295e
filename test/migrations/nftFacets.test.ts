// Checks that lines about NFTs, what left for another chain, and transactions with several messages are indexed as such: an older archive
// indexes only those again.
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createRegistry } from '../../src/main/clients/chains/registry/registry.ts'
import { toActivityQuery } from '../../src/main/features/search/activityQuery.ts'
import { readActivity } from '../../src/main/db/archive/read/readActivity.ts'
import { ARCHIVE_MIGRATIONS, ARCHIVE_OPTIONS } from '../../src/main/db/archive/schema.ts'
import { createSearchIndex } from '../../src/main/db/archive/search/searchIndex.ts'
import { openArchiveReader } from '../../src/main/db/archiveReader.ts'
import { openDatabase } from '../../src/main/db/database.ts'
import { migrate } from '../../src/main/db/migrate.ts'
import { ACCOUNTS, buildArchive, NETWORK, NFT_CONTRACT, rowAt } from '../bench/browseArchive.ts'
import { tempFolder } from '../support/benches/syncBench.ts'
import { TYPES_IN_ROWS } from '../support/typesInRows.ts'

const ROWS = 3000

test('an archive from before finds NFTs by number and collection, what left for a chain, and several messages, once their lines are indexed', () => {
  const folder = tempFolder()
  const files = { archive: join(folder.path, 'archive.db'), journal: join(folder.path, 'journal.db') }
  buildArchive(folder.path, ROWS)
  const old = openDatabase(files.archive, ARCHIVE_OPTIONS)
  // The older state: no tokens of NFTs, of other chains and of several messages, and no reader of what lines say.
  old.exec(`
    CREATE VIRTUAL TABLE temp.instance USING fts5vocab(main, tx_search, 'instance');
    CREATE TEMP TABLE held AS SELECT doc, group_concat(term, ' ') AS tokens FROM temp.instance
      WHERE term NOT GLOB '\uE000[bio]*' AND term <> '\uE000gseveral' GROUP BY doc;
    INSERT OR REPLACE INTO tx_search (rowid, tokens) SELECT doc, tokens FROM held;
    DROP TABLE temp.instance;
    ${TYPES_IN_ROWS}
    DROP TRIGGER search_details_changed; DROP TABLE search_merge;
    DROP TABLE evm_contract; DROP TABLE validator;
    ALTER TABLE chain DROP COLUMN synthetic_txs;
    ALTER TABLE chain DROP COLUMN synthetic_txs_read_at;
    PRAGMA user_version = 110`)
  const archive = openArchiveReader(files)
  const registry = createRegistry(NETWORK)
  const find = (text: string) => {
    const { query } = toActivityQuery({ archive, registry, accounts: ACCOUNTS, now: 0 }, { text })
    return readActivity(archive, query, null, ROWS).map(({ hash }) => hash)
  }
  const rows = Array.from({ length: ROWS }, (_, index) => rowAt(index, ROWS)).toSorted((left, right) => right.time - left.time)
  const saying = (name: string, value?: string) =>
    rows
      .filter(({ meaning }) => meaning.details?.facts.some((fact) => fact.name === name && (value === undefined || fact.value === value)))
      .map(({ hash }) => hash)
  const number = rows.flatMap(({ meaning }) => meaning.details?.facts.find(({ name }) => name === 'nft')?.value ?? [])[0] ?? ''
  expect(saying('nft', number).length).toBeGreaterThan(0)

  migrate(old, ARCHIVE_MIGRATIONS)
  expect(find(`nft:${number}`)).toEqual([])
  expect(find('type:several')).toEqual([])
  expect(find('to:lantern-1')).toEqual([])
  const several = rows.filter(({ messageTypes }) => messageTypes.length > 1).map(({ hash }) => hash)
  const leaving = rows.filter(({ meaning }) => meaning.otherChainId !== null)
  const due = new Set([...saying('nft'), ...several, ...leaving.map(({ hash }) => hash)])
  expect(archive.prepare('SELECT count(*) AS n FROM search_due').get()).toEqual({ n: due.size })
  old.transaction(() => createSearchIndex(old).catchUp(ROWS))()
  expect(find(`nft:${number}`)).toEqual(saying('nft', number))
  expect(find(`nft:${NFT_CONTRACT}`)).toEqual(saying('nft'))
  expect(find('type:several')).toEqual(several)
  expect(find('to:lantern-1')).toEqual(leaving.filter(({ meaning }) => meaning.otherChainId === 'lantern-1').map(({ hash }) => hash))

  // A line's text about an NFT may change while the rest stays the same.
  const [first] = saying('nft', number)
  old
    .prepare(`UPDATE tx_account SET details = replace(details, ?, '"another one"') WHERE tx_id = (SELECT id FROM tx WHERE hash = unhex(?))`)
    .run(`"${number}"`, first)
  old.transaction(() => createSearchIndex(old).catchUp(ROWS))()
  expect(find('nft:"another one"')).toEqual([first])
  expect(find(`nft:${number}`)).toEqual(saying('nft', number).slice(1))
  archive.close()
  old.close()
  folder.remove()
})
