// The drawn device of the practice network: what its screen shows. Null on every other network.
import type { PracticeButton, PracticeScreen } from '../../shared/status.ts'
import { toErrorData, fromErrorData } from '../../shared/errors.ts'
import { client, onEvent } from '../api.ts'
import { createResource } from '../state/resource.ts'

const screen = createResource<PracticeScreen | null>(
  () => client['practice.screen']({}),
  () => false,
)
export const usePracticeScreen = screen.use
export const reloadPracticeScreen = screen.reload

onEvent((event) => {
  if (event.type === 'practice.screen') usePracticeScreen.setState({ value: event.screen, error: null })
})

/** Presses a button of the drawn device. */
export async function pressPractice(button: PracticeButton): Promise<void> {
  try {
    usePracticeScreen.setState({ value: await client['practice.press']({ button }), error: null })
  } catch (error) {
    usePracticeScreen.setState({ error: fromErrorData(toErrorData(error)) })
  }
}
