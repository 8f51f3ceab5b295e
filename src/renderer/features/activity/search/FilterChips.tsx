// Draws each condition of the search as a chip: pressing it negates it, the cross removes it.
import { X } from 'lucide-react'
import { memo, useState } from 'react'
import type { SearchTerm } from '../../../../shared/domain/search/searchTerms.ts'
import { useChainNames } from '../../../data/stores/chainsStore.ts'
import { Button } from '../../../kit/forms/Button.tsx'
import { readDay } from '../../../kit/forms/calendar.ts'
import { Choice } from '../../../kit/forms/Choice.tsx'
import { DateField } from '../../../kit/forms/DateField.tsx'
import { Icon } from '../../../kit/Icon.tsx'
import { conditionWords } from '../../../words/search.ts'
import { activityStore, search, sortByAmount, useActivity } from '../activityStore.ts'
import { MAX_SORTED, sortableAsset } from '../sorting.ts'
import { AddFilter } from './AddFilter.tsx'
import { LazySuggestions } from './LazySuggestions.tsx'
import { chipsOf, fromDay, valueOf, withoutTerm, withTermNegated } from './searchText.ts'
import styles from './search.module.css'
import { useAppWindow, useWords } from '../../../window.ts'

/** Draws the conditions of the search. Memoised: `text` follows what is typed once there is time. */
export const FilterChips = memo(function FilterChips({ text }: { text: string }) {
  const { activityWords } = useWords()
  const win = useAppWindow()
  const problems = useActivity((activity) => activity.problems)
  const isEmpty = useActivity((activity) => activity.items.length === 0)
  return (
    <div className={styles.chips}>
      {chipsOf(text).map((term) => (
        <Chip key={term.at} text={text} term={term} isIdle={problems.some(({ at, code }) => at === term.at && code !== 'tooMany')} />
      ))}
      <AddFilter />
      {!isEmpty && <LazySuggestions text={text} />}
      <Order text={text} />
      <Jump />
      {text !== '' && (
        <Button kind="quiet" size="compact" onClick={() => search(win, '')}>
          {activityWords.clear}
        </Button>
      )}
    </div>
  )
})

/** Draws the choice of the order, where the search names one asset: amounts of several have none. */
function Order({ text }: { text: string }) {
  const { formatCount, searchWords: words } = useWords()
  const win = useAppWindow()
  const isByAmount = useActivity((activity) => activity.isByAmount)
  // Only so many rows are read to be sorted: where there are more, the largest of all may be among the older ones.
  const isCut = useActivity((activity) => activity.isByAmount && typeof activity.cursor === 'string')
  if (sortableAsset(text) === null) return null
  return (
    <Choice
      label={words.order}
      options={[
        { value: 'time', label: words.newestFirst },
        { value: 'amount', label: isCut ? words.largestOf(formatCount(MAX_SORTED)) : words.largestFirst },
      ]}
      value={isByAmount ? 'amount' : 'time'}
      onChange={(order) => sortByAmount(win, order === 'amount')}
      isOn={isByAmount}
    />
  )
}

/** Draws the field that shows a day first, as soon as the day is complete. */
function Jump() {
  const { searchWords: words } = useWords()
  const win = useAppWindow()
  const [typed, setTyped] = useState('')
  const jump = (value: string) => {
    setTyped(value)
    if (readDay(value) !== null) search(win, fromDay(win.part(activityStore).getState().text, value))
  }
  return (
    <span className={styles.jump}>
      <DateField label={words.jump} placeholder={words.jump} value={typed} onChange={jump} isSmall />
    </span>
  )
}

interface ChipProps {
  text: string
  term: SearchTerm
  /** True when the search ignores the condition, since its value matches no known name. */
  isIdle: boolean
}

function Chip({ text, term, isIdle }: ChipProps) {
  const words = useWords()
  const win = useAppWindow()
  const chainName = useChainNames()
  const { condition, isNegated } = term
  if (condition.op === 'text') return null
  const value = condition.op === 'chain' ? chainName(condition.value) : conditionWords(words, condition, valueOf(condition))
  const name = `${words.operatorNames[condition.op]} ${isNegated ? words.searchWords.isNot : ''} ${value}`
  return (
    <span className={[styles.chip, isNegated ? styles.not : '', isIdle ? styles.idle : ''].join(' ')}>
      <button type="button" title={words.searchWords.turnRound(name)} onClick={() => search(win, withTermNegated(text, term))}>
        <span className={styles.chipName}>{words.operatorNames[condition.op]}</span>
        {isNegated && <i>{words.searchWords.isNot}</i>} <b>{value}</b>
      </button>
      <button type="button" aria-label={words.searchWords.remove(name)} onClick={() => search(win, withoutTerm(text, term))}>
        <Icon of={X} />
      </button>
    </span>
  )
}
