// Draws the dialog that encrypts the data, and once it is encrypted, offers to lock the window by itself.
import { useState } from 'react'
import type { LockAfter, VaultState } from '../../../shared/contract/settings/vault.ts'
import { useApp } from '../../data/stores/appStore.ts'
import { useTask } from '../../data/useTask.ts'
import { Button } from '../../kit/forms/Button.tsx'
import { SteadyButton } from '../../kit/forms/SteadyButton.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import { ErrorNote } from '../../kit/ErrorNote.tsx'
import { EnterForm } from '../../kit/forms/EnterForm.tsx'
import { missing, NewPassphrase, Tick } from './NewPassphrase.tsx'
import { useAppWindow, useAllWords } from '../../window.ts'

/** What is offered right after the data was encrypted. */
const OFFERED_MINUTES: LockAfter = 15

/** Draws the dialog that encrypts the data. */
export function TurnOn({ state, onClose, onDone }: { state: VaultState; onClose: () => void; onDone: () => void }) {
  const words = useAllWords()
  const win = useAppWindow()
  const network = useApp((app) => (app.value === null ? '' : words.networkTitles[app.value.network.kind]))
  const [typed, setTyped] = useState({ passphrase: '', again: '' })
  const [bySystem, setBySystem] = useState(state.keyStore === 'sound')
  const [eraseAside, setEraseAside] = useState(false)
  const { isRunning, error, run } = useTask()
  const turnOn = async () => {
    if (await run(() => win.client['vault.turnOn']({ passphrase: typed.passphrase, bySystem, eraseAside }))) onDone()
  }
  // Encrypting continues after closing: its result would cover whatever is open then.
  const close = () => {
    if (!isRunning) onClose()
  }
  return (
    <Dialog
      isOpen
      onClose={close}
      title={words.vaultWords.turnOnTitle(network)}
      lead={words.vaultWords.turnOnLead}
      actions={
        <>
          <Button onClick={close}>{words.common.cancel}</Button>
          <SteadyButton
            kind="first"
            off={missing(words, typed)}
            busy={isRunning ? words.vaultWords.encrypting : null}
            onClick={() => void turnOn()}
          >
            {words.vaultWords.turnOn}
          </SteadyButton>
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
      <p className="small warn">{words.vaultWords.noRecovery}</p>
      <p className="small mid">{words.vaultWords.traces}</p>
      {error !== null && <ErrorNote error={error} />}
    </Dialog>
  )
}

/** Says that the data is encrypted, and offers the lock that the passphrase makes possible. */
export function Encrypted({ onClose }: { onClose: () => void }) {
  const { networkTitles, vaultWords: words } = useAllWords()
  const network = useApp((app) => (app.value === null ? '' : networkTitles[app.value.network.kind]))
  const win = useAppWindow()
  const { isRunning, error, run } = useTask()
  const lock = async () => {
    if (await run(() => win.client['vault.setLockAfter']({ minutes: OFFERED_MINUTES }))) onClose()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.doneTitle(network)}
      lead={words.doneLead}
      actions={
        <>
          <Button onClick={onClose}>{words.notNow}</Button>
          <Button onClick={() => void run(() => win.client['vault.lock']({}))}>{words.lockNow}</Button>
          <Button kind="first" busy={isRunning ? words.changing : null} onClick={() => void lock()}>
            {words.lockAfterOffer(words.minutes[OFFERED_MINUTES])}
          </Button>
        </>
      }
    >
      {error !== null && <ErrorNote error={error} />}
    </Dialog>
  )
}
