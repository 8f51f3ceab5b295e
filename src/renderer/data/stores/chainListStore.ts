// The chain list's state, and its tasks: one runs at a time, from Settings or from the palette.
import { create } from 'zustand'
import type { ListState } from '../../../shared/contract/settings/chainLists.ts'
import type { Input } from '../../../shared/contract/methods.ts'
import { asAppError, type AppError } from '../../../shared/domain/errors.ts'
import { client, onEvent } from '../api.ts'
import { createResource } from '../resource.ts'

const chainList = createResource(
  () => client['chainLists.state']({}),
  (event) => event.type === 'chainList.changed',
)
export const useChainList = chainList.use
export const reloadChainList = chainList.reload

type TaskName = 'check' | 'accept' | 'undo' | 'daily'

interface ChainListTask {
  running: TaskName | null
  error: AppError | null
  /** The result of the last accept or undo. `left` counts changes of that check that were not accepted. */
  done: { what: 'accepted'; count: number; left: number } | { what: 'undone' } | null
  /** Digest of the differences that Settings has shown. */
  seen: string | null
}

const initial: ChainListTask = { running: null, error: null, done: null, seen: null }

export const useChainListTask = create<ChainListTask>(() => initial)

onEvent((event) => {
  if (event.type === 'network.changed' && event.isReopened !== true) useChainListTask.setState(initial, true)
})

/** Counts the changes that the daily check found and Settings has not shown yet. */
export function useUnseenChanges(): number {
  const seen = useChainListTask((task) => task.seen)
  return useChainList(({ value }) => countUnseen(value, seen))
}

export function countUnseen(list: Pick<ListState, 'isDaily' | 'diff'> | null, seen: string | null): number {
  if (list === null || list.isDaily !== true || list.diff === null || list.diff.digest === seen) return 0
  return list.diff.changes.length
}

export function markSeen(digest: string): void {
  useChainListTask.setState({ seen: digest })
}

/** Asks the registry now; shows the differences, changes nothing. */
export function checkForNewChains(): Promise<void> {
  return run('check', () => client['chainLists.check']({}))
}

/** Accepts changes of the newest check and opens the network with them. `left` counts those that stay as they are. */
export function acceptChanges(accepted: Input<'chainLists.accept'>, left: number): Promise<void> {
  return run('accept', () => client['chainLists.accept'](accepted), { what: 'accepted', count: accepted.ids.length, left })
}

/** Removes what was accepted last and opens the network without it. */
export function undoAccepted(id: number): Promise<void> {
  return run('undo', () => client['chainLists.undo']({ id }), { what: 'undone' })
}

/** Turns the daily check on or off. */
export function chooseDailyCheck(isDaily: boolean): Promise<void> {
  return run('daily', () => client['chainLists.choose']({ isDaily }))
}

/** Ignored while another task runs. */
async function run(running: TaskName, work: () => Promise<unknown>, done: ChainListTask['done'] = null): Promise<void> {
  if (useChainListTask.getState().running !== null) return
  useChainListTask.setState({ running, error: null, ...(running === 'daily' ? {} : { done: null }) })
  try {
    await work()
    await reloadChainList()
    useChainListTask.setState({ running: null, ...(running === 'daily' ? {} : { done }) })
  } catch (error) {
    useChainListTask.setState({ running: null, error: asAppError(error) })
  }
}
