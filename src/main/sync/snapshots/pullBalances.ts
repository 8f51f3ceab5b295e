// Pulls balances: reads everything an address owns on a chain and replaces what was held, all or nothing; then learns the denominations
// that no list names.
import { readBalances } from '../../clients/chains/cosmos/balances.ts'
import { readSyncTarget } from '../../db/archive/read/readSyncTargets.ts'
import { holdingsFingerprint } from '../history/holdingsFingerprint.ts'
import { learnDenoms } from './learnDenoms.ts'
import type { SnapshotDeps } from './snapshotRun.ts'
import type { SyncTarget } from '../syncTargets.ts'

/** What pulling balances needs. */
export interface BalanceDeps extends SnapshotDeps {
  /** Called when a chain has named denominations: everything that names them reads differently now. */
  onNames(chainId: string): void
}

/** Reads the balances once and returns whether anything that is shown has changed. @throws AppError network.*, chain.*, store.*. */
export async function pullBalances(deps: BalanceDeps, stream: SyncTarget, signal: AbortSignal): Promise<boolean> {
  const { request, clock, archive, ingest } = deps
  const { key, chain } = stream
  const { rest } = chain.endpoints
  if (rest === null) return false
  const before = holdingsFingerprint(deps, stream)
  const { revision } = readSyncTarget(archive, key)
  const readAt = clock.now()
  const holdings = await readBalances(request, { rest, address: stream.bech32, signal })
  await ingest.writeSet({ kind: 'holdings', key, revision, isOffered: true, readAt, holdings, kept: [] })
  const learned = await learnDenoms(
    deps,
    chain,
    holdings.map(({ denom }) => denom),
    signal,
  )
  if (learned > 0) deps.onNames(chain.id)
  return learned > 0 || holdingsFingerprint(deps, stream) !== before
}
