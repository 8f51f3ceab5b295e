// Draws one line of the notices: whether it is new, its tag, what it tells and when.
import type { ReactNode } from 'react'
import { useNow } from '../../kit/hooks/useNow.ts'
import { Tag, type Tone } from '../../kit/Tag.tsx'
import { useWords } from '../../window.ts'
import styles from './notices.module.css'

/** How a line is marked. */
export interface NoticeMarks {
  isNew: boolean
  /** The list is not grouped by days: the line says its day too. */
  isDated: boolean
}

/** Properties of `NoticeRow`. */
export interface NoticeRowProps extends NoticeMarks {
  tag: { text: string; tone: Tone }
  /** Milliseconds since 1970. */
  at: number
  /** Since when it can be claimed, where the line says that in place of when it was told. */
  since?: number | null
  onOpen: () => void
  /** What can be done about it, beside the line. */
  action?: ReactNode
  children: ReactNode
}

/** Draws the line; a press on it leads to what it is about. */
export function NoticeRow({ isNew, isDated, tag, at, since = null, onOpen, action = null, children }: NoticeRowProps) {
  const { formatMoment, formatShortDate, formatTime, noticeWords: words } = useWords()
  const now = useNow(60_000)
  return (
    <li className={styles.line}>
      <button type="button" className={styles.notice} onClick={onOpen}>
        {isNew && <span className={`dot ${styles.unread}`} role="img" aria-label={words.unread} />}
        <Tag tone={tag.tone}>{tag.text}</Tag>
        <span className={styles.told}>{children}</span>
        <time className="small dim" dateTime={new Date(since ?? at).toISOString()} title={formatMoment(since ?? at)}>
          {since !== null && words.since(`${formatShortDate(since, now)}, ${formatTime(since)}`)}
          {since === null && isDated && `${formatShortDate(at, now)}, `}
          {since === null && formatTime(at)}
        </time>
      </button>
      {action}
    </li>
  )
}
