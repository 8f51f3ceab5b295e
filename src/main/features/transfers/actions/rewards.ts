// Offers actions that pay out rewards, and refuses their documents once the rewards are no longer what was shown: what is signed names
// neither an amount nor a recipient of them.
import type { AssetAmount, Payout } from '../../../../shared/contract/transfer/action.ts'
import type { Quote } from '../../../../shared/contract/transfer/route.ts'
import { AppError } from '../../../../shared/domain/errors.ts'
import { touchedValidators, type ActionOf, type OwnAction } from '../../../../shared/domain/transfer/ownActions.ts'
import { readPaidTo } from '../../../clients/chains/cosmos/mstaking.ts'
import { readStakes } from '../../../clients/chains/cosmos/stakes.ts'
import { requoteNeeded } from '../send/sequenceFree.ts'
import { stakesQuestion, type ActionOwner, type ActionSubject, type SubjectDeps } from './actionSubject.ts'
import { claimableOfLocks } from './locks.ts'

/** The chain itself refuses what it does not stake. A change of a stake pays out the rewards with the validators that it touches. */
export async function stakeSubject(
  deps: SubjectDeps,
  owner: ActionOwner,
  { denom, amount }: { denom: string; amount: string },
): Promise<ActionSubject> {
  return {
    about: [{ asset: deps.registry.asset(owner.chain.id, denom), amount }],
    recipient: null,
    payout: await readPayout(deps, owner),
  }
}

/**
 * Offers what is left of a claim: rewards of validators or of locked stakes may have been claimed in the meantime. Rewards grow with each
 * block: what the chain pays out is a little more.
 */
export async function claimSubject(deps: SubjectDeps, owner: ActionOwner, asked: ActionOf<'claimRewards'>): Promise<ActionSubject> {
  const { validators, locked = false } = asked
  const question = stakesQuestion(deps, owner)
  const [stakes, recipient, ofLocks] = await Promise.all([
    readStakes(deps.request, question),
    readPaidTo(deps.request, question),
    locked ? orNothing(claimableOfLocks(deps, owner)) : null,
  ])
  const sums = new Map<string, bigint>()
  const add = (denom: string, amount: string) => sums.set(denom, (sums.get(denom) ?? 0n) + BigInt(amount))
  for (const { kind, validator, denom, amount } of stakes ?? []) if (kind === 'reward' && validators.includes(validator)) add(denom, amount)
  if (sums.size === 0 && ofLocks !== null) return { about: [ofLocks], recipient: null, offered: { type: 'claimLocked' } }
  if (ofLocks !== null) {
    // One address is shown for all that is paid out, and the module pays the account itself.
    if (recipient !== null) throw claimedApart()
    add(ofLocks.asset.denom, ofLocks.amount)
  }
  const about = [...sums].map(([denom, sum]) => ({ asset: deps.registry.asset(owner.chain.id, denom), amount: sum.toString() }))
  if (about.length === 0) {
    throw new AppError('staking.nothing', 'There are no rewards to claim from these validators.', { hint: 'Check again.' })
  }
  return { about, recipient, offered: ofLocks === null ? { type: 'claimRewards', validators } : asked }
}

/** Resolves with null where there is nothing to claim. */
async function orNothing(claimable: Promise<AssetAmount>): Promise<AssetAmount | null> {
  try {
    return await claimable
  } catch (error) {
    if (error instanceof AppError && error.code === 'staking.nothing') return null
    throw error
  }
}

function claimedApart(): AppError {
  return new AppError('staking.nothing', 'Locked rewards go to your own address, so claim them separately.', {
    hint: 'Claim each of them from Staking.',
  })
}

/**
 * Requires rewards of at least what is staked again, paid to the account itself: otherwise the chain would stake spendable coins.
 * @throws AppError staking.nothing, network.*, chain.*.
 */
export async function compoundSubject(
  deps: SubjectDeps,
  owner: ActionOwner,
  { denom, stakes }: ActionOf<'compound'>,
): Promise<ActionSubject> {
  const question = stakesQuestion(deps, owner)
  const [held, paidTo] = await Promise.all([readStakes(deps.request, question), readPaidTo(deps.request, question)])
  if (paidTo !== null) {
    throw new AppError('staking.nothing', 'Rewards are paid out to another address, so they can’t be staked again.', {
      hint: 'Claim them, and stake from that address.',
    })
  }
  for (const { validator, amount } of stakes) {
    const reward = (held ?? []).find((one) => one.kind === 'reward' && one.validator === validator && one.denom === denom)
    if (BigInt(reward?.amount ?? '0') < BigInt(amount)) {
      throw new AppError('staking.nothing', 'The rewards are less than shown: they were claimed in the meantime.', { hint: 'Check again.' })
    }
  }
  const sum = stakes.reduce((before, { amount }) => before + BigInt(amount), 0n)
  return { about: [{ asset: deps.registry.asset(owner.chain.id, denom), amount: sum.toString() }], recipient: null }
}

/**
 * Refuses an action whose rewards the chain would pay to another address than was shown, or a compound that would stake more than they are.
 * @throws AppError transfer.requoteNeeded, staking.nothing, network.*, chain.*.
 */
export async function requireSamePayout(
  deps: SubjectDeps,
  owner: ActionOwner,
  action: OwnAction,
  { request: { recipient }, payout }: Pick<Quote, 'request' | 'payout'>,
): Promise<void> {
  if (action.type === 'compound') await compoundSubject(deps, owner, action)
  if (action.type === 'claimRewards') {
    const paidTo = await readPaidTo(deps.request, stakesQuestion(deps, owner))
    if (paidTo !== recipient) throw otherPayout()
  }
  if (touchedValidators(action).length > 0) {
    const [now, shown] = [await readPayout(deps, owner), payout ?? UNKNOWN]
    if (JSON.stringify(now) !== JSON.stringify(shown)) throw otherPayout()
  }
}

const UNKNOWN: Payout = { to: 'unknown' }

/** Reads where rewards are paid. Unstaking stays possible without a valid answer of the node; the review says so. @throws AppError network.*. */
async function readPayout(deps: SubjectDeps, owner: ActionOwner): Promise<Payout> {
  try {
    const address = await readPaidTo(deps.request, stakesQuestion(deps, owner))
    return address === null ? { to: 'account' } : { to: 'other', address }
  } catch (error) {
    if (error instanceof AppError && error.code.startsWith('chain.')) return UNKNOWN
    throw error
  }
}

function otherPayout(): AppError {
  return requoteNeeded('Rewards are no longer paid where it was shown.', false)
}
