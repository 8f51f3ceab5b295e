// Shows where the data lies, its size, and whether it is intact.
import { useApp } from '../../data/stores/appStore.ts'
import { CopyButton } from '../../kit/forms/CopyButton.tsx'
import { CheckBox } from './CheckBox.tsx'
import { SizeTable } from './SizeTable.tsx'
import { useAllWords } from '../../window.ts'

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
        <dt>{settingsWords.check}</dt>
        <dd>
          <CheckBox />
        </dd>
      </dl>
    </section>
  )
}
