// Holds what the drawn device of the practice network shows. Null on every other network.
import { asAppError } from '../../../shared/domain/errors.ts'
import type { LedgerApp, PracticeButton, PracticeScreen } from '../../../shared/contract/status.ts'
import { client, onEvent } from '../../data/api.ts'
import { lookQuietly } from './deviceActions.ts'
import { createResource } from '../../data/resource.ts'

const screen = createResource<PracticeScreen | null>(
  () => client['practice.screen']({}),
  () => false,
)
/** Subscribes to the screen of the practice device. */
export const usePracticeScreen = screen.use
/** Reads the screen of the practice device again. */
export const reloadPracticeScreen = screen.reload

onEvent((event) => {
  if (event.type === 'practice.screen') usePracticeScreen.setState({ value: event.screen, error: null })
})

/** Buttons that act on the device rather than on a prompt: its state changes with them. */
const HANDLING: readonly PracticeButton[] = ['lock', 'unlock', 'plug', 'unplug', 'openEthereum', 'openCosmos', 'quitApp']

/** Presses a button of the drawn device. `app` is the one that is needed, for the state that follows. */
export async function pressPractice(button: PracticeButton, app: LedgerApp = 'Ethereum'): Promise<void> {
  try {
    usePracticeScreen.setState({ value: await client['practice.press']({ button }), error: null })
    if (HANDLING.includes(button)) await lookQuietly(app)
  } catch (error) {
    usePracticeScreen.setState({ error: asAppError(error) })
  }
}
