// Starts the page: styles, the window, its language, then the first screen.
import { connectBridge } from './data/bridge.ts'
import { settleLanguage } from './data/followLanguage.ts'
import './theme.css'
import './base.css'
import './kit/styles/ticks.css'
import './kit/styles/controls.css'
import './kit/styles/tabs.css'
import './kit/styles/choice.css'
import './kit/styles/calendar.css'
import './kit/styles/marks.css'
import './kit/styles/searchBox.css'
import './kit/styles/surfaces.css'
import './kit/styles/overlays.css'
import './shell/shell.css'
import './shell/rail.css'
import './shell/strips.css'
import { reportCrashes } from './crashes.ts'
import { receiveCommands } from './shell/windowCommands.ts'
import { drawPage } from './Page.tsx'
import { createWindow } from './window.ts'

async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (root === null) throw new Error('index.html has no #root')
  const win = createWindow(connectBridge)
  // Faults are reported from the first moment, and the desktop app sends a window
  // its first command as soon as it is loaded.
  reportCrashes(win)
  receiveCommands(win)
  await settleLanguage(win)
  // The bundler knows the mode, so it leaves the gallery out of the packaged build.
  if (import.meta.env.MODE === 'development' && new URLSearchParams(window.location.search).has('gallery')) {
    const { drawGallery } = await import('./gallery/drawGallery.tsx')
    drawGallery(root, win)
    return
  }
  drawPage(root, win)
}

void start()
