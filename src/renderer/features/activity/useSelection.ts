// Handles the line under the cursor, the one in the drawer, and the picked ones: what pointer and keys do to them.
import { useDeferredValue, useEffect, useMemo, useState, type RefObject } from 'react'
import { tinykeys } from 'tinykeys'
import { useSteady } from '../../kit/hooks/useSteady.ts'
import { useNavigation } from '../../navigation.ts'
import type { Params } from '../../location.ts'
import type { ActivityKey } from './activityKey.ts'
import { useActivity } from './activityStore.ts'
import { openDetail } from './detail/detailStore.ts'
import { clearPicked, pick, togglePicked } from './pickStore.ts'
import { indexOf, itemsOf, openedBy, stepFrom, type TimelineRow } from './timeline/timeline.ts'
import { useAppWindow } from '../../window.ts'

/** Returns the line under the cursor and the one in the drawer: the drawer follows the cursor while it is open. `fold` opens a transfer. */
export function useSelection(
  rows: readonly TimelineRow[],
  list: RefObject<HTMLElement | null>,
  fold: (key: string, isOpen: boolean) => void,
) {
  const win = useAppWindow()
  const { selected, setSelected, opened, setOpened, open, opening, countOpening } = useOpened()
  const index = useMemo(() => (selected === null ? null : indexOf(rows, selected)), [rows, selected])
  const openRow = (row: TimelineRow | undefined) => {
    const item = openedBy(row)
    if (item === null) return
    open(item)
    countOpening()
  }
  const select = (row: TimelineRow | undefined) => {
    // A transfer shows its transactions; each of these opens.
    if (row?.kind !== 'group') return openRow(row)
    fold(row.key, !row.isOpen)
    if (opened === null) setSelected(row.passage.lead)
  }
  const pickAt = (at: number, isRange: boolean) => {
    const row = rows[at]
    const item = openedBy(row)
    if (item === null) return
    if (isRange && index !== null) pick(win, itemsBetween(rows, index, at))
    else togglePicked(win, itemsOf(row))
    if (opened === null) setSelected(item)
  }
  const step = (by: 1 | -1, picks = false) => {
    const row = rows[stepFrom(rows, index, by) ?? -1]
    const item = openedBy(row)
    if (item === null) return
    if (picks) pick(win, [...itemsOf(rows[index ?? -1]), ...itemsOf(row)])
    // Focuses the list, which has the keys and names the active line to screen readers, unless the focus is inside the drawer.
    if (!isInDrawer(document.activeElement)) list.current?.focus({ preventScroll: true })
    if (opened === null) setSelected(item)
    else open(item)
  }
  /** Marks the first line where none is marked: the arrow keys go on from there. */
  const enter = () => {
    if (opened === null && index === null) setSelected(firstItem(rows))
  }
  const close = () => {
    // Closes one thing at a time: first the drawer, then the picks.
    if (opened === null) clearPicked(win)
    // Moves the focus from the closing drawer to the list, which has the line that was open.
    if (isInDrawer(document.activeElement)) list.current?.focus({ preventScroll: true })
    setOpened(null)
  }
  const isUnmarked = selected !== null && index === null && opened === null
  useEffect(() => {
    // While the list has the focus, a line of it is marked: the rows of a search may come after the focus did.
    if (isUnmarked && document.activeElement === list.current) setSelected(firstItem(rows))
  }, [rows, isUnmarked, list, setSelected])
  useLeaveVanished(opened !== null && index === null, () => setOpened(null))
  useLeaveUnfocused(opened === null, list, () => setSelected(null))
  useListKeys({ step, close, openOne: () => openRow(rows[index ?? -1]), pick: () => index !== null && pickAt(index, false) })
  return { index, opened, opening, select, step, enter, close, pickAt }
}

/** Holds the line under the cursor and the one in the drawer, both of which another screen may name. */
function useOpened() {
  const win = useAppWindow()
  const params = useNavigation((place) => place.params)
  const asked = useMemo(() => askedFor(params), [params])
  const [selected, setSelected] = useState(asked)
  const [opened, setOpened] = useState(asked)
  const [answered, setAnswered] = useState(asked)
  /** Counts the openings that take the focus into the drawer: stepping on in the list does not. */
  const [opening, setOpening] = useState(0)
  const countOpening = () => setOpening(opening + 1)
  // The navigation may name a new transaction while this screen is shown, since the command palette opens above every screen.
  if (asked !== answered) {
    setAnswered(asked)
    if (asked !== null) setSelected(asked)
    if (asked !== null) setOpened(asked)
    if (asked !== null) countOpening()
  }
  useEffect(() => {
    if (asked !== null) void openDetail(win, asked)
  }, [win, asked])
  const open = (key: ActivityKey) => {
    setSelected(key)
    setOpened(key)
    void openDetail(win, key)
  }
  return { selected, setSelected, opened, setOpened, open, opening, countOpening }
}

/**
 * Closes the drawer when another search no longer lists what it shows. What another screen opened stays: the list never had it.
 * Deferred as the rows are, so that it does not run ahead of them.
 */
function useLeaveVanished(isVanished: boolean, leave: () => void): void {
  const answered = useDeferredValue(useActivity((activity) => activity.answered))
  const [settled, setSettled] = useState(answered)
  if (answered === settled) return
  setSettled(answered)
  if (isVanished && settled !== null) leave()
}

/** Takes the mark from a line when another search is listed, unless the list has the focus: the keys begin at the top again. */
function useLeaveUnfocused(isClosed: boolean, list: RefObject<HTMLElement | null>, unmark: () => void): void {
  const answered = useDeferredValue(useActivity((activity) => activity.answered))
  const leave = useSteady(() => {
    if (isClosed && document.activeElement !== list.current) unmark()
  })
  useEffect(leave, [leave, answered])
}

function firstItem(rows: readonly TimelineRow[]): ActivityKey | null {
  return openedBy(rows[stepFrom(rows, null, 1) ?? -1])
}

function isInDrawer(element: Element | null): boolean {
  return element !== null && element.closest('.drawer') !== null
}

function itemsBetween(rows: readonly TimelineRow[], one: number, other: number) {
  return rows.slice(Math.min(one, other), Math.max(one, other) + 1).flatMap(itemsOf)
}

/** Returns the transaction that another screen asked to show. */
function askedFor({ accountId, chainId, hash }: Params): ActivityKey | null {
  return accountId === undefined || chainId === undefined || hash === undefined ? null : { accountId, chainId, hash }
}

interface ListKeys {
  step: (by: 1 | -1, picks?: boolean) => void
  pick: () => void
  openOne: () => void
  close: () => void
}

/**
 * Binds the keys: j and k move, with Shift they pick; x picks, o opens (of a transfer its first transaction), Escape closes. They work
 * wherever the focus is, except in text fields. An arrow key leads into the list from the sidebar, from the head of the drawer, and from
 * where nothing has the focus. Enter is handled by the list.
 */
function useListKeys({ step, openOne, close, pick: pickOne }: ListKeys): void {
  useEffect(() =>
    tinykeys(window, {
      j: () => step(1),
      k: () => step(-1),
      ArrowDown: fromBeside(() => step(1)),
      ArrowUp: fromBeside(() => step(-1)),
      'Shift+J': () => step(1, true),
      'Shift+K': () => step(-1, true),
      x: pickOne,
      o: openOne,
      Escape: close,
    }),
  )
}

/** Handles a key that was pressed in the sidebar, in the head of the drawer, or where nothing has the focus but the screen itself. */
function fromBeside(move: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    const { target } = event
    const isBeside =
      target === document.body || (target instanceof Element && (target.id === 'main' || target.closest('nav.rail, .drawer-head') !== null))
    if (!isBeside) return
    event.preventDefault()
    move()
  }
}
