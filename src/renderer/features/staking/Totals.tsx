// Draws what an account has staked on a chain, its rewards and what becomes free, with their value where prices are on.
import { useCallback } from 'react'
import type { Account } from '../../../shared/contract/account.ts'
import type { AssetAmount } from '../../../shared/contract/transfer/action.ts'
import type { StakingChain } from '../../../shared/contract/transfer/staking.ts'
import { useAsked } from '../../data/useAsked.ts'
import { useNow } from '../../kit/hooks/useNow.ts'
import { Amount } from '../../kit/text/Amount.tsx'
import { valueText } from '../../kit/text/valueText.ts'
import { useAllWords, type AppWindow, type ClientEvent } from '../../window.ts'
import styles from './staking.module.css'
import { centsOf, totalsOf } from './totals.ts'

const isStale = ({ type }: ClientEvent) => type === 'prices.changed'

/** Draws the sums. */
export function Totals({ chain, account }: { chain: StakingChain; account: Account }) {
  const { formatShortDate, stakingWords: words } = useAllWords()
  const ask = useCallback((win: AppWindow) => win.client['prices.values']({ accountId: account.id }), [account.id])
  const { value: values } = useAsked(ask, isStale)
  const priceOf = (originId: string) => values?.assets.find((asset) => asset.originId === originId)?.price ?? null
  const now = useNow(60_000)
  const [next] = chain.unbondings.toSorted((left, right) => left.completesAt - right.completesAt)
  return (
    <dl className={styles.totals}>
      <Sum label={words.totalStaked} parts={chain.delegations} priceOf={priceOf} />
      <Sum label={words.claimable} parts={chain.rewards} priceOf={priceOf} />
      <Sum
        label={words.unbondings}
        parts={chain.unbondings}
        priceOf={priceOf}
        note={next === undefined ? null : words.nextFree(formatShortDate(next.completesAt, now))}
      />
      <Sum label={words.freeToStake} parts={chain.free} priceOf={priceOf} />
    </dl>
  )
}

interface SumProps {
  label: string
  parts: readonly AssetAmount[]
  priceOf: (originId: string) => string | null
  /** Stands beside the value. */
  note?: string | null
}

function Sum({ label, parts, priceOf, note = null }: SumProps) {
  const words = useAllWords()
  const totals = totalsOf(parts)
  const cents = totals.length === 0 ? null : centsOf(totals, priceOf)
  return (
    <div>
      <dt className="small dim">{label}</dt>
      {totals.length === 0 && <dd className="dim">–</dd>}
      {totals.map(({ asset, amount }) => (
        <dd key={asset.denom} className={styles.sum}>
          <Amount units={amount} decimals={asset.decimals} symbol={asset.symbol} />
        </dd>
      ))}
      {(cents !== null || note !== null) && (
        <dd className="small mid">{[cents === null ? [] : valueText(words, cents), note ?? []].flat().join(', ')}</dd>
      )}
    </div>
  )
}
