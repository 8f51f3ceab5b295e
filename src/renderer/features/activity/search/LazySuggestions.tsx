// Loads the suggestions when a search is begun: the first screen does without them.
import { lazy, Suspense } from 'react'

const Suggestions = lazy(async () => ({ default: (await import('./Suggestions.tsx')).Suggestions }))
const FirstSuggestions = lazy(async () => ({ default: (await import('./Suggestions.tsx')).FirstSuggestions }))

/** Draws the suggestions for what is typed, or those for an empty field that is about to be used. */
export function LazySuggestions({ text, isActive }: { text: string; isActive: boolean }) {
  return (
    (text !== '' || isActive) && <Suspense fallback={null}>{text === '' ? <FirstSuggestions /> : <Suggestions text={text} />}</Suspense>
  )
}
