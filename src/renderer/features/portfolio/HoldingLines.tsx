// Draws the lines that an asset unfolds into: one per chain and account, and one per stake.
import { lazy, Suspense, type ReactNode } from 'react'
import type { Asset } from '../../../shared/contract/chain.ts'
import type { LabelKey } from '../../../shared/contract/history/label.ts'
import type { AssetGroup, Holding, StakePart } from '../../../shared/contract/history/portfolio.ts'
import { useChain, useChainNames } from '../../data/stores/chainsStore.ts'
import { useAccounts } from '../../data/stores/accountsStore.ts'
import { Amount } from '../../kit/text/Amount.tsx'
import { ChainName, ChainCode } from '../../parts/ChainCode.tsx'
import { Untrusted } from '../../kit/text/Untrusted.tsx'
import { useNow } from '../../kit/hooks/useNow.ts'
import { valueText } from '../../kit/text/valueText.ts'
import { columnText, partValue, shareText } from './columnText.ts'
import { isCompared, useValues } from './valuesStore.ts'
import styles from './portfolio.module.css'
import { useWords } from '../../window.ts'

/** Loaded once an asset is unfolded: the first script stays small. */
const LabelEditor = lazy(async () => ({ default: (await import('../labels/LabelEditor.tsx')).LabelEditor }))

/** Returns the key of an asset's label. */
export function keyOf({ chainId, denom }: Asset): LabelKey {
  return { kind: 'asset', chainId, ref: denom }
}

/** The asset that a line is a part of, and the cents that shares are taken of. */
interface Whole {
  group: AssetGroup
  whole: string
}

/** Draws what one account holds of an asset on one chain. */
export function PartLine({ part: { asset, accountId, amount, rank }, ...of }: Whole & { part: Holding }) {
  const { portfolioWords: words } = useWords()
  const aside = (
    <Suspense>
      <LabelEditor on={keyOf(asset)} />
    </Suspense>
  )
  return (
    <Line asset={asset} accountId={accountId} amount={amount} {...of} aside={aside}>
      <span className={asset.isVerified ? `small dim mono clip ${styles.denom}` : 'small dim mono'} title={asset.denom}>
        <Untrusted text={asset.denom} />
      </span>
      {rank !== null && <span className="small dim nowrap">{words.rank(rank)}</span>}
    </Line>
  )
}

/** Draws what is staked, unbonding, rewarded or vesting. */
export function StakeLine({ stake, ...of }: Whole & { stake: StakePart }) {
  const { formatMoment, portfolioWords: words } = useWords()
  const now = useNow()
  return (
    <Line asset={stake.asset} accountId={stake.accountId} amount={stake.amount} isPart={stake.kind === 'vesting'} {...of}>
      <span className="small dim" title={stake.completesAt === null ? undefined : formatMoment(stake.completesAt)}>
        {words.stake(stake, now)}
      </span>
      {stake.isKept && (
        <span className="small warn" title={words.keptTitle}>
          {words.kept(formatMoment(stake.readAt))}
        </span>
      )}
    </Line>
  )
}

interface LineProps extends Whole {
  asset: Asset
  accountId: string
  amount: string
  /** The amount is already counted elsewhere. */
  isPart?: boolean
  /** Stands at the end of the text, in a column of its own. */
  aside?: ReactNode
  children: ReactNode
}

function Line({ asset, accountId, amount, group, whole, isPart = false, aside, children }: LineProps) {
  const { portfolioWords: words } = useWords()
  const accounts = useAccounts((state) => state.value)
  const label = accounts !== null && accounts.length > 1 ? accounts.find((account) => account.id === accountId)?.label : undefined
  return (
    <li className="row child bleed">
      <span />
      <span />
      <span className={styles.heldLine}>
        <span className={`line ${styles.held}`}>
          <ChainCode chainId={asset.chainId} />
          <span className="nowrap">
            <ChainName chainId={asset.chainId} />
          </span>
          {label !== undefined && (
            <span className={`small mid clip ${styles.holder}`} title={label}>
              {label}
            </span>
          )}
          {children}
        </span>
        {aside !== undefined && <div className={styles.aside}>{aside}</div>}
      </span>
      <span className={isPart ? `right ${styles.counted}` : 'right'} title={isPart ? words.countedElsewhere : undefined}>
        <Amount units={amount} decimals={asset.decimals} mode="column" />
      </span>
      {!isPart && <PartValue part={{ units: amount, decimals: asset.decimals }} group={group} whole={whole} />}
    </li>
  )
}

/** Draws the value and share of a part, below those of its asset, whose price and change it has as well; nothing where prices are off. */
function PartValue({ part, group: { originId, total, decimals }, whole }: Whole & { part: { units: string; decimals: number } }) {
  const words = useWords()
  const values = useValues((state) => state.value)
  const hasChanges = useValues(isCompared)
  if (values?.state !== 'on') return null
  const value = partValue(values.assets.find((asset) => asset.originId === originId)?.value ?? null, part, { units: total, decimals })
  return (
    <>
      <span className={styles.wide} />
      {hasChanges && <span className={styles.wide} />}
      <span className="right small dim mono" title={value === null ? undefined : valueText(words, value)}>
        {value !== null && columnText(words, value)}
      </span>
      <span className={`right small dim mono ${styles.share}`}>{value !== null && shareText(words, value, whole)}</span>
    </>
  )
}

/** Says which chain an asset comes from. */
export function Origin({ originId }: { originId: string }) {
  const { portfolioWords: words } = useWords()
  const chain = useChain(originId.split(':', 1)[0] ?? '')
  return chain === null ? null : <span className="small dim nowrap">{words.from(chain.name)}</span>
}

/** Draws the chains that an asset is on: the first by its name, and how many more there are. */
export function Stations({ chainIds }: { chainIds: string[] }) {
  const { formatList, portfolioWords: words } = useWords()
  const nameOf = useChainNames()
  const names = chainIds.map(nameOf)
  const more = names.length - 1
  return (
    <span className={styles.stations} title={more > 0 ? formatList(names) : undefined}>
      <span className="small mid clip">{names[0]}</span>
      {more > 0 && <span className="small dim nowrap">{words.more(more)}</span>}
    </span>
  )
}
