// The pages of a message as the panel announces them against those that the virtual Ledger shows, which follow recordings.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { messagePrompt } from '../../../practice/device/prompts.ts'
import { NANO_MESSAGE } from '../../../practice/device/recorded/recordedScreens.ts'
import { NANO_MESSAGES } from '../../../practice/device/recorded/recordedNano.ts'
import { laidOut } from '../../../practice/device/screenLayout.ts'
import { messagePages } from './messagePages.ts'

const onNano = (text: string) => laidOut(messagePrompt(new TextEncoder().encode(text)), 'Nano S Plus').pages

describe('on a Nano', () => {
  test('they are the recorded ones', () => {
    const pages = messagePages(NANO_MESSAGE.text, 'Nano S Plus') ?? []
    expect(pages).toHaveLength(NANO_MESSAGE.screens.length)
    expect(pages.map(({ heading }) => heading)).toEqual(NANO_MESSAGE.screens.map((screen) => screen.split(' | ')[0]))
    expect(pages.map(({ text }) => text).join('')).toBe(NANO_MESSAGE.text)
  })

  test.for(Object.entries(NANO_MESSAGES))('so are those of %s', ([, { text, screens }]) => {
    const pages = messagePages(text, 'Nano S Plus')?.slice(1, -1) ?? []
    expect(pages.map((page) => page.heading + page.text)).toEqual(screens.map((screen) => screen.replaceAll(' | ', '')))
  })

  test.for<[string, fc.Arbitrary<string>]>([
    ['plain text', fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 400 })],
    ['words and lines', fc.stringMatching(/^[a-zA-Z0-9 _\-\n"{},.]{1,400}$/)],
    ['what is shown in digits', fc.string({ unit: 'grapheme', minLength: 1, maxLength: 80 })],
  ])('they are those of the virtual Ledger, for %s', ([, texts]) => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(messagePages(text, 'Ledger Nano X')).toEqual(onNano(text))
      }),
    )
  })
})

test('on a touch screen there are three, as the virtual Ledger shows them, and a long text is cut on the one between', () => {
  const onFlex = (text: string) => laidOut(messagePrompt(new TextEncoder().encode(text)), 'Flex').pages
  const said = (text: string) => messagePages(text, 'Flex')?.map((page) => [page.heading, page.text])
  for (const text of ['Hello', NANO_MESSAGE.text, 'word '.repeat(500)]) {
    expect(onFlex(text).map((page) => [page.heading, page.text === 'Hold to sign' ? '' : page.text])).toEqual(said(text))
  }
  expect(onFlex('Hello')[1]?.cut).toBeUndefined()
  const cut = onFlex(NANO_MESSAGE.text)[1]?.cut ?? ''
  expect(cut).toMatch(/"gas":"100000\.\.\.$/)
  expect(NANO_MESSAGE.text.startsWith(cut.slice(0, -3))).toBe(true)
})

test('a touch screen shows the whole text on its second page; of other models nothing is claimed', () => {
  expect(messagePages('a b', 'Flex')?.map(({ heading, text }) => [heading, text])).toEqual([
    ['Review message', ''],
    ['Message', 'a b'],
    ['Sign message?', ''],
  ])
  expect(messagePages('a b', 'Nano S')).toBeNull()
  expect(messagePages('a b', 'Emulated Ledger')).toBeNull()
  expect(messagePages('a b', '')).toBeNull()
})
