// Pulls stakes: what an address staked, locked, is unbonding, earned and has vesting; replaced all or nothing.
import { AppError } from '../../../shared/domain/errors.ts'
import { readStakes as askStakes } from '../../clients/chains/cosmos/stakes.ts'
import { readStakingRules } from '../../clients/chains/cosmos/mstaking.ts'
import { readVesting } from '../../clients/chains/cosmos/vesting.ts'
import { readLockedSet, type LockedSet } from '../../clients/chains/move/lockedStakes.ts'
import { denomOf, moveAddress } from '../../decoding/move/moveAddresses.ts'
import { vipPublisher } from '../../../shared/domain/transfer/vipModules.ts'
import { readStakes, type StakeRecord } from '../../db/archive/read/readStakes.ts'
import { readSyncTarget } from '../../db/archive/read/readSyncTargets.ts'
import type { StakeFacts } from '../../db/archive/records/snapshotRecords.ts'
import type { ChainRecord } from '../../clients/chains/registry/registry.ts'
import type { Requester } from '../../platform/http/limitConcurrency.ts'
import { learnValidators } from './learnValidators.ts'
import type { SnapshotDeps } from './snapshotRun.ts'
import type { SyncTarget } from '../syncTargets.ts'

/**
 * Reads all stakes once and returns whether they differ from what was held. A chain without staking has none, but still has vesting
 * accounts.
 * @throws AppError network.*, chain.*, store.*.
 */
export async function pullStaking(deps: SnapshotDeps, { key, chain, bech32 }: SyncTarget, signal: AbortSignal): Promise<boolean> {
  const { request, clock, archive, ingest, log } = deps
  const { rest } = chain.endpoints
  if (rest === null) return false
  const { revision } = readSyncTarget(archive, key)
  const readAt = clock.now()
  const question = { rest, address: bech32, signal }
  const staked = await askStakes(request, { ...question, kind: chain.kind })
  const tranches = await readVesting(request, question)
  const before = readStakes(archive, [key.account]).filter(({ chainId }) => chainId === key.chainId)
  const locks = pullLocks(request, chain, question).then((found) => found.map((one) => ({ ...one, readAt })))
  const locked = await locks.catch((error: unknown) => {
    // A module that cannot be asked, or says nonsense, hides no other stake: what was read of it last stays, with the moment of that reading.
    if (!(error instanceof AppError && error.code.startsWith('chain.'))) throw error
    log.warn('sync.locksUnread', { chain: chain.id, code: error.code })
    return before.filter(({ kind }) => LOCKED_KINDS.has(kind))
  })
  const stakes: StakeFacts[] = [
    ...(staked ?? []).map((stake) => ({ ...stake, startsAt: null, readAt })),
    ...locked,
    ...tranches.map((tranche) => ({ ...tranche, kind: 'vesting' as const, validator: '', readAt })),
  ]
  await ingest.writeSet({ kind: 'stakes', key, revision, isOffered: staked !== null, readAt, stakes })
  // A chain without stakes has no validators either.
  const isNamed = staked !== null && (await learnValidators(deps, chain, signal))
  const now = stakes.map((stake) => ({ ...stake, isKept: stake.readAt < readAt }))
  return isNamed || textOf(now) !== textOf(before)
}

/** Returns what belongs to locked stakes; nothing on a chain whose module is not known. @throws AppError network.*, chain.*. */
async function pullLocks(request: Requester, { id, kind, bech32Prefix: prefix }: ChainRecord, node: Question): Promise<LockedFacts[]> {
  const publisher = vipPublisher(id)
  if (publisher === null) return []
  const set = await readLockedSet(request, { ...node, kind, prefix, publisher, owner: moveAddress(node.address) })
  if (set.locks.length + set.stakes.length + set.balances.length === 0) return []
  const { denoms } = await readStakingRules(request, node)
  return lockedFacts(set, denoms)
}

type LockedFacts = Omit<StakeFacts, 'readAt'>

interface Question {
  rest: string
  /** bech32. */
  address: string
  signal: AbortSignal
}

const LOCKED_KINDS: ReadonlySet<StakeFacts['kind']> = new Set(['locked', 'lockedUnbonding', 'lockedReward', 'unlocked'])

const KIND_OF_LOCKED = { delegation: null, unbonding: 'lockedUnbonding', reward: 'lockedReward' } as const

function lockedFacts({ locks, stakes, balances }: LockedSet, denoms: readonly string[]): LockedFacts[] {
  return [
    ...locks.map(({ metadata, validator, amount, release }) => ({
      kind: 'locked' as const,
      validator,
      denom: denomOf(metadata, denoms),
      amount,
      startsAt: null,
      completesAt: release * 1000,
    })),
    ...stakes.flatMap(({ kind, ...stake }) => {
      const ofLock = KIND_OF_LOCKED[kind]
      // The delegations are the locks once more.
      return ofLock === null ? [] : [{ ...stake, kind: ofLock, startsAt: null }]
    }),
    // Skip what others sent to that account: only assets that can be staked came back from a stake.
    ...balances
      .filter(({ denom }) => denoms.includes(denom))
      .map((coin) => ({ ...coin, kind: 'unlocked' as const, validator: '', startsAt: null, completesAt: null })),
  ]
}

/** Describes stakes by all that is shown of them, except when they were read. */
function textOf(stakes: readonly Pick<StakeRecord, Exclude<keyof StakeFacts, 'readAt'> | 'isKept'>[]): string {
  return stakes
    .map(({ kind, validator, denom, amount, startsAt, completesAt, isKept }) =>
      [kind, validator, denom, amount, startsAt ?? '', completesAt ?? '', isKept].join(' '),
    )
    .join()
}
