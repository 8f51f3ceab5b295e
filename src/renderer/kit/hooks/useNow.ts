// Provides the time for texts such as "40 s ago". It pauses while the window is hidden.
import { useEffect, useState } from 'react'

/** Returns milliseconds since 1970, updated every `everyMs` while the window is visible. */
export function useNow(everyMs = 5000): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const tick = () => document.hidden || setNow(Date.now())
    const timer = window.setInterval(tick, everyMs)
    document.addEventListener('visibilitychange', tick)
    return () => {
      window.clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [everyMs])
  return now
}
