// Says that a search found nothing, and what to drop or choose instead.
import { Empty } from '../../../kit/Empty.tsx'
import { useAppWindow, useWords } from '../../../window.ts'
import { search } from '../activityStore.ts'
import { keepKeyFocus } from './searchFocus.ts'
import { SuggestionButtons, useCountedSuggestions } from './Suggestions.tsx'
import { WithoutTerms } from './WithoutTerms.tsx'

/** Draws what stands in place of the list. */
export function NoMatch({ text }: { text: string }) {
  const { activityWords: words } = useWords()
  const win = useAppWindow()
  const clear = () => {
    keepKeyFocus()
    search(win, '', 'newest')
  }
  const suggestions = useCountedSuggestions(text)
  return (
    <Empty
      action={{ label: words.clearFilters, onClick: clear, kind: 'plain' }}
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
