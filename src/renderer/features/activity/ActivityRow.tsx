// Draws one line of the timeline: when, what, how much, where, with whom, and a state only when it needs attention.
/* oxlint-disable jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus, jsx-a11y/no-static-element-interactions --
   an option of a listbox with aria-activedescendant: the list has the focus and the keys, <option> cannot hold this content */
import { SquareCheckBig } from 'lucide-react'
import { Fragment, memo, type MouseEvent } from 'react'
import type { ActivityItem, Movement } from '../../../shared/contract/history/activity.ts'
import { AssetTag } from '../../parts/AssetTag.tsx'
import { labelsOf, useLabels } from '../../data/stores/labelsStore.ts'
import { useTransfer } from '../../data/transfers/transfersStore.ts'
import { AddressName, WatchedTag, WhoTag } from '../../parts/Who.tsx'
import { Amount } from '../../kit/text/Amount.tsx'
import { useNow } from '../../kit/hooks/useNow.ts'
import { Icon } from '../../kit/Icon.tsx'
import { ChainName } from '../../parts/ChainCode.tsx'
import { Untrusted } from '../../kit/text/Untrusted.tsx'
import { DeliveryTag } from './detail/CrossChainLegs.tsx'
import { KindIcon } from './KindIcon.tsx'
import { keyOf } from './activityKey.ts'
import { shownMovements } from './detail/movements.ts'
import { useWorths } from './worthStore.ts'
import { valueText } from '../../kit/text/valueText.ts'
import { Sentence } from './Sentence.tsx'
import { LiveState } from './TransferState.tsx'
import { hasTwoAmounts, type ItemRow } from './timeline/timeline.ts'
import styles from './activity.module.css'
import { useWords } from '../../window.ts'

const SHOWN_MOVEMENTS = 2
/** Characters of a number that stand before the symbol in the narrowest column of amounts. */
const MAX_DIGITS = 15
/** Characters of a memo shown in a line. */
const SHOWN_MEMO = 120

/** Properties that all lines have. */
export interface LineProps {
  id: string
  index: number
  isSelected: boolean
  /** Null while no row is picked. */
  isPicked: boolean | null
  /** Picks the row; `isRange` picks all from the line under the cursor to this one. */
  onPick: (index: number, isRange: boolean) => void
}

/** Properties of `ActivityRow`. */
export interface ActivityRowProps extends LineProps {
  row: ItemRow
  onSelect: (row: ItemRow) => void
}

/** Draws one line. Memoised: scrolling draws only the lines that come into view, and a step of the cursor draws two lines. */
export const ActivityRow = memo(function ActivityRow({ id, index, row, isSelected, isPicked, onSelect, onPick }: ActivityRowProps) {
  const { activityWords: words, formatTime } = useWords()
  const { item, position, isMember, isOtherDay } = row
  const movements = shownMovements(item)
  const unverified = item.movements.find((movement) => !movement.isVerified)
  const isUnverified = item.movements.length > 0 && item.movements.every((movement) => !movement.isVerified)
  const look = `${isSelected ? ' selected' : isUnverified ? ' muted' : ''}${isPicked === true ? ` ${styles.picked}` : ''}${hasTwoAmounts(item) ? ` ${styles.tall}` : ''}${isMember ? ` ${styles.member}` : ''}`
  const press = (event: MouseEvent) => {
    if (event.shiftKey || event.ctrlKey || event.metaKey) onPick(index, event.shiftKey)
    else onSelect(row)
  }
  return (
    <div
      id={id}
      role="option"
      aria-selected={isSelected}
      aria-checked={isPicked ?? undefined}
      aria-posinset={position + 1}
      aria-setsize={-1}
      className={`row pressable bleed ${styles.activityRow}${look}`}
      onClick={press}
    >
      <span />
      <time className={styles.time} dateTime={new Date(item.time).toISOString()}>
        {formatTime(item.time)}
      </time>
      <span
        className={styles.pickSpot}
        title={words.pick}
        onClick={(event) => {
          event.stopPropagation()
          onPick(index, event.shiftKey)
        }}
      >
        {isPicked === true ? <Icon of={SquareCheckBig} tone="good" /> : <KindIcon item={item} />}
      </span>
      <span className={movements.length === 0 ? `line ${styles.alone}` : 'line'}>
        <span className={item.status === 'failed' ? `${styles.said} ${styles.wrapped}` : styles.said}>
          <span className="clip">
            <Sentence item={item} />
            <Remarks item={item} />
          </span>
          {isMember ? isOtherDay && <DayOf time={item.time} /> : <TransferNumber transferId={item.transferId} />}
        </span>
        <WatchedTag accountId={item.accountId} />
        {item.counterparty !== null && <WhoTag address={item.counterparty} />}
        {unverified !== undefined && <AssetTag symbol={unverified.symbol} isVerified={false} />}
        <DeliveryTag delivery={item.delivery} />
        {item.transferId !== null && !isMember && <LiveState transferId={item.transferId} />}
      </span>
      {movements.length > 0 && <Movements movements={movements} isFee={item.movements.length === 0} />}
      <Value item={item} />
      <span className={`clip mid ${styles.where}`}>
        <ChainName chainId={item.chainId} />
      </span>
      <span className={`clip mid ${styles.with}`}>
        {item.counterparty !== null && <AddressName address={item.counterparty} chainId={item.chainId} keepsEnd />}
      </span>
    </div>
  )
})

/** Names the day of a transaction that stands below its transfer. */
function DayOf({ time }: { time: number }) {
  const { formatShortDate } = useWords()
  const now = useNow(60_000)
  return <span className={`dim ${styles.transferNumber}`}>{formatShortDate(time, now)}</span>
}

/** Names the waybill, beside what is cut where there is no room: a cut number names none. */
export function TransferNumber({ transferId }: Pick<ActivityItem, 'transferId'>) {
  const { activityWords: words, transferNumber } = useWords()
  const number = useTransfer(transferId)?.number
  if (transferId === null) return null
  return (
    <>
      {' '}
      <span className={`dim ${styles.transferNumber}`}>{number === undefined ? words.waybill : transferNumber(number)}</span>
    </>
  )
}

/** Draws the user's labels of transactions, each once. */
export function Labels({ items }: { items: readonly Pick<ActivityItem, 'chainId' | 'hash'>[] }) {
  const all = useLabels((state) => state.value)
  const labels = labelsOf(
    all,
    items.map(({ chainId, hash }) => ({ kind: 'tx', chainId, ref: hash })),
  )
  return labels.map((label) => (
    <Fragment key={label}>
      {' '}
      <span className="tag plain">
        <Untrusted text={label} most={SHOWN_MEMO} />
      </span>
    </Fragment>
  ))
}

function Remarks({ item: { transferId, memo, chainId, hash } }: { item: ActivityItem }) {
  const { activityWords: words } = useWords()
  return (
    <span className="dim">
      <Labels items={[{ chainId, hash }]} />
      {transferId === null && memo !== '' && (
        <>
          {` ${words.memoQuotes[0]}`}
          <Untrusted text={memo} most={SHOWN_MEMO} />
          {words.memoQuotes[1]}
        </>
      )}
    </span>
  )
}

/** Draws what the transaction is worth, marked where that is at today's price; nothing where prices are off or none is known. */
export function Value({ item }: { item: ActivityItem }) {
  const words = useWords()
  const worth = useWorths(({ worths }) => worths.get(keyOf(item)) ?? null)
  if (worth === null) return <span className={styles.value} />
  const text = valueText(words, worth.cents)
  const { worthNow, worthThen, about } = words.activityWords
  return (
    <span className={`small dim right clip ${styles.value}`} title={worth.isNow ? worthNow(text) : worthThen(text)}>
      {worth.isNow && worth.cents !== '0' && `${about} `}
      {text}
    </span>
  )
}

/** Draws amounts in lines of their own, the last of which counts what has no room. */
export function Movements({ movements, isFee, isSigned = true }: { movements: readonly Movement[]; isFee: boolean; isSigned?: boolean }) {
  const { activityWords: words } = useWords()
  const hidden = movements.length - SHOWN_MOVEMENTS
  return (
    <span className={isFee ? `${styles.movements} ${styles.ofFee}` : styles.movements} title={isSigned ? undefined : words.ownMove}>
      {isFee && <span className="small dim">{words.feeTag}</span>}
      {movements.slice(0, hidden > 0 ? 1 : SHOWN_MOVEMENTS).map(({ denom, amount, decimals, symbol }) => (
        <Amount
          key={`${denom} ${amount}`}
          units={amount}
          decimals={decimals}
          symbol={symbol}
          isSigned={isSigned}
          isAligned
          most={MAX_DIGITS}
        />
      ))}
      {hidden > 0 && <span className="small dim">{words.moreMovements(hidden + 1)}</span>}
    </span>
  )
}
