// One timeline over all accounts and chains, with a drawer for the transaction that is open.
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { tinykeys } from 'tinykeys'
import { go, useNavigation } from '../navigation.ts'
import type { Params } from '../place.ts'
import { useAccounts } from '../state/accountsStore.ts'
import { useSync } from '../state/syncStore.ts'
import { SyncFreshness } from '../state/SyncFreshness.tsx'
import { Empty } from '../ui/Empty.tsx'
import { ReadError } from '../ui/ReadError.tsx'
import { ScreenHead } from '../ui/ScreenHead.tsx'
import { SkeletonRows } from '../ui/Skeleton.tsx'
import { activityWords as words } from '../words/activity.ts'
import styles from './activity.module.css'
import { keyOf, type ActivityKey } from './activityKey.ts'
import { ActivityDrawer } from './ActivityDrawer.tsx'
import { ActivityList } from './ActivityList.tsx'
import { refreshActivity, search, useActivity } from './activityStore.ts'
import { useDays } from './daysStore.ts'
import { openDetail } from './detailStore.ts'
import { FilterBar } from './FilterBar.tsx'
import { HistoryNav } from './HistoryNav.tsx'
import { stepFrom, timelineRows, type TimelineRow } from './timeline.ts'

export function ActivityScreen() {
  const { items, error, cursor } = useActivity()
  const daysError = useDays((days) => days.error)
  useEffect(() => void refreshActivity(), [])
  const rows = useMemo(() => timelineRows(items), [items])
  const list = useRef<HTMLDivElement>(null)
  const selection = useSelection(rows, list)
  const hasNoAccount = useAccounts((accounts) => accounts.value?.length === 0)
  return (
    <div className="split">
      <div className={styles.activity}>
        <ScreenHead title={words.title} aside={<SyncFreshness scope={{ streams: ['txs', 'evmTxs', 'internalTxs'] }} />}>
          <HistoryNav />
        </ScreenHead>
        {hasNoAccount ? (
          <NoAccount />
        ) : (
          <>
            <FilterBar />
            <ReadError error={error ?? daysError} onRetry={() => void refreshActivity()} />
            {cursor === undefined && error === null && <SkeletonRows count={12} />}
            {cursor !== undefined && items.length === 0 && <NothingThere />}
            {items.length > 0 && (
              <ActivityList ref={list} rows={rows} selected={selection.index} onSelect={selection.select} onStep={selection.step} />
            )}
          </>
        )}
      </div>
      {selection.opened !== null && (
        <ActivityDrawer opened={selection.opened} position={positionOf(rows, selection.index)} onClose={selection.close} />
      )}
    </div>
  )
}

/** The line under the cursor and the one in the drawer: the drawer follows the cursor while it is open. */
function useSelection(rows: readonly TimelineRow[], list: RefObject<HTMLElement | null>) {
  const params = useNavigation((place) => place.params)
  const asked = useMemo(() => askedFor(params), [params])
  const [selected, setSelected] = useState(asked)
  const [opened, setOpened] = useState(asked)
  useEffect(() => {
    if (asked === null) return
    // Also where this screen is the one that is asked from: the palette stands above every screen.
    setSelected(asked)
    setOpened(asked)
    void openDetail(asked)
  }, [asked])
  const open = (key: ActivityKey) => {
    setSelected(key)
    setOpened(key)
    void openDetail(key)
  }
  const index = useMemo(() => {
    if (selected === null) return null
    const wanted = keyOf(selected)
    const found = rows.findIndex((row) => row.kind === 'item' && keyOf(row.item) === wanted)
    return found === -1 ? null : found
  }, [rows, selected])
  const select = (row: TimelineRow | undefined) => row?.kind === 'item' && open(row.item)
  const step = (by: 1 | -1) => {
    const row = rows[stepFrom(rows, index, by) ?? -1]
    if (row?.kind !== 'item') return
    // The list has the keys that open a line, and tells readers which one is meant. Who reads in the drawer stays there.
    if (!isInDrawer(document.activeElement)) list.current?.focus({ preventScroll: true })
    if (opened === null) setSelected(row.item)
    else open(row.item)
  }
  const close = () => {
    // What has the focus goes away; the list has the line that was open.
    if (isInDrawer(document.activeElement)) list.current?.focus({ preventScroll: true })
    setOpened(null)
  }
  useListKeys({ step, close, enter: () => select(rows[index ?? -1]) })
  return { index, opened, select, step, close }
}

function isInDrawer(element: Element | null): boolean {
  return element !== null && element.closest('.drawer') !== null
}

/** The transaction that another screen asked to show. */
function askedFor({ accountId, chainId, hash }: Params): ActivityKey | null {
  return accountId === undefined || chainId === undefined || hash === undefined ? null : { accountId, chainId, hash }
}

interface ListKeys {
  step: (by: 1 | -1) => void
  enter: () => void
  close: () => void
}

/** j and k move, o opens, Escape closes: wherever the focus is, text fields aside. Enter is the list's own. */
function useListKeys({ step, enter, close }: ListKeys): void {
  useEffect(() => tinykeys(window, { j: () => step(1), k: () => step(-1), o: enter, Escape: close }))
}

function positionOf(rows: readonly TimelineRow[], index: number | null): number | null {
  const row = rows[index ?? -1]
  return row?.kind === 'item' ? row.position : null
}

function NoAccount() {
  return <Empty action={{ label: words.addAccount, onClick: () => go('accounts') }}>{words.noAccount}</Empty>
}

function NothingThere() {
  const { text, isReading } = useActivity()
  const isCopying = useSync((sync) => sync.value?.streams.some(({ stream, isComplete }) => stream === 'txs' && !isComplete) ?? true)
  const isOffline = useSync((sync) => sync.value?.isOnline === false)
  if (text.trim() !== '' && isReading) return <SkeletonRows count={12} />
  if (text.trim() !== '')
    return <Empty action={{ label: words.clearFilters, onClick: () => search(''), kind: 'plain' }}>{words.noMatch}</Empty>
  if (!isCopying) return <Empty>{words.none}</Empty>
  if (isOffline) return <Empty>{words.notYetOffline}</Empty>
  return (
    <>
      <p className="mid">{words.notYet}</p>
      <SkeletonRows count={12} />
    </>
  )
}
