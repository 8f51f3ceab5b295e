// Chooses the language. While the device shows a prompt, the page that explains it is not reloaded.
import { LANGUAGES } from '../../../shared/domain/language.ts'
import { usePreferences } from '../../data/stores/appStore.ts'
import { useDevice } from '../../data/stores/deviceStore.ts'
import { languageNames } from '../../words/languageNames.ts'
import { setLanguage } from './settingsStore.ts'
import { useAppWindow, useWords } from '../../window.ts'

/** Draws the Language section of Settings. */
export function LanguageSection() {
  const { settingsWords: words } = useWords()
  const win = useAppWindow()
  const choice = usePreferences((preferences) => preferences.value?.language ?? 'system')
  const isAsking = useDevice((device) => device.value?.state === 'prompting')
  return (
    <section aria-labelledby="settings-language">
      <h2 id="settings-language" className="section-head">
        {words.language}
      </h2>
      <p>{isAsking ? words.notWhileAsking : words.languageLead}</p>
      <fieldset className="plain-fieldset" disabled={isAsking}>
        <legend className="visually-hidden">{words.languageLabel}</legend>
        <span className="segmented">
          <label>
            <input type="radio" name="language" checked={choice === 'system'} onChange={() => void setLanguage(win, 'system')} />
            {words.languageOfSystem}
          </label>
          {LANGUAGES.map((language) => (
            <label key={language} lang={language}>
              <input type="radio" name="language" checked={choice === language} onChange={() => void setLanguage(win, language)} />
              {languageNames[language]}
            </label>
          ))}
        </span>
      </fieldset>
    </section>
  )
}
