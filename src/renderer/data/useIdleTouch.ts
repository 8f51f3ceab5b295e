// Reports activity of the user to main, where the window locks after a time without any.
import { useEffect } from 'react'
import { usePreferences } from './stores/appStore.ts'
import { useAppWindow } from '../window.ts'

/** Far less than the shortest time to the lock. */
const TOUCH_MS = 10_000
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const

/** Reports the user's activity while a lock time is set. */
export function useIdleTouch(): void {
  const win = useAppWindow()
  const isOn = usePreferences((preferences) => (preferences.value?.lockAfter ?? 0) > 0)
  useEffect(() => {
    if (!isOn) return
    let last = 0
    const touch = () => {
      if (Date.now() - last < TOUCH_MS) return
      last = Date.now()
      // A lost report does not matter: the next one follows.
      win.client['vault.touch']({}).catch(() => undefined)
    }
    for (const sign of SIGNS) window.addEventListener(sign, touch, { passive: true, capture: true })
    return () => {
      for (const sign of SIGNS) window.removeEventListener(sign, touch, { capture: true })
    }
  }, [win, isOn])
}
