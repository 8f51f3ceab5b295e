// Lists the parts of the search that were ignored, and marks where they stand; a value that is being typed is left alone.
import { useEffect, useState } from 'react'
import type { SearchProblem } from '../../../../shared/domain/search/searchTerms.ts'
import { Untrusted } from '../../../kit/text/Untrusted.tsx'
import { problemSentence } from '../../../words/search.ts'
import { useWords } from '../../../window.ts'
import { isInSearch } from './searchFocus.ts'
import { isBegun } from './suggest.ts'
import { useCandidates } from './useCandidates.ts'
import styles from './search.module.css'

/** Draws the problems of a text; nothing while the only one is about a value whose beginning is typed. */
export function ProblemList({ text, problems }: { text: string; problems: readonly SearchProblem[] }) {
  const words = useWords()
  const candidates = useCandidates()
  const isTyping = useIsTyping()
  const left = problems.filter((problem) => !isTyping || !isBegun(text, problem, candidates))
  if (left.length === 0) return null
  return (
    <div className={styles.problems}>
      <span className="visually-hidden">{words.searchWords.problems}</span>
      <code aria-hidden="true">
        <Marked text={text} problems={left} />
      </code>
      <ul>
        {left.map((problem) => (
          <li key={`${problem.at} ${problem.code}`}>{problemSentence(words, problem)}</li>
        ))}
      </ul>
    </div>
  )
}

/** Returns whether the focus is in the search field or in its suggestions. */
function useIsTyping(): boolean {
  const [isTyping, setTyping] = useState(() => isInSearch(document.activeElement))
  useEffect(() => {
    const follow = () => setTyping(isInSearch(document.activeElement))
    const leave = ({ relatedTarget }: FocusEvent) => setTyping(relatedTarget instanceof Element && isInSearch(relatedTarget))
    document.addEventListener('focusin', follow)
    document.addEventListener('focusout', leave)
    // The focus may have moved after this was drawn.
    follow()
    return () => {
      document.removeEventListener('focusin', follow)
      document.removeEventListener('focusout', leave)
    }
  }, [])
  return isTyping
}

function Marked({ text, problems }: { text: string; problems: readonly SearchProblem[] }) {
  const [first, ...rest] = problems
  if (first === undefined) return <Untrusted text={text} />
  const offset = first.at + first.length
  const shifted = rest.filter(({ at }) => at >= offset).map((problem) => ({ ...problem, at: problem.at - offset }))
  return (
    <>
      <Untrusted text={text.slice(0, first.at)} />
      <u>
        <Untrusted text={text.slice(first.at, offset)} />
      </u>
      <Marked text={text.slice(offset)} problems={shifted} />
    </>
  )
}
