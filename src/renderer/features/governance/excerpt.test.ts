// The list cuts a proposal's text between words.
import { expect, test } from 'vitest'
import { beginning } from '../../../shared/domain/untrusted/untrustedText.ts'
import { excerptOf } from './Proposal.tsx'

const shownOf = (summary: string) => {
  const { text, most } = excerptOf(summary)
  return beginning(text, most)
}

test('a long text ends with a whole word', () => {
  const words = Array.from({ length: 40 }, () => 'bridges').join('\n ')
  const { text, isCut } = shownOf(words)
  expect(isCut).toBe(true)
  expect(text.length).toBeGreaterThan(200)
  expect(text).toMatch(/^(bridges )+bridges$/u)
})

test('a word longer than half of what is shown is cut', () => {
  expect(shownOf(`see ${'a'.repeat(500)}`).text.length).toBeGreaterThan(200)
})

test('a text of one line and of several words is whole where it fits', () => {
  expect(shownOf('It does\n\none thing.')).toEqual({ text: 'It does one thing.', isCut: false })
  const fits = `${'a'.repeat(238)} b`
  expect(shownOf(fits)).toEqual({ text: fits, isCut: false })
})
