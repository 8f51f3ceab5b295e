// Leaves keys to the text that is typed, for the shortcuts of the window.
import { defaultKeybindingsHandlerIgnore } from 'tinykeys'

/**
 * Returns whether shortcuts leave a key alone: where text is typed, while it is held, and while letters are composed. A switch or a tick box
 * is an input without text, where they work.
 */
export function ignoreText(event: KeyboardEvent): boolean {
  const { target } = event
  const isChoice = target instanceof HTMLInputElement && (target.type === 'radio' || target.type === 'checkbox')
  return isChoice ? event.repeat || event.isComposing : defaultKeybindingsHandlerIgnore(event)
}
