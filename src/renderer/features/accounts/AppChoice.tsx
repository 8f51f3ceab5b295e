// Lets the user choose the Ledger app that keys are read from (each app derives different accounts of the same seed) and the form of paths.
import { LEDGER_APPS, LEDGER_APP_IDS } from '../../../shared/domain/ledgerApps.ts'
import { Segmented } from '../../kit/forms/Segmented.tsx'
import styles from './accounts.module.css'
import { chooseApp, chooseForm, useScan } from './scanStore.ts'
import { useAppWindow, useAllWords } from '../../window.ts'

/** Draws the choice of Ledger app and path form. */
export function AppChoice() {
  const { accountsWords: words, appMeans, formMeans } = useAllWords()
  const win = useAppWindow()
  const { app, form } = useScan()
  const { pathForms } = LEDGER_APPS[app]
  return (
    <div className={styles.appChoice}>
      <p className="label">{words.whichApp}</p>
      <Segmented
        label={words.whichApp}
        options={LEDGER_APP_IDS.map((value) => ({ value, label: words.appNames[value] }))}
        value={app}
        onChange={(app) => chooseApp(win, app)}
      />
      <p className="small mid">{appMeans[app]}</p>
      {pathForms.length > 1 && (
        <>
          <p className="label">{words.whichPaths}</p>
          <Segmented
            label={words.whichPaths}
            options={pathForms.map((value) => ({ value, label: words.formNames[value] }))}
            value={form}
            onChange={(form) => chooseForm(win, form)}
          />
          <p className="small mid">{formMeans[form]}</p>
        </>
      )}
    </div>
  )
}
