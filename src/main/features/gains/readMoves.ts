// Reads the history of the own accounts through the reader thread, page by page, so that the main thread is never held up.
import type { Account } from '../../../shared/contract/account.ts'
import type { Registry } from '../../clients/chains/registry/registry.ts'
import type { ArchiveReader } from '../../db/archive/read/reader.ts'
import type { ActivityPosition } from '../../db/archive/read/readActivity.ts'
import type { ActivityAnswer } from '../../db/archive/records/readerRecords.ts'
import type { ReadDb } from '../../db/database.ts'
import type { Clock } from '../../platform/world.ts'
import { archiveAccount } from '../../sync/syncTargets.ts'
import { addressRef } from '../labels/labelKey.ts'
import { toActivityQuery } from '../search/activityQuery.ts'
import { createIdentities, movesOf, type GainAsset, type Move, type MoveContext } from './ownMoves.ts'

/** What reading needs. */
export interface MoveDeps {
  /** With the journal attached. */
  archive: ReadDb
  reader: Pick<ArchiveReader, 'ask'>
  registry: Registry
  world: { clock: Pick<Clock, 'now'> }
}

/** The own history, in what counts. */
export interface OwnHistory {
  moves: Move[]
  /** Every listed asset that occurs, by its identity. */
  assets: ReadonlyMap<string, GainAsset>
  /** Number of assets that no list names. */
  unlisted: number
}

/** Records of one question: a few milliseconds of work here. */
const PAGE = 200

/** Reads every line of the accounts. */
export async function readMoves(deps: MoveDeps, accounts: readonly Account[]): Promise<OwnHistory> {
  const { registry } = deps
  const unlisted = new Set<string>()
  const own = new Set(accounts.map(({ address }) => archiveAccount(address)))
  const refs = new Map<string, string | null>()
  const ids = createIdentities(registry.knownAssets, registry.asset)
  const context: MoveContext = {
    identityOf: ids.identityOf,
    ownAccount: (address) => {
      const known = refs.get(address)
      if (known !== undefined) return known
      const ref = addressRef(address)
      refs.set(address, own.has(ref) ? ref : null)
      return own.has(ref) ? ref : null
    },
    onUnlisted: (chainId, denom) => unlisted.add(`${chainId} ${denom}`),
  }
  const moves: Move[] = []
  for (const account of accounts) {
    for await (const page of pagesOf(deps, account)) {
      for (const record of page) moves.push(...movesOf(context, record))
    }
  }
  return { moves, assets: ids.named, unlisted: unlisted.size }
}

/** Yields the pages of an account; while one is worked on, the reader thread reads the next. */
async function* pagesOf({ archive, reader, registry, world }: MoveDeps, account: Account) {
  const search = { archive, registry, accounts: [account], now: world.clock.now() }
  const { query } = toActivityQuery(search, { accountId: account.id })
  const ask = (after: ActivityPosition | null) => reader.ask({ kind: 'page', query, after, limit: PAGE, requesterId: null })
  let asked: Promise<ActivityAnswer> | null = ask(null)
  while (asked !== null) {
    const page: ActivityAnswer = await asked
    asked = page.next === null ? null : ask(page.next)
    // Its failure is thrown where it is awaited, which is never where the caller stops before.
    asked?.catch(() => undefined)
    yield page.records
  }
}
