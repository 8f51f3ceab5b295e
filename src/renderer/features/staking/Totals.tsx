// Draws what an account has staked on a chain, its rewards and what becomes free, with their value where prices are on.
import type { Account } from '../../../shared/contract/account.ts'
import type { AssetAmount } from '../../../shared/contract/transfer/action.ts'
import type { StakingChain } from '../../../shared/contract/transfer/staking.ts'
import { useNow } from '../../kit/hooks/useNow.ts'
import { briefText } from '../../kit/text/amountText.ts'
import { Untrusted } from '../../kit/text/Untrusted.tsx'
import { valueText } from '../../kit/text/valueText.ts'
import { useAllWords } from '../../window.ts'
import styles from './staking.module.css'
import { centsOf, type PriceOf } from '../../data/centsOf.ts'
import { exactSumText, sumText, totalsOf, yearlyOf } from './totals.ts'
import { usePrices } from '../../data/usePrices.ts'

/** Draws the sums. */
export function Totals({ chain, account }: { chain: StakingChain; account: Account }) {
  const all = useAllWords()
  const { formatShortDate, lockWords, stakingWords: words } = all
  const priceOf = usePrices(account.id)
  const now = useNow(60_000)
  const { parts: locked = [], rewards = [], unbondings: ofLocks = [] } = chain.locks ?? {}
  const unbondings: (AssetAmount & { completesAt: number })[] = [...chain.unbondings, ...ofLocks]
  const [next] = unbondings.toSorted((left, right) => left.completesAt - right.completesAt)
  const noteOf = (parts: readonly AssetAmount[], text: (sum: string) => string) =>
    parts.length === 0 ? null : text(sumText(all, totalsOf(parts)))
  return (
    <dl className={styles.totals}>
      <Sum label={words.totalStaked} parts={[...chain.delegations, ...locked]} priceOf={priceOf} note={noteOf(locked, lockWords.ofThem)} />
      <Sum label={words.claimable} parts={[...chain.rewards, ...rewards]} priceOf={priceOf} note={noteOf(rewards, lockWords.ofRewards)} />
      <Sum
        label={words.unbondings}
        parts={unbondings}
        priceOf={priceOf}
        note={next === undefined ? null : words.nextFree(formatShortDate(next.completesAt, now))}
      />
      <Sum label={words.freeToStake} parts={chain.free} priceOf={priceOf} />
      <Yearly parts={yearlyOf(chain)} priceOf={priceOf} />
    </dl>
  )
}

/** Draws what the stakes earn in a year, roughly, since the rate changes; nothing where it is not known. */
function Yearly({ parts, priceOf }: { parts: readonly AssetAmount[]; priceOf: PriceOf }) {
  const all = useAllWords()
  const { stakingWords: words } = all
  const earned = parts.filter(({ amount }) => amount !== '0')
  const cents = centsOf(earned, priceOf)
  if (earned.length === 0) return null
  return (
    <div title={words.aprLead}>
      <dt className="small dim">{words.yearly}</dt>
      {earned.map(({ asset, amount }) => (
        <dd key={asset.denom} className={styles.sum}>
          <span className="amount">
            ≈ {briefText(all, amount, asset.decimals)}
            <span className="symbol">
              <Untrusted text={asset.symbol} />
            </span>
          </span>
        </dd>
      ))}
      <dd className="small mid">{[cents === null ? [] : valueText(all, cents), words.atThisRate].flat().join(', ')}</dd>
    </div>
  )
}

interface SumProps {
  label: string
  parts: readonly AssetAmount[]
  priceOf: PriceOf
  /** Stands below the value. */
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
          <span className="amount" title={exactSumText(words, [{ asset, amount }])}>
            {briefText(words, amount, asset.decimals)}
            <span className="symbol">
              <Untrusted text={asset.symbol} />
            </span>
          </span>
        </dd>
      ))}
      {cents !== null && <dd className="small mid">{valueText(words, cents)}</dd>}
      {note !== null && <dd className="small mid">{note}</dd>}
    </div>
  )
}
