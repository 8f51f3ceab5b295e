// Draws the notices, by day, the newest first.
import { CheckCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { EventNotice, Notice, NoticeList } from '../../../shared/contract/notices.ts'
import type { Transfer } from '../../../shared/contract/transfer/transfer.ts'
import { markedText } from '../../../shared/domain/untrusted/untrustedText.ts'
import { awaitsClaim } from '../../../shared/domain/transfer/legs.ts'
import { claimableSince } from '../../../shared/domain/transfer/timelineTimes.ts'
import { fundsNow } from '../../../shared/domain/transfer/fundsNow.ts'
import { go } from '../../navigation.ts'
import { readNotices, reloadNotices, useNoticeChange, useNotices } from '../../data/stores/noticesStore.ts'
import { useAddressLabel } from '../../data/stores/labelsStore.ts'
import { useTransfer, useTransfers } from '../../data/transfers/transfersStore.ts'
import { Button } from '../../kit/forms/Button.tsx'
import { Segmented } from '../../kit/forms/Segmented.tsx'
import { Empty } from '../../kit/Empty.tsx'
import { ErrorNote } from '../../kit/ErrorNote.tsx'
import { ReadError } from '../../kit/ReadError.tsx'
import { ScreenHead } from '../../kit/ScreenHead.tsx'
import { SkeletonRows } from '../../kit/Skeleton.tsx'
import { shorten } from '../../kit/text/addressText.ts'
import { useNow } from '../../kit/hooks/useNow.ts'
import { useNames } from '../../parts/useNames.ts'
import { groupOf, NOTICE_FILTERS, type NoticeFilter } from './noticeFilter.ts'
import { dayOf } from '../../words/formats.ts'
import { isOver, noticeTag } from '../../words/notices.ts'
import { EventLine } from './EventLine.tsx'
import { NoticeRow, type NoticeMarks } from './NoticeRow.tsx'
import { StakeNeeds, useStakeNeeds } from './StakeNeeds.tsx'
import styles from './notices.module.css'
import { useAllWords, useAppWindow, useWords } from '../../window.ts'

type AnyNotice = Notice | EventNotice

/** Draws the Notices screen. Opening it marks all as read; what was new stays marked until the screen is left. */
export function NoticesScreen() {
  // All words, though only the lines need them: the screen waits for them before it is shown, not while it is.
  const { formatDay, noticeWords: words } = useAllWords()
  const win = useAppWindow()
  const { value, error } = useNotices()
  const failure = useNoticeChange((change) => change.error)
  const now = useNow()
  const listed = allOf(value)
  const [fresh, forget] = useFresh(listed)
  const [filter, setFilter] = useState<NoticeFilter>('all')
  const kept = value === null ? [] : allOf({ ...value, notices: withoutMet(value.notices) })
  const transfers = useTransfers((state) => state.value)
  const phaseOf = (id: string) => transfers?.find(({ transfer }) => transfer.id === id)?.transfer.phase ?? null
  const groupNow = (notice: AnyNotice) => groupOf(notice, { now, phase: 'event' in notice ? null : phaseOf(notice.transferId) })
  const shown = kept.filter((notice) => filter === 'all' || groupNow(notice) === filter)
  // What still waits stands on top, whenever it was told.
  const waiting = shown.filter((notice) => groupNow(notice) === 'needsYou')
  const showsNeeds = filter === 'all' || filter === 'needsYou'
  const line = (notice: AnyNotice, isDated: boolean) => {
    const marks = { isNew: notice.readAt === null || fresh.has(keyOf(notice)), isDated }
    return 'event' in notice ? (
      <EventLine key={keyOf(notice)} notice={notice} {...marks} />
    ) : (
      <NoticeLine key={keyOf(notice)} notice={notice} {...marks} />
    )
  }
  const needs = useStakeNeeds(now)
  const hasNeeds = needs.length > 0
  useEffect(() => void reloadNotices(win), [win])
  return (
    <div className="scroll">
      <div className="page">
        <ScreenHead
          title={words.title}
          aside={
            <div className="line">
              {fresh.size > 0 && (
                <Button icon={CheckCheck} onClick={forget}>
                  {words.readAll}
                </Button>
              )}
              <SettingsLink />
            </div>
          }
        >
          {(kept.length > 0 || hasNeeds) && (
            <Segmented
              label={words.filter}
              options={NOTICE_FILTERS.map((one) => ({ value: one, label: words.filters[one] }))}
              value={filter}
              onChange={setFilter}
            />
          )}
        </ScreenHead>
        <ReadError error={error} onRetry={() => void reloadNotices(win)} />
        {failure !== null && <ErrorNote error={failure} />}
        {value === null && error === null && <SkeletonRows count={4} />}
        {value !== null && listed.length === 0 && !hasNeeds && <Empty>{words.empty}</Empty>}
        {kept.length > 0 && shown.length === 0 && !(showsNeeds && hasNeeds) && <Empty>{words.emptyFilter}</Empty>}
        {showsNeeds && (waiting.length > 0 || hasNeeds) && (
          <section className={styles.day} aria-label={words.filters.needsYou}>
            <h2 className="small">{words.filters.needsYou}</h2>
            <ul>
              {waiting.map((notice) => line(notice, true))}
              <StakeNeeds needs={needs} />
            </ul>
          </section>
        )}
        {byDay(shown.filter((notice) => !waiting.includes(notice))).map((group) => (
          <section key={group.day} className={styles.day} aria-label={formatDay(group.at, now)}>
            <h2 className="small">{formatDay(group.at, now)}</h2>
            <ul>{group.notices.map((notice) => line(notice, false))}</ul>
          </section>
        ))}
      </div>
    </div>
  )
}

/** Returns all notices, newest first. */
function allOf(list: NoticeList | null): AnyNotice[] {
  return [...(list?.notices ?? []), ...(list?.events ?? [])].toSorted((a, b) => b.at - a.at)
}

/** Returns a text that identifies a notice among both kinds. */
function keyOf(notice: AnyNotice): string {
  return `${'event' in notice ? 'event' : 'transfer'} ${notice.id}`
}

/** Marks what is shown as read. Returns the keys of what was unread at any time since the screen was opened, and what takes their marks away. */
function useFresh(notices: readonly AnyNotice[]): [ReadonlySet<string>, () => void] {
  const win = useAppWindow()
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set())
  const unread = notices.filter(({ readAt }) => readAt === null).map(keyOf)
  if (unread.some((key) => !fresh.has(key))) setFresh(new Set([...fresh, ...unread]))
  const isUnread = unread.length > 0
  useEffect(() => {
    if (isUnread) void readNotices(win, null)
  }, [isUnread, win])
  return [fresh, () => setFresh(new Set())]
}

function SettingsLink() {
  const { noticeWords: words } = useWords()
  const win = useAppWindow()
  return <Button onClick={() => go(win, 'settings', { section: 'notices' })}>{words.settings}</Button>
}

function NoticeLine({ notice, isNew, isDated }: { notice: Notice } & NoticeMarks) {
  const allWords = useAllWords()
  const { noticeDone, noticeText, noticeWords: words } = allWords
  const win = useAppWindow()
  const { transferId, at } = notice
  const transfer = useTransfer(transferId)
  const isPast = transfer !== undefined && isOver(notice, transfer.phase)
  // Told late, as on a first start, it says nothing of when it was told.
  const since = transfer !== undefined && notice.phase === 'claimable' && !isPast ? claimableSince(transfer) : null
  const tag = isPast ? ({ text: noticeDone, tone: 'plain' } as const) : noticeTag(allWords, notice)
  return (
    <NoticeRow
      isNew={isNew}
      isDated={isDated}
      tag={tag}
      at={at}
      since={since}
      onOpen={() => go(win, 'transfers', { transferId })}
      action={
        transfer !== undefined && awaitsClaim(transfer) && notice.phase === 'claimable' ? (
          <Button size="compact" onClick={() => go(win, 'transfer', { transferId, from: 'notices' })}>
            {words.claim}
          </Button>
        ) : null
      }
    >
      {transfer === undefined ? (
        <span className={isNew ? styles.new : 'mid'}>{noticeText(notice)}</span>
      ) : (
        <Told notice={notice} transfer={transfer} isNew={isNew} />
      )}
    </NoticeRow>
  )
}

/** Says what became of how much, and of which transfer. */
function Told({ notice, transfer, isNew }: { notice: Notice; transfer: Transfer; isNew: boolean }) {
  const { fundsText, noticeLine, transferNumber } = useAllWords()
  const names = useNames(transfer)
  const label = useAddressLabel(transfer.recipient)
  const reached = names.ownRecipient === null ? markedText(label ?? shorten(transfer.recipient)) : null
  const funds = fundsNow(transfer)
  const { money, place } = funds
  // Show no amount: none moves, or its location is unknown.
  const isPlain = place === 'action' || place === 'permission' || place === 'unknown'
  const { request } = transfer.quote
  const [from, to] = [transfer.quote.withdrawal?.chainId ?? request.fromChainId, request.toChainId].map(names.chain)
  return (
    <>
      <span className={isNew ? styles.new : undefined}>
        {isPlain
          ? fundsText(funds, names)
          : noticeLine(notice, {
              money: names.money(money),
              on: names.chain(money.chainId),
              to: reached,
              isOver: isOver(notice, transfer.phase),
            })}
      </span>
      <span className="small dim">
        {transferNumber(transfer.number)} · {from === to ? from : `${from} → ${to}`}
      </span>
    </>
  )
}

/** Leaves out what asked for something that a later notice of the same transfer reports as done. */
function withoutMet(notices: readonly Notice[]): Notice[] {
  const isFollowed = (notice: Notice) =>
    notices.some((other) => other.transferId === notice.transferId && other.at > notice.at && other.kind === 'arrived')
  return notices.filter((notice) => notice.kind !== 'needsYou' || !isFollowed(notice))
}

function byDay(notices: readonly AnyNotice[]): { day: string; at: number; notices: AnyNotice[] }[] {
  const groups: { day: string; at: number; notices: AnyNotice[] }[] = []
  for (const notice of notices) {
    const day = dayOf(notice.at)
    const last = groups.at(-1)
    if (last?.day === day) last.notices.push(notice)
    else groups.push({ day, at: notice.at, notices: [notice] })
  }
  return groups
}
