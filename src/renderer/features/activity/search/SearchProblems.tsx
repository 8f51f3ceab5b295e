// Shows which parts of the search were ignored, and marks where they stand.
import { useEffect, useState } from 'react'
import type { Operator, SearchProblem } from '../../../../shared/domain/search/searchTerms.ts'
import { Untrusted } from '../../../kit/text/Untrusted.tsx'
import { problemSentence } from '../../../words/search.ts'
import { queryOf } from '../activityState.ts'
import { useActivity } from '../activityStore.ts'
import styles from './search.module.css'
import { useWords } from '../../../window.ts'

/** Waits for this pause, so that the message does not appear while the user is still typing. */
const SETTLE_MS = 700

/** Draws the problems of the search. */
export function SearchProblems() {
  const words = useWords()
  const { problems, isReading } = useActivity()
  const text = useActivity(queryOf)
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(text), SETTLE_MS)
    return () => window.clearTimeout(timer)
  }, [text])
  // Shows problems only for the text that they were computed from, since they hold places in it.
  const fitting = settled === text && !isReading ? problems.filter((problem) => !isBeingTyped(text, problem)) : []
  return (
    <div id="search-problems" role="status" className={fitting.length === 0 ? 'visually-hidden' : styles.problems}>
      {fitting.length > 0 && (
        <>
          <span className="visually-hidden">{words.searchWords.problems}</span>
          <code aria-hidden="true">
            <Marked text={text} problems={fitting} />
          </code>
          <ul>
            {fitting.map((problem) => (
              <li key={`${problem.at} ${problem.code}`}>{problemSentence(words, problem)}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

/** Operators whose values are suggested while nothing is typed behind them yet. */
const SUGGESTED: readonly (Operator | null)[] = ['chain', 'type', 'status', 'direction', 'asset', 'account', 'before', 'after', 'on']

function isBeingTyped(text: string, { code, operator, at, length }: SearchProblem): boolean {
  return code === 'missingValue' && at + length === text.length && SUGGESTED.includes(operator)
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
