// Lets Enter lead the focus on, from an element that does nothing at a press to the control that comes next.
import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react'

/** How long no press must have come before one counts, ms: who presses again and again has read nothing. */
const PAUSE_MS = 300

interface Pause {
  begin: (at: number) => void
  /** Notes a press. @returns whether it counts. */
  isDeliberate: (press: Pick<globalThis.KeyboardEvent, 'repeat' | 'timeStamp'>) => boolean
}

/** Tells deliberate presses from others: one within the pause after another one, or of a key that is held down, does not count. */
function createPause(): Pause {
  let quietSince = 0
  return {
    begin: (at) => {
      quietSince = at
    },
    isDeliberate: ({ repeat, timeStamp }) => {
      const pause = timeStamp - quietSince
      quietSince = timeStamp
      return !repeat && pause >= PAUSE_MS
    },
  }
}

/** Focuses a control, on which presses do nothing until one is deliberate. */
function focusGuarded(control: HTMLElement, pause: Pause): void {
  const stop = new AbortController()
  const guard = (event: globalThis.KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    if (pause.isDeliberate(event)) stop.abort()
    else event.preventDefault()
  }
  control.addEventListener('keydown', guard, { signal: stop.signal })
  control.addEventListener('blur', () => stop.abort(), { signal: stop.signal })
  control.focus({ preventScroll: true })
}

/**
 * Returns the handlers of such an element. A press within the pause, one inside the element, and a key that is held down do nothing, neither
 * here nor on the control that was led to.
 * @param next the control that takes the focus, if it is there
 */
export function useEnterLeads(next: () => HTMLElement | null) {
  const [pause] = useState(createPause)
  return {
    onFocus: ({ timeStamp }: FocusEvent) => pause.begin(timeStamp),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.target !== event.currentTarget) return
      // Else the same press would also press the control that is focused now.
      event.preventDefault()
      const control = pause.isDeliberate(event) ? next() : null
      if (control !== null) focusGuarded(control, pause)
    },
  }
}

/**
 * Returns a ref for a control that takes the focus as soon as it `isReady`, from what does nothing at a press, so that one press suffices.
 * Presses of before, and a key that is held down, do nothing on it, also when it had the focus already under another name.
 * @param mayTake whether it may take the focus from the given element
 */
export function useReadyFocus(isReady: boolean, mayTake: (from: Element) => boolean): RefObject<HTMLButtonElement | null> {
  const control = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const button = control.current
    const from = document.activeElement ?? document.body
    if (!isReady || button === null) return
    if (from !== button && !(isInert(from) && mayTake(from))) return
    const pause = createPause()
    pause.begin(performance.now())
    focusGuarded(button, pause)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- asked once, when it gets ready
  }, [isReady])
  return control
}

/** Returns whether an element has the focus only so that it is not lost: the page, or what no Tab stops at. */
function isInert(element: Element): boolean {
  return element === document.body || element.getAttribute('tabindex') === '-1'
}
