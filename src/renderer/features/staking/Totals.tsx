// Draws what an account has staked on a chain, its rewards and what becomes free, with their value where prices are on.
import type { Account } from '../../../shared/contract/account.ts'
import type { AssetAmount } from '../../../shared/contract/transfer/action.ts'
import type { StakingChain } from '../../../shared/contract/transfer/staking.ts'
import { useNow } from '../../kit/hooks/useNow.ts'
import { Amount } from '../../kit/text/Amount.tsx'
import { valueText } from '../../kit/text/valueText.ts'
import { useAllWords } from '../../window.ts'
import styles from './staking.module.css'
import { centsOf } from '../../data/centsOf.ts'
import { totalsOf } from './totals.ts'
import { usePrices, type PriceOf } from '../../data/usePrices.ts'

/** Draws the sums. */
export function Totals({ chain, account }: { chain: StakingChain; account: Account }) {
  const { formatShortDate, stakingWords: words } = useAllWords()
  const priceOf = usePrices(account.id)
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
  priceOf: PriceOf
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
