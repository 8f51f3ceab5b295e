// Loads the suggestions when a search is first typed: the first screen does without them.
import { lazy, Suspense } from 'react'
import { useActivity } from '../activityStore.ts'

const Suggestions = lazy(async () => ({ default: (await import('./Suggestions.tsx')).Suggestions }))

/** Draws the suggestions; nothing while nothing is typed. */
export function LazySuggestions() {
  const isTyped = useActivity((activity) => activity.text !== '')
  return (
    isTyped && (
      <Suspense fallback={null}>
        <Suggestions />
      </Suspense>
    )
  )
}
