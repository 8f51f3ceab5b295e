// The ring of an asset is never empty: its letter stands there until the icon is drawn.
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Mark } from './Mark.tsx'

test('a ring has its letter where there is no icon, and where the icon is not drawn yet', () => {
  expect(renderToStaticMarkup(createElement(Mark, { icon: null, letter: 'I' }))).toMatch(/>I<\/span>$/u)
  expect(renderToStaticMarkup(createElement(Mark, { icon: 'data:,', letter: 'I' }))).toMatch(/>I<img /u)
})
