// Offers to revoke one permission, and opens the review.
import { useState } from 'react'
import { LEDGER_APPS } from '../../../shared/domain/ledgerApps.ts'
import type { Account } from '../../../shared/contract/account.ts'
import type { Permission } from '../../../shared/contract/transfer/permissions.ts'
import { beginTransfer } from '../../data/transfers/beginTransfer.ts'
import { useChainNames } from '../../data/stores/chainsStore.ts'
import { useTask } from '../../data/useTask.ts'
import { Dialog } from '../../kit/Dialog.tsx'
import { Button } from '../../kit/forms/Button.tsx'
import { ErrorNote } from '../../kit/ErrorNote.tsx'
import { isApproval, needsBlindSigning, requestOf } from './requests.ts'
import styles from './permissions.module.css'
import { useAllWords, useAppWindow } from '../../window.ts'
import type { AllWords } from '../../words/words.ts'

/** Properties of `RevokeButton`. */
export interface RevokeButtonProps {
  permission: Permission
  account: Account
  /** What it is for. Untrusted text where a token, a collection or an unknown message names itself. */
  name: string
}

/** Draws the button. */
export function RevokeButton({ permission, account, name }: RevokeButtonProps) {
  const all = useAllWords()
  const { permissionWords: words } = all
  const win = useAppWindow()
  const nameOfChain = useChainNames()
  const revoking = useTask()
  const request = requestOf(permission)
  const revoke = async () => {
    if (request !== null) await beginTransfer(win, await win.client['permissions.revoke']({ accountId: account.id, ...request }))
  }
  return (
    <div className={styles.acts}>
      <Button
        label={words.revokeLabel(name, nameOfChain(permission.chainId))}
        off={request === null ? words.cannotRevoke : offOf(all, permission, account)}
        busy={revoking.isRunning ? words.preparing : null}
        onClick={() => void revoking.run(revoke)}
      >
        {words.revoke}
      </Button>
      {needsBlindSigning(permission, account) && <BlindNote />}
      {revoking.error !== null && <ErrorNote error={revoking.error} />}
    </div>
  )
}

/** Says that it needs blind signing; a press explains what that is. */
function BlindNote() {
  const { common, permissionWords: words } = useAllWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="link small" title={words.blindMeans} onClick={() => setOpen(true)}>
        {words.blind}
      </button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={words.blindTitle}
        lead={words.blindLead}
        actions={<Button onClick={() => setOpen(false)}>{common.close}</Button>}
      >
        <p className="mid">{words.blindHow}</p>
      </Dialog>
    </>
  )
}

/** Says why the account cannot revoke it; null where it can. */
function offOf({ permissionWords: words }: AllWords, permission: Permission, { signer }: Account): string | null {
  if (signer.kind === 'watched') return words.watchOnly
  return !LEDGER_APPS[signer.app].signsEthereum && isApproval(permission) ? words.cannotSign : null
}
