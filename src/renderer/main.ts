// Starts the page: styles, the language, then everything that has words.
import { languageOf } from '../shared/domain/language.ts'
import { client } from './data/api.ts'
import './theme.css'
import './base.css'
import './kit/styles/controls.css'
import './kit/styles/marks.css'
import './kit/styles/searchBox.css'
import './kit/styles/surfaces.css'
import './kit/styles/overlays.css'
import './shell/shell.css'
import './shell/strips.css'
// Faults count from the first moment, too. It has no words.
import './crashes.ts'
// Heard from the first moment: the desktop app tells a window its first wish as soon as it is loaded. It has no words.
import './shell/windowCommands.ts'
import { loadLanguage } from './words/localized.ts'

/** The language of the preferences. Where main cannot be heard, the page that says so follows the system. */
async function settleLanguage(): Promise<void> {
  const choice = await client['preferences.get']({}).then(
    ({ language }) => language,
    () => 'system' as const,
  )
  await loadLanguage(languageOf(choice, navigator.languages))
}

/** No await at the top: the chunks that are loaded here import this one, and would wait for it. */
async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (root === null) throw new Error('index.html has no #root')
  await settleLanguage()
  // The bundler knows the mode, hence leaves the gallery out of the build that is packaged.
  if (import.meta.env.MODE === 'development' && new URLSearchParams(window.location.search).has('gallery')) {
    const { drawGallery } = await import('./gallery/drawGallery.tsx')
    drawGallery(root)
    return
  }
  const { drawPage } = await import('./Page.tsx')
  drawPage(root)
}

void start()
