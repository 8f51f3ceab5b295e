// Saves a backup of the data to a file, and restores one; offers the same before data is erased.
import { useEffect, useState } from 'react'
import { useAsked } from '../../data/useAsked.ts'
import { ReadError } from '../../kit/ReadError.tsx'
import { RestoreBackup } from '../maintenance/RestoreBackup.tsx'
import { SaveButton } from '../maintenance/SaveButton.tsx'
import { reloadVault, useVault } from '../vault/vaultStore.ts'
import { useAppWindow, useAllWords, type AppWindow, type ClientEvent } from '../../window.ts'
import styles from './settings.module.css'

const askLast = (win: AppWindow) => win.client['data.lastBackup']({})
const isStale = ({ type }: ClientEvent) => type === 'backup.saved' || type === 'network.changed'

/** Draws the Backup section of Settings. */
export function BackupSection() {
  const { maintenanceWords: words } = useAllWords()
  const win = useAppWindow()
  const [withPictures, setWithPictures] = useState(false)
  const isEncrypted = useVault(({ value }) => value?.isEncrypted)
  useEffect(() => void reloadVault(win), [win])
  return (
    <section aria-labelledby="settings-backup">
      <h2 id="settings-backup" className="section-head">
        {words.backup}
      </h2>
      <p>
        {words.backupLead}
        {isEncrypted !== undefined && ` ${isEncrypted ? words.backupEncrypted : words.backupOpen}`}
      </p>
      <LastBackup />
      <div className={styles.maintenanceBox}>
        <label className="tick">
          <input type="checkbox" checked={withPictures} onChange={(event) => setWithPictures(event.target.checked)} />
          {words.withPictures}
        </label>
        <div className={styles.maintenanceActions}>
          <SaveButton save={() => win.client['data.backUp']({ withPictures })} busy={words.backingUp}>
            {words.backUp}
          </SaveButton>
          <RestoreBackup />
        </div>
      </div>
    </section>
  )
}

/** Draws the day of the last backup, or that there is none. */
function LastBackup() {
  const { formatDate, maintenanceWords: words } = useAllWords()
  const last = useAsked(askLast, isStale)
  return (
    <>
      <ReadError error={last.error} onRetry={last.askAgain} />
      {last.value !== null && (
        <p className={last.value.at === null ? 'warn' : undefined}>
          {last.value.at === null ? words.neverBackedUp : words.lastBackup(formatDate(last.value.at))}
        </p>
      )}
    </>
  )
}

/** Draws the last backup with a button that saves one, for a dialog that erases data. */
export function BackupFirst() {
  const { maintenanceWords: words } = useAllWords()
  const win = useAppWindow()
  return (
    <div className={styles.maintenanceBox}>
      <LastBackup />
      <div className={styles.maintenanceActions}>
        <SaveButton save={() => win.client['data.backUp']({ withPictures: false })} busy={words.backingUp}>
          {words.backUpFirst}
        </SaveButton>
      </div>
    </div>
  )
}
