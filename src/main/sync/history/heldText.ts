// What is held, as one text: a run compares it before and after to tell whether anything changed.
import { readHoldings } from '../../db/archive/read/readHoldings.ts'
import type { SnapshotDeps } from '../snapshots/snapshotRun.ts'
import type { SyncTarget } from '../syncTargets.ts'

/** Every amount that the stream's account holds on its chain. */
export function holdingsText({ archive }: Pick<SnapshotDeps, 'archive'>, { key }: Pick<SyncTarget, 'key'>): string {
  const held = readHoldings(archive, [key.account]).filter(({ chainId }) => chainId === key.chainId)
  return held.map(({ denom, amount }) => `${amount} ${denom}`).join()
}
