// Draws a phrase of an error in the language of the page, each value in it as untrusted text.
import { splitPhrase, type Phrase } from '../../../shared/domain/phrase.ts'
import { markHidden } from '../../../shared/domain/untrusted/untrustedText.ts'
import { translated } from '../../words/errors.ts'
import { useWords } from '../../window.ts'
import { Untrusted } from './Untrusted.tsx'

/** Draws what an error says, or its hint. */
export function ErrorText({ of }: { of: Phrase }) {
  const words = useWords()
  return splitPhrase(translated(words, of)).map((part, index) => {
    if ('text' in part) return markHidden(part.text)
    return typeof part.value === 'string' ? <Untrusted key={index} text={part.value} /> : <ErrorText key={index} of={part.value} />
  })
}
