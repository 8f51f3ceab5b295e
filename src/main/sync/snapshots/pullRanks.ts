// Pulls ranks: the position of an address among the holders of its assets on a rollup with an EVM. Reads them seldom, and not to the end of
// the list.
import { hasPassed } from '../../platform/time.ts'
import { AppError } from '../../../shared/domain/errors.ts'
import { isNotOffered } from '../../clients/indexer/features.ts'
import { readRichList } from '../../clients/indexer/richList.ts'
import type { ResolvedIndexer } from '../../clients/indexer/target.ts'
import { readRanks } from '../../db/archive/read/readDenoms.ts'
import { readHoldings } from '../../db/archive/read/readHoldings.ts'
import { readSyncTarget } from '../../db/archive/read/readSyncTargets.ts'
import type { RankSet } from '../../db/archive/records/snapshotRecords.ts'
import type { SnapshotDeps } from './snapshotRun.ts'
import { resolvedIndexer, type ResolvedIndexerDeps } from '../resolvedIndexer.ts'
import type { SyncTarget } from '../syncTargets.ts'

type Rank = RankSet['ranks'][number]

/** Interval between two reads, ms. */
export const RANKS_EVERY_MS = 6 * 3600_000
const PAGE = 200
const MAX_PAGES = 5
/**
 * Most denominations in a run. Listed assets come first: for an account that was sent many unlisted coins, those are asked last, and not
 * all of them.
 */
const MAX_DENOMS = 12

/**
 * Reads the ranks, unless that was done recently for the same denominations; returns whether one has changed.
 * @throws AppError network.*, indexer.*, store.*.
 */
export async function pullRanks(deps: SnapshotDeps & ResolvedIndexerDeps, stream: SyncTarget, signal: AbortSignal): Promise<boolean> {
  const { clock, archive, ingest } = deps
  const { key } = stream
  const denoms = heldDenoms(deps, stream)
  const before = readRanks(archive, [key.account]).filter(({ chainId }) => chainId === key.chainId)
  const { revision, checkedAt, error } = readSyncTarget(archive, key)
  const isKnown = denoms.every((denom) => before.some((rank) => rank.denom === denom))
  if (isKnown && error === null && checkedAt !== null && !hasPassed(RANKS_EVERY_MS, checkedAt, clock.now())) return false
  const target = await resolvedIndexer(deps, stream, signal)
  if (target === null) return false
  const readAt = clock.now()
  const ranks: Rank[] = []
  let isOffered = true
  try {
    for (const denom of denoms) ranks.push(await readRank(deps, { target, stream, denom, signal }))
  } catch (failure) {
    if (!isNotOffered(failure)) throw failure
    isOffered = false
  }
  await ingest.writeSet({ kind: 'ranks', key, revision, isOffered, readAt, ranks })
  return JSON.stringify(ranks.map(plain)) !== JSON.stringify(before.map(plain))
}

function heldDenoms({ archive, registry }: SnapshotDeps, { key, chain }: SyncTarget): string[] {
  const held = readHoldings(archive, [key.account])
    .filter(({ chainId }) => chainId === key.chainId)
    .map(({ denom }) => denom)
    .toSorted()
  const isListed = (denom: string) => registry.asset(chain.id, denom).isVerified
  return [...held.filter(isListed), ...held.filter((denom) => !isListed(denom))].slice(0, MAX_DENOMS).toSorted()
}

async function readRank(
  { request }: SnapshotDeps,
  { target, stream, denom, signal }: { target: ResolvedIndexer; stream: SyncTarget; denom: string; signal: AbortSignal },
): Promise<Rank> {
  const own = new Set([stream.hex.toLowerCase(), stream.bech32])
  let lookedAt = 0
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const from = page === 0 ? null : { offset: lookedAt }
    const holders = await pageOrNone(readRichList(request, target, { denom, limit: PAGE, newestFirst: true, from, signal }))
    for (const record of holders?.records() ?? []) {
      lookedAt += 1
      if (own.has(record.name)) return { denom, rank: lookedAt, lookedAt }
    }
    if (holders === null || holders.size < PAGE) break
  }
  return { denom, rank: null, lookedAt }
}

/** Returns null for a denomination that the indexer does not know, which has no list. */
async function pageOrNone<T>(page: Promise<T>): Promise<T | null> {
  try {
    return await page
  } catch (error) {
    if (error instanceof AppError && error.code === 'indexer.refused' && error.retry === 'never') return null
    throw error
  }
}

function plain({ denom, rank, lookedAt }: Rank): Rank {
  return { denom, rank, lookedAt }
}
