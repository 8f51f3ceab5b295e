// Draws the gallery into an element of the document.
import { CSPProvider } from '@base-ui/react/csp-provider'
import { createRoot } from 'react-dom/client'
import { Gallery } from './Gallery.tsx'

/** Draws the gallery into `root`. */
export function drawGallery(root: HTMLElement): void {
  createRoot(root).render(
    <CSPProvider disableStyleElements>
      <Gallery />
    </CSPProvider>,
  )
}
