// Draws the conditions that what is typed may mean, with how many transactions each would show; one click narrows the list.
import { useEffect, useMemo, useState, type KeyboardEvent } from 'react'
import { useNow } from '../../../kit/hooks/useNow.ts'
import { useAppWindow, useWords, type AppWindow } from '../../../window.ts'
import { valueText } from '../../../words/search.ts'
import { search, searchFor } from '../activityStore.ts'
import { firstSuggestions, operatorsFor, suggestionsFor } from './suggest.ts'
import { plainSearch, withoutBegun, type PlainSearch } from './plainWords.ts'
import { focusField, focusFound, keepKeyFocus } from './searchFocus.ts'
import { SUGGESTIONS_ID, type OtherSize } from './searchText.ts'
import { useCandidates } from './useCandidates.ts'
import styles from './search.module.css'

/** Waits for this pause in typing before it counts. */
const SETTLE_MS = 250
/** Suggestions that fit beside the filters; more lie over the list. */
const FEW = 5
/** Filters that are offered where a search finds nothing. */
const MAX_EXAMPLES = 3

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

/** Offers the value in place of an amount that may be of any token, where that finds something. */
export function WorthInstead({ other }: { other: OtherSize }) {
  const words = useWords()
  const win = useAppWindow()
  const asked = useMemo((): PlainSearch[] => [{ operator: 'value', label: '', text: other.text }], [other.text])
  const [found] = useCounted(asked, SETTLE_MS)
  if (found === undefined || found.count === null) return null
  return (
    <button type="button" className="link small" onClick={() => search(win, other.text)}>
      {words.searchWords.worthInstead(valueText(words, other.condition))}
    </button>
  )
}

/** Draws a few filters that find something, for a search that finds nothing, behind the operators that it begins. */
export function ExampleFilters({ begun }: { begun: readonly CountedSuggestion[] }) {
  const candidates = useCandidates()
  const now = useNow(3_600_000)
  const suggestions = useMemo(() => firstSuggestions(candidates, now), [candidates, now])
  const found = useCounted(suggestions, 0).filter(({ count }) => count !== null)
  return <SuggestionButtons suggestions={[...begun, ...found.slice(0, MAX_EXAMPLES)]} />
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
      <span className="small dim">{words.tryThese}</span>
      {suggestions.map(({ operator, label, text, order, count, isWhole, isBegun }) => (
        <button
          key={text}
          type="button"
          data-whole={isWhole === true ? '' : undefined}
          className={styles.suggestion}
          onKeyDown={stepOn}
          onClick={() => choose(win, { text, order, isBegun })}
        >
          {isBegun === true && operator !== null ? (
            <b>{words.begun(label === 'month' ? words.monthFilter : operatorNames[operator])}</b>
          ) : (
            <>
              {operator !== null && operator !== 'on' && <span className={styles.chipName}>{operatorNames[operator]}</span>} <b>{label}</b>
            </>
          )}
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
