// Reads figures for a chart, and repeats the question while the core is still adding up.
import { useEffect } from 'react'
import { useAsked, type Ask, type Asked } from '../data/useAsked.ts'
import type { ClientEvent } from '../window.ts'

const AGAIN_MS = 1500

/** Reads figures. `ask` and `isStale` must stay the same functions while the question is the same. */
export function useFigures<T extends { isAddingUp: boolean } | null>(ask: Ask<T>, isStale: (event: ClientEvent) => boolean): Asked<T> {
  const asked = useAsked(ask, isStale)
  const { value, askAgain } = asked
  useEffect(() => {
    if (value?.isAddingUp !== true) return
    const timer = window.setTimeout(askAgain, AGAIN_MS)
    return () => window.clearTimeout(timer)
  }, [value, askAgain])
  return asked
}
