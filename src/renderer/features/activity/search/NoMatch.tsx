// Says that a search found nothing; where it was understood as a sentence, offers what it was read as first.
import { Empty } from '../../../kit/Empty.tsx'
import { useAppWindow, useWords } from '../../../window.ts'
import { search } from '../activityStore.ts'
import { SUGGESTIONS_ID } from './searchText.ts'
import { SuggestionButtons, useCountedSuggestions, type CountedSuggestion } from './Suggestions.tsx'
import { WithoutTerms } from './WithoutTerms.tsx'
import styles from './search.module.css'

/** Draws what stands in place of the list. */
export function NoMatch({ text }: { text: string }) {
  const { activityWords: words } = useWords()
  const win = useAppWindow()
  const suggestions = useCountedSuggestions(text)
  const read = suggestions.find(({ isWhole }) => isWhole === true)
  const clear = { label: words.clearFilters, onClick: () => search(win, '', 'newest'), kind: 'plain' } as const
  if (read !== undefined) return <ReadAs read={read} clear={clear} />
  return (
    <Empty
      action={clear}
      more={
        <>
          <p className="small dim">{words.noMatchHint}</p>
          <WithoutTerms text={text} />
          <SuggestionButtons suggestions={suggestions} />
        </>
      }
    >
      {words.noMatch}
    </Empty>
  )
}

interface ReadAsProps {
  read: CountedSuggestion
  clear: { label: string; onClick: () => void; kind: 'plain' }
}

/** Draws the conditions that the sentence was read as, with how many transactions they find. */
function ReadAs({ read: { label, text, order, count }, clear }: ReadAsProps) {
  const { searchWords: words } = useWords()
  const win = useAppWindow()
  const ordered = order === 'value' ? [words.largestValue] : order === 'oldest' ? [words.oldestFirst] : []
  const title = words.readAs([label, ...ordered].join(' · '))
  return (
    <Empty
      action={clear}
      more={
        <>
          <p className="small dim">{typeof count === 'number' ? words.wouldFind(count) : count === null ? '' : '…'}</p>
          <span id={SUGGESTIONS_ID} className={styles.readAs} role="group" aria-label={words.suggestions}>
            <button type="button" className="button first normal" data-whole="" aria-label={title} onClick={() => search(win, text, order)}>
              {words.searchNow}
              <kbd className="key" aria-hidden="true">
                Enter
              </kbd>
            </button>
          </span>
        </>
      }
    >
      {title}
    </Empty>
  )
}
