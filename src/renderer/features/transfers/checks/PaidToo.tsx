// Says which rewards a change of a stake pays out beside it: the chain pays what has gathered with the validators that it touches.
import { useCallback } from 'react'
import type { Action, AssetAmount } from '../../../../shared/contract/transfer/action.ts'
import type { StakingList } from '../../../../shared/contract/transfer/staking.ts'
import type { Transfer } from '../../../../shared/contract/transfer/transfer.ts'
import { addUnits } from '../../../../shared/domain/amount.ts'
import { useAsked } from '../../../data/useAsked.ts'
import { markedText } from '../../../../shared/domain/untrusted/untrustedText.ts'
import { Address } from '../../../kit/text/Address.tsx'
import { briefText } from '../../../kit/text/amountText.ts'
import { useAllWords, type AppWindow } from '../../../window.ts'

const isStale = () => false

/** Draws the rewards; nothing where there are none, or where the chain does not say. */
export function PaidToo({ transfer, action }: { transfer: Transfer; action: Action }) {
  const { accountId, quote } = transfer
  const touched = touchedBy(action).join(' ')
  const ask = useCallback((win: AppWindow) => win.client['staking.list']({ accountId }), [accountId])
  const { value } = useAsked(touched === '' ? null : ask, isStale)
  if (value === null) return null
  const chainId = quote.request.fromChainId
  const paidTo = value.chains.find((chain) => chain.chainId === chainId)?.paidTo ?? null
  return <PaidTooLine rewards={rewardsOf(value, chainId, touched.split(' '))} paidTo={paidTo} />
}

/** Draws the line, and the address that gets the rewards where it is another one. */
export function PaidTooLine({ rewards, paidTo }: { rewards: readonly AssetAmount[]; paidTo: string | null }) {
  const all = useAllWords()
  const sum = all.formatList(rewards.map(({ asset, amount }) => `${briefText(all, amount, asset.decimals)} ${markedText(asset.symbol)}`))
  if (rewards.length === 0) return null
  return (
    <>
      <p className="small dim">{all.actionWords.paidToo(sum)}</p>
      {paidTo !== null && (
        <>
          <p className="small warn">{all.actionWords.paidTo}</p>
          <Address text={paidTo} />
        </>
      )}
    </>
  )
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
  const rewards = chains.find((chain) => chain.chainId === chainId)?.rewards ?? []
  const sums = new Map<string, AssetAmount>()
  for (const { asset, amount, validator } of rewards) {
    if (validators.includes(validator)) sums.set(asset.denom, { asset, amount: addUnits(sums.get(asset.denom)?.amount ?? '0', amount) })
  }
  return [...sums.values()].filter(({ amount }) => amount !== '0')
}
