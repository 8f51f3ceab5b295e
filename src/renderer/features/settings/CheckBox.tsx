// Checks whether the data is intact.
import { useState } from 'react'
import type { CheckReport } from '../../../shared/contract/settings/maintenance.ts'
import { useTask } from '../../data/useTask.ts'
import { Button } from '../../kit/forms/Button.tsx'
import { ErrorNote } from '../../kit/ErrorNote.tsx'
import styles from './settings.module.css'
import { useAppWindow, useAllWords } from '../../window.ts'

/** Draws the check of the data. */
export function CheckBox() {
  const { maintenanceWords: words } = useAllWords()
  const win = useAppWindow()
  const [report, setReport] = useState<CheckReport | null>(null)
  const checking = useTask()
  const check = () => checking.run(async () => setReport(await win.client['data.check']({})))
  return (
    <div className={styles.maintenanceBox}>
      <div className={styles.maintenanceActions}>
        <Button size="compact" busy={checking.isRunning ? words.checking : null} onClick={() => void check()}>
          {words.check}
        </Button>
      </div>
      <p className="small dim">{words.checkLead}</p>
      <output>{report !== null && <Report report={report} />}</output>
      {checking.error !== null && <ErrorNote error={checking.error} />}
    </div>
  )
}

function Report({ report }: { report: CheckReport }) {
  const { maintenanceWords: words } = useAllWords()
  if (report.isSound) return <p className="good">{words.sound(report.transactions)}</p>
  return (
    <div className="warn">
      <p>{words.unsound}</p>
      <ul className="small mono">
        {report.findings.map(({ file, what }) => (
          <li key={`${file} ${what}`}>
            {file}.db: {what}
          </li>
        ))}
      </ul>
      <p className="small mid">{words.unsoundHint}</p>
    </div>
  )
}
