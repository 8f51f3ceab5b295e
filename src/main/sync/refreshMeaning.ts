// Rows that an older version read are read again from their raw records, in small steps, when a newer one understands more.
import { IndexerTx } from '../../wire/indexer.ts'
import type { Account } from '../../shared/account.ts'
import type { Registry } from '../chains/registry.ts'
import type { Log } from '../lib/log.ts'
import { withPrefix } from '../lib/address.ts'
import { PROJECTION_VERSION, type Projector } from '../meaning/project.ts'
import type { ReadDb } from '../store/database.ts'
import type { Ingest } from '../store/archive/ingest.ts'
import { readRaws } from '../store/archive/readActivity.ts'
import { readOutdated, type OutdatedRow } from '../store/archive/readOutdated.ts'
import type { RefreshedRow } from '../store/archive/records.ts'
import { archiveAccount } from './streams.ts'

export interface RefreshDeps {
  archive: ReadDb
  ingest: Ingest
  registry: Registry
  projector: Projector
  accounts(): readonly Pick<Account, 'address'>[]
  log: Log
}

const STEP = 50

/**
 * Brings every stored row to the present reading; returns how many there were. Rows of addresses that are no longer
 * watched, or of chains that the registry no longer names, keep the reading they have.
 * @throws AppError store.*; the signal's reason when aborted.
 */
export async function refreshMeaning(deps: RefreshDeps, signal: AbortSignal, version = PROJECTION_VERSION): Promise<number> {
  let refreshed = 0
  for (;;) {
    signal.throwIfAborted()
    const outdated = readOutdated(deps.archive, version, STEP)
    if (outdated.length === 0) return refreshed
    const raws = readRaws(
      deps.archive,
      outdated.map(({ txId }) => txId),
    )
    await deps.ingest.writeRefreshed(outdated.map((row, index) => reread(deps, row, { raw: raws[index] ?? '', version })))
    refreshed += outdated.length
  }
}

function reread(
  { registry, projector, accounts, log }: RefreshDeps,
  row: OutdatedRow,
  { raw, version }: { raw: string; version: number },
): RefreshedRow {
  const chain = registry.chain(row.chainId)
  const parsed = IndexerTx.safeParse(JSON.parse(raw))
  const own = accounts().filter(({ address }) => row.accounts.includes(archiveAccount(address)))
  const readings = own.flatMap(({ address }) => {
    if (chain === null || !parsed.success) return []
    const me = { chain, bech32: withPrefix(address.bech32, chain.bech32Prefix), hex: address.hex }
    const read = projector.toRow(me, parsed.data)
    return 'reason' in read ? [] : [{ account: archiveAccount(address), read }]
  })
  const [first] = readings
  if (first === undefined) log.warn('sync.readingKept', { chain: row.chainId, hash: row.hash })
  return {
    txId: row.txId,
    projectionVersion: version,
    text: first === undefined ? null : { ...first.read },
    meanings: readings.map(({ account, read }) => ({ account, meaning: read.meaning })),
  }
}
