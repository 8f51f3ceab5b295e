// Loads the export dialog when it is first opened: the first screen does without it.
import { lazy, Suspense } from 'react'
import type { ExportDialogProps } from './ExportDialog.tsx'

const ExportDialog = lazy(async () => ({ default: (await import('./ExportDialog.tsx')).ExportDialog }))

/** Draws the export dialog; nothing until its code is loaded. */
export function LazyExportDialog(props: ExportDialogProps) {
  return (
    <Suspense fallback={null}>
      <ExportDialog {...props} />
    </Suspense>
  )
}
