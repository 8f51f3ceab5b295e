// Keeps a handler the same function while its behaviour changes with each render: for memoised parts that render only when their properties
// change.
import { useCallback, useLayoutEffect, useRef } from 'react'

/** Returns a function that stays the same and calls the latest `handler`. */
export function useSteady<A extends unknown[]>(handler: (...given: A) => void): (...given: A) => void {
  const latest = useRef(handler)
  useLayoutEffect(() => {
    latest.current = handler
  })
  return useCallback((...given: A) => latest.current(...given), [])
}
