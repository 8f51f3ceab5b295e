// Draws the timeline: only the lines in view are drawn, and the date beside the lines of a day stays in view until the next one pushes it out.
import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual'
import { memo, useCallback, useEffect, useMemo, useRef, type KeyboardEvent, type RefObject, useLayoutEffect } from 'react'
import { useHasPrices } from '../../data/stores/privacyStore.ts'
import type { ActivityItem } from '../../../shared/contract/history/activity.ts'
import { keyOf } from './activityKey.ts'
import { ActivityRow, type ActivityRowProps } from './ActivityRow.tsx'
import { TransferRow } from './TransferRow.tsx'
import { orderOf, queryOf } from './activityState.ts'
import { activityStore, readOlder, useActivity } from './activityStore.ts'
import { DayHead } from './DayHead.tsx'
import { readDays } from './figures/daysStore.ts'
import { daysLeftOut } from './timeline/daySums.ts'
import { FOUND_ID } from './search/searchText.ts'
import { usePicked } from './pickStore.ts'
import { heightOf, itemsOf, shiftAt, stepFrom, type GroupRow, type ItemRow, type TimelineRow } from './timeline/timeline.ts'
import { readWorths, useWorths } from './worthStore.ts'
import styles from './activity.module.css'
import dayStyles from './day.module.css'
import { useAppWindow, useWords } from '../../window.ts'

const OVERSCAN = 6
/** Older rows are requested when fewer than this many are left below. */
const READ_AHEAD = 60

/** Properties of `ActivityList`. */
export interface ActivityListProps {
  /** The element that has the focus and scrolls. */
  ref: RefObject<HTMLDivElement | null>
  rows: readonly TimelineRow[]
  selected: number | null
  onSelect: (row: TimelineRow | undefined) => void
  onStep: (by: 1 | -1, picks: boolean) => void
  /** Called when a key leads into the list. */
  onEnter: () => void
  onPick: (index: number, isRange: boolean) => void
  /** Opens or closes a transfer of several transactions. */
  onFold: (key: string, isOpen: boolean) => void
}

/** Draws the timeline as a virtual list with keyboard selection. Memoised: typing a search draws nothing here until its rows are there. */
export const ActivityList = memo(function ActivityList({
  ref: scroller,
  rows,
  selected,
  onSelect,
  onStep,
  onEnter,
  onPick,
  onFold,
}: ActivityListProps) {
  const { activityWords: words } = useWords()
  const win = useAppWindow()
  const order = useActivity(orderOf)
  const isBySize = order === 'value' || order === 'amount'
  const hasPrices = useHasPrices()
  const { extractRange, days } = useStickyDay(rows)
  const uncounted = useMemo(() => daysLeftOut(rows), [rows])
  const picked = usePicked((state) => state.picked)
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    // Keeps the same functions while the rows stay the same: new ones make the virtualizer measure every row again on each scroll step.
    estimateSize: useCallback((index) => heightOf(rows[index]), [rows]),
    getItemKey: useCallback((index) => rows[index]?.key ?? index, [rows]),
    overscan: OVERSCAN,
    rangeExtractor: extractRange,
  })
  const shown = virtualizer.getVirtualItems()
  const last = shown.at(-1)?.index ?? 0
  useDayNets(shown.flatMap(({ index }) => rows[index] ?? []))
  useShownWorths(rows, hasPrices)
  useEffect(() => {
    if (last > rows.length - READ_AHEAD) void readOlder(win)
    // An older page may only add to transfers that are listed.
  }, [win, last, rows])
  const scrolledTo = useRef<string | null>(null)
  useEffect(() => {
    const key = rows[selected ?? -1]?.key ?? null
    if (selected === null || key === null) return
    // Scrolls only when the choice changes: other rows change the index of the chosen line, or list it again, without changing the choice.
    if (key !== scrolledTo.current) virtualizer.scrollToIndex(selected, { align: 'auto' })
    scrolledTo.current = key
  }, [selected, rows, virtualizer])
  useHeldPlace(scroller, rows)
  return (
    <div
      ref={scroller}
      id={FOUND_ID}
      className={[styles.timeline, hasPrices ? styles.priced : '', order === 'value' ? styles.byValue : ''].join(' ')}
      role="listbox"
      aria-label={isBySize ? words.listByAmount : order === 'oldest' ? words.listOldest : words.list}
      aria-multiselectable
      tabIndex={0}
      aria-activedescendant={selected === null ? undefined : optionId(selected)}
      onKeyDown={(event) => handleKey(event, { rows, selected, onSelect, onStep, onPick, onFold })}
      onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && onEnter()}
    >
      <div className={styles.timelineSpace} role="presentation" style={{ height: virtualizer.getTotalSize() }}>
        {shown.map(({ index, start, key }) => {
          const row = rows[index]
          if (row === undefined) return null
          if (row.kind === 'day') {
            const next = days.find((day) => day > index) ?? rows.length
            const height = (virtualizer.measurementsCache[next - 1]?.end ?? start) - start
            return (
              <div key={key} role="presentation" className={dayStyles.daySpan} style={{ top: start, height }}>
                <DayHead at={row.at} beside={heightOf(rows[index + 1])} hasSum={next - index > 2 && !uncounted.has(index) && !isBySize} />
              </div>
            )
          }
          return (
            <div key={key} role="presentation" className={styles.timelineLine} style={{ transform: `translateY(${start}px)` }}>
              <Line
                id={optionId(index)}
                index={index}
                row={row}
                isSelected={index === selected}
                picked={picked}
                onSelect={onSelect}
                onPick={onPick}
                onFold={onFold}
              />
            </div>
          )
        })}
      </div>
    </div>
  )
})

interface LineOfListProps
  extends Pick<ActivityListProps, 'onSelect' | 'onPick' | 'onFold'>, Pick<ActivityRowProps, 'id' | 'index' | 'isSelected'> {
  row: ItemRow | GroupRow
  picked: ReadonlyMap<string, ActivityItem>
}

function Line({ row, picked, onFold, ...line }: LineOfListProps) {
  if (row.kind === 'item') return <ActivityRow {...line} row={row} isPicked={picked.size === 0 ? null : picked.has(row.key)} />
  const isPicked = picked.size === 0 ? null : row.items.every((item) => picked.has(keyOf(item)))
  return <TransferRow {...line} row={row} isPicked={isPicked} onFold={onFold} />
}

type KeyTargets = Pick<ActivityListProps, 'rows' | 'selected' | 'onSelect' | 'onStep' | 'onPick' | 'onFold'>

/** Walks the list with the arrow keys, opens a line with Enter, a transfer's transactions with → and ←, and picks with Space. */
function handleKey(event: KeyboardEvent, { rows, selected, onSelect, onStep, onPick, onFold }: KeyTargets): void {
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault()
    onStep(event.key === 'ArrowDown' ? 1 : -1, event.shiftKey)
  }
  // With no line marked, Enter opens the first one.
  if (event.key === 'Enter') onSelect(rows[selected ?? stepFrom(rows, null, 1) ?? -1])
  if (selected !== null && (event.key === 'ArrowRight' || event.key === 'ArrowLeft')) {
    const group = rows.slice(0, selected + 1).findLast((row) => row.kind === 'group')
    const row = rows[selected]
    const isWithin = row === group || (row?.kind === 'item' && row.isMember)
    if (group !== undefined && isWithin) onFold(group.key, event.key === 'ArrowRight')
  }
  if (event.key === ' ' && selected !== null) {
    event.preventDefault()
    onPick(selected, event.shiftKey)
  }
}

/** Reads the net changes of the days in view. */
function useDayNets(shown: readonly TimelineRow[]): void {
  const win = useAppWindow()
  const total = useActivity((activity) => activity.total)
  const moments = shown.flatMap((row) => (row.kind === 'day' ? [row.at] : []))
  const key = moments.join(' ')
  useEffect(() => {
    if (key !== '') void readDays(win, key.split(' ').map(Number))
  }, [win, key, total])
}

/** Reads what the rows are worth. */
function useShownWorths(rows: readonly TimelineRow[], hasPrices: boolean): void {
  const win = useAppWindow()
  const generation = useWorths((state) => state.generation)
  useEffect(() => {
    const items = rows.flatMap(itemsOf)
    // Ignores the failure: values are read from the disk, so it fails only when main cannot be reached, which the connection band shows.
    if (hasPrices) readWorths(win, items).catch(() => undefined)
  }, [win, rows, hasPrices, generation])
}

/** Keeps the heading of the topmost day among the drawn rows. */
function useStickyDay(rows: readonly TimelineRow[]) {
  const days = useMemo(() => rows.flatMap((row, index) => (row.kind === 'day' ? [index] : [])), [rows])
  const extractRange = useCallback(
    (range: Range) => {
      const top = days.findLast((index) => index <= range.startIndex)
      const drawn = defaultRangeExtractor(range)
      return top === undefined ? drawn : [...new Set([top, ...drawn])].sort((a, b) => a - b)
    },
    [days],
  )
  return { extractRange, days }
}

function optionId(index: number): string {
  return `activity-${index}`
}

/** Scrolls by what was put above the view after rows changed; scrolls to the top after the search changed. */
function useHeldPlace(scroller: RefObject<HTMLElement | null>, rows: readonly TimelineRow[]): void {
  const win = useAppWindow()
  const shown = useRef(rows)
  useLayoutEffect(() => {
    const element = scroller.current
    if (element !== null && element.scrollTop > 0) {
      const shift = shiftAt(shown.current, rows, element.scrollTop)
      // Skips a scroll by 0: it would still stop a scroll that is in progress.
      if (shift !== 0) element.scrollBy({ top: shift, behavior: 'instant' })
    }
    shown.current = rows
  }, [scroller, rows])
  useEffect(
    () =>
      win.part(activityStore).subscribe((now, before) => {
        const isOther = queryOf(now) !== queryOf(before) || orderOf(now) !== orderOf(before)
        if (isOther && (scroller.current?.scrollTop ?? 0) > 0) scroller.current?.scrollTo({ top: 0, behavior: 'instant' })
      }),
    [win, scroller],
  )
}
