// Writes what is held as one text, a fingerprint: a run compares it before and after to detect changes.
import { readHoldings } from '../../db/archive/read/readHoldings.ts'
import type { SnapshotDeps } from '../snapshots/snapshotRun.ts'
import type { SyncTarget } from '../syncTargets.ts'

/** Returns every amount that the sync target's account holds on its chain. */
export function holdingsFingerprint({ archive }: Pick<SnapshotDeps, 'archive'>, { key }: Pick<SyncTarget, 'key'>): string {
  const held = readHoldings(archive, [key.account]).filter(({ chainId }) => chainId === key.chainId)
  return held.map(({ denom, amount }) => `${amount} ${denom}`).join()
}
