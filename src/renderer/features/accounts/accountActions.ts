// One action on one account at a time: watch, rename, remove, verify. What runs and why the last one failed.
import { create } from 'zustand'
import type { AccountAddress } from '../../../shared/contract/account.ts'
import type { AppError } from '../../../shared/domain/errors.ts'
import { asAppError, client } from '../../data/api.ts'
import { forgetOnceReady } from './passingErrors.ts'

export interface AccountActionState {
  isRunning: boolean
  error: AppError | null
  /** The address that the device's user confirmed. */
  confirmed: AccountAddress | null
}

const initial: AccountActionState = { isRunning: false, error: null, confirmed: null }
export const useAccountAction = create<AccountActionState>(() => initial)

forgetOnceReady(useAccountAction)

/** Forgets the last outcome, as when a panel opens. */
export function resetAction(): void {
  useAccountAction.setState(initial, true)
}

/** @returns whether it was added */
export function watch(address: string, label: string): Promise<boolean> {
  return run(() => client['accounts.watch']({ address, label }))
}

export function rename(id: string, label: string): Promise<boolean> {
  return run(() => client['accounts.rename']({ id, label }))
}

export function remove(id: string): Promise<boolean> {
  return run(() => client['accounts.remove']({ id }))
}

/** Shows the address with a prefix on the device and waits for its user; the outcome is `confirmed` or `error`. */
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
