// Draws the search box, the saved views beside it, and its conditions as chips below; all edit the same text.
import { CircleQuestionMark, Search } from 'lucide-react'
import { useDeferredValue, useRef, useState } from 'react'
import type { SyncTargetKind } from '../../../../shared/contract/status.ts'
import { MAX_SEARCH_TEXT, printTerm, type NameOperator } from '../../../../shared/domain/search/searchTerms.ts'
import { beginning, markedText } from '../../../../shared/domain/untrusted/untrustedText.ts'
import { useAccounts } from '../../../data/stores/accountsStore.ts'
import { useChains } from '../../../data/stores/chainsStore.ts'
import { bookOf, useLabels } from '../../../data/stores/labelsStore.ts'
import { useSync } from '../../../data/stores/syncStore.ts'
import { ExportButton } from '../../exports/ExportButton.tsx'
import { Icon } from '../../../kit/Icon.tsx'
import { useNow } from '../../../kit/hooks/useNow.ts'
import { useSlashKey } from '../../../kit/hooks/useSlashKey.ts'
import { queryOf } from '../activityState.ts'
import { search, searchFor, useActivity } from '../activityStore.ts'
import { FilterChips } from './FilterChips.tsx'
import { ReadAs } from './ReadAs.tsx'
import { SearchProblems } from './SearchProblems.tsx'
import { firstSuggestion, focusFound } from './searchFocus.ts'
import { FIELD_ID, withExamples } from './searchText.ts'
import { ViewsButton } from './ViewsButton.tsx'
import styles from './search.module.css'
import { useAppWindow, useWords } from '../../../window.ts'
import { Button } from '../../../kit/forms/Button.tsx'
import { Dialog } from '../../../kit/Dialog.tsx'

/** Draws the search bar of the timeline. */
export function FilterBar() {
  // Only the field itself follows each key at once.
  const text = useDeferredValue(useActivity(queryOf))
  const [isActive, setActive] = useState(false)
  return (
    <search
      className={styles.filterBar}
      onFocus={({ target }) => target.id === FIELD_ID && setActive(true)}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && setActive(false)}
    >
      <div className={styles.searchLine}>
        <SearchBox />
        <ViewsButton />
        <ExportButton what="activity" filter={{ text }} />
      </div>
      <SearchProblems />
      <ReadAs isActive={isActive} />
      <SearchAgain />
      <FilterChips text={text} isActive={isActive} />
      <Progress />
    </search>
  )
}

function SearchBox() {
  const { searchWords: words } = useWords()
  const win = useAppWindow()
  const text = useActivity((activity) => activity.text)
  const input = useRef<HTMLInputElement>(null)
  const [isHelping, setHelping] = useState(false)
  useSlashKey(input)
  return (
    <div className={`search-box ${styles.searchBox}`}>
      <Icon of={Search} tone="dim" />
      <input
        ref={input}
        id={FIELD_ID}
        type="search"
        aria-label={words.search}
        aria-describedby="search-problems"
        value={text}
        placeholder={words.hint}
        maxLength={MAX_SEARCH_TEXT}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => searchFor(win, event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            const first = firstSuggestion()
            if (first?.dataset['whole'] === undefined) search(win, event.currentTarget.value)
            else first.click()
            if (first === null) focusFound()
          }
          if (event.key === 'ArrowDown') {
            event.preventDefault()
            const first = firstSuggestion()
            if (first === null) focusFound()
            else first.focus()
          }
          if (event.key !== 'Escape') return
          // The browser would clear the field, and with it every condition: a press on “Clear” does that.
          event.preventDefault()
          if (!focusFound()) event.currentTarget.blur()
        }}
      />
      <Count />
      <button type="button" className={styles.help} aria-label={words.help} title={words.help} onClick={() => setHelping(true)}>
        <Icon of={CircleQuestionMark} tone="dim" />
      </button>
      <kbd className="key">/</kbd>
      <SearchHelp isOpen={isHelping} onClose={() => setHelping(false)} />
    </div>
  )
}

function Count() {
  const { activityWords, formatCount } = useWords()
  // Changes together with the rows that it counts. Without rows, either the answer is still to come or a sentence says that nothing matches.
  const matching = useDeferredValue(useActivity((activity) => activity.matching))
  const total = useDeferredValue(useActivity((activity) => activity.total))
  const isMatchingExact = useDeferredValue(useActivity((activity) => activity.isMatchingExact))
  const isCounted = useDeferredValue(useActivity(({ items }) => items.length > 0))
  return (
    <output className={`small dim ${styles.count}`}>
      {isCounted && total > 0 && activityWords.count(formatCount(matching), formatCount(total), isMatchingExact)}
    </output>
  )
}

/** Characters of a search that is offered again. */
const MAX_AGAIN = 40

/** Offers a search of an earlier visit again, which found nothing then and does now. */
function SearchAgain() {
  const { searchWords: words } = useWords()
  const win = useAppWindow()
  const text = useActivity((activity) => activity.setAside)
  if (text === null) return null
  const { text: shown, isCut } = beginning(markedText(text), MAX_AGAIN)
  return (
    <div className={styles.readAs}>
      <Button kind="quiet" size="compact" onClick={() => search(win, text)}>
        {words.searchAgain(isCut ? `${shown}…` : shown)}
      </Button>
    </div>
  )
}

/** Streams of what the search finds. */
const SEARCHED: readonly SyncTargetKind[] = ['txs', 'evmTxs', 'internalTxs']

/** Shows what the list cannot show: older rows are being read, a search is still running, or its result may be incomplete. */
function Progress() {
  const { activityWords, formatDay, searchWords: words } = useWords()
  const isCopying = useSync(
    ({ value }) =>
      value?.isOnline === true &&
      value.streams.some(({ stream, isOffered, isComplete }) => SEARCHED.includes(stream) && isOffered && !isComplete),
  )
  const { isReading, cursor, searchedTo, isIndexing, text } = useActivity()
  const now = useNow(60_000)
  return (
    <>
      <output className="visually-hidden">{isReading && typeof cursor === 'string' && activityWords.loadingMore}</output>
      {searchedTo !== null && <p className="small dim">{words.searching(formatDay(searchedTo, now))}</p>}
      {isIndexing && text !== '' && <p className="small dim">{words.indexing}</p>}
      {isCopying && text.trim() !== '' && <p className="small dim">{words.copying}</p>}
    </>
  )
}

/** Returns examples of what the user has, by operator: others would find nothing here. */
function useExamples(): Readonly<Record<string, string>> {
  const chain = useChains((state) => state.value?.[0]?.name)
  const account = useAccounts((state) => state.value?.[0]?.label)
  const labels = useLabels((state) => state.value)
  const known = bookOf(labels).find(({ label }) => label !== '')?.label
  const label = [...(labels?.values() ?? [])].find((one) => one.kind === 'tx' && one.label !== '')?.label ?? known
  const write = (op: NameOperator, value: string | undefined) =>
    value === undefined ? {} : { [op]: printTerm({ condition: { op, value: markedText(value) }, isNegated: false }) }
  return { ...write('chain', chain), ...write('account', account), ...write('with', known), ...write('label', label) }
}

/** Draws the dialog that explains the search language. */
function SearchHelp({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { operatorHelp, searchWords: words } = useWords()
  const examples = useExamples()
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      isWide
      title={words.help}
      lead={words.helpLead}
      actions={<Button onClick={onClose}>{words.done}</Button>}
    >
      <dl className={styles.operators}>
        {withExamples(operatorHelp, examples).map(({ write, finds }) => (
          <div key={write}>
            <dt>{write}</dt>
            <dd>{finds}</dd>
          </div>
        ))}
      </dl>
      <p className="small mid">{words.helpText}</p>
    </Dialog>
  )
}
