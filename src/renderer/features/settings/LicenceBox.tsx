// Lists the third-party packages inside Waybill and the texts of their licences. They are half a megabyte, so they are read only on
// request.
import { useState } from 'react'
import type { Licence } from '../../../shared/contract/settings/licences.ts'
import { useTask } from '../../data/useTask.ts'
import { Button } from '../../kit/forms/Button.tsx'
import { ErrorNote } from '../../kit/ErrorNote.tsx'
import styles from './settings.module.css'
import { useAppWindow, useWords } from '../../window.ts'

/** Draws the licences. */
export function LicenceBox() {
  const { settingsWords: words } = useWords()
  const win = useAppWindow()
  const [licences, setLicences] = useState<Licence[] | null>(null)
  const { isRunning, error, run } = useTask()
  return (
    <div className={styles.maintenanceBox}>
      <p className="mid">{words.licencesLead}</p>
      {licences === null ? (
        <div className={styles.maintenanceActions}>
          <Button
            size="compact"
            busy={isRunning ? words.licencesReading : null}
            onClick={() => void run(async () => setLicences(await win.client['app.licences']({})))}
          >
            {words.licencesShow}
          </Button>
        </div>
      ) : (
        <ul className={styles.licences} aria-label={words.licences}>
          {licences.map((licence) => (
            <li key={`${licence.name} ${licence.version}`}>
              <OneLicence licence={licence} />
            </li>
          ))}
        </ul>
      )}
      {error !== null && <ErrorNote error={error} />}
    </div>
  )
}

function OneLicence({ licence: { name, version, licence, by, text } }: { licence: Licence }) {
  const { settingsWords: words } = useWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {name} <span className="mid">{version}</span> <span className="dim">{licence}</span>
      </summary>
      {isOpen && <pre className={styles.licenceText}>{text === '' ? words.licenceWithout(licence, by) : text}</pre>}
    </details>
  )
}
