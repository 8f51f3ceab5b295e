// Draws what every page of the explorer shares: its title, the age of its answer, and a placeholder while there is none.
import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { ErrorNote } from '../../kit/ErrorNote.tsx'
import { Freshness } from '../../kit/text/Freshness.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { SkeletonRows } from '../../kit/Skeleton.tsx'
import { sayError, type ShownError } from '../../words/errors.ts'
import { HEADING_ID } from './search/pageFocus.ts'
import styles from './explorer.module.css'
import type { PageData, PageMethod, CachedReplyState } from './useCachedReply.ts'
import { useAllWords } from '../../window.ts'

/** Properties of `PageFrame`. */
export interface PageFrameProps<M extends PageMethod> {
  title: ReactNode
  /** Whether only screen readers are told the title, since it stands above already. */
  isTitleAbove?: boolean
  /** Beside the title. */
  beside?: ReactNode
  seen: CachedReplyState<M>
  children: (data: PageData<M>) => ReactNode
}

/** Draws the frame of an explorer page. */
export function PageFrame<M extends PageMethod>({ title, isTitleAbove = false, beside, seen, children }: PageFrameProps<M>) {
  const { common, explorerWords: words } = useAllWords()
  const { answer, error, isAsking, askAgain } = seen
  return (
    <section className={styles.explorerPage} aria-busy={isAsking}>
      <header className={styles.pageHead}>
        <h2 id={HEADING_ID} tabIndex={-1} className={isTitleAbove ? 'visually-hidden' : undefined}>
          {title}
        </h2>
        {beside}
        <span className="grow" />
        {answer !== null && <AsOf seenAt={answer.seenAt} problem={answer.problem ?? error} isAsking={isAsking} />}
        <button type="button" className="icon-button" aria-label={words.refresh} title={words.refresh} onClick={askAgain}>
          <Icon of={RotateCw} size={13} />
        </button>
      </header>
      {answer === null && error !== null && (
        <>
          <ErrorNote error={error} action={error.retry === 'never' ? undefined : { label: common.tryAgain, onClick: askAgain }} />
          {error.code.startsWith('network.') && <p className={`mid ${styles.note}`}>{words.neverSeen}</p>}
        </>
      )}
      {answer === null && error === null && <SkeletonRows count={8} />}
      {answer !== null && children(answer.data)}
    </section>
  )
}

function AsOf({ seenAt, problem, isAsking }: { seenAt: number; problem: ShownError | null; isAsking: boolean }) {
  const all = useAllWords()
  const { explorerWords: words, formatMoment, formatTimeSeconds } = all
  const moment = isToday(seenAt) ? formatTimeSeconds(seenAt) : formatMoment(seenAt)
  if (problem !== null) return <Freshness tone="warn">{words.asOfWhy(moment, sayError(all, problem))}</Freshness>
  if (isAsking) return <Freshness tone="off">{words.asking(moment)}</Freshness>
  return <Freshness tone="good">{words.asOf(moment)}</Freshness>
}

function isToday(at: number): boolean {
  return new Date(at).toDateString() === new Date().toDateString()
}
