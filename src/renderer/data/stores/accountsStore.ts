// Holds the accounts of the current network.
import type { Account } from '../../../shared/contract/account.ts'
import { createResource } from '../resource.ts'
import { storeHook, type AppWindow } from '../../window.ts'
import { isAddressOf } from './ownAddress.ts'

/** Holds the accounts. */
export const accountsStore = (win: AppWindow) =>
  createResource(
    win,
    () => win.client['accounts.list']({}),
    (event) => event.type === 'accounts.changed',
  )

/** Subscribes to the accounts. */
export const useAccounts = storeHook(accountsStore)
/** Reads the accounts again. */
export const reloadAccounts = (win: AppWindow) => win.part(accountsStore).reload()

/** Returns the account with this id; null when there is none or the list is not read yet. */
export function useAccount(id: string | null): Account | null {
  return useAccounts((accounts) => accounts.value?.find((account) => account.id === id) ?? null)
}

/** Returns the name of the own account with this address in any spelling; null for an address of others. */
export function useOwnName(address: string | null): string | null {
  return useAccounts(({ value }) => (address === null ? null : (value?.find((account) => isAddressOf(account, address))?.label ?? null)))
}

/** Returns whether totals leave accounts out: those without a Ledger beside those with one. */
export function isMixed(accounts: readonly Account[]): boolean {
  return new Set(accounts.map(({ signer }) => signer.kind)).size > 1
}
