// Explains why a transaction failed.
import { failureName } from '../../shared/domain/untrusted/failureSigns.ts'
import { reasonText } from './activitySentence.ts'
import type { Words } from './words.ts'

/**
 * Explains a failure in one sentence.
 * @param reason the decoded text of a contract; null without one
 * @param log the chain's text
 * @returns null where neither is understood
 */
export function failureText(words: Words, reason: string | null, log: string | null): string | null {
  const known = [reason, log].flatMap((text) => (text === null ? [] : (failureName(text) ?? [])))
  const [first] = known
  if (first !== undefined && (first !== 'contract' || reason === null)) return words.failureReasons[first]
  return reason === null ? null : reasonText(words, reason)
}
