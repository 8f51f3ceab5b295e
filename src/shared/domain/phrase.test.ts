// A phrase keeps the text of others apart from ours, whatever that text is.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AppError, fromErrorData, toErrorData } from './errors.ts'
import { asPhrase, phrase, plainText, splitPhrase } from './phrase.ts'

const GERMAN: Record<string, string> = {
  '{0} refused {1}: {2}': '{1} wurde von {0} abgelehnt: {2}',
  'the transaction': 'Die Transaktion',
}
const translate = (said: { text: string; values: ReturnType<typeof phrase>['values'] }) => ({
  ...said,
  text: GERMAN[said.text] ?? said.text,
})

test('a template becomes fixed text with places, and its values in order', () => {
  expect(phrase`${'Tide'} sent ${3} of ${4n}.`).toEqual({ text: '{0} sent {1} of {2}.', values: ['Tide', '3', '4'] })
  expect(phrase`Nothing in it.`).toEqual(asPhrase('Nothing in it.'))
})

test('a translation may put the values in another order; phrases inside are translated, text of others is not', () => {
  const said = phrase`${'Tide'} refused ${asPhrase('the transaction')}: ${'the transaction'}`
  expect(plainText(said)).toBe('Tide refused the transaction: the transaction')
  expect(plainText(said, translate)).toBe('Die Transaktion wurde von Tide abgelehnt: the transaction')
})

test('hidden characters are named, in values and in text that an earlier version stored', () => {
  expect(plainText(phrase`Refused: ${'pay\u202Eyap\nnow'}`)).toBe('Refused: pay[U+202E]yap now')
  expect(plainText('Refused: pay\u202Eyap')).toBe('Refused: pay[U+202E]yap')
  expect(new AppError('chain.refused', phrase`Refused: ${'\u200Bno'}`).message).toBe('Refused: [U+200B]no')
})

test('a place without a value stays, and a value that looks like a place is no place', () => {
  expect(splitPhrase({ text: '{0} and {7}', values: ['{1}', 'x'] })).toEqual([{ value: '{1}' }, { text: ' and ' }, { text: '{7}' }])
})

test('no text of others changes what is ours, and none is lost on the way through data', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (host, reason) => {
      const error = new AppError('chain.refused', phrase`${host} refused ${asPhrase('the transaction')}: ${reason}`, {
        hint: phrase`Ask ${host}.`,
      })
      const back = fromErrorData(structuredClone(toErrorData(error)))
      expect([back.says, back.hintSays, back.message, back.hint]).toEqual([error.says, error.hintSays, error.message, error.hint])
      const [first, , , , last] = splitPhrase(translate(back.says)).map((part) => ('value' in part ? part.value : part.text))
      expect([first, last]).toEqual([asPhrase('the transaction'), reason])
    }),
  )
})
