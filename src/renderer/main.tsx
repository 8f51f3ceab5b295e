// Starts the page: styles, then one React tree.
import { CSPProvider } from '@base-ui/react/csp-provider'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './theme.css'
import './base.css'
import './ui/controls.css'
import './ui/marks.css'
import './ui/searchBox.css'
import './ui/surfaces.css'
import './ui/overlays.css'
import './shell/shell.css'
import { App } from './App.tsx'
import { ErrorBoundary } from './shell/ErrorBoundary.tsx'

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    {/* The content security policy forbids inline style elements; base.css has what Base UI would put there. */}
    <CSPProvider disableStyleElements>
      <ErrorBoundary>
        <App />
      </ErrorBoundary>
    </CSPProvider>
  </StrictMode>,
)
