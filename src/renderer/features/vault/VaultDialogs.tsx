// Draws the dialogs that change the passphrase of encrypted data, or ask for it.
import { useState } from 'react'
import { useTask } from '../../data/useTask.ts'
import { Button } from '../../kit/forms/Button.tsx'
import { SteadyButton } from '../../kit/forms/SteadyButton.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import { ErrorNote } from '../../kit/ErrorNote.tsx'
import { EnterForm } from '../../kit/forms/EnterForm.tsx'
import { PassphraseField } from '../../kit/forms/PassphraseField.tsx'
import { NewPassphrase, missing } from './NewPassphrase.tsx'
import { useAppWindow, useAllWords } from '../../window.ts'

/** Draws the dialog that changes the passphrase. */
export function ChangePassphrase({ onClose }: { onClose: () => void }) {
  const words = useAllWords()
  const win = useAppWindow()
  const [current, setCurrent] = useState('')
  const [typed, setTyped] = useState({ passphrase: '', again: '' })
  const { isRunning, error, run } = useTask()
  const change = async () => {
    if (await run(() => win.client['vault.changePassphrase']({ passphrase: current, next: typed.passphrase }))) onClose()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.vaultWords.changeTitle}
      lead={words.vaultWords.changeLead}
      actions={
        <>
          <Button onClick={onClose}>{words.common.cancel}</Button>
          <SteadyButton
            kind="first"
            off={missing(words, typed)}
            busy={isRunning ? words.vaultWords.changing : null}
            onClick={() => void change()}
          >
            {words.vaultWords.change}
          </SteadyButton>
        </>
      }
    >
      <EnterForm label={words.vaultWords.change} onEnter={missing(words, typed) === null && !isRunning ? () => void change() : null}>
        <PassphraseField label={words.vaultWords.current} value={current} onChange={setCurrent} />
        <NewPassphrase label={words.vaultWords.next} typed={typed} onChange={setTyped} />
      </EnterForm>
      {error !== null && <ErrorNote error={error} />}
    </Dialog>
  )
}

interface AskPassphraseProps {
  title: string
  lead: string
  action: string
  busy: string
  isDanger?: boolean
  work: (passphrase: string) => Promise<unknown>
  onClose: () => void
}

/** Draws a dialog that asks for the passphrase before an action. */
export function AskPassphrase({ title, lead, action, busy, isDanger = false, work, onClose }: AskPassphraseProps) {
  const { common, vaultWords: words } = useAllWords()
  const [passphrase, setPassphrase] = useState('')
  const { isRunning, error, run } = useTask()
  const go = async () => {
    if (await run(() => work(passphrase))) onClose()
  }
  const act = (
    <Button key="act" kind={isDanger ? 'danger' : 'first'} busy={isRunning ? busy : null} onClick={() => void go()}>
      {action}
    </Button>
  )
  const cancel = (
    <Button key="cancel" kind={isDanger ? 'first' : 'plain'} onClick={onClose}>
      {common.cancel}
    </Button>
  )
  return (
    <Dialog isOpen onClose={onClose} title={title} lead={lead} actions={isDanger ? [act, cancel] : [cancel, act]}>
      <EnterForm label={action} onEnter={isRunning ? null : () => void go()}>
        <PassphraseField label={words.passphrase} value={passphrase} onChange={setPassphrase} />
      </EnterForm>
      {error !== null && <ErrorNote error={error} />}
    </Dialog>
  )
}
