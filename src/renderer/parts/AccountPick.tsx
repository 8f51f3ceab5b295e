// Holds which account a screen shows: the one in the screen's parameters, otherwise the first.
import type { Account } from '../../shared/contract/account.ts'
import { go, useNavigation } from '../navigation.ts'
import { Choice } from '../kit/forms/Choice.tsx'
import { useAccounts } from '../data/stores/accountsStore.ts'
import { useAppWindow, useWords } from '../window.ts'

/** Returns the picked account; null while there is none. */
export function usePickedAccount(): Account | null {
  const wanted = useNavigation((place) => place.params.accountId)
  const accounts = useAccounts((state) => state.value)
  return accounts?.find(({ id }) => id === wanted) ?? accounts?.[0] ?? null
}

/** Draws the choice of the account. */
export function AccountPick() {
  const { common } = useWords()
  const win = useAppWindow()
  const screen = useNavigation((place) => place.screen)
  const accounts = useAccounts((state) => state.value) ?? []
  const account = usePickedAccount()
  if (account === null || accounts.length < 2) return null
  return (
    <Choice
      label={common.account}
      options={accounts.map(({ id, label }) => ({ value: id, label }))}
      value={account.id}
      onChange={(accountId) => go(win, screen, { accountId })}
    />
  )
}
