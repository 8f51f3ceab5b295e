// Says which Ledger app signs on the source chain, and what to do where it is not the chosen account's.
import { TriangleAlert } from 'lucide-react'
import type { Account } from '../../../../shared/contract/account.ts'
import type { Chain } from '../../../../shared/contract/chain.ts'
import { LEDGER_APPS } from '../../../../shared/domain/ledgerApps.ts'
import { canSignOn, signingApp } from '../../../../shared/domain/signingApp.ts'
import { go } from '../../../navigation.ts'
import { useAccounts } from '../../../data/stores/accountsStore.ts'
import { Button } from '../../../kit/forms/Button.tsx'
import { Icon } from '../../../kit/Icon.tsx'
import { chooseAccount } from './formStore.ts'
import styles from './transfer.module.css'
import { useAllWords, useAppWindow } from '../../../window.ts'

/** Properties of `SigningNote`. */
export interface SigningNoteProps {
  account: Account | null
  chain: Chain | null
  /** Says nothing where the account's app signs: something else stands in that place. */
  isTroubleOnly: boolean
}

/** Draws the note. */
export function SigningNote({ account, chain, isTroubleOnly }: SigningNoteProps) {
  const { transferWords: words } = useAllWords()
  if (account === null || chain === null || account.signer.kind === 'watched') return null
  const own = LEDGER_APPS[account.signer.app].name
  if (canSignOn(account, chain))
    return isTroubleOnly ? null : <p className={`small dim ${styles.signed}`}>{words.signedIn(chain.name, own)}</p>
  const app = signingApp(chain)
  const needed = app === 'either' || app === null ? null : LEDGER_APPS[app].name
  return (
    <div className={styles.signing} role="status">
      <Icon of={TriangleAlert} tone="warn" />
      <div>
        <p className="small">
          {needed === null ? words.noAppSigns(chain.name) : words.otherAppSigns(chain.name, needed, account.label, own)}
        </p>
        {needed !== null && <Ways chain={chain} needed={needed} />}
      </div>
    </div>
  )
}

/** Offers an account that can sign there, or a way to add one. */
function Ways({ chain, needed }: { chain: Chain; needed: string }) {
  const { transferWords: words } = useAllWords()
  const win = useAppWindow()
  const able = (useAccounts((state) => state.value) ?? []).filter((account) => canSignOn(account, chain))
  return (
    <div className="line">
      {able.map(({ id, label }) => (
        <Button key={id} size="compact" onClick={() => chooseAccount(win, id)}>
          {words.useAccount(label)}
        </Button>
      ))}
      {able.length === 0 && (
        <Button size="compact" onClick={() => go(win, 'accounts')}>
          {words.addAccountOf(needed)}
        </Button>
      )}
    </div>
  )
}
