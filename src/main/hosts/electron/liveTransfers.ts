// Keeps the tray up to date: reads the transfers again when one changes.
import type { Method, Output } from '../../../shared/contract/methods.ts'
import type { AppEvent } from '../../../shared/contract/events.ts'
import type { Transfer } from '../../../shared/contract/transfer/transfer.ts'
import { isSettled } from '../../../shared/domain/transfer/transferStateMachine.ts'
import type { Dispatch } from '../../app/dispatch.ts'
import type { LiveTray } from './liveTray.ts'

/** Returns a listener for every event; reads once immediately. */
export function followLiveTransfers(dispatch: Dispatch, tray: LiveTray): (event: AppEvent) => void {
  let isReading = false
  let isStale = false
  const look = async () => {
    isStale = true
    if (isReading) return
    isReading = true
    while (isStale) {
      isStale = false
      await showLive(dispatch, tray)
    }
    isReading = false
  }
  void look()
  return ({ type }) => {
    if (type === 'transfer.changed' || type === 'network.changed' || type === 'preferences.changed') void look()
  }
}

async function showLive(dispatch: Dispatch, tray: LiveTray): Promise<void> {
  const [views, chains, assets] = await Promise.all([
    ask(dispatch, 'transfers.list'),
    ask(dispatch, 'chains.list'),
    ask(dispatch, 'assets.list'),
  ])
  tray.show((views ?? []).map(({ transfer }) => transfer).filter(isUnderWay), { chains: chains ?? [], assets: assets ?? [] })
}

/** Unsigned transfers are not shown in the tray, only on the screens. */
function isUnderWay({ phase, legs }: Transfer): boolean {
  return !isSettled(phase) && legs.some((leg) => leg.hash !== null)
}

/** Null where the data cannot be read, which the page reports. */
async function ask<M extends Method>(dispatch: Dispatch, method: M): Promise<Output<M> | null> {
  const reply = await dispatch(method, {})
  if (!reply.ok) return null
  // Dispatch has parsed this value with the same schema.
  return reply.value as Output<typeof method>
}
