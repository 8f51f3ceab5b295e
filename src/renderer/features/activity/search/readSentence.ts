// Reads what is typed as a sentence in plain words, from what the window knows now. The store loads it when the words as typed find nothing.
import { accountsStore } from '../../../data/stores/accountsStore.ts'
import { assetsStore, chainsStore } from '../../../data/stores/chainsStore.ts'
import type { AppWindow } from '../../../window.ts'
import { candidatesOf } from './useCandidates.ts'
import { plainSearch, type PlainSearch } from './plainWords.ts'

/** Returns the conditions that the text was read as; null where a word of it is not understood. */
export function readSentence(win: AppWindow, text: string): PlainSearch | null {
  const now = Date.now()
  const candidates = candidatesOf(win.words, {
    chains: win.part(chainsStore).getState().value ?? [],
    accounts: win.part(accountsStore).getState().value ?? [],
    assets: win.part(assetsStore).getState().value ?? [],
    now,
  })
  return plainSearch(text, candidates, win.words.searchWords.plain, now)
}
