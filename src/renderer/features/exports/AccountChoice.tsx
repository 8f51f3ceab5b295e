// Draws the choice of the accounts whose transactions an export holds: watched ones only where they are asked for.
import type { Account } from '../../../shared/contract/account.ts'
import { Choice } from '../../kit/forms/Choice.tsx'
import { useWords } from '../../window.ts'
import { ALL_ACCOUNTS, ownOrAll } from './accountFilter.ts'
import { OWN_ACCOUNTS } from '../../../shared/domain/search/searchTerms.ts'
import styles from './exports.module.css'

/** Properties of `AccountChoice`. */
export interface AccountChoiceProps {
  accounts: readonly Account[]
  /** `OWN_ACCOUNTS`, `ALL_ACCOUNTS`, or the id of an account. */
  value: string
  onChange: (value: string) => void
}

/** Draws the choice. */
export function AccountChoice({ accounts, value, onChange }: AccountChoiceProps) {
  const { exportWords: words } = useWords()
  const hasOwn = ownOrAll(accounts) === OWN_ACCOUNTS
  const options = [
    ...(hasOwn ? [{ value: OWN_ACCOUNTS, label: words.ownAccounts }] : []),
    { value: ALL_ACCOUNTS, label: hasOwn ? words.withWatched : words.allAccounts },
    ...accounts.map(({ id, label }) => ({ value: id, label })),
  ]
  return (
    <div className={styles.named}>
      <span className="small mid">{words.accounts}</span>
      <Choice label={words.accounts} options={options} value={value} onChange={onChange} />
    </div>
  )
}
