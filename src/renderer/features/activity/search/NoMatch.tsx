// Says that a search found nothing, and what to drop or choose instead.
import { parseSearch } from '../../../../shared/domain/search/search.ts'
import { usePrivacy } from '../../../data/stores/privacyStore.ts'
import { Empty } from '../../../kit/Empty.tsx'
import { go } from '../../../navigation.ts'
import { useAppWindow, useWords } from '../../../window.ts'
import { rangeText, valueText } from '../../../words/search.ts'
import { search, useActivity } from '../activityStore.ts'
import { keepKeyFocus } from './searchFocus.ts'
import { chipsOf, withOtherSize } from './searchText.ts'
import { ExampleFilters, SuggestionButtons, useCountedSuggestions } from './Suggestions.tsx'
import { WithoutTerms } from './WithoutTerms.tsx'
import styles from './search.module.css'

/** Draws what stands in place of the list. */
export function NoMatch({ text }: { text: string }) {
  const { activityWords: words, searchWords } = useWords()
  const win = useAppWindow()
  const isUnpriced = useActivity(({ problems }) => problems.some(({ code }) => code === 'noPrices'))
  const clear = () => {
    keepKeyFocus()
    search(win, '', 'newest')
  }
  // What finds nothing either, or is what was searched for, is no way out.
  const suggestions = useCountedSuggestions(text).filter((one) => one.count !== 0 && one.text !== text.trim())
  if (isUnpriced) return <NoPrices text={text} />
  const fees = searchWords.plain.fees.split(' ')
  const isAboutFees = text
    .toLowerCase()
    .split(/\s+/u)
    .some((word) => fees.includes(word))
  const operators = parseSearch(text).terms.map(({ condition: { op } }) => op)
  const isByValue = operators.includes('value')
  const hasWords = operators.includes('text')
  // A repeated operator means “or”: then no transaction need meet each of them.
  const areAllNeeded = !hasWords && operators.length > 0 && new Set(operators).size === operators.length
  const hint = isAboutFees ? searchWords.feesInCharts : isByValue ? searchWords.unpricedLeftOut : hasWords ? words.noMatchHint : null
  return (
    <Empty
      isBare
      action={{ label: words.clearFilters, onClick: clear, kind: 'plain' }}
      more={
        <>
          {hint !== null && <p className="small dim">{hint}</p>}
          <WithoutTerms text={text} />
          <AmountInstead text={text} />
          {suggestions.some(({ isBegun }) => isBegun !== true) ? (
            <SuggestionButtons suggestions={suggestions} />
          ) : (
            <ExampleFilters begun={suggestions} />
          )}
        </>
      }
    >
      {areAllNeeded ? words.noneMeets(operators.length) : words.noMatch}
    </Empty>
  )
}

/** Says that values are not known, and how to get them. */
function NoPrices({ text }: { text: string }) {
  const words = useWords()
  const win = useAppWindow()
  const hasService = usePrivacy(({ value }) => value?.priceHost !== null)
  const [condition] = chipsOf(text).flatMap((term) => (term.condition.op === 'value' ? [term.condition] : []))
  const { searchWords } = words
  const turnOn = { label: searchWords.turnOnPrices, onClick: () => go(win, 'settings', { section: 'privacy' }) }
  return (
    <Empty {...(hasService ? { action: turnOn } : {})} more={<AmountInstead text={text} />}>
      {hasService && condition !== undefined ? searchWords.pricesOff(valueText(words, condition)) : searchWords.noPriceService}
    </Empty>
  )
}

/** Offers to search the number as an amount of any token. */
function AmountInstead({ text }: { text: string }) {
  const words = useWords()
  const win = useAppWindow()
  const other = withOtherSize(text, 'value')
  if (other === null) return null
  const range = words.rangeWords.ofAnyToken(rangeText(words, other.condition, (digits) => digits))
  return (
    <span className={styles.suggestions}>
      <button type="button" className={styles.suggestion} onClick={() => search(win, other.text)}>
        {words.searchWords.amountInstead(range)}
      </button>
    </span>
  )
}
