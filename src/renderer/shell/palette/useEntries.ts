// Lists what the palette offers for a text: own things and commands, transactions found by the search, and the page of the explorer it names.
import { startTransition, useEffect, useMemo, useState } from 'react'
import type { ActivityItem } from '../../../shared/contract/history/activity.ts'
import { search } from '../../features/activity/activityStore.ts'
import { FOUND_ID } from '../../features/activity/search/searchText.ts'
import { useApp } from '../../data/stores/appStore.ts'
import { go } from '../../navigation.ts'
import { answerItem, answerTo, definedIn, isSearch, nobodyItems, unknownItems } from './answers.ts'
import { askedAssets } from './assetQuestion.ts'
import { useFeesPaid } from './useFeesPaid.ts'
import { inOrder } from './entryOrder.ts'
import { useExplorerItem } from './explorerItems.ts'
import { isBeginning, isUninvited, matching, recentFirst, suggestedFirst, type PaletteGroup, type PaletteItem } from './paletteItems.ts'
import { usePalette } from './paletteStore.ts'
import { useAddressItems } from './commands/addressItems.ts'
import { useCommand } from './commands/useCommand.ts'
import { useWantedSearch, type WantedSearch } from './useWantedSearch.ts'
import { usePaletteGroups } from './usePaletteGroups.ts'
import { useThingGroups } from './useThingGroups.ts'
import { useAllWords, useAppWindow, type AppWindow } from '../../window.ts'
import type { AllWords } from '../../words/words.ts'

/** Lines of a group before anything is typed, and of the transfers. */
const MAX_UNASKED = 5
const MAX_UNASKED_TRANSFERS = 3

/** Returns what is offered for a text; the same lists as long as nothing changes. */
export function useEntries(text: string, isOpen: boolean) {
  const all = useAllWords()
  const { paletteWords: words } = all
  const win = useAppWindow()
  const isBare = text.trim() === ''
  // What is typed at once must find its entries at once.
  const isWanted = useIsFieldDrawn() || !isBare
  const known = usePaletteGroups(isWanted, isOpen)
  const things = useThingGroups(isWanted)
  const wanted = useWantedSearch(text)
  const { items: found, isLooking } = useFound(wanted.text)
  const transactions = useMemo(() => new Map(found.map((item) => [idOf(item), item])), [found])
  const recent = usePalette((state) => state.recent)
  const offered = useMemo(() => matching(unasked(known, recent, words), '', MAX_UNASKED), [known, recent, words])
  const [sentence, ofAddress, page] = [useCommand(text), useAddressItems(text), useExplorerItem(text)]
  const command = ofAddress.length > 0 ? ofAddress : sentence
  const asked = isBare ? null : answerTo(text, all)
  const isPractice = useApp((app) => app.value?.network.kind === 'practice')
  const named = [...known, ...things]
  const feesPaid = useFeesPaid(asked === 'paidFees' ? text : null)
  const names = () => named.flatMap(({ items }) => items.map(({ name }) => name))
  const worth = isBare || asked !== null || command.length > 0 ? [] : askedAssets(text, all, named)
  const unknown = isBare || asked !== null || command.length > 0 ? [] : unknownItems(win, all, text, isPractice, names())
  const nobody = () => nobodyItems(win, all, text, (name) => matching(named, name, 1).length > 0)
  const answered = asked === null ? null : answerItem(win, all, asked, isPractice)
  const said = answered === null || feesPaid === null ? answered : { ...answered, name: feesPaid }
  const answer = said !== null ? [said] : worth.length > 0 ? worth : unknown.length > 0 ? unknown : nobody()
  const groups = isBare
    ? offered
    : inOrder(
        text,
        {
          command,
          answer: answer.length === 0 ? [] : [{ value: words.groups.answer, items: answer }],
          isAlone: unknown.length > 0 || worth.length > 0 || (asked !== null && definedIn(all, text) !== null),
          isSearchBetter: asked !== null && isSearch(asked),
          named,
          transactions: transactionGroup(win, all, found, wanted),
          isRead: wanted.isRead,
          page,
          isPageMeant: ofAddress.length > 0 || (page[0]?.items[0]?.isMeant === true && found.length === 0),
        },
        all.paletteSynonyms.sentence,
      )
  return { groups, transactions, isLooking }
}

/** Returns false in the first render: the field is drawn alone, so that it takes keys at once, and its suggestions follow. */
function useIsFieldDrawn(): boolean {
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => startTransition(() => setDrawn(true)), [])
  return isDrawn
}

/** Returns the groups before anything is typed: what was chosen last, what is done most, where to go, and own things. */
export function unasked(known: readonly PaletteGroup[], recent: readonly string[], { groups }: AllWords['paletteWords']): PaletteGroup[] {
  const all = recentFirst(
    known,
    recent.filter((id) => !isBeginning(id)),
    groups.recent,
  )
  const last = all.filter(({ value }) => value === groups.recent)
  const rest = suggestedFirst(all.slice(last.length), groups.suggested, [groups.screens, groups.accounts, groups.transfers])
  return [...last, ...rest].map((group) =>
    group.value === groups.transfers ? { ...group, items: group.items.slice(0, MAX_UNASKED_TRANSFERS) } : group,
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

const NO_ITEMS: readonly ActivityItem[] = []

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
  return { items: isCurrent ? found.items : NO_ITEMS, isLooking: wanted.length >= FEWEST_LETTERS && !isCurrent }
}
