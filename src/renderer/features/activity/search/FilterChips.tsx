// Draws each condition of the search as a chip: pressing it negates it, the cross removes it.
import { X } from 'lucide-react'
import { lazy, memo, Suspense, useEffect, useRef, useState } from 'react'
import { isDateText } from '../../../../shared/domain/search/searchDates.ts'
import type { SearchTerm } from '../../../../shared/domain/search/searchTerms.ts'
import { useChainNames } from '../../../data/stores/chainsStore.ts'
import { useHasPrices } from '../../../data/stores/privacyStore.ts'
import { Button } from '../../../kit/forms/Button.tsx'
import { readDay } from '../../../kit/forms/calendar.ts'
import { Choice } from '../../../kit/forms/Choice.tsx'
import { DateField } from '../../../kit/forms/DateField.tsx'
import { Icon } from '../../../kit/Icon.tsx'
import { chipText, conditionWords } from '../../../words/search.ts'
import { orderOf, queryOf } from '../activityState.ts'
import { activityStore, search, sortBy, useActivity } from '../activityStore.ts'
import { MAX_SORTED, ORDERS, sortableAsset, type Order } from '../timeline/sorting.ts'
import { useWorths } from '../worthStore.ts'
import { AddFilter } from './filters/AddFilter.tsx'
import { focusField, hasKeyFocus, keepKeyFocus } from './searchFocus.ts'
import { beginsAt, chipsOf, fromDay, isOfAnyToken, valueOf, withOtherSize, withoutTerm, withTermNegated } from './searchText.ts'
import styles from './search.module.css'
import { useAppWindow, useWords } from '../../../window.ts'

// Loaded when a search is begun: the first screen does without them.
const Suggestions = lazy(async () => ({ default: (await import('./Suggestions.tsx')).Suggestions }))
const WorthInstead = lazy(async () => ({ default: (await import('./Suggestions.tsx')).WorthInstead }))
const FirstSuggestions = lazy(async () => ({ default: (await import('./Suggestions.tsx')).FirstSuggestions }))

/** Properties of `FilterChips`. */
export interface FilterChipsProps {
  text: string
  /** Whether the field has the focus: then filters are offered before anything is typed. */
  isActive?: boolean
}

/** Draws the conditions of the search. Memoised: `text` follows what is typed once there is time. */
export const FilterChips = memo(function FilterChips({ text, isActive = false }: FilterChipsProps) {
  const { activityWords } = useWords()
  const win = useAppWindow()
  const problems = useActivity((activity) => activity.problems)
  const order = useActivity((activity) => activity.order)
  const isEmpty = useActivity((activity) => activity.items.length === 0)
  const isUnderstood = useActivity((activity) => activity.understood !== null)
  const hasPrices = useHasPrices()
  const other = hasPrices ? withOtherSize(text, 'amount') : null
  const { chips, keepPlace } = useChipFocus(text)
  const remove = (term: SearchTerm, index: number) => {
    keepPlace(index)
    search(win, withoutTerm(text, term))
  }
  const clear = () => {
    keepKeyFocus()
    search(win, '', 'newest')
  }
  return (
    <div ref={chips} className={styles.chips}>
      {chipsOf(text).map((term, index) => (
        <Chip
          key={term.at}
          text={text}
          term={term}
          onRemove={() => remove(term, index)}
          isIdle={problems.some(({ at, code }) => at === term.at && code !== 'tooMany' && code !== 'noPrices')}
        />
      ))}
      {other !== null && (
        <Suspense fallback={null}>
          <WorthInstead other={other} />
        </Suspense>
      )}
      <AddFilter />
      {!isEmpty && !isUnderstood && <LazySuggestions text={text} isActive={isActive} />}
      {(text !== '' || order !== 'newest') && (
        <Button kind="quiet" size="compact" onClick={clear}>
          {activityWords.clear}
        </Button>
      )}
      <span className={styles.ordering}>
        <TodaysPrice />
        <OrderChoice text={text} />
        <Jump text={text} />
      </span>
    </div>
  )
})

/** Moves the focus from a chip that a key took out to the one in its place, or to the field after the last one. */
function useChipFocus(text: string) {
  const chips = useRef<HTMLDivElement>(null)
  const place = useRef<number | null>(null)
  useEffect(() => {
    if (place.current === null) return
    const left = chips.current?.querySelectorAll<HTMLElement>(`.${styles.chip} > button:last-child`) ?? []
    const next = left[Math.min(place.current, left.length - 1)]
    if (next === undefined) focusField()
    else next.focus()
    place.current = null
  }, [text])
  const keepPlace = (index: number) => {
    place.current = hasKeyFocus() ? index : null
  }
  return { chips, keepPlace }
}

/** Says what the mark before a value means, where one is shown. */
function TodaysPrice() {
  const { activityWords: words } = useWords()
  const isAny = useWorths(({ worths }) => [...worths.values()].some((worth) => worth?.isNow === true))
  // It goes where the list has no room for values.
  const isByValue = useActivity((activity) => orderOf(activity) === 'value')
  return isAny && <span className={`small dim nowrap ${isByValue ? '' : styles.aboutNote}`}>{words.aboutNote}</span>
}

/** Draws the choice of the order. */
function OrderChoice({ text }: { text: string }) {
  const { formatCount, searchWords: words } = useWords()
  const win = useAppWindow()
  const order = useActivity(orderOf)
  const hasPrices = useHasPrices()
  // Only so many rows are read to be sorted: where there are more, what comes first of all may be among the older ones.
  const isCut = useActivity((activity) => order !== 'newest' && typeof activity.cursor === 'string')
  const isLong = useActivity(({ matching, isMatchingExact }) => !isMatchingExact || matching > MAX_SORTED)
  const most = formatCount(MAX_SORTED)
  const labels: Record<Order, string> = {
    newest: words.newestFirst,
    oldest: words.oldestFirst,
    value: isCut ? words.largestOf(most) : words.largestValue,
    amount: isCut ? words.largestOf(most) : words.largestFirst,
  }
  const isOffered: Record<Order, boolean> = {
    newest: true,
    // The oldest of the newest ones would be no answer.
    oldest: !isLong,
    value: hasPrices,
    amount: sortableAsset(text) !== null,
  }
  return (
    <Choice
      label={words.order}
      options={ORDERS.filter((one) => isOffered[one] || one === order).map((value) => ({ value, label: labels[value] }))}
      value={order}
      onChange={(chosen) => sortBy(win, ORDERS.find((one) => one === chosen) ?? 'newest')}
      isOn={order !== 'newest'}
    />
  )
}

/** Draws the field that shows a day first, as soon as the day is complete; a month or a year with Enter. */
function Jump({ text }: { text: string }) {
  const { searchWords: words } = useWords()
  const win = useAppWindow()
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const [seen, setSeen] = useState(text)
  if (seen !== text) {
    setSeen(text)
    // A day that no filter holds any more would look like one that still applies.
    if (beginsAt(seen, typed) && !beginsAt(text, typed)) setTyped('')
  }
  const jump = (date: string) => search(win, fromDay(queryOf(win.part(activityStore).getState()), date))
  const type = (value: string) => {
    setTyped(value)
    setWrong(false)
    if (readDay(value) !== null) jump(value)
  }
  const finish = (isEntered: boolean) => {
    const date = typed.trim()
    setWrong(isEntered && date !== '' && !isDateText(date))
    if (isEntered && isDateText(date) && readDay(date) === null) jump(date)
    // What was left without being searched for would look like a day that is shown.
    if (!isEntered && !beginsAt(text, date)) setTyped('')
  }
  return (
    <span className={styles.jump}>
      <DateField
        label={words.jump}
        placeholder={words.jump}
        value={typed}
        onChange={type}
        onDone={finish}
        wrong={isWrong ? words.notADate : null}
        isSmall
      />
    </span>
  )
}

interface ChipProps {
  text: string
  term: SearchTerm
  onRemove: () => void
  /** True when the search ignores the condition, since its value matches no known name. */
  isIdle: boolean
}

function Chip({ text, term, onRemove, isIdle }: ChipProps) {
  const words = useWords()
  const win = useAppWindow()
  const chainName = useChainNames()
  const { condition, isNegated } = term
  if (condition.op === 'text') return null
  const isChain = condition.op === 'chain' || (condition.op === 'to' && chainName(condition.value) !== condition.value)
  const value = isChain ? chainName(condition.value) : conditionWords(words, condition, valueOf(condition), isOfAnyToken(text))
  const shown = isChain
    ? { name: words.operatorNames[condition.op], value }
    : chipText(words, condition, valueOf(condition), isOfAnyToken(text))
  const name = `${words.operatorNames[condition.op]} ${isNegated ? words.searchWords.isNot : ''} ${value}`
  return (
    <span className={[styles.chip, isNegated ? styles.not : '', isIdle ? styles.idle : ''].join(' ')}>
      <button type="button" title={words.searchWords.turnRound(name)} onClick={() => search(win, withTermNegated(text, term))}>
        {shown.name !== null && <span className={styles.chipName}>{shown.name}</span>}
        {isNegated && <i>{words.searchWords.isNot}</i>} <b>{shown.value}</b>
      </button>
      <button type="button" aria-label={words.searchWords.remove(name)} onClick={onRemove}>
        <Icon of={X} />
      </button>
    </span>
  )
}

/** Draws the suggestions for what is typed, or those for an empty field that is about to be used. */
function LazySuggestions({ text, isActive }: { text: string; isActive: boolean }) {
  if (text === '' && !isActive) return null
  return <Suspense fallback={null}>{text === '' ? <FirstSuggestions /> : <Suggestions text={text} isActive={isActive} />}</Suspense>
}
