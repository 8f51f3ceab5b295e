// Settings: where the data lies, and what this program is.
import { useApp } from '../state/appStore.ts'
import { CopyButton } from '../ui/CopyButton.tsx'
import { settingsWords } from '../words/settings.ts'

export function DataSection() {
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
        <dt>{settingsWords.version}</dt>
        <dd>Waybill {app.version}</dd>
        <dt>{settingsWords.host}</dt>
        <dd>{settingsWords.runsAs[app.host]}</dd>
        <dt>{settingsWords.platform}</dt>
        <dd>{app.platform}</dd>
      </dl>
    </section>
  )
}
