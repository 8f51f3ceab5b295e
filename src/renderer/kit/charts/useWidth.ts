// Measures the width of an element, for drawings that fill it.
import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** Measures an element. @returns the `ref` for the element, and its width; 0 before it is on screen. */
export function useWidth<T extends HTMLElement>(): [RefObject<T | null>, number] {
  const element = useRef<T>(null)
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const { current } = element
    if (current === null) return
    setWidth(current.clientWidth)
    const observer = new ResizeObserver(() => setWidth(current.clientWidth))
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  return [element, width]
}
