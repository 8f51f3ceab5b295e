// What a sentence opens with is written with a capital, also where German puts the called function first.
import { expect, test } from 'vitest'
import { PLAIN_ITEM } from '../../../../test/support/benches/activityRow.ts'
import { drawnText } from '../../../../test/support/drawnMarkup.ts'
import { openBridgedWindow } from '../../../../test/support/fakeBridgeWindow.ts'
import { german } from '../../words/de/german.ts'
import { germanLazy } from '../../words/de/germanLazy.ts'
import { Sentence } from './Sentence.tsx'

const CALL = { ...PLAIN_ITEM, kind: 'evmCall', method: '0xdeadc0de', movements: [], about: [], facts: [], parts: [] } as const

test('an unknown function opens a German sentence, and stands within an English one', async () => {
  const { win } = openBridgedWindow(() => new Promise(() => undefined))
  const item = { ...CALL, movements: [], about: [], facts: [], parts: [], messageTypes: [] }
  expect(await drawnText(win, Sentence, { item })).toContain('Called unknown function')
  win.setLanguage({ words: german, loadLazy: () => Promise.resolve(germanLazy) })
  expect(await drawnText(win, Sentence, { item })).toMatch(/^Unbekannte Funktion/u)
})
