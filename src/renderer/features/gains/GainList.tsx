// Draws one line per asset, which unfolds into its disposals, income, fees and lots.
import { ChevronDown, ChevronRight } from 'lucide-react'
import { markedText } from '../../../shared/domain/untrusted/untrustedText.ts'
import { AssetMark } from '../../parts/AssetMark.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { showElement } from '../../kit/showElement.ts'
import { Amount } from '../../kit/text/Amount.tsx'
import { briefText, exactText } from '../../kit/text/amountText.ts'
import { InfoMark } from '../../kit/text/InfoMark.tsx'
import { Untrusted } from '../../kit/text/Untrusted.tsx'
import { useAllWords, useAppWindow } from '../../window.ts'
import type { AllWords } from '../../words/words.ts'
import { GainLines } from './GainLines.tsx'
import { isUnknown, moneyText } from './gainText.ts'
import { toggleUnfolded, useGainsView, type GainsReport } from './gainsStore.ts'
import styles from './gains.module.css'

type Asset = GainsReport['assets'][number]

/** Draws the list of assets. */
export function GainList({ report }: { report: GainsReport }) {
  const { gainWords: words } = useAllWords()
  return (
    <div className={styles.assets}>
      <div className="columns label" aria-hidden="true">
        <span />
        <span />
        <span>{words.columns.asset}</span>
        <span className="right">{words.columns.realised}</span>
        <span className="right">{words.income}</span>
        <span className="right">{words.lists.fees}</span>
        <span className="right" title={words.leftLead}>
          {words.columns.left}
        </span>
        <span className="right">{words.columns.cost}</span>
        <span className="right">{words.columns.unrealised}</span>
      </div>
      <ul aria-label={words.list}>
        {report.assets.map((asset) => (
          <AssetLine key={asset.originId} asset={asset} report={report} />
        ))}
      </ul>
    </div>
  )
}

/** Draws how much of an asset is counted, and of how much where more is held. */
function Counted({ asset }: { asset: Asset }) {
  const all = useAllWords()
  const { gainWords: words } = all
  const { left, held, decimals } = asset
  if (left === held) {
    return (
      <span className="right">
        <Amount units={left} decimals={decimals} />
      </span>
    )
  }
  return (
    <span className="right">
      <span className="amount" title={exactText(all, left, decimals)}>
        {briefText(all, left, decimals)}
      </span>
      <span className={`small dim ${styles.held}`} title={exactText(all, held, decimals)}>
        {words.ofHeld(briefText(all, held, decimals))}
        <InfoMark text={words.held(heldText(all, asset))} align="end" />
      </span>
    </span>
  )
}

function AssetLine({ asset, report }: { asset: Asset; report: GainsReport }) {
  const { gainWords: words } = useAllWords()
  const win = useAppWindow()
  const { originId, symbol } = asset
  const isOpen = useGainsView((view) => view.unfolded === originId)
  const isLedTo = useGainsView((view) => view.led === originId)
  const { currency } = report.choice
  return (
    <li ref={isLedTo ? showElement : undefined}>
      <div className={`row pressable bleed ${styles.asset}`}>
        <Icon of={isOpen ? ChevronDown : ChevronRight} size={12} tone="dim" />
        <AssetMark asset={{ originId, symbol, isVerified: true }} />
        <span className="clip">
          <Untrusted text={symbol} />
        </span>
        <Money sum={asset.realised} currency={currency} name={words.realised} isSigned />
        <Money sum={asset.income} currency={currency} name={words.income} />
        <Money sum={asset.fees} currency={currency} name={words.fees} isDashed />
        <Counted asset={asset} />
        <Money sum={asset.cost} currency={currency} name={words.columns.cost} />
        <Money sum={asset.unrealised ?? { cents: '0', unknown: 1 }} currency={currency} name={words.unrealised} isSigned />
        <button
          type="button"
          className={styles.fold}
          aria-expanded={isOpen}
          aria-label={isOpen ? words.fold(symbol) : words.unfold(symbol)}
          onClick={() => toggleUnfolded(win, originId)}
        />
      </div>
      {isOpen && (
        <div className={styles.unfolded}>
          <Differences asset={asset} />
          <GainLines asset={asset} choice={report.choice} />
        </div>
      )}
    </li>
  )
}

interface MoneyProps {
  sum: Asset['realised']
  currency: string
  /** Said before it to screen readers, for which the columns have no heads. */
  name: string
  /** Whether nothing is a dash: most assets paid no fee. */
  isDashed?: boolean
  /** A gain is written with a plus. */
  isSigned?: boolean
}

function Money({ sum, currency, name, isDashed = false, isSigned = false }: MoneyProps) {
  const all = useAllWords()
  const { gainWords: words } = all
  const { cents, unknown } = sum
  const lines = words.unknownLines.any(unknown)
  const title = unknown === 0 ? undefined : isUnknown(sum) ? words.unknownAll(lines) : words.unknownPart(lines)
  return (
    <span className={`right ${styles.money}`} title={title}>
      <span className="visually-hidden">{name} </span>
      {isUnknown(sum) ? (
        <span className="dim">{words.unknown}</span>
      ) : isDashed && cents === '0' && unknown === 0 ? (
        <span className="dim">–</span>
      ) : (
        moneyText(all, cents, currency, isSigned)
      )}
      {unknown > 0 && !isUnknown(sum) && <span className="dim">*</span>}
      {title !== undefined && <span className="visually-hidden"> {title}</span>}
    </span>
  )
}

/** Says where the lots are not what the accounts hold, and what left without a known acquisition. */
function Differences({ asset }: { asset: Asset }) {
  const all = useAllWords()
  const { gainWords: words } = all
  const { left, held, unexplained, decimals, symbol } = asset
  return (
    <>
      {left !== held && <p className="small dim">{words.held(heldText(all, asset))}</p>}
      {unexplained !== '0' && <p className="small dim">{words.unexplainedSum(`${exactText(all, unexplained, decimals)} ${symbol}`)}</p>}
    </>
  )
}

function heldText(all: AllWords, { held, decimals, symbol }: Asset): string {
  return `${briefText(all, held, decimals)} ${markedText(symbol)}`
}
