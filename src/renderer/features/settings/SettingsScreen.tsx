// Draws Settings: the sections, and those that need no file of their own (theme, language, network).
import { useApp, usePreferences } from '../../data/stores/appStore.ts'
import { MainnetDialog } from '../../parts/MainnetDialog.tsx'
import { MaintenanceNav } from '../../parts/MaintenanceNav.tsx'
import { Keyboard } from 'lucide-react'
import { showKeysSheet } from '../../data/stores/keysSheetStore.ts'
import { Button } from '../../kit/forms/Button.tsx'
import { ErrorNote } from '../../kit/ErrorNote.tsx'
import { ScreenHead } from '../../kit/ScreenHead.tsx'
import { Segmented } from '../../kit/forms/Segmented.tsx'
import { AboutSection } from './AboutSection.tsx'
import { BackupSection } from './BackupSection.tsx'
import { ChainListSection } from './ChainListSection.tsx'
import { DataSection } from './DataSection.tsx'
import { EraseSection } from './EraseSection.tsx'
import { HostsSection } from './HostsSection.tsx'
import { NoticeSection } from './NoticeSection.tsx'
import { PrivacySection } from './PrivacySection.tsx'
import { SettingsNav } from './SettingsNav.tsx'
import { VaultSection } from './VaultSection.tsx'
import styles from './settings.module.css'
import { cancelMainnet, chooseNetwork, confirmMainnet, setTheme, useSettings, type ChosenNetwork, setLanguage } from './settingsStore.ts'
import { useAppWindow, useWords } from '../../window.ts'
import { LANGUAGES } from '../../../shared/domain/language.ts'
import { languageNames } from '../../words/languageNames.ts'

const NETWORKS: readonly ChosenNetwork[] = ['practice', 'testnet', 'mainnet']
const THEMES = ['system', 'light', 'dark'] as const

/** Draws the Settings screen. */
export function SettingsScreen() {
  const { settingsWords, shellWords } = useWords()
  const win = useAppWindow()
  const error = useSettings((settings) => settings.error)
  return (
    <div className={`scroll ${styles.scroll}`}>
      <div className="page">
        <div className={styles.head} data-sticky-head>
          <ScreenHead
            title={settingsWords.title}
            aside={
              <Button icon={Keyboard} onClick={() => showKeysSheet(win, true)}>
                {shellWords.keys}
              </Button>
            }
          />
          <MaintenanceNav />
        </div>
        <div className={styles.columns}>
          <SettingsNav />
          <div className={styles.settings}>
            {error !== null && <ErrorNote error={error} />}
            <AppearanceSection />
            <LanguageSection />
            <NoticeSection />
            <NetworkSection />
            <ChainListSection />
            <HostsSection />
            <VaultSection />
            <PrivacySection />
            <DataSection />
            <BackupSection />
            <EraseSection />
            <AboutSection />
          </div>
        </div>
      </div>
    </div>
  )
}

function NetworkSection() {
  const { networkWords, settingsWords } = useWords()
  const win = useAppWindow()
  const network = useApp((app) => app.value?.network)
  const { isAskingForMainnet, switchingTo } = useSettings()
  return (
    <section aria-labelledby="settings-network">
      <h2 id="settings-network" className="section-head">
        {settingsWords.network}
      </h2>
      <p>{network?.isFixed === true ? settingsWords.networkFixed : settingsWords.networkLead}</p>
      <div role="radiogroup" aria-labelledby="settings-network" aria-busy={switchingTo !== null}>
        {NETWORKS.map((kind) => (
          <label key={kind} className={styles.networkChoice}>
            <input
              type="radio"
              name="network"
              checked={(switchingTo ?? network?.kind) === kind}
              disabled={network === undefined || network.isFixed || switchingTo !== null}
              onChange={() => void chooseNetwork(win, kind)}
            />
            <span className="line">
              <b>{networkWords[kind].name}</b>
              <output className="small dim">
                {switchingTo === kind ? settingsWords.switching : network?.kind === kind ? settingsWords.inUse : ''}
              </output>
            </span>
            <span className="mid">{networkWords[kind].means}</span>
          </label>
        ))}
      </div>
      {isAskingForMainnet && (
        <MainnetDialog isOpen onClose={() => cancelMainnet(win)} onConfirm={(isDaily) => void confirmMainnet(win, isDaily)} />
      )}
    </section>
  )
}

function AppearanceSection() {
  const { settingsWords, themeWords } = useWords()
  const win = useAppWindow()
  const theme = usePreferences((preferences) => preferences.value?.theme ?? 'system')
  return (
    <section aria-labelledby="settings-appearance">
      <h2 id="settings-appearance" className="section-head">
        {settingsWords.appearance}
      </h2>
      <dl className="facts">
        <dt>{settingsWords.appearanceLabel}</dt>
        <dd>
          <Segmented
            label={settingsWords.appearanceLabel}
            options={THEMES.map((value) => ({ value, label: themeWords[value] }))}
            value={theme}
            onChange={(value) => void setTheme(win, value)}
          />
        </dd>
      </dl>
    </section>
  )
}

/** Draws the Language section of Settings. */
function LanguageSection() {
  const { settingsWords: words } = useWords()
  const win = useAppWindow()
  const choice = usePreferences((preferences) => preferences.value?.language ?? 'system')
  return (
    <section aria-labelledby="settings-language">
      <h2 id="settings-language" className="section-head">
        {words.language}
      </h2>
      <dl className="facts">
        <dt>{words.languageLabel}</dt>
        <dd>
          <fieldset className="plain-fieldset">
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
          <p className={`small dim ${styles.below}`}>{words.languageLead}</p>
        </dd>
      </dl>
    </section>
  )
}
