// Loads the suggestions when a search is first typed: the first screen does without them.
import { lazy, Suspense } from 'react'

const Suggestions = lazy(async () => ({ default: (await import('./Suggestions.tsx')).Suggestions }))

/** Draws the suggestions for what is typed; nothing while nothing is typed. */
export function LazySuggestions({ text }: { text: string }) {
  return (
    text !== '' && (
      <Suspense fallback={null}>
        <Suggestions text={text} />
      </Suspense>
    )
  )
}
