// Reads figures for a chart, and repeats the question while the core is still adding up.
import { useEffect } from 'react'
import { useAsked, type Ask, type Asked } from '../data/useAsked.ts'
import type { ClientEvent } from '../window.ts'
import { isLess, isUnfinished, type Figures } from '../data/figuresHeld.ts'

const AGAIN_MS = 1500

/**
 * Reads figures. A whole answer stays until the next whole one. `ask` and `isStale` must stay the same functions while the question is the
 * same.
 */
export function useFigures<T extends Figures | null>(ask: Ask<T>, isStale: (event: ClientEvent) => boolean): Asked<T> {
  const asked = useAsked(ask, isStale, isLess)
  const { value, error, isHeld, isAsking, askAgain } = asked
  const isAwaited = !isAsking && error === null && (isHeld || isUnfinished(value))
  useEffect(() => {
    if (!isAwaited) return
    const timer = window.setTimeout(askAgain, AGAIN_MS)
    return () => window.clearTimeout(timer)
  }, [isAwaited, askAgain])
  return asked
}
