// Screens recorded from the real apps, held against the pages of the virtual ones: the same words, broken into lines differently.
import { expect } from 'vitest'
import type { DevicePage } from '../../src/practice/device/prompts.ts'

/** Buttons, page numbers, and what is drawn once the user has answered. */
const FURNITURE =
  /^(Swipe to (review|continue)|Reject|Cancel|Confirm|Skip|Ok|More|Continue anyway|Back to safety|\d+ of \d+|Reject transaction\?|Go back to transaction|Yes, reject|Address verif.*|cancelled|Transaction (signed|rejected))$/

/** Every letter of the recorded screens in order, without furniture and line ends; where the device cut, only so far. */
function lettersOf(screens: readonly string[]): string[] {
  const parts = screens.flatMap((screen) => {
    const drawn = screen.split(' | ').filter((part) => !FURNITURE.test(part.trim()))
    // Wherever the button stands on its screen, it is the last thing here.
    return [...drawn.filter((part) => part !== 'Hold to sign'), ...drawn.filter((part) => part === 'Hold to sign')]
  })
  return parts.join('').replace(/\s/g, '').split('...')
}

/** Holds the pages of a prompt against the recorded screens, letter for letter as far as those go. */
export function expectScreens(pages: readonly DevicePage[], screens: readonly string[]): void {
  const shown = pages
    .map(({ heading, text }) => heading.replace(/ \(1\/\d+\)$/, '') + text)
    .join('')
    .replace(/\s/g, '')
  const letters = lettersOf(screens)
  expect(letters.join('')).not.toBe('')
  expect(shown.startsWith(letters[0] ?? '')).toBe(true)
  if (screens.some((screen) => screen.includes('Hold to sign'))) expect(shown.endsWith(letters.at(-1) ?? '')).toBe(true)
  if (letters.length === 1 && screens.some((screen) => screen.includes('Hold to sign'))) expect(shown).toBe(letters[0])
}
