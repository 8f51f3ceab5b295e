// Runs one action on one account at a time (watch, rename, remove, verify) and keeps whether it runs and why the last one failed.
import { create } from 'zustand'
import type { AccountAddress } from '../../../shared/contract/account.ts'
import { asAppError, type AppError } from '../../../shared/domain/errors.ts'
import { client } from '../../data/api.ts'
import { forgetOnceReady } from './passingErrors.ts'

/** State of the current account action. */
export interface AccountActionState {
  isRunning: boolean
  error: AppError | null
  /** The address that the user confirmed on the device. */
  confirmed: AccountAddress | null
}

const initial: AccountActionState = { isRunning: false, error: null, confirmed: null }
/** Holds the state of the current account action. */
export const useAccountAction = create<AccountActionState>(() => initial)

forgetOnceReady(useAccountAction)

/** Clears the last outcome; called when a panel opens. */
export function resetAction(): void {
  useAccountAction.setState(initial, true)
}

/** Adds a watched address. @returns whether it was added */
export function watch(address: string, label: string): Promise<boolean> {
  return run(() => client['accounts.watch']({ address, label }))
}

/** Renames an account. Returns whether it succeeded. */
export function rename(id: string, label: string): Promise<boolean> {
  return run(() => client['accounts.rename']({ id, label }))
}

/** Removes an account. Returns whether it succeeded. */
export function remove(id: string): Promise<boolean> {
  return run(() => client['accounts.remove']({ id }))
}

/** Shows the address with a prefix on the device and waits for the user; the outcome is in `confirmed` or `error`. */
export function verify(id: string, prefix: string): Promise<boolean> {
  return run(async () => useAccountAction.setState({ confirmed: await client['accounts.verify']({ id, prefix }) }))
}

async function run(action: () => Promise<unknown>): Promise<boolean> {
  if (useAccountAction.getState().isRunning) return false
  useAccountAction.setState({ ...initial, isRunning: true })
  try {
    await action()
    useAccountAction.setState({ isRunning: false })
    return true
  } catch (error) {
    useAccountAction.setState({ isRunning: false, error: asAppError(error) })
    return false
  }
}
