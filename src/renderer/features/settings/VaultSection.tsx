// Shows whether the data is encrypted, and chooses when the window locks.
import { useEffect, useState } from 'react'
import { LOCK_AFTER } from '../../../shared/domain/passphrase.ts'
import type { LockAfter, VaultState } from '../../../shared/contract/settings/vault.ts'
import { reloadVault, useVault } from '../vault/vaultStore.ts'
import type { Params } from '../../location.ts'
import { useNavigation } from '../../navigation.ts'
import { useTask } from '../../data/useTask.ts'
import { Button } from '../../kit/forms/Button.tsx'
import { ErrorNote } from '../../kit/ErrorNote.tsx'
import { ReadError } from '../../kit/ReadError.tsx'
import { Segmented } from '../../kit/forms/Segmented.tsx'
import { Encrypted, TurnOn } from '../vault/EncryptDialog.tsx'
import { AskPassphrase, ChangePassphrase } from '../vault/VaultDialogs.tsx'
import styles from './settings.module.css'
import { useAppWindow, useAllWords } from '../../window.ts'

type Open = 'on' | 'off' | 'change' | 'bySystem' | null

/** Draws the Encryption section of Settings. */
export function VaultSection() {
  const { vaultWords: words } = useAllWords()
  const win = useAppWindow()
  const { value, error } = useVault()
  // Keep it here: components below are remounted once the data is open again.
  const [isJustEncrypted, setJustEncrypted] = useState(false)
  useEffect(() => void reloadVault(win), [win])
  return (
    <section aria-labelledby="settings-vault">
      <h2 id="settings-vault" className="section-head">
        {words.title}
      </h2>
      <p>{words.lead}</p>
      <ReadError error={error} onRetry={() => void reloadVault(win)} />
      {value !== null && (
        <dl className="facts">
          <dt>{words.encryption}</dt>
          <dd>
            <Encryption state={value} onEncrypted={() => setJustEncrypted(true)} />
          </dd>
          <dt>{value.isEncrypted ? words.lockAfter : words.lock}</dt>
          <dd>{value.isEncrypted ? <LockBox state={value} /> : <p className="mid">{words.lockNeeds}</p>}</dd>
        </dl>
      )}
      {isJustEncrypted && (
        <Encrypted
          onClose={() => {
            setJustEncrypted(false)
            void reloadVault(win)
          }}
        />
      )}
    </section>
  )
}

function Encryption({ state, onEncrypted }: { state: VaultState; onEncrypted: () => void }) {
  const { vaultWords: words } = useAllWords()
  const win = useAppWindow()
  const [opened, setOpen] = useState<Open>(null)
  // The palette opens the dialog by the screen's parameters, until it is closed.
  const params = useNavigation((place) => place.params)
  const [closed, setClosed] = useState<Params | null>(null)
  const isAsked = params.open === 'encrypt' && !state.isEncrypted && closed !== params
  const open = isAsked ? 'on' : opened
  const close = () => {
    setOpen(null)
    setClosed(params)
    void reloadVault(win)
  }
  return (
    <div className={styles.maintenanceBox}>
      <p className={state.isEncrypted ? 'mid' : 'warn'}>{state.isEncrypted ? (state.bySystem ? words.onBySystem : words.on) : words.off}</p>
      {state.isEncrypted && state.inClear.length > 0 && <p className="warn">{words.inClear(state.inClear)}</p>}
      <div className={styles.maintenanceActions}>
        {!state.isEncrypted && (
          <Button kind="first" onClick={() => setOpen('on')}>
            {words.turnOn}
          </Button>
        )}
        {state.isEncrypted && (
          <>
            <Button onClick={() => setOpen('change')}>{words.change}</Button>
            {state.keyStore === 'sound' && (
              <Button onClick={() => setOpen('bySystem')}>{state.bySystem ? words.bySystemOff : words.bySystemOn}</Button>
            )}
            <Button kind="danger" onClick={() => setOpen('off')}>
              {words.turnOff}
            </Button>
          </>
        )}
      </div>
      {open === 'on' && (
        <TurnOn
          state={state}
          onClose={close}
          onDone={() => {
            close()
            onEncrypted()
          }}
        />
      )}
      {open === 'change' && <ChangePassphrase onClose={close} />}
      {open === 'off' && (
        <AskPassphrase
          title={words.turnOffTitle}
          lead={words.turnOffLead}
          action={words.turnOff}
          busy={words.decrypting}
          isDanger
          work={(passphrase) => win.client['vault.turnOff']({ passphrase })}
          onClose={close}
        />
      )}
      {open === 'bySystem' && (
        <AskPassphrase
          title={state.bySystem ? words.bySystemOff : words.bySystemOn}
          lead={words.bySystemMeans}
          action={state.bySystem ? words.bySystemOff : words.bySystemOn}
          busy={words.changing}
          work={(passphrase) => win.client['vault.setBySystem']({ passphrase, bySystem: !state.bySystem })}
          onClose={close}
        />
      )}
    </div>
  )
}

function LockBox({ state }: { state: VaultState }) {
  const { vaultWords: words } = useAllWords()
  const win = useAppWindow()
  const { error, run } = useTask()
  const options = LOCK_AFTER.map((minutes) => ({ value: String(minutes), label: words.minutes[minutes] }))
  const choose = (value: string) => {
    const minutes = LOCK_AFTER.find((each): each is LockAfter => String(each) === value) ?? 0
    void run(async () => {
      await win.client['vault.setLockAfter']({ minutes })
      await reloadVault(win)
    })
  }
  return (
    <div className={styles.maintenanceBox}>
      <p className="mid">{words.lockAfterLead}</p>
      <div className={styles.maintenanceActions}>
        <Segmented label={words.lockAfter} options={options} value={String(state.lockAfter)} onChange={choose} />
        <Button size="compact" onClick={() => void run(() => win.client['vault.lock']({}))}>
          {words.lockNow}
        </Button>
      </div>
      {error !== null && <ErrorNote error={error} />}
    </div>
  )
}
