// Which app of the Ledger the keys are read from: the two make different accounts of the same seed.
import { Segmented } from '../ui/Segmented.tsx'
import { accountsWords as words, appMeans } from '../words/accounts.ts'
import styles from './accounts.module.css'
import { chooseApp, useScan } from './scanStore.ts'

export function AppChoice() {
  const app = useScan((scan) => scan.app)
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
        onChange={chooseApp}
      />
      <p className="small mid">{appMeans[app]}</p>
      <p className="small dim">{words.appsApart}</p>
    </div>
  )
}
