// Shows where the data lies, its size, and its care: backups, checks, space.
import { useState } from 'react'
import { RestoreBackup } from '../maintenance/RestoreBackup.tsx'
import { SaveButton } from '../maintenance/SaveButton.tsx'
import { useApp } from '../../data/stores/appStore.ts'
import { CopyButton } from '../../kit/forms/CopyButton.tsx'
import { CheckBox } from './CheckBox.tsx'
import styles from './settings.module.css'
import { SizeTable } from './SizeTable.tsx'
import { useAppWindow, useAllWords } from '../../window.ts'

/** Draws the Data section of Settings. */
export function DataSection() {
  const { maintenanceWords: words, settingsWords } = useAllWords()
  const app = useApp((state) => state.value)
  if (app === null) return null
  return (
    <section aria-labelledby="settings-data">
      <h2 id="settings-data" className="section-head">
        {settingsWords.data}
      </h2>
      <dl className="facts">
        <dt>{settingsWords.folder}</dt>
        <dd>
          <span className="address-line">
            <span className="mono small">{app.dataFolder}</span>
            <CopyButton text={app.dataFolder} label={settingsWords.copyFolder} />
          </span>
          {app.tightened > 0 && <p className="warn small">{settingsWords.tightened(app.tightened)}</p>}
        </dd>
        <dt>{words.sizes}</dt>
        <dd>
          <SizeTable />
        </dd>
        <dt id="settings-backup">{words.backup}</dt>
        <dd>
          <BackupBox />
        </dd>
        <dt>{settingsWords.check}</dt>
        <dd>
          <CheckBox />
        </dd>
      </dl>
    </section>
  )
}

function BackupBox() {
  const { maintenanceWords: words } = useAllWords()
  const win = useAppWindow()
  const [withPictures, setWithPictures] = useState(false)
  return (
    <div className={styles.maintenanceBox}>
      <p className="mid">{words.backupLead}</p>
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
  )
}
