// Draws one transfer between chains as one line of the timeline; its transactions stand below it while it is open.
/* oxlint-disable jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus, jsx-a11y/no-static-element-interactions --
   an option of a listbox with aria-activedescendant: the list has the focus and the keys, <option> cannot hold this content */
import { ChevronDown, ChevronRight, SquareCheckBig } from 'lucide-react'
import { Fragment, memo, type MouseEvent, type ReactNode } from 'react'
import { useTransfer } from '../../data/transfers/transfersStore.ts'
import { Icon } from '../../kit/Icon.tsx'
import { Untrusted } from '../../kit/text/Untrusted.tsx'
import { AssetTag } from '../../parts/AssetTag.tsx'
import { AddressName, WatchedTag, WhoTag } from '../../parts/Who.tsx'
import { ChainName } from '../../parts/ChainCode.tsx'
import { useWords } from '../../window.ts'
import { Labels, Movements, TransferNumber, Value, type LineProps } from './ActivityRow.tsx'
import { Sentence } from './Sentence.tsx'
import { isReturned, TransferState } from './TransferState.tsx'
import type { GroupRow } from './timeline/timeline.ts'
import styles from './activity.module.css'

/** Properties of `TransferRow`. */
export interface TransferRowProps extends LineProps {
  row: GroupRow
  onSelect: (row: GroupRow) => void
  onFold: (key: string, isOpen: boolean) => void
}

/** Draws one transfer. A press shows its transactions, another one hides them. */
export const TransferRow = memo(function TransferRow({ id, index, row, isSelected, isPicked, onSelect, onPick, onFold }: TransferRowProps) {
  const { activityWords: words, formatTime } = useWords()
  const { items, passage, isOpen } = row
  const { lead, amounts, isSigned } = passage
  const count = items.length
  const unverified = amounts.find(({ isVerified }) => !isVerified)
  // What came back to the sender, or arrived for the account itself, has no other side to name.
  const recipient = passage.last === null ? lead.counterparty : null
  const press = (event: MouseEvent) => {
    if (!isOpen && (event.shiftKey || event.ctrlKey || event.metaKey)) onPick(index, event.shiftKey)
    else onSelect(row)
  }
  const time = items[0]?.time ?? lead.time
  const look = `${isSelected ? ' selected' : ''}${isPicked === true ? ` ${styles.picked}` : ''}${amounts.length > 1 ? ` ${styles.tall}` : ''}`
  return (
    <div
      id={id}
      role="option"
      aria-selected={isSelected}
      aria-checked={isPicked ?? undefined}
      aria-posinset={row.position + 1}
      aria-setsize={-1}
      className={`row pressable bleed ${styles.activityRow}${look}`}
      onClick={press}
    >
      <span />
      <time className={styles.time} dateTime={new Date(time).toISOString()}>
        {formatTime(time)}
      </time>
      <span
        className={styles.pickSpot}
        title={isOpen ? words.fold : words.unfold(count)}
        onClick={(event) => {
          event.stopPropagation()
          onFold(row.key, !isOpen)
        }}
      >
        {isPicked === true ? <Icon of={SquareCheckBig} tone="good" /> : <Icon of={isOpen ? ChevronDown : ChevronRight} tone="dim" />}
      </span>
      <span className={amounts.length === 0 ? `line ${styles.alone}` : 'line'}>
        <span className={styles.said}>
          <span className="clip">
            <Told row={row} />
            <Labels items={items} />
          </span>
          <TransferNumber transferId={lead.transferId} />
        </span>
        <WatchedTag accountId={lead.accountId} />
        {recipient !== null && <WhoTag address={recipient} />}
        {unverified !== undefined && <AssetTag symbol={unverified.symbol} isVerified={false} />}
        <TransferState item={lead} hasCome={passage.last !== null} />
      </span>
      {amounts.length > 0 && <Movements movements={amounts} isFee={false} isSigned={isSigned} />}
      <Value item={lead} />
      <span className={`clip mid ${styles.where}`}>
        <ChainName chainId={(passage.last ?? lead).chainId} />
      </span>
      <span className={`clip ${recipient === null ? 'dim' : 'mid'} ${styles.with}`}>
        {recipient === null ? words.transactionsOf(count) : <AddressName address={recipient} keepsEnd />}
      </span>
    </div>
  )
})

/** Says what was moved from where to where, also of what came back; what stayed on its chain is said as its first transaction says it. */
function Told({ row: { passage } }: { row: GroupRow }) {
  const { activityWords: words } = useWords()
  const request = useTransfer(passage.lead.transferId)?.quote
  const { lead, last } = passage
  const from = request?.withdrawal?.chainId ?? request?.request.fromChainId ?? lead.chainId
  const to = request?.request.toChainId ?? (last === null || last.chainId === from ? lead.otherChainId : last.chainId)
  const asset = lead.movements.find(({ amount }) => amount.startsWith('-')) ?? lead.movements[0]
  const got = last?.movements.find(({ amount }) => !amount.startsWith('-'))
  if (to === null || to === from || asset === undefined) return <Sentence item={lead} />
  const isConverted = got !== undefined && got.symbol !== asset.symbol
  const isOwn = last !== null || lead.counterparty === null
  return (
    <Filled
      text={isReturned(lead) ? words.bridgeOf : isConverted ? words.bridgedAs : isOwn ? words.bridged : words.sentAcross}
      places={{
        asset: <AssetName symbol={asset.symbol} />,
        got: <AssetName symbol={got?.symbol ?? ''} />,
        from: <ChainName chainId={from} />,
        to: <ChainName chainId={to} />,
      }}
    />
  )
}

function AssetName({ symbol }: { symbol: string }) {
  return (
    <b>
      <Untrusted text={symbol} most={MAX_SYMBOL} />
    </b>
  )
}

const MAX_SYMBOL = 60

/** Draws a text with nodes at its places, such as `{asset}`. */
function Filled({ text, places }: { text: string; places: Record<'asset' | 'got' | 'from' | 'to', ReactNode> }) {
  return text
    .split(/\{(asset|got|from|to)\}/)
    .map((part, index) => (
      <Fragment key={index}>
        {index % 2 === 1 && (part === 'asset' || part === 'got' || part === 'from' || part === 'to') ? places[part] : part}
      </Fragment>
    ))
}
