// Holds the accounts of the current network.
import type { Account } from '../../../shared/contract/account.ts'
import { client } from '../api.ts'
import { createResource } from '../resource.ts'

const accounts = createResource(
  () => client['accounts.list']({}),
  (event) => event.type === 'accounts.changed',
)

/** Subscribes to the accounts. */
export const useAccounts = accounts.use
/** Reads the accounts again. */
export const reloadAccounts = accounts.reload

/** Returns the account with this id; null when there is none or the list is not read yet. */
export function useAccount(id: string | null): Account | null {
  return useAccounts((accounts) => accounts.value?.find((account) => account.id === id) ?? null)
}
