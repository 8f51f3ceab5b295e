// Draws the notices about transfers, by day, the newest first.
import { useEffect, useState } from 'react'
import type { Notice } from '../../../shared/contract/notices.ts'
import type { Transfer } from '../../../shared/contract/transfer/transfer.ts'
import { markedText } from '../../../shared/domain/untrusted/untrustedText.ts'
import { fundsNow } from '../../../shared/domain/transfer/fundsNow.ts'
import { go } from '../../navigation.ts'
import { readNotices, reloadNotices, useNoticeChange, useNotices } from '../../data/stores/noticesStore.ts'
import { useAddressLabel } from '../../data/stores/labelsStore.ts'
import { useTransfers } from '../../data/transfers/transfersStore.ts'
import { Button } from '../../kit/forms/Button.tsx'
import { Empty } from '../../kit/Empty.tsx'
import { ErrorNote } from '../../kit/ErrorNote.tsx'
import { ReadError } from '../../kit/ReadError.tsx'
import { ScreenHead } from '../../kit/ScreenHead.tsx'
import { SkeletonRows } from '../../kit/Skeleton.tsx'
import { Tag } from '../../kit/Tag.tsx'
import { shorten } from '../../kit/text/addressText.ts'
import { useNow } from '../../kit/hooks/useNow.ts'
import { useNames } from '../../parts/useNames.ts'
import { dayOf } from '../../words/formats.ts'
import { isOver, noticeTag } from '../../words/notices.ts'
import styles from './notices.module.css'
import { useAllWords, useAppWindow, useWords } from '../../window.ts'

/** Draws the Notices screen. Whoever sees it has read them: what was new stays marked until the screen is left. */
export function NoticesScreen() {
  // All words, though only the lines need them: the screen waits for them before it is shown, not while it is.
  const { formatDay, noticeWords: words } = useAllWords()
  const win = useAppWindow()
  const { value, error } = useNotices()
  const failure = useNoticeChange((change) => change.error)
  const now = useNow()
  const fresh = useFresh(value?.notices ?? null)
  useEffect(() => void reloadNotices(win), [win])
  return (
    <div className="scroll">
      <div className="page column">
        <ScreenHead title={words.title} aside={<SettingsLink />} />
        <ReadError error={error} onRetry={() => void reloadNotices(win)} />
        {failure !== null && <ErrorNote error={failure} />}
        {value === null && error === null && <SkeletonRows count={4} />}
        {value?.notices.length === 0 && <Empty>{words.empty}</Empty>}
        {byDay(withoutMet(value?.notices ?? [])).map((group) => (
          <section key={group.day} className={styles.day} aria-label={formatDay(group.at, now)}>
            <h2 className="small">{formatDay(group.at, now)}</h2>
            <ul>
              {group.notices.map((notice) => (
                <NoticeLine key={notice.id} notice={notice} isNew={notice.readAt === null || fresh.has(notice.id)} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}

/** Marks what is shown as read, and returns the ids of what was unread at any time since the screen was opened. */
function useFresh(notices: readonly Notice[] | null): ReadonlySet<number> {
  const win = useAppWindow()
  const [fresh, setFresh] = useState<ReadonlySet<number>>(new Set())
  const unread = (notices ?? []).filter(({ readAt }) => readAt === null).map(({ id }) => id)
  if (unread.some((id) => !fresh.has(id))) setFresh(new Set([...fresh, ...unread]))
  const isUnread = unread.length > 0
  useEffect(() => {
    if (isUnread) void readNotices(win, null)
  }, [isUnread, win])
  return fresh
}

function SettingsLink() {
  const { noticeWords: words } = useWords()
  const win = useAppWindow()
  return (
    <Button kind="quiet" onClick={() => go(win, 'settings', { section: 'notices' })}>
      {words.settings}
    </Button>
  )
}

function NoticeLine({ notice, isNew }: { notice: Notice; isNew: boolean }) {
  const allWords = useAllWords()
  const { formatMoment, formatTime, noticeDone, noticeText, noticeWords: words } = allWords
  const win = useAppWindow()
  const { transferId, at } = notice
  const transfer = useTransfers((state) => state.value?.find((view) => view.transfer.id === transferId)?.transfer)
  const isPast = transfer !== undefined && isOver(notice, transfer.phase)
  const tag = isPast ? ({ text: noticeDone, tone: 'plain' } as const) : noticeTag(allWords, notice)
  return (
    <li className={styles.line}>
      <button type="button" className={styles.notice} onClick={() => go(win, 'transfers', { transferId })}>
        <span
          className={isNew ? `dot ${styles.unread}` : styles.read}
          role="img"
          aria-label={isNew ? words.unread : undefined}
          aria-hidden={!isNew}
        />
        <Tag tone={tag.tone}>{tag.text}</Tag>
        <span className={styles.told}>
          {transfer === undefined ? (
            <span className={isNew ? styles.new : 'mid'}>{noticeText(notice)}</span>
          ) : (
            <Told notice={notice} transfer={transfer} isNew={isNew} />
          )}
        </span>
        <time className="small dim" dateTime={new Date(at).toISOString()} title={formatMoment(at)}>
          {formatTime(at)}
        </time>
      </button>
      {transfer?.phase === 'claimable' && notice.phase === 'claimable' && (
        <Button kind="first" size="compact" onClick={() => go(win, 'transfer', { transferId, from: 'notices' })}>
          {words.claim}
        </Button>
      )}
    </li>
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
  // No amount moves with these, or nobody knows where it is.
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

function byDay(notices: readonly Notice[]): { day: string; at: number; notices: Notice[] }[] {
  const groups: { day: string; at: number; notices: Notice[] }[] = []
  for (const notice of notices) {
    const day = dayOf(notice.at)
    const last = groups.at(-1)
    if (last?.day === day) last.notices.push(notice)
    else groups.push({ day, at: notice.at, notices: [notice] })
  }
  return groups
}
