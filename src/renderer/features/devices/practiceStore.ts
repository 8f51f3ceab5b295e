// Holds what the drawn device of the practice network shows. Null on every other network.
import { asAppError } from '../../../shared/domain/errors.ts'
import type { LedgerApp, PracticeButton, PracticeScreen } from '../../../shared/contract/status.ts'
import { lookQuietly } from './deviceActions.ts'
import { createResource } from '../../data/resource.ts'
import { storeHook, type AppWindow } from '../../window.ts'

const practiceScreenStore = (win: AppWindow) =>
  createResource<PracticeScreen | null>(
    win,
    () => win.client['practice.screen']({}),
    () => false,
    { fold: (screen, event) => (event.type === 'practice.screen' ? event.screen : screen) },
  )
/** Subscribes to the screen of the practice device. */
export const usePracticeScreen = storeHook(practiceScreenStore)
/** Reads the screen of the practice device again. */
export const reloadPracticeScreen = (win: AppWindow) => win.part(practiceScreenStore).reload()

/** Buttons that act on the device rather than on a prompt: its state changes with them. */
const HANDLING: readonly PracticeButton[] = ['lock', 'unlock', 'plug', 'unplug', 'openEthereum', 'openCosmos', 'quitApp']

/**
 * Presses a button of the drawn device. `app` is the one that is needed, for the state that follows. The screen that follows comes as an
 * event: the answer may arrive after the event of a later press.
 */
export async function pressPractice(win: AppWindow, button: PracticeButton, app: LedgerApp = 'Ethereum'): Promise<void> {
  try {
    await win.client['practice.press']({ button })
    win.part(practiceScreenStore).setState({ error: null })
    if (HANDLING.includes(button)) await lookQuietly(win, app)
  } catch (error) {
    win.part(practiceScreenStore).setState({ error: asAppError(error) })
  }
}
