// Draws one timeline over all accounts and chains, with a drawer for the transaction that is open.
import { lazy, Suspense, useDeferredValue, useEffect, useRef, useState } from 'react'
import type { ActivityItem } from '../../../shared/contract/history/activity.ts'
import { go } from '../../navigation.ts'
import { useAccounts } from '../../data/stores/accountsStore.ts'
import { reloadPrivacy } from '../../data/stores/privacyStore.ts'
import { useSync } from '../../data/stores/syncStore.ts'
import { SyncFreshness } from '../../parts/SyncFreshness.tsx'
import { Freshness } from '../../kit/text/Freshness.tsx'
import { Empty } from '../../kit/Empty.tsx'
import { ReadError } from '../../kit/ReadError.tsx'
import { useSteady } from '../../kit/hooks/useSteady.ts'
import { ScreenHead } from '../../kit/ScreenHead.tsx'
import { SkeletonRows } from '../../kit/Skeleton.tsx'
import styles from './activity.module.css'
import { ActivityList } from './ActivityList.tsx'
import { queryOf } from './activityState.ts'
import { openActivity, refreshActivity, useActivity } from './activityStore.ts'
import { ActivityFigures } from './figures/ActivityFigures.tsx'
import { useDays } from './figures/daysStore.ts'
import { FilterBar } from './search/FilterBar.tsx'
import { usePicked } from './pickStore.ts'
import { continueRows, FOLDED, itemsOf, type CutItems, type Folding, type ItemRow, type TimelineRow } from './timeline/timeline.ts'
import { keyOf, type ActivityKey } from './activityKey.ts'
import { useFolding } from './useFolding.ts'
import { useSelection } from './useSelection.ts'
import { useAppWindow, useWords } from '../../window.ts'

const loadDrawer = async () => ({ default: (await import('./detail/ActivityDrawer.tsx')).ActivityDrawer })
const ActivityDrawer = lazy(loadDrawer)
const PickedActivity = lazy(async () => ({ default: (await import('./PickedActivity.tsx')).PickedActivity }))
const NoMatch = lazy(async () => ({ default: (await import('./search/NoMatch.tsx')).NoMatch }))

/** Draws the Activity screen. */
export function ActivityScreen() {
  const { activityWords: words, common } = useWords()
  const win = useAppWindow()
  const { items, cursor } = useShownItems()
  const error = useActivity((activity) => activity.error)
  const daysError = useDays((days) => days.error)
  useEffect(() => {
    openActivity(win)
    void reloadPrivacy(win)
  }, [win])
  useEffect(() => {
    // Loads the drawer in advance. A failure is shown when a transaction is opened.
    const waiting = window.requestIdleCallback(() => void loadDrawer().catch(() => undefined))
    return () => window.cancelIdleCallback(waiting)
  }, [])
  const { folding, fold } = useFolding()
  const rows = useTimelineRows(items, folding)
  const list = useRef<HTMLDivElement>(null)
  const selection = useSelection(rows, list, fold)
  const select = useSteady(selection.select)
  const step = useSteady(selection.step)
  const pickAt = useSteady(selection.pickAt)
  const enter = useSteady(selection.enter)
  // Deferred, so that the drawer is shown as soon as its code is loaded: React would keep what stands in for it for 300 ms.
  const opened = useDeferredValue(selection.opened)
  const openedIndex = useDeferredValue(selection.index)
  const hasPicked = usePicked(({ picked }) => picked.size > 0)
  const hasNoAccount = useAccounts((accounts) => accounts.value?.length === 0)
  const isLoading = cursor === undefined && error === null && !hasNoAccount
  return (
    <div className="split">
      <div className={styles.activity}>
        <ScreenHead
          title={words.title}
          aside={
            isLoading ? (
              <Freshness tone="off">{common.waiting}</Freshness>
            ) : (
              <SyncFreshness scope={{ streams: ['txs', 'evmTxs', 'internalTxs'] }} />
            )
          }
        />
        {hasNoAccount ? (
          <NoAccount />
        ) : (
          <>
            <FilterBar />
            <ActivityFigures />
            <ReadError error={error ?? daysError} onRetry={() => void refreshActivity(win)} />
            {isLoading && <SkeletonRows count={12} />}
            {cursor !== undefined && items.length === 0 && <NothingThere />}
            {items.length > 0 && (
              <ActivityList
                ref={list}
                rows={rows}
                selected={selection.index}
                onSelect={select}
                onStep={step}
                onEnter={enter}
                onPick={pickAt}
                onFold={fold}
              />
            )}
            <Suspense fallback={null}>{hasPicked && <PickedActivity />}</Suspense>
          </>
        )}
      </div>
      <Suspense fallback={null}>
        {opened !== null && selection.opened !== null && (
          <ActivityDrawer opened={opened} row={itemAt(rows, openedIndex, opened)} opening={selection.opening} onClose={selection.close} />
        )}
      </Suspense>
    </div>
  )
}

function itemAt(rows: readonly TimelineRow[], index: number | null, opened: ActivityKey): ItemRow | null {
  const row = rows[index ?? -1]
  if (row?.kind !== 'group') return row?.kind === 'item' ? row : null
  const item = itemsOf(row).find((item) => keyOf(item) === keyOf(opened))
  return item === undefined ? null : { kind: 'item', key: row.key, item, position: row.position, isMember: true, isOtherDay: false }
}

function NoAccount() {
  const { activityWords: words } = useWords()
  const win = useAppWindow()
  return <Empty action={{ label: words.addAccount, onClick: () => go(win, 'accounts') }}>{words.noAccount}</Empty>
}

function NothingThere() {
  const { activityWords: words } = useWords()
  const text = useDeferredValue(useActivity(queryOf))
  const said = useAnswered()
  const isOther = useActivity((activity) => activity.answered !== queryOf(activity))
  const isCopying = useSync((sync) => sync.value?.streams.some(({ stream, isComplete }) => stream === 'txs' && !isComplete) ?? true)
  const isOffline = useSync((sync) => sync.value?.isOnline === false)
  if (text.trim() !== '')
    return said === null ? (
      <SkeletonRows count={12} />
    ) : (
      <Suspense fallback={<SkeletonRows count={12} />}>
        <NoMatch text={said} />
      </Suspense>
    )
  if (isOther) return <SkeletonRows count={12} />
  if (!isCopying) return <Empty>{words.none}</Empty>
  if (isOffline) return <Empty>{words.notYetOffline}</Empty>
  return (
    <>
      <p className="mid">{words.notYet}</p>
      <SkeletonRows count={12} />
    </>
  )
}

/** A pause in typing after which it is said that a search finds nothing. */
const SETTLE_MS = 300

/** Returns the last search that was answered and that a pause followed; null until the first: each letter of a word may find nothing. */
function useAnswered(): string | null {
  const [said, setSaid] = useState<string | null>(null)
  const text = useActivity((activity) => activity.text)
  const query = useActivity(queryOf)
  const isAnswered = useActivity((activity) => activity.answered === queryOf(activity) && !activity.isReading)
  useEffect(() => {
    if (!isAnswered) return
    const timer = window.setTimeout(() => setSaid(query), SETTLE_MS)
    return () => window.clearTimeout(timer)
  }, [isAnswered, query, text])
  return said
}

/** Returns the rows to draw. Further ones are drawn in work that a key press interrupts: they arrive while the user types. */
function useShownItems() {
  const items = useActivity((activity) => activity.items)
  const cursor = useActivity((activity) => activity.cursor)
  const shown = useDeferredValue(items)
  const shownCursor = useDeferredValue(cursor)
  // The first rows of all come at once.
  return shown.length === 0 ? { items, cursor } : { items: shown, cursor: shownCursor }
}

/** Cuts the timeline into lines once: reading a page below keeps the same objects for the lines above. */
function useTimelineRows(items: readonly ActivityItem[], folding: Folding): readonly TimelineRow[] {
  const [cut, setCut] = useState<CutItems>({ items: [], rows: [], folding: FOLDED })
  if (cut.items === items && cut.folding === folding) return cut.rows
  const next = { items, rows: continueRows(cut, items, folding), folding }
  setCut(next)
  return next.rows
}
