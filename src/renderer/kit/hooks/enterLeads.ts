// Lets Enter lead the focus on, from an element that does nothing at a press to the control that comes next.
import { useRef, type FocusEvent, type KeyboardEvent } from 'react'

/** How long no Enter must have come before one counts, ms: who presses it again and again has read nothing. */
const PAUSE_MS = 300

/**
 * Returns the handlers of such an element. A press within the pause, one inside the element, and a key that is held down do nothing, neither
 * here nor on the control that was led to.
 * @param next the control that takes the focus, if it is there
 */
export function useEnterLeads(next: () => HTMLElement | null) {
  const quietSince = useRef(0)
  /** Notes a press. @returns whether it counts. */
  const isDeliberate = ({ repeat, timeStamp }: { repeat: boolean; timeStamp: number }) => {
    const pause = timeStamp - quietSince.current
    quietSince.current = timeStamp
    return !repeat && pause >= PAUSE_MS
  }
  const lead = (control: HTMLElement) => {
    const stop = new AbortController()
    const guard = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Enter') return
      if (isDeliberate(event)) stop.abort()
      else event.preventDefault()
    }
    control.addEventListener('keydown', guard, { signal: stop.signal })
    control.addEventListener('blur', () => stop.abort(), { signal: stop.signal })
    control.focus()
  }
  return {
    onFocus: ({ timeStamp }: FocusEvent) => {
      quietSince.current = timeStamp
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.target !== event.currentTarget) return
      // Else the same press would also press the control that is focused now.
      event.preventDefault()
      const control = isDeliberate(event) ? next() : null
      if (control !== null) lead(control)
    },
  }
}
