// Reads what is typed into the palette as a search of the timeline: in plain words where they are understood, else as it stands.
import { useMemo } from 'react'
import type { Order } from '../../features/activity/timeline/sorting.ts'
import { plainSearch } from '../../features/activity/search/plainWords.ts'
import { useCandidates } from '../../features/activity/search/useCandidates.ts'
import { useNow } from '../../kit/hooks/useNow.ts'
import { useAllWords } from '../../window.ts'

/** A search of the timeline, and how the entry that opens it is named. */
export interface WantedSearch {
  /** In the language of the search box; empty where nothing is typed. */
  text: string
  name: string
  /** Whether every word was understood. */
  isRead: boolean
  /** Undefined to keep the order of the list. */
  order: Order | undefined
}

/** Returns the search. */
export function useWantedSearch(typed: string): WantedSearch {
  const { paletteWords: words, searchWords } = useAllWords()
  const candidates = useCandidates()
  const now = useNow(3_600_000)
  return useMemo(() => {
    const text = typed.trim()
    const read = plainSearch(text, candidates, searchWords.plain, now)
    if (read === null) return { text, name: words.searchFor(text), isRead: false, order: undefined }
    const order = read.order === 'value' ? searchWords.largestValue : read.order === 'oldest' ? searchWords.oldestFirst : ''
    const label = order === '' ? read.label : `${read.label} · ${order}`
    return { text: read.text, name: words.showActivity(label), isRead: true, order: read.order }
  }, [typed, candidates, searchWords, words, now])
}
