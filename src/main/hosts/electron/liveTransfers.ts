// Keeps the tray up to date: reads a transfer again when it changes, and all of them when anything else that the tray shows does.
import type { Input, Method, Output } from '../../../shared/contract/methods.ts'
import type { AppEvent } from '../../../shared/contract/events.ts'
import type { Transfer } from '../../../shared/contract/transfer/transfer.ts'
import { isSettled } from '../../../shared/domain/transfer/transferStateMachine.ts'
import type { Dispatch } from '../../app/dispatch.ts'
import type { LiveTray, Names } from './liveTray.ts'

/** Everything that the tray shows. */
interface Held {
  /** By id. */
  transfers: Map<string, Transfer>
  names: Names
}

/** Returns a listener for every event; reads once immediately. */
export function followLiveTransfers(dispatch: Dispatch, tray: LiveTray): (event: AppEvent) => void {
  const stale = { isWhole: true, ids: new Set<string>() }
  let held: Held = { transfers: new Map(), names: { chains: [], assets: [] } }
  let isReading = false
  const look = async () => {
    if (isReading) return
    isReading = true
    while (stale.isWhole || stale.ids.size > 0) {
      const [isWhole, ids] = [stale.isWhole, [...stale.ids]]
      stale.isWhole = false
      stale.ids.clear()
      if (isWhole) held = await readAll(dispatch)
      // One that cannot be read may be gone, or everything is locked.
      else if (!(await readThese(dispatch, ids, held.transfers))) stale.isWhole = true
      tray.show(underWay(held.transfers), held.names)
    }
    isReading = false
  }
  void look()
  return (event) => {
    if (event.type === 'transfer.changed') stale.ids.add(event.id)
    else if (event.type === 'network.changed' || event.type === 'preferences.changed' || event.type === 'assets.changed')
      stale.isWhole = true
    else return
    void look()
  }
}

async function readAll(dispatch: Dispatch): Promise<Held> {
  const [views, chains, assets] = await Promise.all([
    ask(dispatch, 'transfers.list', {}),
    ask(dispatch, 'chains.list', {}),
    ask(dispatch, 'assets.list', {}),
  ])
  const transfers = new Map((views ?? []).map(({ transfer }) => [transfer.id, transfer]))
  return { transfers, names: { chains: chains ?? [], assets: assets ?? [] } }
}

/** Returns whether all of them could be read. */
async function readThese(dispatch: Dispatch, ids: readonly string[], transfers: Map<string, Transfer>): Promise<boolean> {
  const views = await Promise.all(ids.map((id) => ask(dispatch, 'transfers.get', { id })))
  for (const view of views) if (view !== null) transfers.set(view.transfer.id, view.transfer)
  return !views.includes(null)
}

/** Newest first. Unsigned transfers are not shown in the tray, only on the screens. */
function underWay(transfers: ReadonlyMap<string, Transfer>): Transfer[] {
  const live = [...transfers.values()].filter(({ phase, legs }) => !isSettled(phase) && legs.some((leg) => leg.hash !== null))
  return live.toSorted((one, other) => other.number - one.number)
}

/** Null where the data cannot be read, which the page reports. */
async function ask<M extends Method>(dispatch: Dispatch, method: M, input: Input<M>): Promise<Output<M> | null> {
  const reply = await dispatch(method, input)
  if (!reply.ok) return null
  // Dispatch has parsed this value with the same schema.
  return reply.value as Output<typeof method>
}
