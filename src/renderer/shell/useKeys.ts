// Keys that work on every screen: two-letter jumps, and Ctrl or Cmd with a digit.
import { useEffect } from 'react'
import { tinykeys } from 'tinykeys'
import { go } from '../navigation.ts'
import type { Screen } from '../place.ts'

const ORDER: readonly { letter: string; screen: Screen }[] = [
  { letter: 'p', screen: 'portfolio' },
  { letter: 'a', screen: 'activity' },
  { letter: 't', screen: 'transfer' },
  { letter: 'w', screen: 'waybills' },
  { letter: 'c', screen: 'accounts' },
  { letter: 's', screen: 'settings' },
]

/** Binds the keys as long as the caller is on screen. */
export function useKeys(onHelp: () => void): void {
  useEffect(() => {
    const jumps = ORDER.flatMap(({ letter, screen }, index): [string, (event: KeyboardEvent) => void][] => {
      const jump = (event: KeyboardEvent) => {
        event.preventDefault()
        go(screen)
      }
      return [
        [`g ${letter}`, jump],
        [`$mod+${index + 1}`, jump],
      ]
    })
    return tinykeys(window, { ...Object.fromEntries(jumps), '[Shift]+?': onHelp })
  }, [onHelp])
}
