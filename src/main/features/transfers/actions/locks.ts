// Reads what an account has locked in the L1's module of locked stakes, and what the module's account of it has earned and got back.
import type { AssetAmount } from '../../../../shared/contract/transfer/action.ts'
import type { LockedStakes } from '../../../../shared/contract/transfer/staking.ts'
import { AppError } from '../../../../shared/domain/errors.ts'
import { phrase } from '../../../../shared/domain/phrase.ts'
import { LOCK_PAYOUT } from '../../../../shared/domain/staking/lockStaking.ts'
import { readBalances } from '../../../clients/chains/cosmos/balances.ts'
import { readStakes, type Stake } from '../../../clients/chains/cosmos/stakes.ts'
import { readLockedSet } from '../../../clients/chains/move/lockedStakes.ts'
import { lockingAccount, longestLock, readLocks } from '../../../clients/chains/move/lockStaking.ts'
import { vipQuestion, type VipQuestion } from '../../../clients/chains/move/vipQuestion.ts'
import type { ChainRecord, Registry } from '../../../clients/chains/registry/registry.ts'
import { denomOf, metadataOf, moveAddress } from '../../../decoding/move/moveAddresses.ts'
import { tokenKey } from '../../../decoding/cosmos/tokens.ts'
import type { Requester } from '../../../platform/http/limitConcurrency.ts'

/** What reading locks needs. */
export interface LockDeps {
  registry: Registry
  request: Requester
}

/** Whose locks. */
export interface LockOwner {
  chain: ChainRecord
  /** The account's address on that chain, bech32. */
  me: string
}

/**
 * Returns what an account has locked; null on a chain whose module is not known.
 * @param denoms what can be staked on the chain
 * @throws AppError network.*, chain.badReply, chain.refused.
 */
export async function readLockedStakes(deps: LockDeps, { chain, me }: LockOwner, denoms: readonly string[]): Promise<LockedStakes | null> {
  const { registry, request } = deps
  const question = vipQuestion(registry, chain.id)
  if (question === null) return null
  const [{ account, locks, stakes, balances }, longest] = await Promise.all([
    readLockedSet(request, { ...question, kind: chain.kind, prefix: chain.bech32Prefix, owner: moveAddress(me) }),
    longestLock(request, question),
  ])
  const of = (denom: string, amount: string) => ({ asset: registry.asset(chain.id, denom), amount })
  const ofKind = (kind: Stake['kind']) => stakes.filter((stake) => stake.kind === kind)
  return {
    account,
    parts: locks.map(({ metadata, validator, amount, release }) => ({
      validator,
      ...of(denomOf(metadata, denoms), amount),
      endsAt: release * 1000,
    })),
    rewards: ofKind('reward').map(({ validator, denom, amount }) => ({ validator, ...of(denom, amount) })),
    unbondings: ofKind('unbonding')
      .map(({ validator, denom, amount, completesAt }) => ({ validator, ...of(denom, amount), completesAt: completesAt ?? 0 }))
      .toSorted((left, right) => left.completesAt - right.completesAt),
    // Skip what others sent to that account: only assets that can be staked came back from a stake.
    free: balances.filter(({ denom }) => denoms.includes(denom)).map(({ denom, amount }) => of(denom, amount)),
    longestMs: longest * 1000,
  }
}

interface LockOfAction {
  validator: string
  denom: string
  /** Seconds since 1970. */
  release: number
}

/** Returns what a lock holds now, base units. @throws AppError staking.nothing where there is none, chain.unknown, network.*, chain.*. */
export async function requireLock(deps: LockDeps, { chain, me }: LockOwner, asked: LockOfAction): Promise<string> {
  const locks = await readLocks(deps.request, requireQuestion(deps, chain), moveAddress(me))
  const key = tokenKey(metadataOf(asked.denom))
  const found = locks.find(
    ({ metadata, validator, release }) => validator === asked.validator && release === asked.release && tokenKey(metadata) === key,
  )
  if (found !== undefined && found.amount !== '0') return found.amount
  throw new AppError('staking.nothing', 'This lock isn’t there any more: it was extended or unstaked in the meantime.', {
    hint: 'Check again.',
  })
}

/**
 * Refuses a lock that does not hold what was shown: what is signed names no amount, so that the module would take all that it holds.
 * @throws AppError as `requireLock`; staking.nothing for another amount too.
 */
export async function requireSameLock(deps: LockDeps, owner: LockOwner, asked: LockOfAction & { amount: string }): Promise<void> {
  if ((await requireLock(deps, owner, asked)) === asked.amount) return
  throw new AppError('staking.nothing', 'This lock doesn’t hold what is shown any more: it was changed in the meantime.', {
    hint: 'Start again from Staking.',
  })
}

/**
 * Returns the rewards of all locks that a claim pays out.
 * @throws AppError staking.nothing where there are none, chain.unknown, network.*, chain.*.
 */
export async function claimableOfLocks(deps: LockDeps, { chain, me }: LockOwner): Promise<AssetAmount> {
  const question = requireQuestion(deps, chain)
  const account = await lockingAccount(deps.request, question, moveAddress(me), chain.bech32Prefix)
  const stakes = (await readStakes(deps.request, { rest: question.rest, kind: chain.kind, address: account })) ?? []
  const paid = stakes.filter(({ kind, denom }) => kind === 'reward' && denom === LOCK_PAYOUT)
  const sum = paid.reduce((before, { amount }) => before + BigInt(amount), 0n)
  if (sum === 0n) throw new AppError('staking.nothing', 'Your locked stakes have no rewards to claim.', { hint: 'Check again.' })
  return { asset: deps.registry.asset(chain.id, LOCK_PAYOUT), amount: sum.toString() }
}

/** Refuses to withdraw more than has come back. @throws AppError staking.nothing, chain.unknown, network.*, chain.*. */
export async function requireUnlocked(deps: LockDeps, { chain, me }: LockOwner, asked: { denom: string; amount: string }): Promise<void> {
  const question = requireQuestion(deps, chain)
  const account = await lockingAccount(deps.request, question, moveAddress(me), chain.bech32Prefix)
  const held = (await readBalances(deps.request, { rest: question.rest, address: account })).find(({ denom }) => denom === asked.denom)
  if (BigInt(held?.amount ?? '0') >= BigInt(asked.amount)) return
  throw new AppError('staking.nothing', 'Less is left to withdraw than shown: it was withdrawn in the meantime.', { hint: 'Check again.' })
}

function requireQuestion({ registry }: LockDeps, { id }: ChainRecord): VipQuestion {
  const question = vipQuestion(registry, id)
  if (question !== null) return question
  throw new AppError('chain.unknown', phrase`No lock staking module is known on ${id}.`)
}
