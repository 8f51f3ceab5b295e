// Finds screens, accounts, transactions and transfers, and runs commands, from any screen and by keyboard.
import { Autocomplete } from '@base-ui/react/autocomplete'
import { Dialog } from '@base-ui/react/dialog'
import { Search } from 'lucide-react'
import { startTransition, useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import type { ActivityItem } from '../../../shared/contract/history/activity.ts'
import { search } from '../../features/activity/activityStore.ts'
import { FOUND_ID } from '../../features/activity/search/searchText.ts'
import { go } from '../../navigation.ts'
import { Icon } from '../../kit/Icon.tsx'
import { isUninvited, matching, recentFirst, suggestedFirst, type PaletteGroup, type PaletteItem } from './paletteItems.ts'
import { useExplorerItem } from './explorerItems.ts'
import { ItemLine } from './ItemLine.tsx'
import { closeExport, paletteStore, rememberChoice, showPalette, usePalette } from './paletteStore.ts'
import styles from './palette.module.css'
import { useCommand } from './useCommand.ts'
import { useWantedSearch, type WantedSearch } from './useWantedSearch.ts'
import { usePaletteGroups } from './usePaletteGroups.ts'
import { navigationStore } from '../../navigation.ts'
import { useAllWords, useAppWindow, type AppWindow } from '../../window.ts'
import type { AllWords } from '../../words/words.ts'

/** Lines of a group: further ones are found by typing more. */
const MAX = 8
/** Lines of a group before anything is typed. */
const MAX_UNASKED = 7

/** Draws the command palette. */
export function Palette() {
  const all = useAllWords()
  const { common, paletteWords: words } = all
  const win = useAppWindow()
  const text = usePalette((state) => state.text)
  const setText = (typed: string) => win.part(paletteStore).setState({ text: typed })
  const isBare = text.trim() === ''
  // What is typed at once must find its entries at once.
  const known = usePaletteGroups(useIsFieldDrawn() || !isBare)
  const wanted = useWantedSearch(text)
  const { items: found, isLooking } = useFound(wanted.text)
  const transactions = useMemo(() => new Map(found.map((item) => [idOf(item), item])), [found])
  const recent = usePalette((state) => state.recent)
  const offered = isBare ? unasked(known, recent, words) : known
  const groups = [
    ...useCommand(text),
    ...matching(offered, text, isBare ? MAX_UNASKED : MAX),
    ...explorerPlaced(useExplorerItem(text), transactionGroup(win, all, found, wanted), found.length > 0),
  ]
  const choice = useChoice()
  useWaitingEnter(groups[0]?.items[0], choice)
  return (
    <Dialog.Root open onOpenChange={(open) => showPalette(win, open)}>
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup className={styles.palette} data-palette aria-label={words.title} finalFocus={choice.finalFocus}>
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
              <Dialog.Close className="visually-hidden">{common.close}</Dialog.Close>
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
                      <Autocomplete.Item key={item.id} value={item} className={styles.item} onClick={() => choice.choose(item)}>
                        <ItemLine item={item} transaction={transactions.get(item.id)} text={text} />
                      </Autocomplete.Item>
                    )}
                  </Autocomplete.Collection>
                </Autocomplete.Group>
              )}
            </Autocomplete.List>
            <Help isBare={isBare} />
          </Autocomplete.Root>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** Returns what runs an entry, and what gets the focus then. */
function useChoice() {
  const win = useAppWindow()
  // Who gets the focus: what had it before, the screen, or the section of Settings that was chosen, which takes it by itself.
  const focusNext = useRef<'before' | 'screen' | 'section'>('before')
  const toFocus = useRef<PaletteItem['toFocus']>(undefined)
  const choose = (item: PaletteItem) => {
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
  }
  const finalFocus = () =>
    focusNext.current === 'screen' ? (toFocus.current?.() ?? document.getElementById('main')) : focusNext.current === 'before'
  return { choose, finalFocus }
}

/** Keeps an Enter for which no line is marked yet. */
function keepEnter(win: AppWindow, { key, currentTarget }: KeyboardEvent): void {
  if (key === 'Enter' && !currentTarget.hasAttribute('aria-activedescendant')) win.part(paletteStore).setState({ isEnterWaiting: true })
}

/** Runs the first entry where Enter was pressed before it was there. */
function useWaitingEnter(first: PaletteItem | undefined, { choose, finalFocus }: ReturnType<typeof useChoice>): void {
  const isWaiting = usePalette((state) => state.isEnterWaiting)
  useEffect(() => {
    if (!isWaiting || first === undefined) return
    choose(first)
    // The dialog closes before it had the focus, so it passes none on.
    setTimeout(() => {
      const next = finalFocus()
      if (next instanceof HTMLElement) next.focus()
    })
  })
}

/** Returns false in the first render: the field is drawn alone, so that it takes keys at once, and its suggestions follow. */
function useIsFieldDrawn(): boolean {
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => startTransition(() => setDrawn(true)), [])
  return isDrawn
}

/** Returns the groups before anything is typed: what was chosen last, what is done most, where to go, and own things. */
function unasked(known: readonly PaletteGroup[], recent: readonly string[], { groups }: AllWords['paletteWords']): PaletteGroup[] {
  const all = recentFirst(known, recent, groups.recent)
  const last = all.filter(({ value }) => value === groups.recent)
  return [...last, ...suggestedFirst(all.slice(last.length), groups.suggested, [groups.screens, groups.accounts, groups.transfers])]
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

function idOf({ accountId, chainId, hash }: ActivityItem): string {
  return `tx ${accountId} ${chainId} ${hash}`
}

/** Returns the transactions found, and the link to all of them. */
function transactionGroup(
  win: AppWindow,
  { paletteWords: words }: AllWords,
  found: readonly ActivityItem[],
  wanted: WantedSearch,
): PaletteGroup[] {
  if (wanted.text === '') return []
  const items = found.map((item): PaletteItem => {
    const { accountId, chainId, hash } = item
    return { id: idOf(item), name: hash, also: '', hint: '', run: () => go(win, 'activity', { accountId, chainId, hash }) }
  })
  const run = () => {
    search(win, wanted.text, wanted.order)
    go(win, 'activity')
  }
  const toFocus = () => document.getElementById(FOUND_ID)
  const all: PaletteItem = { id: 'search', name: wanted.name, also: '', hint: '', run, toFocus }
  return [{ value: words.groups.transactions, items: wanted.isRead ? [all, ...items] : [...items, all] }]
}

/** Puts the page of the explorer first where nothing else can be meant: a hash that no own transaction has, a height written as one. */
function explorerPlaced(page: PaletteGroup[], own: PaletteGroup[], hasFound: boolean): PaletteGroup[] {
  const isMeant = page[0]?.items[0]?.isMeant === true && !hasFound
  return isMeant ? [...page, ...own] : [...own, ...page]
}

const PAUSE_MS = 150
const FEWEST_LETTERS = 2
const MAX_FOUND = 6

interface Found {
  text: string
  items: readonly ActivityItem[]
}

/** Finds transactions by memo, hash, address, or anything else the search understands; a newer question cancels an older one. */
function useFound(text: string): { items: readonly ActivityItem[]; isLooking: boolean } {
  const win = useAppWindow()
  const [found, setFound] = useState<Found>({ text: '', items: [] })
  const wanted = text.trim()
  useEffect(() => {
    if (wanted.length < FEWEST_LETTERS) return
    const stop = new AbortController()
    const timer = window.setTimeout(() => {
      win.client['activity.page']({ filter: { text: wanted }, limit: MAX_FOUND, requesterId: 'palette' }).then(
        ({ items }) => stop.signal.aborted || setFound({ text: wanted, items: items.filter((item) => !isUninvited(item)) }),
        // Superseded by the next character; other errors are shown on the Activity screen, which asks the same.
        () => stop.signal.aborted || setFound({ text: wanted, items: [] }),
      )
    }, PAUSE_MS)
    return () => {
      stop.abort()
      window.clearTimeout(timer)
    }
  }, [win, wanted])
  const isCurrent = wanted.length >= FEWEST_LETTERS && found.text === wanted
  return { items: isCurrent ? found.items : [], isLooking: wanted.length >= FEWEST_LETTERS && !isCurrent }
}
