// A handler that stays the same function while what it does changes with each drawing: for parts that are drawn anew only when
// what they are given is another.
import { useCallback, useLayoutEffect, useRef } from 'react'

export function useSteady<A extends unknown[]>(handler: (...given: A) => void): (...given: A) => void {
  const latest = useRef(handler)
  useLayoutEffect(() => {
    latest.current = handler
  })
  return useCallback((...given: A) => latest.current(...given), [])
}
