// Binds keys that work on every screen: two-letter jumps, Ctrl or Cmd with a digit, Back and Forward.
import { useEffect } from 'react'
import { tinykeys } from 'tinykeys'
import { DIGIT_SCREENS, type Screen } from '../../shared/domain/screens.ts'
import { ignoreText } from '../kit/hooks/ignoreText.ts'
import { toggleAmounts } from '../features/settings/settingsStore.ts'
import { openScreen } from './windowCommands.ts'
import { useAppWindow } from '../window.ts'

/** The letters that lead to a screen after “g”, in the order in which they are listed. */
export const SCREEN_OF_LETTER: ReadonlyMap<string, Screen> = new Map([
  ['p', 'portfolio'],
  ['d', 'staking'],
  ['x', 'vip'],
  ['v', 'governance'],
  ['r', 'receive'],
  ['g', 'gains'],
  ['a', 'activity'],
  ['n', 'nfts'],
  ['t', 'transfer'],
  ['w', 'transfers'],
  ['b', 'withdrawals'],
  ['e', 'explorer'],
  ['i', 'notices'],
  ['c', 'accounts'],
  ['o', 'addressBook'],
  ['l', 'permissions'],
  ['m', 'messages'],
  ['s', 'settings'],
  ['h', 'health'],
])
/** Whether the keyboard has Cmd in place of Ctrl. */
export const IS_MAC = /Mac/.test(navigator.userAgent)
const LETTERS = [...SCREEN_OF_LETTER.keys()]

/** Binds the keys while the caller is on screen. */
export function useKeys(onHelp: () => void): void {
  const win = useAppWindow()
  useEffect(() => {
    const jump = (letter: string | undefined, event: KeyboardEvent) => {
      const screen = SCREEN_OF_LETTER.get(letter ?? '')
      if (screen === undefined) return
      event.preventDefault()
      openScreen(win, screen)
    }
    const keys = {
      // Uses one sequence for all letters: with several, one that fires leaves the others waiting, and they miss the next "g".
      [`g ([${LETTERS.join('')}])`]: (event: KeyboardEvent) => jump(event.key.toLowerCase(), event),
      [`$mod+([1-${DIGIT_SCREENS.length}])`]: (event: KeyboardEvent) => {
        const screen = DIGIT_SCREENS[Number(event.key) - 1]
        if (screen === undefined) return
        event.preventDefault()
        openScreen(win, screen)
      },
      '[Shift]+?': onHelp,
      'Shift+H': () => void toggleAmounts(win),
    }
    return tinykeys(window, keys, { ignore: ignoreText })
  }, [win, onHelp])
  useEffect(() => {
    const step = (event: KeyboardEvent, by: 1 | -1) => {
      event.preventDefault()
      window.history.go(by)
    }
    // Steps through the page's history as in a browser, in text fields too: the desktop app's page has no such keys of its own.
    return tinykeys(
      window,
      {
        [IS_MAC ? 'Meta+BracketLeft' : 'Alt+ArrowLeft']: (event) => step(event, -1),
        [IS_MAC ? 'Meta+BracketRight' : 'Alt+ArrowRight']: (event) => step(event, 1),
      },
      { ignore: () => false },
    )
  }, [])
}
