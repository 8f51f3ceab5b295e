// Draws the gallery into an element of the document.
import { CSPProvider } from '@base-ui/react/csp-provider'
import { Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { WindowContext, type AppWindow } from '../window.ts'
import { Gallery } from './Gallery.tsx'

/** Draws the gallery into `root`. */
export function drawGallery(root: HTMLElement, win: AppWindow): void {
  createRoot(root).render(
    <CSPProvider disableStyleElements>
      <WindowContext value={win}>
        <Suspense>
          <Gallery />
        </Suspense>
      </WindowContext>
    </CSPProvider>,
  )
}
