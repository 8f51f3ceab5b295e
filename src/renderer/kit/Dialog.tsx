// Draws a modal question. Focus stays inside, Escape closes. Its code is loaded when a dialog is first opened.
import { lazy, Suspense } from 'react'
import { useFocusAfterClosing } from './hooks/lostFocus.ts'
import { useWasOpened } from './hooks/useWasOpened.ts'
import type { DialogProps } from './ModalDialog.tsx'

const ModalDialog = lazy(async () => ({ default: (await import('./ModalDialog.tsx')).ModalDialog }))

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
