// Holds the palette for every screen: its key, the box in the title bar, and the dialogs that stay open after it closes.
import { Search } from 'lucide-react'
import { lazy, startTransition, Suspense, useDeferredValue, useEffect, useState } from 'react'
import { tinykeys } from 'tinykeys'
import { LazyExportDialog } from '../../features/exports/LazyExportDialog.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { IS_MAC } from '../useKeys.ts'
import { closeExport, showPalette, usePalette, paletteStore } from './paletteStore.ts'
import { useAppWindow, type AppWindow, useWords } from '../../window.ts'

const loadPalette = async () => ({ default: (await import('./Palette.tsx')).Palette })
const Palette = lazy(loadPalette)

/** Draws the palette and what it leaves open. */
export function PaletteHost() {
  const win = useAppWindow()
  const { isOpen, generation, exporting, said } = usePalette()
  // Deferred, so that it is shown as soon as its code is loaded: React would keep what stands in for it for 300 ms.
  const isShown = useDeferredValue(isOpen)
  const isLoaded = useLoadedInAdvance()
  // After each closing a new one is drawn, hidden, as soon as nothing else is to be drawn.
  const drawn = useDeferredValue(generation)
  useEffect(() => tinykeys(window, { '$mod+k': (event) => open(win, event) }, { ignore: () => false }), [win])
  useEffect(() => (isOpen ? keepTyped(win) : undefined), [win, isOpen])
  return (
    <>
      <Suspense>
        {(isLoaded || (isOpen && isShown)) && drawn === generation && <Palette key={generation} isOpen={isOpen} />}
        {exporting !== null && (
          <LazyExportDialog key={JSON.stringify(exporting)} {...exporting} filter={{}} onClose={() => closeExport(win)} />
        )}
      </Suspense>
      <output className="visually-hidden">{said}</output>
    </>
  )
}

/** Loads the palette and its words while nothing else is to do. @returns whether they are there; a failure shows when it is opened */
function useLoadedInAdvance(): boolean {
  const win = useAppWindow()
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    const load = () =>
      Promise.all([loadPalette(), win.allWords()]).then(
        () => startTransition(() => setLoaded(true)),
        () => undefined,
      )
    const waiting = window.requestIdleCallback(() => void load())
    return () => window.cancelIdleCallback(waiting)
  }, [win])
  return isLoaded
}

/** Opens the palette wherever the focus is, also in a text field, but not over a dialog that is at work: it could not be left half done. */
function open(win: AppWindow, event: KeyboardEvent): void {
  event.preventDefault()
  if (document.querySelector('[role="dialog"] [aria-busy="true"]') !== null) return
  showPalette(win, true)
}

/** Keeps characters, and Enter, that are typed before the palette's field has the focus. @returns the function that stops it */
function keepTyped(win: AppWindow): () => void {
  const keep = (event: KeyboardEvent) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
    const isEnter = event.key === 'Enter'
    if (!isPlain || (event.key.length !== 1 && !isEnter) || document.activeElement?.closest('[data-palette]')) return
    event.preventDefault()
    event.stopPropagation()
    win.part(paletteStore).setState(({ text }) => (isEnter ? { isEnterWaiting: true } : { text: text + event.key }))
  }
  window.addEventListener('keydown', keep, { capture: true })
  return () => window.removeEventListener('keydown', keep, { capture: true })
}

/** Draws the button in the title bar that opens the palette. */
export function PaletteButton() {
  const { paletteButton: words } = useWords()
  const win = useAppWindow()
  return (
    <button type="button" className="palette-button" onClick={() => showPalette(win, true)}>
      <Icon of={Search} size={14} tone="dim" />
      <span className="word">{words.open}</span>
      <kbd className="key">{IS_MAC ? words.keysOnMac : words.keys}</kbd>
    </button>
  )
}
