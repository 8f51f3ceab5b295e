// Lets the user choose the Ledger app that keys are read from (each app derives different accounts of the same seed) and the form of paths.
import { Segmented } from '../../kit/forms/Segmented.tsx'
import styles from './accounts.module.css'
import { chooseApp, chooseForm, useScan } from './scanStore.ts'
import { useAppWindow, useAllWords } from '../../window.ts'

/** Draws the choice of Ledger app and path form. */
export function AppChoice() {
  const { accountsWords: words, appMeans, formMeans } = useAllWords()
  const win = useAppWindow()
  const { app, form } = useScan()
  return (
    <div className={styles.appChoice}>
      <p className="label">{words.whichApp}</p>
      <Segmented
        label={words.whichApp}
        options={[
          { value: 'ethereum', label: words.appNames.ethereum },
          { value: 'cosmos', label: words.appNames.cosmos },
        ]}
        value={app}
        onChange={(app) => chooseApp(win, app)}
      />
      <p className="small mid">{appMeans[app]}</p>
      {app === 'ethereum' && (
        <>
          <p className="label">{words.whichPaths}</p>
          <Segmented
            label={words.whichPaths}
            options={[
              { value: 'usual', label: words.formNames.usual },
              { value: 'ledgerLive', label: words.formNames.ledgerLive },
              { value: 'legacy', label: words.formNames.legacy },
            ]}
            value={form}
            onChange={(form) => chooseForm(win, form)}
          />
          <p className="small mid">{formMeans[form]}</p>
        </>
      )}
    </div>
  )
}
