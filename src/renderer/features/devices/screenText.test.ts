// How a device parts a message into screens.
import { expect, test } from 'vitest'
import { estimateScreens, shownPart } from './screenText.ts'

test('a touch screen takes about 160 letters a page, a Nano 55, and two pages stand around them', () => {
  expect(estimateScreens('a'.repeat(4000), 'Ledger Flex')).toBe(27)
  // The 358 letters were seen as 7 pages on a Nano S Plus.
  expect(estimateScreens('a'.repeat(358), 'Ledger Nano S Plus')).toBe(9)
})

test('the part shown now is found also when pages repeat', () => {
  const pages = ['ab', 'ab', 'cd'].map((text) => ({ heading: 'Message', text }))
  const prompt = { kind: 'message', title: 'Review message', pages: [{ heading: 'Review', text: '' }, ...pages] } as const
  expect(shownPart('ababcd', { ...prompt, pages: [...prompt.pages], page: 0 })).toBeNull()
  expect(shownPart('ababcd', { ...prompt, pages: [...prompt.pages], page: 2 })).toEqual({ start: 2, end: 4 })
  expect(shownPart('ababcd', null)).toBeNull()
})

test('of a page that is cut, the part without its dots', () => {
  const pages = [{ heading: 'Message', text: 'abcdefghi', cut: 'abc...' }]
  expect(shownPart('abcdefghi', { kind: 'message', title: 'Review message', pages, page: 0 })).toEqual({ start: 0, end: 3 })
})
