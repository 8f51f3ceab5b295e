// Draws the head of the timeline that unfolds to its figures: transactions and fees by month, of what the search finds.
import { lazy, Suspense } from 'react'
import { go } from '../../../navigation.ts'
import { ErrorNote } from '../../../kit/ErrorNote.tsx'
import { SkeletonRows } from '../../../kit/Skeleton.tsx'
import { unfoldFigures, useFiguresOpen, useFiguresView } from './figuresView.ts'
import styles from './figures.module.css'
import { useWords, useAppWindow, type AppWindow } from '../../../window.ts'

const MonthCharts = lazy(async () => ({ default: (await import('./MonthCharts.tsx')).MonthCharts }))

/** Shows the timeline with its figures unfolded. */
export function showFigures(win: AppWindow): void {
  void unfoldFigures(win, true)
  go(win, 'activity')
}

/** Draws the figures above the timeline. */
export function ActivityFigures() {
  const { chartWords: words } = useWords()
  const win = useAppWindow()
  const isOpen = useFiguresOpen()
  const error = useFiguresView((view) => view.error)
  return (
    <details
      className={`unfolding ${styles.figures}`}
      open={isOpen}
      onToggle={(event) => void unfoldFigures(win, event.currentTarget.open)}
    >
      <summary>
        <b>{words.figures}</b>
        <span className="small dim">{words.figuresNote}</span>
      </summary>
      {error !== null && <ErrorNote error={error} />}
      {isOpen && (
        <Suspense fallback={<SkeletonRows count={4} />}>
          <MonthCharts />
        </Suspense>
      )}
    </details>
  )
}
