// Draws the bar at the top of the window: the name, the button of the palette, and the network.
import { useApp } from '../data/stores/appStore.ts'
import { useWords } from '../window.ts'
import { PaletteButton } from './palette/PaletteHost.tsx'

/** Draws the bar; quiet: without what a network offers. */
export function TitleBar({ isQuiet = false }: { isQuiet?: boolean }) {
  const { networkTitles } = useWords()
  const network = useApp((app) => app.value?.network)
  return (
    <header className="bar">
      <Brand />
      {!isQuiet && <PaletteButton />}
      {!isQuiet && network !== undefined && (
        <span className="network-name">
          <span className={network.kind === 'mainnet' ? 'dot' : 'dot warn'} aria-hidden="true" />
          {networkTitles[network.kind]}
        </span>
      )}
    </header>
  )
}

/** Draws the name and the mark. */
function Brand() {
  return (
    <div className="brand">
      <svg width="18" height="18" viewBox="0 0 18 18" fill="none" stroke="currentColor" strokeWidth="1.4" aria-hidden="true">
        <circle cx="9" cy="9" r="8" />
        <path d="M4.3 6.3l2.2 6L9 6.8l2.5 5.5 2.2-6" />
      </svg>
      <span className="word">Waybill</span>
    </div>
  )
}
