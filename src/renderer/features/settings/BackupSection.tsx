// Saves a backup of the data to a file, and restores one.
import { useState } from 'react'
import { RestoreBackup } from '../maintenance/RestoreBackup.tsx'
import { SaveButton } from '../maintenance/SaveButton.tsx'
import { useAppWindow, useAllWords } from '../../window.ts'
import styles from './settings.module.css'

/** Draws the Backup section of Settings. */
export function BackupSection() {
  const { maintenanceWords: words } = useAllWords()
  const win = useAppWindow()
  const [withPictures, setWithPictures] = useState(false)
  return (
    <section aria-labelledby="settings-backup">
      <h2 id="settings-backup" className="section-head">
        {words.backup}
      </h2>
      <p>{words.backupLead}</p>
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
