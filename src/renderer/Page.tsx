// Builds the React tree of the window with its providers.
import { CSPProvider } from '@base-ui/react/csp-provider'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { ErrorBoundary } from './shell/ErrorBoundary.tsx'
import { WindowContext, type AppWindow } from './window.ts'

/** Draws the app into an element of the document. */
export function drawPage(root: HTMLElement, win: AppWindow): void {
  createRoot(root, { onRecoverableError: reportCause }).render(
    <StrictMode>
      {/* The content security policy forbids inline style elements; base.css holds what Base UI would put there. */}
      <CSPProvider disableStyleElements>
        <WindowContext value={win}>
          <ErrorBoundary of="window">
            <App />
          </ErrorBoundary>
        </WindowContext>
      </CSPProvider>
    </StrictMode>,
  )
}

/** Reports why React had to draw again at once: its own error says only that it had to. */
function reportCause(error: unknown): void {
  reportError(error instanceof Error && error.cause !== undefined ? error.cause : error)
}
