// Draws the dialogs that encrypt or decrypt the data, or change its passphrase.
import { useState } from 'react'
import { MIN_PASSPHRASE } from '../../../shared/domain/passphrase.ts'
import type { VaultState } from '../../../shared/contract/settings/vault.ts'
import { useApp } from '../../data/stores/appStore.ts'
import { useTask } from '../../data/useTask.ts'
import { Button } from '../../kit/forms/Button.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import { ErrorNote } from '../../kit/ErrorNote.tsx'
import { EnterForm } from '../../kit/forms/EnterForm.tsx'
import { Field } from '../../kit/forms/Field.tsx'
import { useAppWindow, useAllWords } from '../../window.ts'
import type { AllWords } from '../../words/words.ts'

const FIELD = { type: 'password', maxLength: 1000 } as const

/** Draws the dialog that encrypts the data. */
export function TurnOn({ state, onClose }: { state: VaultState; onClose: () => void }) {
  const words = useAllWords()
  const win = useAppWindow()
  const network = useApp((app) => (app.value === null ? '' : words.networkTitles[app.value.network.kind]))
  const [typed, setTyped] = useState({ passphrase: '', again: '' })
  const [bySystem, setBySystem] = useState(state.keyStore === 'sound')
  const [eraseAside, setEraseAside] = useState(false)
  const { isRunning, error, run } = useTask()
  const turnOn = async () => {
    if (await run(() => win.client['vault.turnOn']({ passphrase: typed.passphrase, bySystem, eraseAside }))) onClose()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.vaultWords.turnOnTitle(network)}
      lead={words.vaultWords.turnOnLead}
      actions={
        <>
          <Button onClick={onClose}>{words.common.cancel}</Button>
          <Button
            kind="first"
            off={missing(words, typed)}
            busy={isRunning ? words.vaultWords.encrypting : null}
            onClick={() => void turnOn()}
          >
            {words.vaultWords.turnOn}
          </Button>
        </>
      }
    >
      <EnterForm label={words.vaultWords.turnOn} onEnter={missing(words, typed) === null && !isRunning ? () => void turnOn() : null}>
        <NewPassphrase label={words.vaultWords.passphrase} typed={typed} onChange={setTyped} />
      </EnterForm>
      {state.keyStore === 'sound' ? (
        <>
          <Tick label={words.vaultWords.bySystem} isOn={bySystem} onChange={setBySystem} />
          <p className="small mid">{words.vaultWords.bySystemMeans}</p>
        </>
      ) : (
        <p className="small mid">{words.vaultWords.noKeyStore[state.keyStore]}</p>
      )}
      {state.inClear.length > 0 && (
        <Tick label={words.vaultWords.eraseAside(state.inClear.length)} isOn={eraseAside} onChange={setEraseAside} />
      )}
      <p className="small mid">{words.vaultWords.traces}</p>
      {error !== null && <ErrorNote error={error} />}
    </Dialog>
  )
}

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
          <Button
            kind="first"
            off={missing(words, typed)}
            busy={isRunning ? words.vaultWords.changing : null}
            onClick={() => void change()}
          >
            {words.vaultWords.change}
          </Button>
        </>
      }
    >
      <EnterForm label={words.vaultWords.change} onEnter={missing(words, typed) === null && !isRunning ? () => void change() : null}>
        <Field label={words.vaultWords.current} {...FIELD} value={current} onChange={setCurrent} />
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
        <Field label={words.passphrase} {...FIELD} value={passphrase} onChange={setPassphrase} />
      </EnterForm>
      {error !== null && <ErrorNote error={error} />}
    </Dialog>
  )
}

interface Typed {
  passphrase: string
  again: string
}

function NewPassphrase({ label, typed, onChange }: { label: string; typed: Typed; onChange: (typed: Typed) => void }) {
  const { vaultWords: words } = useAllWords()
  const isOther = typed.again !== '' && typed.again !== typed.passphrase
  return (
    <>
      <Field
        label={label}
        hint={words.passphraseHint}
        {...FIELD}
        value={typed.passphrase}
        onChange={(passphrase) => onChange({ ...typed, passphrase })}
      />
      <Field
        label={words.again}
        wrong={isOther ? words.differs : null}
        {...FIELD}
        value={typed.again}
        onChange={(again) => onChange({ ...typed, again })}
      />
    </>
  )
}

/** Returns why the new passphrase cannot be accepted yet; null when it can. */
function missing(words: AllWords, { passphrase, again }: Typed): string | null {
  if (passphrase.length < MIN_PASSPHRASE) return words.vaultWords.tooShort
  return passphrase === again ? null : words.vaultWords.differs
}

function Tick({ label, isOn, onChange }: { label: string; isOn: boolean; onChange: (isOn: boolean) => void }) {
  return (
    <label className="tick">
      <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
      {label}
    </label>
  )
}
