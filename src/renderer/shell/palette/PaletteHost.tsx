// Holds the palette where every screen has it: its key, the box in the title bar, and what it leaves behind when it closes.
import { Search } from 'lucide-react'
import { lazy, Suspense, useEffect } from 'react'
import { tinykeys } from 'tinykeys'
import { Icon } from '../../kit/Icon.tsx'
import { paletteWords as words } from '../../words/palette.ts'
import { showPalette, usePalette } from './paletteStore.ts'

const loadPalette = async () => ({ default: (await import('./Palette.tsx')).Palette })
const Palette = lazy(loadPalette)
const ExportDialog = lazy(async () => ({ default: (await import('../../features/exports/ExportDialog.tsx')).ExportDialog }))

export function PaletteHost() {
  const { isOpen, exporting, said } = usePalette()
  useEffect(() => tinykeys(window, { '$mod+k': open }, { ignore: () => false }), [])
  useEffect(() => {
    // There before it is asked for, so that no letter typed right after its key is lost. What fails here is told when it is opened.
    const waiting = window.requestIdleCallback(() => void loadPalette().catch(() => undefined))
    return () => window.cancelIdleCallback(waiting)
  }, [])
  return (
    <>
      <Suspense>
        {isOpen && <Palette />}
        {exporting !== null && <ExportDialog what={exporting} filter={{}} onClose={() => usePalette.setState({ exporting: null })} />}
      </Suspense>
      <output className="visually-hidden">{said}</output>
    </>
  )
}

/** Wherever the focus is, in a text field too. */
function open(event: KeyboardEvent): void {
  event.preventDefault()
  showPalette(true)
}

/** The same for the mouse, in the title bar. */
export function PaletteButton() {
  return (
    <button type="button" className="palette-button" onClick={() => showPalette(true)}>
      <Icon of={Search} size={14} tone="dim" />
      <span className="word">{words.open}</span>
      <kbd className="key">{IS_MAC ? words.keysOnMac : words.keys}</kbd>
    </button>
  )
}

const IS_MAC = /Mac/.test(navigator.userAgent)
