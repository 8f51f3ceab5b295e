// Draws the conditions that what is typed may mean, with how many transactions each would show; one click narrows the list.
import { useEffect, useMemo, useState, type KeyboardEvent } from 'react'
import { useNow } from '../../../kit/hooks/useNow.ts'
import { useAppWindow, useWords, type AppWindow } from '../../../window.ts'
import { search, searchFor } from '../activityStore.ts'
import { firstSuggestions, operatorsFor, suggestionsFor } from './suggest.ts'
import { plainSearch, withoutBegun, type PlainSearch } from './plainWords.ts'
import { focusField, focusFound, keepKeyFocus } from './searchFocus.ts'
import { SUGGESTIONS_ID } from './searchText.ts'
import { useCandidates } from './useCandidates.ts'
import styles from './search.module.css'

/** Waits for this pause in typing before it counts. */
const SETTLE_MS = 250
/** Suggestions that fit beside the filters; more lie over the list. */
const FEW = 5

/** Draws the suggestions for what is typed. Many lie over the list, only while the search has the focus. */
export function Suggestions({ text, isActive }: { text: string; isActive: boolean }) {
  const suggestions = useCountedSuggestions(text)
  return isActive || suggestions.length <= FEW ? <SuggestionButtons suggestions={suggestions} /> : null
}

/** Draws suggestions for an empty field. The arrow keys pass them by, as they do everything else between the field and the list. */
export function FirstSuggestions() {
  const candidates = useCandidates()
  const now = useNow(3_600_000)
  const suggestions = useMemo(() => firstSuggestions(candidates, now), [candidates, now])
  return <SuggestionButtons suggestions={useCounted(suggestions, 0)} isPassedBy />
}

/** Properties of `SuggestionButtons`. */
export interface SuggestionButtonsProps {
  suggestions: readonly CountedSuggestion[]
  /** Whether the keys of the field don't lead to them. */
  isPassedBy?: boolean
}

/** Draws suggestions as a row of buttons; nothing where there are none. */
export function SuggestionButtons({ suggestions, isPassedBy = false }: SuggestionButtonsProps) {
  const { formatCount, operatorNames, searchWords: words } = useWords()
  const win = useAppWindow()
  if (suggestions.length === 0) return null
  return (
    <span
      id={isPassedBy ? undefined : SUGGESTIONS_ID}
      className={suggestions.length > FEW ? `${styles.suggestions} ${styles.many}` : styles.suggestions}
      role="group"
      aria-label={words.suggestions}
    >
      {suggestions.map(({ operator, label, text, order, count, isWhole, isBegun }) => (
        <button
          key={text}
          type="button"
          data-whole={isWhole === true ? '' : undefined}
          className={styles.suggestion}
          onKeyDown={stepOn}
          onClick={() => choose(win, { text, order, isBegun })}
        >
          {operator !== null && operator !== 'on' && <span className={styles.chipName}>{operatorNames[operator]}</span>} <b>{label}</b>
          {order === 'value' && <span>{words.largestValue}</span>}
          {order === 'oldest' && <span>{words.oldestFirst}</span>}
          {count !== null && <span className="dim">{formatCount(count)}</span>}
          {isWhole === true && (
            <kbd className="key" aria-hidden="true">
              Enter
            </kbd>
          )}
        </button>
      ))}
    </span>
  )
}

/** What a suggestion asks for. */
interface Chosen {
  text: string
  order: PlainSearch['order'] | undefined
  isBegun: true | undefined
}

/** Searches for a suggestion; the field takes the focus where the value of an operator is still to be typed. */
function choose(win: AppWindow, { text, order, isBegun }: Chosen): void {
  if (isBegun === true) {
    searchFor(win, text)
    focusField()
    return
  }
  keepKeyFocus()
  search(win, text, order)
}

/** Steps with the arrow keys: to the sides between the suggestions, up to the field, down to the list. */
function stepOn(event: KeyboardEvent<HTMLElement>): void {
  if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
    event.preventDefault()
    if (event.key === 'ArrowUp') focusField()
    else focusFound()
  }
  if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return
  const target = event.target instanceof HTMLElement ? event.target : null
  const next = event.key === 'ArrowRight' ? target?.nextElementSibling : target?.previousElementSibling
  if (next instanceof HTMLElement) next.focus()
}

/** A suggestion and how many transactions it would show. */
export interface CountedSuggestion extends PlainSearch {
  /** Null until all are counted, and where it could not be counted. */
  count: number | null
  /** Whether it is all that was typed, understood: Enter chooses it. */
  isWhole?: boolean
}

/** Returns what the search text may mean; words that would show nothing are left out once that is known. */
export function useCountedSuggestions(text: string): CountedSuggestion[] {
  const { plain } = useWords().searchWords
  const candidates = useCandidates()
  const now = useNow(3_600_000)
  const suggestions = useMemo(() => {
    const said = withoutBegun(text, plain)
    const whole = plainSearch(said, candidates, plain, now)
    // What is understood whole needs no completion of its last word.
    return whole === null ? [...suggestionsFor(said, candidates), ...operatorsFor(text)] : [{ ...whole, isWhole: said === text }]
  }, [text, candidates, plain, now])
  return useCounted(suggestions, SETTLE_MS)
}

/** Counts what each suggestion would show after a pause; their numbers come all at once, so that the buttons move at most once. */
function useCounted(suggestions: readonly (PlainSearch & Pick<CountedSuggestion, 'isWhole'>)[], pauseMs: number): CountedSuggestion[] {
  const win = useAppWindow()
  const [counts, setCounts] = useState<ReadonlyMap<string, number | null>>(new Map())
  useEffect(() => {
    if (suggestions.length === 0) return
    let isCurrent = true
    const timer = window.setTimeout(() => void count(), pauseMs)
    const count = async () => {
      const counted = new Map<string, number | null>()
      for (const { text: wanted } of suggestions.filter((one) => one.isBegun !== true)) {
        // Errors are shown by the list, which asks the same: one that cannot be counted does not keep the others from it.
        const found = await win.client['activity.count']({ filter: { text: wanted }, requesterId: 'suggestions' }).catch(() => null)
        if (!isCurrent) return
        counted.set(wanted, found?.count ?? null)
      }
      setCounts(
        (before) => new Map([...before, ...[...counted].map(([text, count]) => [text, count ?? before.get(text) ?? null] as const)]),
      )
    }
    return () => {
      isCurrent = false
      window.clearTimeout(timer)
    }
  }, [win, suggestions, pauseMs])
  const counted = suggestions.map((one): CountedSuggestion => ({ ...one, count: counts.get(one.text) ?? null }))
  // A sentence that was understood stands there even where it finds nothing: its filters say which one to drop.
  return counted.filter(({ count, isWhole }) => count !== 0 || isWhole === true)
}
