// Holds what the drawn device of the practice network shows. Null on every other network.
import { asAppError } from '../../../shared/domain/errors.ts'
import type { LedgerApp, PracticeButton, PracticeScreen } from '../../../shared/contract/status.ts'
import { lookQuietly } from './deviceActions.ts'
import { createResource } from '../../data/resource.ts'
import { storeHook, type AppWindow } from '../../window.ts'

function practiceScreenStore(win: AppWindow) {
  const store = createResource<PracticeScreen | null>(
    win,
    () => win.client['practice.screen']({}),
    () => false,
  )
  win.onEvent((event) => {
    if (event.type === 'practice.screen') store.setState({ value: event.screen, error: null })
  })
  return store
}
/** Subscribes to the screen of the practice device. */
export const usePracticeScreen = storeHook(practiceScreenStore)
/** Reads the screen of the practice device again. */
export const reloadPracticeScreen = (win: AppWindow) => win.part(practiceScreenStore).reload()

/** Buttons that act on the device rather than on a prompt: its state changes with them. */
const HANDLING: readonly PracticeButton[] = ['lock', 'unlock', 'plug', 'unplug', 'openEthereum', 'openCosmos', 'quitApp']

/** Presses a button of the drawn device. `app` is the one that is needed, for the state that follows. */
export async function pressPractice(win: AppWindow, button: PracticeButton, app: LedgerApp = 'Ethereum'): Promise<void> {
  try {
    win.part(practiceScreenStore).setState({ value: await win.client['practice.press']({ button }), error: null })
    if (HANDLING.includes(button)) await lookQuietly(win, app)
  } catch (error) {
    win.part(practiceScreenStore).setState({ error: asAppError(error) })
  }
}
