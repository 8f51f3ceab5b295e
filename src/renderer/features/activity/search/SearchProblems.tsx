// Says which parts of the search were ignored, once typing has paused. What it says is loaded when there is something to say.
import { lazy, Suspense, useEffect, useState } from 'react'
import { queryOf } from '../activityState.ts'
import { useActivity } from '../activityStore.ts'

const ProblemList = lazy(async () => ({ default: (await import('./ProblemList.tsx')).ProblemList }))

/** Waits for this pause, so that the message does not appear while the user is still typing. */
const SETTLE_MS = 700

/** Draws the problems of the search. */
export function SearchProblems() {
  const { isReading } = useActivity()
  // What can't be valued finds nothing, and what stands in place of the list says why.
  const problems = useActivity((activity) => activity.problems).filter(({ code }) => code !== 'noPrices')
  const text = useActivity(queryOf)
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(text), SETTLE_MS)
    return () => window.clearTimeout(timer)
  }, [text])
  // Shows problems only for the text that they were computed from, since they hold places in it.
  const isFitting = settled === text && !isReading && problems.length > 0
  return (
    <div id="search-problems" role="status">
      {isFitting && (
        <Suspense fallback={null}>
          <ProblemList text={text} problems={problems} />
        </Suspense>
      )}
    </div>
  )
}
