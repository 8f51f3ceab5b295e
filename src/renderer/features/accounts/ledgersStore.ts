// Holds the Ledgers that are plugged in, and which of them accounts are read from.
import type { LedgerList } from '../../../shared/contract/status.ts'
import { lookQuietly } from '../devices/deviceActions.ts'
import { LEDGER_APPS } from '../../../shared/domain/ledgerApps.ts'
import { createResource } from '../../data/resource.ts'
import { forgetRead, scanStore } from './scanStore.ts'
import { storeHook, type AppWindow } from '../../window.ts'

const ledgersStore = (win: AppWindow) =>
  createResource(
    win,
    () => win.client['device.list']({}),
    (event) => event.type === 'device.changed',
  )

/** Subscribes to the list of Ledgers. */
export const useLedgers = storeHook(ledgersStore)
/** Reads the list of Ledgers again. */
export const reloadLedgers = (win: AppWindow) => win.part(ledgersStore).reload()

/**
 * Reads from this Ledger from now on; null = from any. Forgets what was read from a different one; does nothing while a scan is running.
 */
export async function chooseLedger(win: AppWindow, id: string | null): Promise<void> {
  const { isReading, added } = win.part(scanStore).getState()
  if (isReading || added !== null) return
  forgetRead(win)
  await win.part(ledgersStore).write(
    (list) => ({ ...list, chosen: id }),
    () => win.client['device.choose']({ id }),
  )
  await lookQuietly(win, LEDGER_APPS[win.part(scanStore).getState().app].name)
}

/** Returns whether several Ledgers are plugged in and none of them is chosen. */
export function isLedgerChoiceOpen({ value }: { value: LedgerList | null }): boolean {
  return value !== null && value.ledgers.length > 1 && !value.ledgers.some(({ id }) => id === value.chosen)
}
