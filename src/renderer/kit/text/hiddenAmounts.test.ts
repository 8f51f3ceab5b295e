// Amounts that are hidden: no digit of them in any form in which they are written, except below what signs.
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { drawnMarkup, drawnText } from '../../../../test/support/drawnMarkup.ts'
import { openBridgedWindow } from '../../../../test/support/fakeBridgeWindow.ts'
import { moneyText } from '../../features/gains/gainText.ts'
import { columnText } from '../../features/portfolio/columnText.ts'
import { AmountsHidden, useAllWords, useWords } from '../../window.ts'
import { Amount } from './Amount.tsx'
import { briefText, exactText, fittedNumber } from './amountText.ts'
import { priceText, usdText, valueText } from './valueText.ts'

const { win } = openBridgedWindow(() => new Promise(() => undefined))
const UNITS = '123456789012345678'

/** Writes an amount in each way there is. */
function Everything() {
  const words = useWords()
  const all = useAllWords()
  const texts = [
    exactText(words, UNITS, 6),
    briefText(all, UNITS, 6),
    fittedNumber(words, UNITS, 6, 4).digits,
    valueText(words, UNITS),
    valueText(words, '0'),
    usdText(all, '479.0268', '9500000'),
    columnText(words, UNITS),
    moneyText(words, `-${UNITS}`, 'EUR'),
  ]
  return [
    texts.join(' '),
    ' ',
    createElement(Amount, { key: 'a', units: UNITS, decimals: 6, symbol: 'INIT', mode: 'column', isSigned: true }),
  ]
}

test('no digit of a hidden amount is written, nor stands in a title; its direction and its asset stay', async () => {
  const hidden = () => createElement(AmountsHidden, { value: true }, createElement(Everything))
  const markup = await drawnMarkup(win, hidden, {})
  expect(markup.replaceAll(/<[^>]*>/gu, '')).not.toMatch(/\d/u)
  expect(markup).not.toContain('title="')
  expect(await drawnText(win, hidden, {})).toMatch(/^(••• ){8}.*\+ ?••• ?INIT$/u)
})

test('what stands below a part that signs is written in full, and so is everything while nothing is hidden', async () => {
  const shown = (outer: boolean) => () =>
    createElement(AmountsHidden, { value: outer }, createElement(AmountsHidden, { value: false }, createElement(Everything)))
  for (const outer of [true, false]) {
    const text = await drawnText(win, shown(outer), {})
    expect(text).toContain('123,456,789,012.345678')
    expect(text).not.toContain('•••')
  }
})

test('prices are public, and stay', async () => {
  const words = { ...(await win.allWords()), hidesAmounts: true as const }
  expect(priceText(words, '2803.741')).toBe('$2,803.74')
})
