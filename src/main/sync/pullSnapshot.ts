// The balances stream: reads everything an address owns on a chain and replaces what was held, all or nothing.
import { AppError } from '../../shared/errors.ts'
import { readBalances } from '../chains/balances.ts'
import type { Requester } from '../lib/politeRequest.ts'
import type { Clock } from '../lib/world.ts'
import type { ReadDb } from '../store/database.ts'
import type { Ingest } from '../store/archive/ingest.ts'
import { readHoldings } from '../store/archive/readHoldings.ts'
import { readStream } from '../store/archive/readStreams.ts'
import type { Stream } from './streams.ts'

export interface SnapshotDeps {
  request: Requester
  clock: Clock
  archive: ReadDb
  ingest: Ingest
}

/** More pages than any address has: a key that leads in circles ends here. */
const MOST_PAGES = 500

/**
 * Reads the balances once and says whether they differ from what was held. What is no longer owned goes only when the
 * last page is in.
 * @throws AppError network.*, chain.*, store.*.
 */
export async function pullSnapshot(
  { request, clock, archive, ingest }: SnapshotDeps,
  stream: Stream,
  signal: AbortSignal,
): Promise<boolean> {
  const { rest } = stream.chain.endpoints
  if (rest === null) return false
  const before = holdingsText(archive, stream)
  let { revision } = readStream(archive, stream.key)
  const generation = revision
  const readAt = clock.now()
  let key: string | null = null
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const { balances, nextKey } = await readBalances(request, { rest, address: stream.bech32, key, signal })
    if (nextKey !== null && nextKey === key) break
    await ingest.writeBalances({ key: stream.key, revision, generation, balances, isLast: nextKey === null, readAt })
    if (nextKey === null) return holdingsText(archive, stream) !== before
    revision += 1
    key = nextKey
  }
  throw new AppError('chain.badReply', `${new URL(rest).host} keeps sending the same page of balances.`, { retry: 'later' })
}

function holdingsText(archive: ReadDb, { key }: Stream): string {
  const held = readHoldings(archive, [key.account]).filter(({ chainId }) => chainId === key.chainId)
  return held.map(({ denom, amount }) => `${amount} ${denom}`).join()
}
