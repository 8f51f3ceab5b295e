// Asks main for the open screen: when it opens, again after a change and by hand.
import { useCallback, useEffect, useState } from 'react'
import { asAppError, type AppError } from '../../shared/domain/errors.ts'
import { useAppWindow, type AppWindow, type ClientEvent } from '../window.ts'

/** State of a question. */
export interface Asked<T> {
  /** The last answer to this question; kept while it is asked again. */
  value: T | null
  error: AppError | null
  isAsking: boolean
  /** The value is the one before the last answer. */
  isHeld: boolean
  askAgain: () => void
}

/** A question to main, in the window that asks it. */
export type Ask<T> = (win: AppWindow) => Promise<T>

interface Answer<T> {
  ask: Ask<T>
  attempt: number
  value: T | null
  error: AppError | null
  isHeld: boolean
}

const isNever = () => false

/**
 * Asks main. `isStale` must stay the same function, and so must `ask` while the question is the same; null asks nothing.
 * @param isWorse whether the value before is kept instead of the next one; must stay the same function too
 */
export function useAsked<T>(
  ask: Ask<T> | null,
  isStale: (event: ClientEvent) => boolean,
  isWorse: (next: T, before: T) => boolean = isNever,
): Asked<T> {
  const win = useAppWindow()
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState<Answer<T> | null>(null)
  const askAgain = useCallback(() => setAttempt((before) => before + 1), [])
  useEffect(() => win.onEvent((event) => (isStale(event) || event.type === 'reconnected') && askAgain()), [win, isStale, askAgain])
  useEffect(() => {
    if (ask === null) return
    const stop = new AbortController()
    ask(win).then(
      (value) =>
        stop.signal.aborted ||
        setAnswer((before) => {
          const last = before?.ask === ask ? before.value : null
          const isHeld = last !== null && isWorse(value, last)
          return { ask, attempt, value: isHeld ? last : value, error: null, isHeld }
        }),
      (error: unknown) =>
        stop.signal.aborted ||
        setAnswer((before) => ({
          ask,
          attempt,
          value: before?.ask === ask ? before.value : null,
          error: asAppError(error),
          isHeld: false,
        })),
    )
    return () => stop.abort()
  }, [win, ask, attempt, isWorse])
  const current = answer?.ask === ask ? answer : null
  return {
    value: current?.value ?? null,
    error: current?.error ?? null,
    isHeld: current?.isHeld ?? false,
    isAsking: ask !== null && current?.attempt !== attempt,
    askAgain,
  }
}
