// Says what an action pays out beside what it is for. A change of a stake pays the rewards with the validators that it touches; the module of
// locked stakes passes on all that its account has of the L1's coin, also what was unstaked earlier.
import { useCallback } from 'react'
import type { Action, AssetAmount } from '../../../../shared/contract/transfer/action.ts'
import type { LockedStakes, StakedPart, StakingList } from '../../../../shared/contract/transfer/staking.ts'
import type { Transfer } from '../../../../shared/contract/transfer/transfer.ts'
import { addUnits } from '../../../../shared/domain/amount.ts'
import { LOCK_PAYOUT } from '../../../../shared/domain/transfer/lockStaking.ts'
import { useAsked } from '../../../data/useAsked.ts'
import { markedText } from '../../../../shared/domain/untrusted/untrustedText.ts'
import { Address } from '../../../kit/text/Address.tsx'
import { briefText } from '../../../kit/text/amountText.ts'
import { useAllWords, type AppWindow } from '../../../window.ts'

const isStale = () => false

/** Draws what else is paid out; nothing where there is nothing, or where the chain does not say. */
export function PaidToo({ transfer, action }: { transfer: Transfer; action: Action }) {
  const { accountId, quote } = transfer
  const touched = touchedBy(action).join(' ')
  const ask = useCallback((win: AppWindow) => win.client['staking.list']({ accountId }), [accountId])
  const isOfLocks = callsLocks(action)
  const { value } = useAsked(touched === '' && !isOfLocks ? null : ask, isStale)
  if (value === null) return null
  const chainId = quote.request.fromChainId
  const { paidTo = null, locks = null } = value.chains.find((chain) => chain.chainId === chainId) ?? {}
  if (isOfLocks) return <PaidTooLine {...paidByLocks(action, locks)} paidTo={null} />
  return <PaidTooLine rewards={rewardsOf(value, chainId, touched.split(' '))} paidTo={paidTo} />
}

/** Properties of `PaidTooLine`. */
export interface PaidTooLineProps {
  rewards: readonly AssetAmount[]
  /** Own money that comes with them. */
  free?: readonly AssetAmount[]
  /** Who gets the rewards, where that is another address. */
  paidTo: string | null
}

/** Draws the lines, and the address that gets the rewards where it is another one. */
export function PaidTooLine({ rewards, free = [], paidTo }: PaidTooLineProps) {
  const all = useAllWords()
  const sumOf = (coins: readonly AssetAmount[]) =>
    all.formatList(coins.map(({ asset, amount }) => `${briefText(all, amount, asset.decimals)} ${markedText(asset.symbol)}`))
  return (
    <>
      {rewards.length > 0 && <p className="small dim">{all.actionWords.paidToo(sumOf(rewards))}</p>}
      {free.length > 0 && <p className="small dim">{all.actionWords.freeToo(sumOf(free))}</p>}
      {rewards.length > 0 && paidTo !== null && (
        <>
          <p className="small warn">{all.actionWords.paidTo}</p>
          <Address text={paidTo} />
        </>
      )}
    </>
  )
}

/** Returns whether the module of locked stakes is called, which passes on all that its account holds. */
function callsLocks(action: Action): boolean {
  return action.type === 'claimLocked' || action.type === 'unstakeLock' || (action.type === 'claimRewards' && action.locked === true)
}

/** Returns the validators whose rewards an action pays out beside what it is for. */
export function touchedBy(action: Action): readonly string[] {
  switch (action.type) {
    case 'delegate':
    case 'undelegate':
    case 'cancelUnbonding':
      return [action.validator]
    case 'redelegate':
      return [action.validator, action.to]
    default:
      return []
  }
}

/** Adds up the rewards on a chain with these validators, by asset. */
export function rewardsOf({ chains }: Pick<StakingList, 'chains'>, chainId: string, validators: readonly string[]): AssetAmount[] {
  return sumsOf(chains.find((chain) => chain.chainId === chainId)?.rewards ?? [], validators)
}

/** Returns what an action with locked stakes pays out beside what it is for: the rewards with the lock's validator, and what is free. */
export function paidByLocks(action: Action, locks: Pick<LockedStakes, 'rewards' | 'free'> | null): Omit<PaidTooLineProps, 'paidTo'> {
  const { rewards = [], free = [] } = locks ?? {}
  return {
    rewards: action.type === 'unstakeLock' ? sumsOf(rewards, [action.validator]) : [],
    free: free.filter(({ asset, amount }) => asset.denom === LOCK_PAYOUT && amount !== '0'),
  }
}

function sumsOf(rewards: readonly StakedPart[], validators: readonly string[]): AssetAmount[] {
  const sums = new Map<string, AssetAmount>()
  for (const { asset, amount, validator } of rewards) {
    if (validators.includes(validator)) sums.set(asset.denom, { asset, amount: addUnits(sums.get(asset.denom)?.amount ?? '0', amount) })
  }
  return [...sums.values()].filter(({ amount }) => amount !== '0')
}
