// Draws the dialogs that rename and remove an account.
import { useEffect, useState } from 'react'
import type { Account } from '../../../shared/contract/account.ts'
import { Button } from '../../kit/forms/Button.tsx'
import { SteadyButton } from '../../kit/forms/SteadyButton.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import { ErrorNote } from '../../kit/ErrorNote.tsx'
import { Field } from '../../kit/forms/Field.tsx'
import { putBack, remove, rename, resetAction, useAccountAction } from './accountActions.ts'
import styles from './accounts.module.css'
import { useAppWindow, useAllWords } from '../../window.ts'

interface DialogProps {
  account: Account
  onClose: () => void
}

/** Draws the dialog that renames an account. */
export function RenameDialog({ account, onClose }: DialogProps) {
  const { accountsWords: words, common } = useAllWords()
  const win = useAppWindow()
  const [name, setName] = useState(account.label)
  const { isRunning, error } = useAccountAction()
  useEffect(() => resetAction(win), [win])
  const submit = async (event: React.SubmitEvent) => {
    event.preventDefault()
    if (await rename(win, account.id, name)) onClose()
  }
  return (
    <Dialog isOpen onClose={onClose} title={words.renameTitle}>
      <form className="form-stack" onSubmit={(event) => void submit(event)}>
        <Field label={words.name} value={name} onChange={setName} maxLength={60} />
        {error !== null && <ErrorNote error={error} />}
        <div className="dialog-actions">
          <Button onClick={onClose}>{common.cancel}</Button>
          <SteadyButton
            kind="first"
            type="submit"
            off={name.trim() === '' ? words.nameNeeded : null}
            busy={isRunning ? words.saving : null}
          >
            {words.save}
          </SteadyButton>
        </div>
      </form>
    </Dialog>
  )
}

/** Says which account was removed, and puts it back whole. */
export function RemovedNote({ account, onClose }: DialogProps) {
  const { accountsWords: words } = useAllWords()
  const win = useAppWindow()
  const { isRunning, error } = useAccountAction()
  const undo = async () => {
    if (await putBack(win, account.id)) onClose()
  }
  return (
    <div className={styles.removed}>
      <output className="mid">{words.removed(account.label)}</output>
      <Button size="compact" busy={isRunning ? words.puttingBack : null} onClick={() => void undo()}>
        {words.undoRemove}
      </Button>
      {error !== null && <ErrorNote error={error} />}
    </div>
  )
}

/** Draws the dialog that removes an account. Cancel is the filled button, since it is the safe one. */
export function RemoveDialog({ account, onClose, onRemoved }: DialogProps & { onRemoved: () => void }) {
  const { accountsWords: words } = useAllWords()
  const win = useAppWindow()
  const { isRunning, error } = useAccountAction()
  useEffect(() => resetAction(win), [win])
  const confirm = async () => {
    if (!(await remove(win, account.id))) return
    onRemoved()
    onClose()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.removeTitle(account.label)}
      lead={words.removeLead}
      actions={
        <>
          <Button kind="danger" busy={isRunning ? words.removing : null} onClick={() => void confirm()}>
            {words.removePress}
          </Button>
          <Button kind="first" onClick={onClose}>
            {words.keep}
          </Button>
        </>
      }
    >
      <p className="mid">{account.signer.kind === 'watched' ? words.removeKeptWatched : words.removeKept}</p>
      {error !== null && <ErrorNote error={error} />}
    </Dialog>
  )
}
