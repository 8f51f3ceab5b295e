// Draws what unlocks after a claim, of what it is made up, and what was locked before the last claim; the second line opens the stages.
import { ChevronDown, ChevronRight } from 'lucide-react'
import type { VipChain, VipRollup } from '../../../../shared/contract/transfer/vip.ts'
import { useTransfers } from '../../../data/transfers/transfersStore.ts'
import { Icon } from '../../../kit/Icon.tsx'
import { Amount } from '../../../kit/text/Amount.tsx'
import { exactText } from '../../../kit/text/amountText.ts'
import { useAllWords } from '../../../window.ts'
import { formatTransferNumber } from '../../../words/formats.ts'
import styles from './vip.module.css'
import { lastClaim, rollupFigures } from './vipSums.ts'

/** Properties of `VipLater`. */
export interface VipLaterProps {
  vip: Pick<VipChain, 'asset'>
  rollup: VipRollup
  accountId: string
  /** Names the rollup. */
  name: string
  isOpen: boolean
  onToggle: () => void
}

/** Draws the figure. */
export function VipLater({ vip: { asset }, rollup, accountId, name, isOpen, onToggle }: VipLaterProps) {
  const all = useAllWords()
  const { vipWords: words } = all
  const transfers = useTransfers(({ value }) => value)
  const { locked, added, pays, lost, later } = rollupFigures(rollup)
  const done = lastClaim(rollup, accountId, transfers ?? [])
  const text = (units: string) => exactText(all, units, asset.decimals)
  const some = (units: string) => (units === '0' ? null : text(units))
  const { positions, claim } = rollup
  const made = words.madeOf(some(locked), some(added), some(pays), some(lost))
  if (positions.length === 0 && later === '0') return <span className="dim">–</span>
  return (
    <>
      <Amount units={later} decimals={asset.decimals} symbol={asset.symbol} mode="column" />
      {positions.length === 0 ? (
        <div className="small dim">{made}</div>
      ) : (
        <div>
          <button type="button" className={`small mid ${styles.unfold}`} aria-expanded={isOpen} onClick={onToggle}>
            <Icon of={isOpen ? ChevronDown : ChevronRight} size={13} tone="dim" />
            {claim === null ? words.byStage(positions.length) : made}
            <span className="visually-hidden">{words.ofStages(positions.length, name)}</span>
          </button>
        </div>
      )}
      {done !== null && done.before !== '0' && (
        <div className="small dim">{words.before(text(done.before), formatTransferNumber(done.number))}</div>
      )}
    </>
  )
}
