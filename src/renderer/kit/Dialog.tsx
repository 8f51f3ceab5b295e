// Draws a modal question. Focus stays inside, Escape closes. Its code is loaded after the first screen, or when a dialog is opened before that.
import { lazy, Suspense, useEffect, useState } from 'react'
import { useFocusAfterClosing } from './hooks/lostFocus.ts'
import { useWasOpened } from './hooks/useWasOpened.ts'
import type { DialogProps } from './ModalDialog.tsx'

const loadModalDialog = async () => ({ default: (await import('./ModalDialog.tsx')).ModalDialog })
const ModalDialog = lazy(loadModalDialog)

/** Draws a dialog. */
export function Dialog(props: DialogProps) {
  const { isOpen } = props
  useFocusAfterClosing(isOpen)
  const wasOpened = useWasOpened(isOpen)
  return (
    wasOpened && (
      <Suspense fallback={null}>
        <ModalDialog {...props} />
      </Suspense>
    )
  )
}

/**
 * Loads the code of dialogs once the screen has come to rest. Draws nothing. Without it the first dialog would open a moment after the key
 * that asks for it, and lose what is pressed meanwhile. Code that cannot be loaded is asked for again, and missed, by the first dialog that
 * opens.
 */
export function DialogInAdvance() {
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    const load = () =>
      loadModalDialog().then(
        () => setLoaded(true),
        () => undefined,
      )
    const waiting = window.requestIdleCallback(() => void load())
    return () => window.cancelIdleCallback(waiting)
  }, [])
  return (
    isLoaded && (
      <Suspense fallback={null}>
        <ModalDialog isOpen={false} onClose={() => undefined} title="" />
      </Suspense>
    )
  )
}
