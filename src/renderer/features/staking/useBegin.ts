// Begins the claim that the palette asked for, or says why it was not begun.
import { useEffect } from 'react'
import type { Account } from '../../../shared/contract/account.ts'
import { useAccounts } from '../../data/stores/accountsStore.ts'
import { settleBegin, useNavigation } from '../../navigation.ts'
import { useAllWords, useAppWindow } from '../../window.ts'
import type { AllWords } from '../../words/words.ts'

/** What is claimed: rewards of stakes, or of VIP. */
export type ClaimPart = 'claim' | 'vip'

/** Why a claim is not begun; unread: the screen says so already. */
export type BeginHindrance = keyof AllWords['stakingWords']['notBegun'] | 'unread'

/**
 * Returns why a claim is not begun; null where it can be.
 * @param isPicked the account was picked on the screen
 * @param own the hindrance of the part itself
 */
export function beginHindrance(
  accounts: readonly Account[],
  account: Account,
  { isPicked, own }: { isPicked: boolean; own: BeginHindrance | null },
): BeginHindrance | null {
  const isWatched = ({ signer }: Account) => signer.kind === 'watched'
  if (isWatched(account)) return 'watched'
  if (!isPicked && accounts.filter((one) => !isWatched(one)).length > 1) return 'accounts'
  return own
}

/**
 * Returns whether the claim begins now, and otherwise what to say. What could not be begun does not begin by itself later.
 * @param own the hindrance of the part itself; undefined until it is known
 */
export function useBegin(part: ClaimPart, account: Account, own: BeginHindrance | null | undefined) {
  const { stakingWords: words } = useAllWords()
  const win = useAppWindow()
  const params = useNavigation((place) => place.params)
  const accounts = useAccounts((state) => state.value)
  const begins = params.open === part ? params.begins : undefined
  const hindrance =
    own === undefined || accounts === null ? null : beginHindrance(accounts, account, { isPicked: params.accountId !== undefined, own })
  useEffect(() => {
    if (begins === 'now' && hindrance !== null) settleBegin(win, 'not')
  }, [win, begins, hindrance])
  return {
    begins: begins === 'now' && own !== undefined && hindrance === null,
    note:
      begins === 'not' && hindrance !== null && hindrance !== 'unread' ? textOf(words, hindrance, { part, label: account.label }) : null,
  }
}

type Told = Exclude<BeginHindrance, 'unread'>

function textOf({ notBegun }: AllWords['stakingWords'], hindrance: Told, { part, label }: { part: ClaimPart; label: string }): string {
  if (hindrance === 'accounts') return notBegun.accounts(label)
  return hindrance === 'nothing' ? notBegun.nothing[part] : notBegun[hindrance]
}
