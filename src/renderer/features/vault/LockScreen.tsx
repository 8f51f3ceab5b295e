// Replaces all screens while the data or the window is locked: the passphrase, and what to do without it.
import { LockKeyhole } from 'lucide-react'
import { useState } from 'react'
import type { AppError } from '../../../shared/domain/errors.ts'
import { RestoreBackup } from '../maintenance/RestoreBackup.tsx'
import { reloadApp, useApp } from '../../data/stores/appStore.ts'
import { useTask } from '../../data/useTask.ts'
import { useNavigation } from '../../navigation.ts'
import { Button } from '../../kit/forms/Button.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { useLostFocus } from '../../kit/hooks/lostFocus.ts'
import { ErrorNote } from '../../kit/ErrorNote.tsx'
import { PassphraseField } from '../../kit/forms/PassphraseField.tsx'
import { ErrorText } from '../../kit/text/ErrorText.tsx'
import { errorPhrase, hintPhrase } from '../../words/errors.ts'
import styles from './vault.module.css'
import { useAppWindow, useAllWords } from '../../window.ts'

/** Draws the lock screen. `isData`: the data itself is not open yet; otherwise only the window is locked. */
export function LockScreen({ isData }: { isData: boolean }) {
  const { networkTitles, screenNames, vaultWords: words } = useAllWords()
  const win = useAppWindow()
  const screen = useNavigation((place) => place.screen)
  const network = useApp((app) => app.value?.network)
  const [passphrase, setPassphrase] = useState('')
  const { isRunning, error, run } = useTask()
  const title = network === undefined ? '' : networkTitles[network.kind]
  const field = useLostFocus<HTMLInputElement>(isRunning)
  const unlock = () =>
    run(async () => {
      await win.client['vault.unlock']({ passphrase })
      await reloadApp(win)
    })
  return (
    <div className="scroll">
      <div className={`page ${styles.lock}`}>
        <div className={`sheet ${styles.card}`}>
          <Icon of={LockKeyhole} size={28} tone="dim" />
          <h1>{words.lockedTitle}</h1>
          <p className="mid">
            {isData ? words.lockedData(title) : words.lockedWindow(title)} {words.backTo(screenNames[screen])}
          </p>
          <form
            className={styles.form}
            onSubmit={(event) => {
              event.preventDefault()
              void unlock()
            }}
          >
            <PassphraseField
              ref={field}
              label={words.passphrase}
              value={passphrase}
              // Marked only: what is wrong stands in its line, and is announced.
              wrong={error === null ? null : ''}
              onChange={setPassphrase}
            />
            <Refused error={error} />
            <Button type="submit" kind="first" busy={isRunning ? words.unlocking : null}>
              {words.unlock}
            </Button>
          </form>
          {isData ? <Forgotten /> : <ForgottenHere />}
        </div>
      </div>
    </div>
  )
}

/** Says why it stays locked, in the line that the field leaves for it: nothing on the card moves. */
function Refused({ error }: { error: AppError | null }) {
  const hint = error === null ? null : hintPhrase(error)
  return (
    <p className={`small ${styles.refused}`} role="alert">
      {error !== null && <ErrorText of={errorPhrase(error)} />}
      {hint !== null && (
        <>
          {' '}
          <ErrorText of={hint} />
        </>
      )}
    </p>
  )
}

/** Says what helps while only the window is locked: the data is open, so nothing is set aside from here. */
function ForgottenHere() {
  const { vaultWords: words } = useAllWords()
  return (
    <details className={styles.forgotten}>
      <summary>{words.forgotten}</summary>
      <p>{words.forgottenWindow}</p>
    </details>
  )
}

function Forgotten() {
  const { vaultWords: words } = useAllWords()
  const win = useAppWindow()
  const { isRunning, error, run } = useTask()
  return (
    <details className={styles.forgotten}>
      <summary>{words.forgotten}</summary>
      <p>{words.forgottenLead}</p>
      <div className={styles.actions}>
        <RestoreBackup />
        <Button
          kind="danger"
          busy={isRunning ? words.beginning : null}
          onClick={() => void run(() => win.client['data.setAside']({ what: 'everything' }))}
        >
          {words.beginAnew}
        </Button>
      </div>
      {error !== null && <ErrorNote error={error} />}
    </details>
  )
}
