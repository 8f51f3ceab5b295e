// Shows the sum of all priced holdings with time and source of the prices; without prices, one line that says how to turn them on.
import { useState, type ReactNode } from 'react'
import type { ValueLine } from '../../../shared/contract/history/figures.ts'
import type { Valuation } from '../../../shared/contract/history/price.ts'
import { go } from '../../navigation.ts'
import { useNow } from '../../kit/hooks/useNow.ts'
import { errorPhrase } from '../../words/errors.ts'
import styles from './portfolio.module.css'
import { ErrorText } from '../../kit/text/ErrorText.tsx'
import { valueText } from '../../kit/text/valueText.ts'
import { useAccounts } from '../../data/stores/accountsStore.ts'
import { useChainNames } from '../../data/stores/chainsStore.ts'
import { useSync } from '../../data/stores/syncStore.ts'
import { useTransfers } from '../../data/transfers/transfersStore.ts'
import { isGrowing, missingOf, type Missing } from './missing.ts'
import { usePortfolioView } from './portfolioStore.ts'
import { lockedPart, valueChange } from './valueChange.ts'
import { usePriceMove, useValues } from './valuesStore.ts'
import { useAppWindow, useWords } from '../../window.ts'
import type { Words } from '../../words/words.ts'

/** Properties of `Total`. */
export interface TotalProps {
  line: ValueLine | null
  /** What stands beside the figure. */
  beside?: ReactNode
  /** What of it is staked or unlocking, US cents. */
  locked: string
}

/** Draws the total; nothing where prices are off. */
export function Total({ line, beside, locked }: TotalProps) {
  const words = useWords()
  const value = useValues((values) => values.value)
  const now = useNow(10_000)
  const missing = useMissing(now)
  const settled = useSettled(line)
  if (value?.state !== 'on') return null
  const isPartial = missing !== null && isGrowing(missing)
  const { total, watchOnly, unpriced, seenAt, host, trouble } = value
  return (
    <div className={styles.total}>
      <span className="line">
        <span className="label">{isPartial ? words.portfolioWords.totalSoFar : words.portfolioWords.total}</span>
        {/* Beside the title, so that nothing below moves when all is read. */}
        {isPartial && <StillLoading missing={missing} />}
      </span>
      <span className={`line ${styles.totalLine}`}>
        <span className={isPartial ? `${styles.totalFigure} mid` : styles.totalFigure}>
          {total === null ? words.portfolioWords.noValue : valueText(words, total)}
        </span>
        {!isPartial && <Change value={value} />}
        {beside}
      </span>
      {/* Keeps its place, so that nothing below moves once the history is read. */}
      <span className={styles.changeSpace}>
        {!isPartial && settled !== null && <ChangeInRange line={settled} total={total} locked={locked} />}
      </span>
      <span className="small dim">
        {watchOnly !== null && `${words.portfolioWords.watchOnly(valueText(words, watchOnly))} `}
        <NotRead missing={missing} />
        {unpriced > 0 && `${words.portfolioWords.unpriced(unpriced)} `}
        <PricesSeen text={seenAt === null || host === null ? '' : words.portfolioWords.pricesSeen(host, words.formatAgo(seenAt, now))} />
        {trouble !== null && <ErrorText of={errorPhrase(trouble)} />}
      </span>
    </div>
  )
}

/** How long a change by prices is told. */
const TOLD_MS = 10_000

/** Says where prices are from; for some seconds after they moved the total, that in its place, so that nothing else moves. */
function PricesSeen({ text }: { text: string }) {
  const words = useWords()
  const { cents, at } = usePriceMove((move) => move)
  const now = useNow(1000)
  const told = cents !== null && now - at < TOLD_MS ? cents : null
  return (
    <>
      <span role="status">{told !== null && `${words.portfolioWords.pricesUpdated(signedText(words, BigInt(told)))} `}</span>
      {told === null && text !== '' && `${text} `}
    </>
  )
}

function signedText(words: Words, cents: bigint): string {
  return `${signOf(cents)}${valueText(words, String(cents < 0n ? -cents : cents))}`
}

/**
 * Returns the line once all of it is added up; while history is read for another account, the one before, so that it does not vanish. Null
 * before, and where a part of it is missing.
 */
function useSettled(line: ValueLine | null): ValueLine | null {
  const accountId = usePortfolioView((view) => view.accountId)
  const [kept, setKept] = useState<{ accountId: string | null; line: ValueLine } | null>(null)
  const isWhole = line !== null && !line.isAddingUp && !line.hasGap
  if (isWhole && (kept?.line !== line || kept.accountId !== accountId)) setKept({ accountId, line })
  if (isWhole) return line
  return line?.isAddingUp === true && kept?.accountId === accountId ? kept.line : null
}

/** Returns what was not read of the accounts that the total counts, or not since money moved; null before anything is known of them. */
function useMissing(now: number): Missing | null {
  const transfers = useTransfers((state) => state.value)
  const accountId = usePortfolioView((view) => view.accountId)
  const accounts = useAccounts((state) => state.value)
  const sync = useSync((state) => state.value)
  if (sync === null || accounts === null) return null
  const ledgers = accounts.filter(({ signer }) => signer.kind === 'ledger')
  const counted = ledgers.length === 0 ? accounts : ledgers
  const ids = accountId === null ? counted.map(({ id }) => id) : [accountId]
  return missingOf(
    sync,
    ids,
    transfers?.map(({ transfer }) => transfer),
    now,
  )
}

/** Says what will still join the total. */
function StillLoading({ missing: { balances, stakes } }: { missing: Missing }) {
  const { portfolioWords: words } = useWords()
  const nameOf = useChainNames()
  return <output className="small warn">{words.stillLoading(balances.map(nameOf), stakes.length > 0)}</output>
}

/** Says what the total lacks because its chain does not answer. */
function NotRead({ missing }: { missing: Missing | null }) {
  const { portfolioWords: words } = useWords()
  const nameOf = useChainNames()
  if (missing === null || missing.failed.length === 0) return null
  return `${words.notCounted(missing.failed.map(nameOf))} `
}

/** Draws the change within a day; nothing where it is not known. */
function Change({ value: { total, change } }: { value: Valuation }) {
  const words = useWords()
  if (total === null || change === null) return null
  const cents = BigInt(change.cents)
  const before = BigInt(total) - cents
  if (cents === 0n || before <= 0n) return null
  const size = cents < 0n ? -cents : cents
  const sign = signOf(cents)
  const share = `${sign}${words.formatShare(Number((size * 1000n) / before))}`
  return (
    <span
      className={cents < 0n ? `${styles.change} loss` : styles.change}
      title={words.portfolioWords.changeTitle(words.formatMoment(change.since))}
    >
      {words.portfolioWords.change(`${sign}${valueText(words, String(size))}`, share)}
    </span>
  )
}

/** Returns the sign that amounts have: a hyphen beside them would look like a different sign. */
function signOf(cents: bigint): '+' | '−' {
  return cents < 0n ? '−' : '+'
}

/** Draws the change of the part that has a history, within the range of the chart. */
function ChangeInRange({ line: { points, estimates }, total, locked }: { line: ValueLine; total: string | null; locked: string }) {
  const words = useWords()
  const { portfolioWords, formatUtcDay } = words
  const range = usePortfolioView((view) => view.range)
  const found = valueChange(points, range, useNow(60_000))
  if (found === null) return null
  const { tenths, since, isWhole } = found
  const cents = BigInt(found.cents)
  const isNone = cents === 0n && !words.hidesAmounts
  const size = isNone ? words.formatDollars('0.00') : valueText(words, String(cents < 0n ? -cents : cents))
  const sign = cents === 0n ? '' : signOf(cents)
  const [latest] = estimates.filter(({ until }) => until > since)
  const about = (text: string) => (latest === undefined ? text : portfolioWords.about(text))
  const span = isWhole && range !== 'all' ? portfolioWords.changeIn[range] : portfolioWords.changeSince(formatUtcDay(since))
  const share = tenths === null ? null : words.formatShare(tenths)
  const spendable = points.at(-1)?.cents ?? '0'
  const title = [portfolioWords.changeRangeTitle(formatUtcDay(since))]
  if (latest !== undefined) title.push(portfolioWords.olderPrices(formatUtcDay(latest.until)))
  const { up, down, same } = portfolioWords.changeOfPart
  const ofPart = cents === 0n ? same(span) : (cents < 0n ? down : up)(about(size), share, span)
  const ofWhole = () => portfolioWords.changeRange(about(`${sign}${size}`), share === null ? null : `${sign}${share}`, span)
  const isPart = spendable !== total
  const tone = cents < 0n ? 'loss' : undefined
  // Of the sentence, the figure alone stands out.
  const [before, after] = isNone ? [ofPart, ''] : ofPart.split(about(size), 2)
  return (
    <span className={styles.change} title={title.join(' ')}>
      {isPart ? (
        <>
          <span className="mid">{`${portfolioWords.spendablePart(valueText(words, spendable))}${before}`}</span>
          {!isNone && <span className={tone}>{about(size)}</span>}
          <span className="mid">{after}</span>
        </>
      ) : (
        <span className={tone}>{ofWhole()}</span>
      )}
      {isPart && locked !== '0' && (
        <span className="mid">{` · ${portfolioWords.lockedPart(valueText(words, lockedPart(total, spendable, locked)))}`}</span>
      )}
    </span>
  )
}

/** Says why there is no total. */
export function NoTotal() {
  const { portfolioWords: words } = useWords()
  const win = useAppWindow()
  const value = useValues((values) => values.value)
  if (value === null || value.state === 'on') return null
  if (value.state === 'none' || value.host === null) return words.noPriceHost
  return (
    <>
      {words.pricesOff(value.host)}{' '}
      <button type="button" className="link" onClick={() => go(win, 'settings')}>
        {words.turnOn}
      </button>
    </>
  )
}
