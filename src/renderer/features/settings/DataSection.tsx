// Shows where the data lies, its size, and its care: backups, checks, space, erasing.
import { useState } from 'react'
import { RestoreBackup } from '../maintenance/RestoreBackup.tsx'
import { SaveButton } from '../maintenance/SaveButton.tsx'
import { useApp } from '../../data/stores/appStore.ts'
import { CopyButton } from '../../kit/forms/CopyButton.tsx'
import { CheckBox } from './CheckBox.tsx'
import { EraseBox } from './EraseBox.tsx'
import { LicenceBox } from './LicenceBox.tsx'
import styles from './settings.module.css'
import { SizeTable } from './SizeTable.tsx'
import { UpdateBox } from './UpdateBox.tsx'
import { useAppWindow, useAllWords } from '../../window.ts'

/** Draws the Data section of Settings. */
export function DataSection() {
  const { maintenanceWords: words, settingsWords, updateWords } = useAllWords()
  const app = useApp((state) => state.value)
  if (app === null) return null
  return (
    <section aria-labelledby="settings-data">
      <h2 id="settings-data" className="section-head">
        {settingsWords.data}
      </h2>
      <dl className="facts">
        <dt>{settingsWords.folder}</dt>
        <dd className="address-line">
          <span className="mono small">{app.dataFolder}</span>
          <CopyButton text={app.dataFolder} label={settingsWords.copyFolder} />
        </dd>
        {app.tightened > 0 && <dd className="warn small">{settingsWords.tightened(app.tightened)}</dd>}
        <dt>{words.sizes}</dt>
        <dd>
          <SizeTable />
        </dd>
        <dt>{words.backup}</dt>
        <dd>
          <BackupBox />
        </dd>
        <dt>{settingsWords.check}</dt>
        <dd>
          <CheckBox />
        </dd>
        <dt>{words.erase}</dt>
        <dd>
          <EraseBox />
        </dd>
        <dt>{settingsWords.version}</dt>
        <dd>Waybill {app.version}</dd>
        <dt>{updateWords.title}</dt>
        <dd>
          <UpdateBox />
        </dd>
        <dt>{settingsWords.licences}</dt>
        <dd>
          <LicenceBox />
        </dd>
        <dt>{settingsWords.host}</dt>
        <dd>{settingsWords.runsAs[app.host]}</dd>
        <dt>{settingsWords.platform}</dt>
        <dd>{app.platform}</dd>
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
