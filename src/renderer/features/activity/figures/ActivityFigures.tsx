// Draws the head of the timeline that unfolds to its figures: transactions and fees by month, of what the search finds.
import { lazy, Suspense } from 'react'
import { createStore } from 'zustand'
import { go } from '../../../navigation.ts'
import { SkeletonRows } from '../../../kit/Skeleton.tsx'
import styles from '../activity.module.css'
import { storeHook, useWords, useAppWindow, type AppWindow } from '../../../window.ts'

const MonthCharts = lazy(async () => ({ default: (await import('./MonthCharts.tsx')).MonthCharts }))

/** Holds whether the figures are unfolded, as long as the window lives. */
const figuresViewStore = () => createStore<{ isOpen: boolean }>(() => ({ isOpen: false }))
const useFiguresView = storeHook(figuresViewStore)

/** Shows the timeline with its figures unfolded. */
export function showFigures(win: AppWindow): void {
  win.part(figuresViewStore).setState({ isOpen: true })
  go(win, 'activity')
}

/** Draws the figures above the timeline. */
export function ActivityFigures() {
  const { chartWords: words } = useWords()
  const win = useAppWindow()
  const { isOpen } = useFiguresView()
  return (
    <details
      className={`unfolding ${styles.figures}`}
      open={isOpen}
      onToggle={(event) => win.part(figuresViewStore).setState({ isOpen: event.currentTarget.open })}
    >
      <summary>
        <b>{words.figures}</b>
        <span className="small dim">{words.figuresNote}</span>
      </summary>
      {isOpen && (
        <Suspense fallback={<SkeletonRows count={4} />}>
          <MonthCharts />
        </Suspense>
      )}
    </details>
  )
}
