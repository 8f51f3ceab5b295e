// Reads what is typed as a sentence in plain words, from what the window knows now. The store loads it when the words as typed find nothing.
import { accountsStore } from '../../../data/stores/accountsStore.ts'
import { assetsStore, chainsStore } from '../../../data/stores/chainsStore.ts'
import type { AppWindow } from '../../../window.ts'
import { candidatesOf } from './useCandidates.ts'
import { looseSearch, plainSearch, type PlainSearch } from './plainWords.ts'

/** Returns the conditions that the text was read as, or the words that a row says; null where neither is another search than the text. */
export function readSentence(win: AppWindow, text: string): PlainSearch | null {
  const now = Date.now()
  const candidates = candidatesOf(win.words, {
    chains: win.part(chainsStore).getState().value ?? [],
    accounts: win.part(accountsStore).getState().value ?? [],
    assets: win.part(assetsStore).getState().value ?? [],
    now,
  })
  const { plain } = win.words.searchWords
  return plainSearch(text, candidates, plain, now) ?? looseSearch(text, plain)
}
