// Runs one action on one account at a time (watch, rename, remove, verify) and keeps whether it runs and why the last one failed.
import { createStore, type StoreApi } from 'zustand'
import type { AccountAddress } from '../../../shared/contract/account.ts'
import { asAppError, type AppError } from '../../../shared/domain/errors.ts'
import { forgetOnceReady } from './passingErrors.ts'
import { storeHook, type AppWindow } from '../../window.ts'

/** State of the current account action. */
export interface AccountActionState {
  isRunning: boolean
  error: AppError | null
  /** The address that the user confirmed on the device. */
  confirmed: AccountAddress | null
}

const initial: AccountActionState = { isRunning: false, error: null, confirmed: null }
/** Holds the state of the current account action. */
function accountActionStore(win: AppWindow): StoreApi<AccountActionState> {
  const store = createStore<AccountActionState>(() => initial)
  forgetOnceReady(win, store)
  return store
}
/** Reads it in components. */
export const useAccountAction = storeHook(accountActionStore)

/** Clears the last outcome; called when a panel opens. */
export function resetAction(win: AppWindow): void {
  win.part(accountActionStore).setState(initial, true)
}

/** Adds a watched address. @returns whether it was added */
export function watch(win: AppWindow, address: string, label: string): Promise<boolean> {
  return run(win, () => win.client['accounts.watch']({ address, label }))
}

/** Renames an account. Returns whether it succeeded. */
export function rename(win: AppWindow, id: string, label: string): Promise<boolean> {
  return run(win, () => win.client['accounts.rename']({ id, label }))
}

/** Removes an account. Returns whether it succeeded. */
export function remove(win: AppWindow, id: string): Promise<boolean> {
  return run(win, () => win.client['accounts.remove']({ id }))
}

/** Puts the account back that was removed last. Returns whether it succeeded. */
export function putBack(win: AppWindow, id: string): Promise<boolean> {
  return run(win, () => win.client['accounts.putBack']({ id }))
}

/** Shows the address with a prefix on the device and waits for the user; the outcome is in `confirmed` or `error`. */
export function verify(win: AppWindow, id: string, prefix: string): Promise<boolean> {
  return run(win, async () => win.part(accountActionStore).setState({ confirmed: await win.client['accounts.verify']({ id, prefix }) }))
}

async function run(win: AppWindow, action: () => Promise<unknown>): Promise<boolean> {
  if (win.part(accountActionStore).getState().isRunning) return false
  win.part(accountActionStore).setState({ ...initial, isRunning: true })
  try {
    await action()
    win.part(accountActionStore).setState({ isRunning: false })
    return true
  } catch (error) {
    win.part(accountActionStore).setState({ isRunning: false, error: asAppError(error) })
    return false
  }
}
