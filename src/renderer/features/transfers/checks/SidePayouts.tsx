// Says what an action pays out beside what it is for. A change of a stake pays the rewards with the validators that it touches; the module of
// locked stakes passes on all that its account has of the L1's coin, also what was unstaked earlier.
import { useCallback } from 'react'
import type { Action, AssetAmount, Payout } from '../../../../shared/contract/transfer/action.ts'
import type { LockedStakes, StakedPart, StakingChain, StakingList } from '../../../../shared/contract/transfer/staking.ts'
import type { Transfer } from '../../../../shared/contract/transfer/transfer.ts'
import { addUnits } from '../../../../shared/domain/amount.ts'
import { touchedValidators, validatorsOf } from '../../../../shared/domain/transfer/ownActions.ts'
import { isLockPayout } from '../../../../shared/domain/staking/lockStaking.ts'
import { aprOf, yearlyUnits } from '../../../data/transfers/stakingYields.ts'
import { useAsked } from '../../../data/useAsked.ts'
import { markedText } from '../../../../shared/domain/untrusted/untrustedText.ts'
import { Address } from '../../../kit/text/Address.tsx'
import { briefText } from '../../../kit/text/amountText.ts'
import { useAllWords, type AppWindow } from '../../../window.ts'

const isStale = () => false

/**
 * Draws what else is paid out, as far as the chain says, and where rewards go that do not come to the account: that is part of the quote, and
 * read again before the document is made.
 */
export function SidePayouts({ transfer, action }: { transfer: Transfer; action: Action }) {
  const { accountId, quote } = transfer
  const touched = touchedValidators(action)
  const ask = useCallback((win: AppWindow) => win.client['staking.list']({ accountId }), [accountId])
  const isOfLocks = callsLocks(action)
  const { value } = useAsked(touched.length === 0 && !isOfLocks ? null : ask, isStale)
  const chainId = quote.request.fromChainId
  if (touched.length > 0) {
    return (
      <>
        <StakeOutlook chain={value?.chains.find((chain) => chain.chainId === chainId)} action={action} staked={quote.about[0]} />
        <SidePayoutLines rewards={value === null ? null : rewardsOf(value, chainId, touched)} payout={quote.payout ?? { to: 'unknown' }} />
      </>
    )
  }
  if (value === null || !isOfLocks) return null
  const { locks = null } = value.chains.find((chain) => chain.chainId === chainId) ?? {}
  return <SidePayoutLines {...paidByLocks(action, locks)} />
}

interface OutlookProps {
  chain: StakingChain | undefined
  action: Action
  staked: AssetAmount | undefined
}

/** Says what a new stake earns in a year as far as the chain's rate is known, and how long an amount takes to come back. */
function StakeOutlook({ chain, action, staked }: OutlookProps) {
  const all = useAllWords()
  const { actionWords, stakingWords: words } = all
  if (chain === undefined || staked === undefined || (action.type !== 'delegate' && action.type !== 'undelegate')) return null
  const { asset, amount } = staked
  const validator = chain.validators.find(({ address }) => address === validatorsOf(action).validators[0])
  const [apr, yearly] = [aprOf(chain, validator, asset.denom), validator && yearlyUnits(chain, validator, { denom: asset.denom, amount })]
  const isEarning = action.type === 'delegate' && apr !== null && yearly !== null && yearly !== undefined
  return (
    <>
      {isEarning && (
        <p className="small dim">
          {actionWords.earnsYearly(`${briefText(all, yearly, asset.decimals)} ${markedText(asset.symbol)}`, words.power2(apr))}
        </p>
      )}
      <p className="small dim">{words.waits(chain.unbondingMs)}</p>
    </>
  )
}

/** Properties of `SidePayoutLines`. */
export interface SidePayoutLinesProps {
  /** Null where the chain does not say. */
  rewards: readonly AssetAmount[] | null
  /** Own money that comes with them. */
  free?: readonly AssetAmount[]
  /** Rewards that are not paid out. */
  staying?: readonly AssetAmount[]
  /** Where the rewards are paid. */
  payout?: Payout
}

/** Draws the lines, and where the rewards go when that is not the account. */
export function SidePayoutLines({ rewards, free = [], staying = [], payout = { to: 'account' } }: SidePayoutLinesProps) {
  const all = useAllWords()
  const sumOf = (coins: readonly AssetAmount[]) =>
    all.formatList(coins.map(({ asset, amount }) => `${briefText(all, amount, asset.decimals)} ${markedText(asset.symbol)}`))
  const paysNone = rewards?.length === 0
  return (
    <>
      {rewards !== null && !paysNone && <p className="small dim">{all.actionWords.alsoPaid(sumOf(rewards))}</p>}
      {free.length > 0 && <p className="small dim">{all.actionWords.alsoFree(sumOf(free))}</p>}
      {staying.length > 0 && <p className="small dim">{all.actionWords.staysLocked(sumOf(staying))}</p>}
      {!paysNone && payout.to === 'unknown' && <p className="small warn">{all.actionWords.payoutUnread}</p>}
      {!paysNone && payout.to === 'other' && (
        <>
          <p className="small warn">{all.actionWords.payoutTo}</p>
          <Address text={payout.address} />
        </>
      )}
    </>
  )
}

/** Returns whether the module of locked stakes is called, which passes on all that its account holds. */
function callsLocks(action: Action): boolean {
  return action.type === 'claimLocked' || action.type === 'unstakeLock' || (action.type === 'claimRewards' && action.locked === true)
}

/** Adds up the rewards on a chain with these validators, by asset. */
export function rewardsOf({ chains }: Pick<StakingList, 'chains'>, chainId: string, validators: readonly string[]): AssetAmount[] {
  const rewards = chains.find((chain) => chain.chainId === chainId)?.rewards ?? []
  return sumsOf(rewards.filter(({ validator }) => validators.includes(validator)))
}

/**
 * Returns what an action with locked stakes pays out beside what it is for: the rewards with the lock's validator, and what is free; and the
 * rewards that it leaves with the module, which pays out one asset only.
 */
export function paidByLocks(
  action: Action,
  locks: Pick<LockedStakes, 'rewards' | 'free'> | null,
): Required<Pick<SidePayoutLinesProps, 'rewards' | 'free' | 'staying'>> {
  const { rewards = [], free = [] } = locks ?? {}
  const isUnstaking = action.type === 'unstakeLock'
  const touched = isUnstaking ? rewards.filter(({ validator }) => validator === action.validator) : rewards
  return {
    rewards: isUnstaking ? sumsOf(touched.filter(isLockPayout)) : [],
    free: free.filter((part) => isLockPayout(part) && part.amount !== '0'),
    staying: sumsOf(touched.filter((part) => !isLockPayout(part))),
  }
}

function sumsOf(rewards: readonly StakedPart[]): AssetAmount[] {
  const sums = new Map<string, AssetAmount>()
  for (const { asset, amount } of rewards) sums.set(asset.denom, { asset, amount: addUnits(sums.get(asset.denom)?.amount ?? '0', amount) })
  return [...sums.values()].filter(({ amount }) => amount !== '0')
}
