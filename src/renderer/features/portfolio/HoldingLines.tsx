// Draws the lines that an asset unfolds into: one per chain and account, and one per stake.
import type { ReactNode } from 'react'
import type { Asset } from '../../../shared/contract/chain.ts'
import type { LabelKey } from '../../../shared/contract/history/label.ts'
import type { Holding, StakePart } from '../../../shared/contract/history/portfolio.ts'
import { LabelEditor } from '../labels/LabelEditor.tsx'
import { useChain, useChainNames } from '../../data/stores/chainsStore.ts'
import { useAccounts } from '../../data/stores/accountsStore.ts'
import { Amount } from '../../kit/text/Amount.tsx'
import { ChainName, ChainCode } from '../../parts/ChainCode.tsx'
import { Untrusted } from '../../kit/text/Untrusted.tsx'
import { useNow } from '../../kit/hooks/useNow.ts'
import styles from './portfolio.module.css'
import { useWords } from '../../window.ts'

/** Returns the key of an asset's label. */
export function keyOf({ chainId, denom }: Asset): LabelKey {
  return { kind: 'asset', chainId, ref: denom }
}

/** Draws what one account holds of an asset on one chain. */
export function PartLine({ part: { asset, accountId, amount, rank } }: { part: Holding }) {
  const { portfolioWords: words } = useWords()
  return (
    <Line asset={asset} accountId={accountId} amount={amount}>
      <span className={asset.isVerified ? `small dim mono clip ${styles.denom}` : 'small dim mono'} title={asset.denom}>
        <Untrusted text={asset.denom} />
      </span>
      {rank !== null && <span className="small dim nowrap">{words.rank(rank)}</span>}
      <LabelEditor on={keyOf(asset)} />
    </Line>
  )
}

/** Draws what is staked, unbonding, rewarded or vesting. */
export function StakeLine({ stake }: { stake: StakePart }) {
  const { formatMoment, portfolioWords: words } = useWords()
  const now = useNow()
  return (
    <Line asset={stake.asset} accountId={stake.accountId} amount={stake.amount} isPart={stake.kind === 'vesting'}>
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

interface LineProps {
  asset: Asset
  accountId: string
  amount: string
  /** The amount is already counted elsewhere. */
  isPart?: boolean
  children: ReactNode
}

function Line({ asset, accountId, amount, isPart = false, children }: LineProps) {
  const { portfolioWords: words } = useWords()
  const accounts = useAccounts((state) => state.value)
  const label = accounts !== null && accounts.length > 1 ? accounts.find((account) => account.id === accountId)?.label : undefined
  return (
    <li className="row child bleed">
      <span />
      <span />
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
      <span className={isPart ? `right ${styles.counted}` : 'right'} title={isPart ? words.countedElsewhere : undefined}>
        <Amount units={amount} decimals={asset.decimals} mode="column" />
      </span>
    </li>
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
