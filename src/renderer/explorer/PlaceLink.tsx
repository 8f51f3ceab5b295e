// A word that leads to another page of the explorer.
import type { ReactNode } from 'react'
import { openPlace, useExplorerPlace } from './explorerPlace.ts'
import type { ExplorerPlace } from './placeParams.ts'

export function PlaceLink({ to, children, label, title }: { to: ExplorerPlace; children: ReactNode; label?: string; title?: string }) {
  const here = useExplorerPlace()
  return (
    <button type="button" className="link" aria-label={label} title={title} onClick={() => openPlace(to, here)}>
      {children}
    </button>
  )
}
