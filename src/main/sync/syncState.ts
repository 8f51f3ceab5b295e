// What the screens are told about each stream: what is stored, and what is being done about it right now.
import type { Account } from '../../shared/account.ts'
import type { ErrorData } from '../../shared/errors.ts'
import type { StreamState, SyncState } from '../../shared/status.ts'
import type { Registry } from '../chains/registry.ts'
import type { ReadDb } from '../store/database.ts'
import { readChain, readStream } from '../store/archive/readStreams.ts'
import { streamName, streamsOf, type Stream } from './streams.ts'
import { heightsOf } from './syncReport.ts'

/** What the scheduler is doing with a stream. */
export interface StreamActivity {
  activity: StreamState['activity']
  nextTryAt: number | null
  /** What stopped the last run, also when it could not be stored. */
  failure: ErrorData | null
}

export interface StateInput {
  archive: ReadDb
  registry: Registry
  accounts: readonly Pick<Account, 'id' | 'address'>[]
  /** By stream name; a stream that is missing here is paused. */
  activities: ReadonlyMap<string, StreamActivity>
  isOnline: boolean
}

export function readSyncState({ archive, registry, accounts, activities, isOnline }: StateInput): SyncState {
  return {
    isOnline,
    streams: accounts.flatMap(({ id, address }) =>
      streamsOf(registry, [address]).map((stream) => streamState(archive, id, stream, activities.get(streamName(stream.key)))),
    ),
    heads: registry.chains.map(({ id }) => {
      const { head, blockTime } = readChain(archive, id)
      return { chainId: id, ...head, blockMs: blockTime?.ms ?? null }
    }),
  }
}

function streamState(archive: ReadDb, accountId: string, { key, chain }: Stream, now: StreamActivity | undefined): StreamState {
  const record = readStream(archive, key)
  return {
    accountId,
    chainId: chain.id,
    stream: key.stream,
    activity: now?.activity ?? 'paused',
    nextTryAt: now?.nextTryAt ?? null,
    rows: record.rows,
    isComplete: record.isComplete,
    ...heightsOf(record),
    gaps: Math.max(0, record.spans.length - 1),
    checkedAt: record.checkedAt,
    error: now?.failure ?? record.error,
  }
}
