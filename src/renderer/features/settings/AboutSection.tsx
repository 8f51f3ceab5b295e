// Shows which Waybill this is, whether there is a newer one, and the licences of what it contains.
import { useApp } from '../../data/stores/appStore.ts'
import { LicenceBox } from './LicenceBox.tsx'
import { UpdateBox } from './UpdateBox.tsx'
import { useAllWords } from '../../window.ts'

/** Draws the About section of Settings. */
export function AboutSection() {
  const { sectionNames, settingsWords: words, updateWords } = useAllWords()
  const app = useApp((state) => state.value)
  if (app === null) return null
  return (
    <section aria-labelledby="settings-about">
      <h2 id="settings-about" className="section-head">
        {sectionNames.about}
      </h2>
      <dl className="facts">
        <dt>{words.version}</dt>
        <dd>Waybill {app.version}</dd>
        <dt>{updateWords.title}</dt>
        <dd>
          <UpdateBox />
        </dd>
        <dt>{words.host}</dt>
        <dd>{words.runsAs[app.host]}</dd>
        <dt>{words.platform}</dt>
        <dd>{words.system(app.platform)}</dd>
        <dt>{words.licences}</dt>
        <dd>
          <LicenceBox />
        </dd>
      </dl>
    </section>
  )
}
