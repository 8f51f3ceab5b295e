// Lists staking of an account: the validators of each chain that has them, and what the account has there.
import type { AssetAmount } from '../../../../shared/contract/transfer/action.ts'
import type { StakingChain, StakingList } from '../../../../shared/contract/transfer/staking.ts'
import { AppError, toErrorData } from '../../../../shared/domain/errors.ts'
import { readBalances, type Coin } from '../../../clients/chains/cosmos/balances.ts'
import {
  readBound,
  readPaidTo,
  readRewardRules,
  readStakingRules,
  readUnbondings,
  readUptimes,
  readValidatorSet,
  yieldsOf,
} from '../../../clients/chains/cosmos/mstaking.ts'
import { readStakes, type Stake } from '../../../clients/chains/cosmos/stakes.ts'
import type { ChainRecord } from '../../../clients/chains/registry/registry.ts'
import { networkFee } from '../quotes/quoteFees.ts'
import { askL1s, orNull } from './askL1s.ts'
import { readLockedStakes, type LockOwner } from './locks.ts'
import type { ActionDeps } from './offerAction.ts'

/** Asks the nodes; a chain that cannot be asked is missing. @throws AppError account.unknown. */
export function listStaking(deps: ActionDeps, accountId: string): Promise<StakingList> {
  return askL1s(deps, accountId, (chain, me) => readStaking(deps, chain, me))
}

async function readStaking(deps: ActionDeps, chain: ChainRecord, me: string): Promise<StakingChain> {
  const { registry, request } = deps
  const question = { rest: registry.chain(chain.id)?.endpoints.rest ?? '', kind: chain.kind, address: me }
  const [stakes, { listed, bonded, consensus }, uptimes, rules, rewardRules, unbondings, bound, balances, paidTo, [fee]] =
    await Promise.all([
      readStakes(request, question),
      readValidatorSet(request, question),
      orNull(readUptimes(request, question)),
      readStakingRules(request, question),
      orNull(readRewardRules(request, question)),
      readUnbondings(request, question),
      readBound(request, question),
      readBalances(request, question),
      readPaidTo(request, question),
      networkFee(deps, chain.id, 'send', chain.feeTokens[0]?.denom ?? ''),
    ])
  const of = ({ denom, amount }: Coin): AssetAmount => ({ asset: registry.asset(chain.id, denom), amount })
  const ofKind = (kind: Stake['kind']) =>
    (stakes ?? []).filter((stake) => stake.kind === kind).map((stake) => ({ validator: stake.validator, ...of(stake) }))
  return {
    chainId: chain.id,
    unbondingMs: rules.unbondingMs,
    maxEntries: rules.maxEntries,
    validators: listed.map((one) => ({ ...one, uptime: uptimes?.get(consensus.get(one.address) ?? '') ?? null })),
    yields: rewardRules === null ? [] : yieldsOf(rewardRules, bonded),
    delegations: ofKind('delegation'),
    rewards: ofKind('reward'),
    unbondings: unbondings.map(({ validator, completesAt, height, ...coin }) => ({ validator, completesAt, height, ...of(coin) })),
    free: rules.denoms.map((denom) => of({ denom, amount: balances.find((one) => one.denom === denom)?.amount ?? '0' })),
    bound,
    fee: fee === undefined || fee.denom === null ? null : of({ denom: fee.denom, amount: fee.amount }),
    paidTo,
    ...(await locksOf(deps, { chain, me }, rules.denoms)),
  }
}

/** Reads locks: a wrong answer of the module hides no other stake. A host that fails is left to `askL1s`, which tries the next one. */
async function locksOf(deps: ActionDeps, owner: LockOwner, denoms: readonly string[]): Promise<Pick<StakingChain, 'locks' | 'locksError'>> {
  try {
    return { locks: await readLockedStakes(deps, owner, denoms), locksError: null }
  } catch (error) {
    if (!(error instanceof AppError) || !error.code.startsWith('chain.')) throw error
    return { locks: null, locksError: toErrorData(error) }
  }
}
