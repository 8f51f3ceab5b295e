// Draws a link to another page of the explorer.
import type { ReactNode } from 'react'
import { openPlace, useExplorerLocation } from './explorerLocation.ts'
import type { ExplorerLocation } from './locationParams.ts'
import { useAppWindow } from '../../window.ts'

/** Draws a link to a page of the explorer. */
export function LocationLink({
  to,
  children,
  label,
  title,
}: {
  to: ExplorerLocation
  children: ReactNode
  label?: string
  title?: string
}) {
  const win = useAppWindow()
  const here = useExplorerLocation()
  return (
    <button type="button" className="link" aria-label={label} title={title} onClick={() => openPlace(win, to, here)}>
      {children}
    </button>
  )
}
