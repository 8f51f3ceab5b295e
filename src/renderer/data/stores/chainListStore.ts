// The chain list's state, and its tasks: one runs at a time, from Settings or from the palette.
import { createStore, type StoreApi } from 'zustand'
import type { ListState } from '../../../shared/contract/settings/chainLists.ts'
import type { Input } from '../../../shared/contract/methods.ts'
import { asAppError, type AppError } from '../../../shared/domain/errors.ts'
import { createResource } from '../resource.ts'
import { storeHook, type AppWindow } from '../../window.ts'

const chainListStore = (win: AppWindow) =>
  createResource(
    win,
    () => win.client['chainLists.state']({}),
    (event) => event.type === 'chainList.changed',
  )
/** Subscribes to the chain list: what was accepted, and the differences of the newest check. */
export const useChainList = storeHook(chainListStore)
/** Reads the chain list again. */
export const reloadChainList = (win: AppWindow) => win.part(chainListStore).reload()

type TaskName = 'check' | 'accept' | 'undo' | 'daily'

/** State of the tasks. */
export interface ChainListTask {
  running: TaskName | null
  error: AppError | null
  /** The result of the last accept or undo. `left` counts changes of that check that were not accepted. */
  done: { what: 'accepted'; count: number; left: number } | { what: 'undone' } | null
  /** Digest of the differences that Settings has shown. */
  seen: string | null
}

const initial: ChainListTask = { running: null, error: null, done: null, seen: null }

function chainListTaskStore(win: AppWindow): StoreApi<ChainListTask> {
  const store = createStore<ChainListTask>(() => initial)
  win.onEvent((event) => {
    if (event.type === 'network.changed' && event.isReopened !== true) store.setState(initial, true)
  })
  return store
}
/** Reads it in components. */
export const useChainListTask = storeHook(chainListTaskStore)

/** Counts the changes that the daily check found and Settings has not shown yet. */
export function useUnseenChanges(): number {
  const seen = useChainListTask((task) => task.seen)
  return useChainList(({ value }) => countUnseen(value, seen))
}

/** Counts the changes of the newest check, by its digest not `seen` yet; 0 where the daily check is off. */
export function countUnseen(list: Pick<ListState, 'isDaily' | 'diff'> | null, seen: string | null): number {
  if (list === null || list.isDaily !== true || list.diff === null || list.diff.digest === seen) return 0
  return list.diff.changes.length
}

/** Notes that Settings has shown the differences with this digest. */
export function markSeen(win: AppWindow, digest: string): void {
  win.part(chainListTaskStore).setState({ seen: digest })
}

/** Asks the registry now; shows the differences, changes nothing. */
export function checkForNewChains(win: AppWindow): Promise<void> {
  return run(win, 'check', () => win.client['chainLists.check']({}))
}

/** Accepts changes of the newest check and opens the network with them. `left` counts those that stay as they are. */
export function acceptChanges(win: AppWindow, accepted: Input<'chainLists.accept'>, left: number): Promise<void> {
  return run(win, 'accept', () => win.client['chainLists.accept'](accepted), { what: 'accepted', count: accepted.ids.length, left })
}

/** Removes what was accepted last and opens the network without it. */
export function undoAccepted(win: AppWindow, id: number): Promise<void> {
  return run(win, 'undo', () => win.client['chainLists.undo']({ id }), { what: 'undone' })
}

/** Turns the daily check on or off. */
export function chooseDailyCheck(win: AppWindow, isDaily: boolean): Promise<void> {
  return run(win, 'daily', () => win.client['chainLists.choose']({ isDaily }))
}

/** Ignored while another task runs. */
async function run(win: AppWindow, running: TaskName, work: () => Promise<unknown>, done: ChainListTask['done'] = null): Promise<void> {
  if (win.part(chainListTaskStore).getState().running !== null) return
  win.part(chainListTaskStore).setState({ running, error: null, ...(running === 'daily' ? {} : { done: null }) })
  try {
    await work()
    await reloadChainList(win)
    win.part(chainListTaskStore).setState({ running: null, ...(running === 'daily' ? {} : { done }) })
  } catch (error) {
    win.part(chainListTaskStore).setState({ running: null, error: asAppError(error) })
  }
}
