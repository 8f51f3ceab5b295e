// Says which search a typed sentence was read as, and offers to search its words as they stand.
import { useDeferredValue } from 'react'
import { printTerm } from '../../../../shared/domain/search/searchTerms.ts'
import { useAppWindow, useWords } from '../../../window.ts'
import { search, useActivity } from '../activityStore.ts'
import { keepKeyFocus } from './searchFocus.ts'
import styles from './search.module.css'

/** Draws the line above the list of a sentence; nothing for any other search. Its conditions as they are written only while one writes: the chips name them. */
export function ReadAs({ isActive }: { isActive: boolean }) {
  const { searchWords: words } = useWords()
  const win = useAppWindow()
  // Changes together with the rows.
  const understood = useDeferredValue(useActivity((activity) => activity.understood))
  const isEmpty = useDeferredValue(useActivity((activity) => activity.items.length === 0))
  const order = understood?.order === 'value' ? words.largestValue : understood?.order === 'oldest' ? words.oldestFirst : null
  const searchExactly = (text: string) => {
    keepKeyFocus()
    search(win, printTerm({ condition: { op: 'text', text, isPhrase: true }, isNegated: false }))
  }
  return (
    <div className={understood === null ? 'visually-hidden' : `${styles.readAs} ${isActive ? '' : styles.apart}`}>
      <output className="small mid">
        {understood !== null && (
          <>
            {isActive ? (
              <>
                {isEmpty ? words.searchedFor : words.resultsFor} <code>{understood.text}</code>
              </>
            ) : (
              words.readAsFilters
            )}
            {order !== null && ` · ${order}`}
          </>
        )}
      </output>
      {understood !== null && (
        <button type="button" className="link small" onClick={() => searchExactly(understood.of.trim())}>
          {words.exactWords}
        </button>
      )}
    </div>
  )
}
