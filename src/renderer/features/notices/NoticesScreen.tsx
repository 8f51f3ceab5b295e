// Draws the notices about transfers, by day, the newest first.
import { useEffect } from 'react'
import type { Notice } from '../../../shared/contract/notices.ts'
import type { Transfer } from '../../../shared/contract/transfer/transfer.ts'
import { fundsNow } from '../../../shared/domain/transfer/fundsNow.ts'
import { go } from '../../navigation.ts'
import { readNotices, reloadNotices, useNoticeChange, useNotices } from '../../data/stores/noticesStore.ts'
import { useTransfers } from '../../data/transfers/transfersStore.ts'
import { Button } from '../../kit/forms/Button.tsx'
import { Empty } from '../../kit/Empty.tsx'
import { ErrorNote } from '../../kit/ErrorNote.tsx'
import { ReadError } from '../../kit/ReadError.tsx'
import { ScreenHead } from '../../kit/ScreenHead.tsx'
import { SkeletonRows } from '../../kit/Skeleton.tsx'
import { Tag } from '../../kit/Tag.tsx'
import { useNow } from '../../kit/hooks/useNow.ts'
import { useNames } from '../../parts/useNames.ts'
import { dayOf } from '../../words/formats.ts'
import { noticeTag } from '../../words/notices.ts'
import styles from './notices.module.css'
import { useAllWords, useAppWindow, useWords } from '../../window.ts'

/** Draws the Notices screen. */
export function NoticesScreen() {
  // All words, though only the lines need them: the screen waits for them before it is shown, not while it is.
  const { formatDay, noticeWords: words } = useAllWords()
  const win = useAppWindow()
  const { value, error } = useNotices()
  const failure = useNoticeChange((change) => change.error)
  const now = useNow()
  useEffect(() => void reloadNotices(win), [win])
  return (
    <div className="scroll">
      <div className="page">
        <ScreenHead title={words.title} aside={<Aside unread={value?.unread ?? 0} hasNotices={(value?.notices.length ?? 0) > 0} />} />
        <ReadError error={error} onRetry={() => void reloadNotices(win)} />
        {failure !== null && <ErrorNote error={failure} />}
        {value === null && error === null && <SkeletonRows count={4} />}
        {value?.notices.length === 0 && <Empty>{words.empty}</Empty>}
        {byDay(value?.notices ?? []).map((group) => (
          <section key={group.day} className={styles.day} aria-label={formatDay(group.at, now)}>
            <h2 className="small">{formatDay(group.at, now)}</h2>
            <ul>
              {group.notices.map((notice) => (
                <NoticeLine key={notice.id} notice={notice} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}

function Aside({ unread, hasNotices }: { unread: number; hasNotices: boolean }) {
  const { noticeWords: words } = useWords()
  const win = useAppWindow()
  return (
    <div className="line">
      <Button kind="quiet" onClick={() => go(win, 'settings', { section: 'notices' })}>
        {words.settings}
      </Button>
      {hasNotices && (
        <Button off={unread === 0 ? words.allRead : null} onClick={() => void readNotices(win, null)}>
          {words.readAll}
        </Button>
      )}
    </div>
  )
}

function NoticeLine({ notice }: { notice: Notice }) {
  const allWords = useAllWords()
  const { formatMoment, formatTime, noticeText, noticeWords: words } = allWords
  const win = useAppWindow()
  const { id, transferId, at, readAt } = notice
  const transfer = useTransfers((state) => state.value?.find((view) => view.transfer.id === transferId)?.transfer)
  const tag = noticeTag(allWords, notice)
  const open = () => {
    if (readAt === null) void readNotices(win, [id])
    go(win, 'transfers', { transferId })
  }
  return (
    <li>
      <button type="button" className={styles.notice} onClick={open}>
        <span
          className={readAt === null ? `dot ${styles.unread}` : styles.read}
          role="img"
          aria-label={readAt === null ? words.unread : undefined}
          aria-hidden={readAt !== null}
        />
        <Tag tone={tag.tone}>{tag.text}</Tag>
        <span className={styles.told}>
          <span className={readAt === null ? styles.new : 'mid'}>{noticeText(notice)}</span>
          {transfer !== undefined && <FundsLine transfer={transfer} />}
        </span>
        <time className="small dim" dateTime={new Date(at).toISOString()} title={formatMoment(at)}>
          {formatTime(at)}
        </time>
      </button>
    </li>
  )
}

/** Says how much it is and where it is now. */
function FundsLine({ transfer }: { transfer: Transfer }) {
  const { fundsText } = useAllWords()
  return <span className="small dim">{fundsText(fundsNow(transfer), useNames(transfer))}</span>
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
