// Writes a checked vote, as the guard compares it, in words.
import { percentOf, SHARE } from '../../../shared/domain/transfer/voteWeights.ts'
import type { AllWords } from '../words.ts'

/**
 * Returns a vote in words; an option or a weight that is none stays as the message has it.
 * @example checkedVote(words, 'yes 0.7, no 0.3') // 'Yes 70%, No 30%'
 */
export function checkedVote({ formatDigits, governanceWords, voteOptions }: AllWords, text: string): string {
  const parts = text.split(', ').map((part) => {
    const [option = '', weight = ''] = part.split(' ')
    const name = Object.entries(voteOptions).find(([one]) => one === option)?.[1]
    if (name === undefined || (weight !== '' && !SHARE.test(weight))) return part
    return weight === '' ? name : `${name} ${governanceWords.percentText(formatDigits(percentOf(weight)))}`
  })
  return parts.join(', ')
}
