// Follows a pointer on a button that must be held, as the one of a device that signs.
import { useEffect, useReducer, type Dispatch } from 'react'

/** What the pointer does, or did last: `held` once it was held long enough, until it is released. */
export type Hold = 'none' | 'holding' | 'held' | 'tooShort'

/** What happens to it. */
type HoldEvent = 'press' | 'elapse' | 'release'

/** Returns what follows. Released after it was held long enough, while the answer is still awaited, it was not too short. */
export function nextHold(hold: Hold, event: HoldEvent): Hold {
  if (event === 'press') return 'holding'
  if (event === 'elapse') return hold === 'holding' ? 'held' : hold
  if (hold === 'holding') return 'tooShort'
  return hold === 'held' ? 'none' : hold
}

/** Follows the pointer and calls `onHeld`, which must stay the same function, once it was held for `ms`. */
export function useHold(ms: number, onHeld: () => void): [Hold, Dispatch<'press' | 'release'>] {
  const [hold, follow] = useReducer(nextHold, 'none')
  const isHolding = hold === 'holding'
  useEffect(() => {
    if (!isHolding) return
    const timer = window.setTimeout(() => {
      follow('elapse')
      onHeld()
    }, ms)
    return () => window.clearTimeout(timer)
  }, [isHolding, ms, onHeld])
  return [hold, follow]
}
