// Names use the terms of the glossary: an old word in an identifier or a file name is refused, an ordinary one is not.
import { expect, test } from 'vitest'
import { OLD_WORDS, oldNamesIn, oldWordIn } from '../../scripts/lib/oldNames.mjs'

const camel = (words: string) => words.replace(/ (\w)/g, (_space, letter: string) => letter.toUpperCase())

test.each([...OLD_WORDS.keys()])('refuses “%s”', (words) => {
  const name = `${camel(words)}Of`
  expect(oldWordIn(name)).toBe(words)
  expect(oldNamesIn('a.ts', `const other = 1\nexport const ${name} = other`)).toEqual([
    `a.ts:2 ${name}: use “${OLD_WORDS.get(words) ?? ''}” for “${words}”.`,
  ])
  if (!words.startsWith('waybill')) expect(oldWordIn(`${words.replaceAll(' ', '_').toUpperCase()}_MS`)).toBe(words)
})

test('lets pass what only contains the letters, the app’s own name, and “at most”', () => {
  for (const name of ['between', 'camera', 'velvet', 'several', 'atMost', 'least', 'WAYBILL_CHROMIUM', 'waybills', 'colSpan']) {
    expect(oldWordIn(name)).toBeNull()
  }
  expect(oldNamesIn('a.ts', "const text = 'a stranger'; /* twin */ export const a = text")).toEqual([])
})
