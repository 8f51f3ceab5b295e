// Finds screens, accounts, transactions and transfers, and runs commands, from any screen and by keyboard.
import { Autocomplete } from '@base-ui/react/autocomplete'
import { Dialog } from '@base-ui/react/dialog'
import { Search } from 'lucide-react'
import { memo, useCallback, useEffect, useRef, type KeyboardEvent } from 'react'
import type { ActivityItem } from '../../../shared/contract/history/activity.ts'
import { Icon } from '../../kit/Icon.tsx'
import type { PaletteGroup, PaletteItem } from './paletteItems.ts'
import { ItemLine } from './ItemLine.tsx'
import { closeExport, paletteStore, rememberChoice, showPalette, usePalette } from './paletteStore.ts'
import styles from './palette.module.css'
import { navigationStore } from '../../navigation.ts'
import { useEntries } from './useEntries.ts'
import { useAllWords, useAppWindow, type AppWindow } from '../../window.ts'

/**
 * Draws the command palette. Closed, it is drawn hidden with what it offers before anything is typed, so that opening it has nothing left to
 * draw but its frame.
 */
export function Palette({ isOpen }: { isOpen: boolean }) {
  const { common, paletteWords: words } = useAllWords()
  const win = useAppWindow()
  const text = usePalette((state) => state.text)
  const { groups, transactions, isLooking } = useEntries(text, isOpen)
  const { choose, finalFocus } = useChoice()
  useWaitingEnter(groups[0]?.items[0], { choose, finalFocus })
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => showPalette(win, open)}>
      <Dialog.Portal keepMounted>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup className={styles.palette} data-palette aria-label={words.title} finalFocus={finalFocus}>
          <Entries {...{ text, groups, transactions, choose }} isLooking={isLooking} close={common.close} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

interface EntriesProps {
  text: string
  groups: readonly PaletteGroup[]
  transactions: ReadonlyMap<string, ActivityItem>
  isLooking: boolean
  choose: (item: PaletteItem) => void
  /** Text of the button that closes the palette. */
  close: string
}

/** Draws the field and the entries; not again when the palette opens with those that were drawn in advance. */
const Entries = memo(function Entries({ text, groups, transactions, isLooking, choose, close }: EntriesProps) {
  const { paletteWords: words } = useAllWords()
  const win = useAppWindow()
  const setText = (typed: string) => win.part(paletteStore).setState({ text: typed })
  const isBare = text.trim() === ''
  return (
    <Autocomplete.Root
      open
      inline
      items={groups}
      mode="none"
      autoHighlight="always"
      keepHighlight
      value={text}
      // Ignores the choice of a line, which would put its name into the box.
      onValueChange={(value, { reason }) => reason !== 'item-press' && setText(value)}
      itemToStringValue={(item: PaletteItem) => item.name}
    >
      <div className={styles.box}>
        <Icon of={Search} tone="dim" />
        <Autocomplete.Input
          className={styles.input}
          aria-label={words.title}
          placeholder={words.placeholder}
          maxLength={300}
          spellCheck={false}
          onKeyDown={(event) => keepEnter(win, event)}
        />
        <Dialog.Close className="visually-hidden">{close}</Dialog.Close>
      </div>
      <Autocomplete.Empty className={styles.empty}>
        {!isBare && groups.length === 0 && (isLooking ? words.searching : words.nothing)}
      </Autocomplete.Empty>
      <Autocomplete.List className={styles.list}>
        {(group: PaletteGroup) => (
          <Autocomplete.Group key={group.value} items={group.items}>
            <Autocomplete.GroupLabel className={`label ${styles.group}`}>{group.value}</Autocomplete.GroupLabel>
            <Autocomplete.Collection>
              {(item: PaletteItem) => (
                <Autocomplete.Item key={item.id} value={item} className={styles.item} onClick={() => choose(item)}>
                  <ItemLine item={item} transaction={transactions.get(item.id)} text={text} />
                </Autocomplete.Item>
              )}
            </Autocomplete.Collection>
          </Autocomplete.Group>
        )}
      </Autocomplete.List>
      <Help isBare={isBare} />
    </Autocomplete.Root>
  )
})

/** Returns what runs an entry, and what gets the focus then. */
function useChoice() {
  const win = useAppWindow()
  // Who gets the focus: what had it before, the screen, or the section of Settings that was chosen, which takes it by itself.
  const focusNext = useRef<'before' | 'screen' | 'section'>('before')
  const toFocus = useRef<PaletteItem['toFocus']>(undefined)
  const choose = useCallback(
    (item: PaletteItem) => {
      toFocus.current = item.toFocus
      const { text } = win.part(paletteStore).getState()
      rememberChoice(win, item.id)
      showPalette(win, false)
      // What the last export left open would stay over the screen that is chosen now.
      closeExport(win)
      const place = win.part(navigationStore).getState()
      item.run(text)
      const { params } = win.part(navigationStore).getState()
      focusNext.current = params !== place.params && params.section !== undefined ? 'section' : 'screen'
    },
    [win],
  )
  const finalFocus = () => {
    if (focusNext.current !== 'screen') return focusNext.current === 'before'
    // The dialog would pass the focus to the first button inside an element that Tab can't reach, such as `main`; it goes to the element itself.
    const next = toFocus.current?.() ?? document.getElementById('main')
    next?.focus()
    return false
  }
  return { choose, finalFocus }
}

/** Keeps an Enter for which no line is marked yet. Its default is prevented: it would press the button that has the focus by then. */
function keepEnter(win: AppWindow, event: KeyboardEvent): void {
  if (event.key !== 'Enter' || event.currentTarget.hasAttribute('aria-activedescendant')) return
  event.preventDefault()
  win.part(paletteStore).setState({ isEnterWaiting: true })
}

/** Runs the first entry where Enter was pressed before it was there. */
function useWaitingEnter(first: PaletteItem | undefined, { choose, finalFocus }: ReturnType<typeof useChoice>): void {
  const isWaiting = usePalette((state) => state.isEnterWaiting)
  useEffect(() => {
    if (!isWaiting || first === undefined) return
    choose(first)
    // The dialog closes before it had the focus, so it passes none on.
    setTimeout(finalFocus)
  })
}

/** Says what the keys do, and before anything is typed what can be typed besides names. */
function Help({ isBare }: { isBare: boolean }) {
  const { paletteWords: words } = useAllWords()
  return (
    <p className={`small dim ${styles.help}`}>
      <span>
        <kbd className="key">↑</kbd> <kbd className="key">↓</kbd> {words.help.choose}
      </span>
      <span>
        <kbd className="key">Enter</kbd> {words.help.run}
      </span>
      <span>
        <kbd className="key">Esc</kbd> {words.help.close}
      </span>
      {isBare && (
        <span className={styles.example}>
          {words.tryIt} <span className="mono">{words.example}</span>
        </span>
      )}
    </p>
  )
}
