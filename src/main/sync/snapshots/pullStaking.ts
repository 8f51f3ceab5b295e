// Pulls stakes: what an address staked, is unbonding, earned and has vesting; replaced all or nothing.
import { readStakes as askStakes } from '../../clients/chains/cosmos/stakes.ts'
import { readVesting } from '../../clients/chains/cosmos/vesting.ts'
import { readStakes, type StakeRecord } from '../../db/archive/read/readStakes.ts'
import { readSyncTarget } from '../../db/archive/read/readSyncTargets.ts'
import type { StakeFacts } from '../../db/archive/records/snapshotRecords.ts'
import { learnValidators } from './learnValidators.ts'
import type { SnapshotDeps } from './snapshotRun.ts'
import type { SyncTarget } from '../syncTargets.ts'

/**
 * Reads all stakes once and returns whether they differ from what was held. A chain without staking has none, but still has vesting
 * accounts.
 * @throws AppError network.*, chain.*, store.*.
 */
export async function pullStaking(deps: SnapshotDeps, { key, chain, bech32 }: SyncTarget, signal: AbortSignal): Promise<boolean> {
  const { request, clock, archive, ingest } = deps
  const { rest } = chain.endpoints
  if (rest === null) return false
  const { revision } = readSyncTarget(archive, key)
  const readAt = clock.now()
  const question = { rest, address: bech32, signal }
  const staked = await askStakes(request, { ...question, kind: chain.kind })
  const tranches = await readVesting(request, question)
  const stakes: StakeFacts[] = [
    ...(staked ?? []).map((stake) => ({ ...stake, startsAt: null })),
    ...tranches.map((tranche) => ({ ...tranche, kind: 'vesting' as const, validator: '' })),
  ]
  const before = readStakes(archive, [key.account]).filter(({ chainId }) => chainId === key.chainId)
  await ingest.writeSet({ kind: 'stakes', key, revision, isOffered: staked !== null, readAt, stakes })
  // A chain without stakes has no validators either.
  const isNamed = staked !== null && (await learnValidators(deps, chain, signal))
  return isNamed || textOf(stakes) !== textOf(before)
}

function textOf(stakes: readonly Pick<StakeRecord, keyof StakeFacts>[]): string {
  return stakes
    .map(({ kind, validator, denom, amount, startsAt, completesAt }) =>
      [kind, validator, denom, amount, startsAt ?? '', completesAt ?? ''].join(' '),
    )
    .join()
}
