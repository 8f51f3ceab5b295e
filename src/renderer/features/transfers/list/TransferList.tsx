// Draws the list of transfers: what is to claim, live ones, drafts, then history by day; arrow keys move through it.
import { ArrowRight } from 'lucide-react'
import { useRef, useState } from 'react'
import { isSettled } from '../../../../shared/domain/transfer/transferStateMachine.ts'
import type { Quote } from '../../../../shared/contract/transfer/route.ts'
import type { TransferView } from '../../../../shared/contract/transfer/transfer.ts'
import { go } from '../../../navigation.ts'
import { Amount } from '../../../kit/text/Amount.tsx'
import { useWalkKeys, walkList } from '../../../kit/hooks/arrowKeys.ts'
import { Icon } from '../../../kit/Icon.tsx'
import { Choice } from '../../../kit/forms/Choice.tsx'
import { Segmented } from '../../../kit/forms/Segmented.tsx'
import { Untrusted } from '../../../kit/text/Untrusted.tsx'
import { allowanceText } from '../../../kit/text/permissionText.ts'
import { revokedName } from '../../../words/grants.ts'
import { startedText } from '../../../words/transfers/moments.ts'
import { listLine, listTitle, type ListTitle } from '../../../words/transfers/transferState.ts'
import { currentHop } from '../../../../shared/domain/transfer/fundsNow.ts'
import { foldedViews, KINDS, type Filter, type Group } from './listing.ts'
import { FundsMarker } from '../sheet/FundsMarker.tsx'
import { useMovedAmounts } from '../sheet/usePaidAmounts.ts'
import { timeline } from '../sheet/timeline.ts'
import { startedAt } from '../../../../shared/domain/transfer/timelineTimes.ts'
import rows from './list.module.css'
import styles from '../sheet/tracking.module.css'
import { setFilter, setKind, useOpenTransfer } from '../sheet/openTransferStore.ts'
import { useNames } from '../../../parts/useNames.ts'
import { useAppWindow, useAllWords } from '../../../window.ts'

const FILTERS = ['all', 'live', 'needsYou'] as const satisfies readonly Filter[]

/** Properties of `TransferList`. */
export interface TransferListProps {
  groups: readonly Group[]
  /** There are transfers and other actions, so that either can be left out. */
  hasBoth: boolean
  selectedId: string | null
  now: number
}

/** Draws the list of transfers. */
export function TransferList({ groups, hasBoth, selectedId, now }: TransferListProps) {
  const words = useAllWords()
  const { formatCount, formatDay, transferDetailWords } = words
  const win = useAppWindow()
  const filter = useOpenTransfer((state) => state.filter)
  const kind = useOpenTransfer((state) => state.kind)
  const list = useRef<HTMLDivElement>(null)
  useWalkKeys(list, open)
  const startedOf = ({ transfer }: TransferView, isOfDay: boolean) => {
    const at = startedAt(transfer)
    return isOfDay ? words.formatTime(at) : startedText(words, at, now)
  }
  const [wantsDrafts, setWantsDrafts] = useState(false)
  const unfolded = (group: Group) => (wantsDrafts ? group.views : foldedViews(group, selectedId))
  const count = groups.reduce((sum, group) => sum + group.views.length, 0)
  return (
    <div className={styles.list}>
      <div className={rows.listHead}>
        <Segmented
          label={transferDetailWords.filter}
          options={FILTERS.map((value) => ({ value, label: transferDetailWords.filters[value] }))}
          value={filter}
          onChange={(filter) => setFilter(win, filter)}
        />
        {hasBoth ? (
          <Choice
            label={transferDetailWords.kind}
            options={KINDS.map((value) => ({ value, label: transferDetailWords.kinds[value] }))}
            value={kind}
            isOn={kind !== 'all'}
            onChange={(value) => setKind(win, KINDS.find((one) => one === value) ?? 'all')}
          />
        ) : (
          <span className="small dim">{formatCount(count)}</span>
        )}
      </div>
      <div ref={list} data-walk className={styles.rows}>
        {groups.map((group) => (
          <section key={group.of}>
            <h2 className={styles.day}>{typeof group.of === 'number' ? formatDay(group.of, now) : transferDetailWords[group.of]}</h2>
            {unfolded(group).map((view) => (
              <TransferRow
                key={view.transfer.id}
                view={view}
                isSelected={view.transfer.id === selectedId}
                started={startedOf(view, typeof group.of === 'number')}
                now={now}
              />
            ))}
            {group.views.length > unfolded(group).length && (
              <button type="button" className="link small" onClick={() => setWantsDrafts(true)}>
                {transferDetailWords.moreDrafts(group.views.length - unfolded(group).length)}
              </button>
            )}
          </section>
        ))}
        {count === 0 && filter !== 'all' && <p className={`dim ${rows.none}`}>{transferDetailWords.emptyFiltered[filter]}</p>}
        {count === 0 && filter === 'all' && <p className={`dim ${rows.none}`}>{transferDetailWords.emptyKind}</p>}
      </div>
    </div>
  )
}

/** Opens a row: j and k open what they reach, as in the activity. */
function open(row: HTMLButtonElement): void {
  row.click()
}

interface TransferRowProps {
  view: TransferView
  isSelected: boolean
  /** When it was started, as a time or a day. */
  started: string
  now: number
}

function TransferRow({ view: { transfer }, isSelected, started, now }: TransferRowProps) {
  const words = useAllWords()
  const win = useAppWindow()
  const names = useNames(transfer)
  const { quote, hops } = transfer
  const of = Math.max(1, timeline(transfer).filter(({ kind }) => kind === 'leg').length)
  const hop = currentHop(hops)
  const line = listLine(words, transfer, { number: hop === -1 ? 1 : hop + 1, of, now }, names)
  const isMoving = !isSettled(transfer.phase) && transfer.legs.some((leg) => leg.sentAt !== null)
  return (
    <button
      type="button"
      className={isSelected ? `${styles.waybill} ${styles.selected}` : styles.waybill}
      aria-current={isSelected ? 'true' : undefined}
      onClick={() => go(win, 'transfers', { transferId: transfer.id })}
      onKeyDown={walkList}
    >
      <span className={`line ${rows.head}`}>
        <RowTitle title={listTitle(words, transfer, names)} />
        <span className={styles.paid}>
          {quote.action !== null ? (
            <ActionAmounts transfer={transfer} />
          ) : quote.task === 'revoke' ? (
            <RevokedAmount quote={quote} />
          ) : (
            <Amount units={quote.amountIn} decimals={quote.from.decimals} symbol={quote.from.symbol} />
          )}
        </span>
      </span>
      <span className="line small">
        {isMoving && <FundsMarker size={14} tone={line.tone === 'warn' ? 'warn' : 'good'} />}
        <span className={`${line.tone} grow`}>{line.text}</span>
        <span className="dim nowrap">
          <span className="mono">{words.transferNumber(transfer.number)}</span> · {started}
        </span>
      </span>
    </button>
  )
}

/** Draws what an own action is about; once history has it, what really moved, as the sheet says it. */
function ActionAmounts({ transfer }: Pick<TransferView, 'transfer'>) {
  const moved = useMovedAmounts(transfer)
  const amounts = moved ?? transfer.quote.about.map(({ asset, amount }) => ({ ...asset, amount }))
  return amounts.map(({ denom, amount, decimals, symbol }) => <Amount key={denom} units={amount} decimals={decimals} symbol={symbol} />)
}

/** Draws what a revoked permission allowed: the amounts where it was of some, else its name. */
function RevokedAmount({ quote }: { quote: Quote }) {
  const words = useAllWords()
  const limits = limitsOf(quote)
  if (limits.length > 0)
    return (
      <>
        <span className="small dim">{words.reviewWords.atMostShort}</span>{' '}
        {limits.map(({ asset, amount }) => (
          <Amount key={asset.denom} units={amount} decimals={asset.decimals} symbol={asset.symbol} />
        ))}
      </>
    )
  return (
    <span className="small">
      <Untrusted text={allowanceText(words, quote) ?? revokedName(words, quote)} />
    </span>
  )
}

/** Returns the amounts up to which a revoked permission allowed something; none where it was of no amount, or of any. */
function limitsOf({ revoked: [permission] }: Quote) {
  if (permission === undefined || permission.kind === 'operator') return []
  if (permission.kind !== 'token') return permission.limits
  return permission.isUnlimited ? [] : [permission]
}

function RowTitle({ title }: { title: ListTitle }) {
  if (title.kind === 'text') return <b className={`small ${styles.way}`}>{title.text}</b>
  return (
    <b className={`small ${styles.way}`}>
      {title.from} <Icon of={ArrowRight} size={12} tone="dim" /> {title.to}
    </b>
  )
}
