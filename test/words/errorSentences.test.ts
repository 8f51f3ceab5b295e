// Errors are translated: every sentence that the sources throw has one in each language, and is found with its values.
import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { beforeAll, expect, test } from 'vitest'
import { readErrorSentences, sentencesIn } from '../../scripts/lib/errorSentences.mjs'
import { errorTexts as german } from '../../src/renderer/words/de/errors.ts'

let sentences: Map<string, string>
beforeAll(async () => {
  sentences = await readErrorSentences()
})

const placesOf = (text: string) => [...text.matchAll(/\{\d+\}/g)].map(([place]) => place).toSorted()

test('each sentence has a German one', () => {
  expect(sentences.size).toBeGreaterThan(250)
  const missing = [...sentences].filter(([sentence]) => german[sentence] === undefined)
  expect(missing.map(([sentence, file]) => `${file}: ${sentence}`)).toEqual([])
})

test('no translation loses a value or outlives its sentence', async () => {
  let sources = ''
  for await (const path of glob('src/{main,shared,renderer}/**/*.{ts,tsx}')) {
    if (!/\/words\/|\.test\./.test(path)) sources += readFileSync(path, 'utf8').replaceAll("\\'", "'")
  }
  for (const [sentence, text] of Object.entries(german)) {
    expect({ sentence, places: placesOf(text) }).toEqual({ sentence, places: placesOf(sentence) })
    const longest = sentence.split(/\{\d+\}/).toSorted((left, right) => right.length - left.length)[0] ?? ''
    expect(sources.includes(longest.trim()), sentence).toBe(true)
  }
})

test('sentences are found where they are thrown, and where a function makes an error of them', () => {
  const source = `
    const WAIT = { hint: 'Wait a little.' } as const
    function odd(message: string) { return new AppError('internal', message, WAIT) }
    if (a) throw odd(\`It is \${thing}.\`)
    throw new AppError('internal', isLate ? 'Too late.' : 'Too early.', { hint: \`Ask \${host}, then \${other}.\` })`
  expect(new Set(sentencesIn('x.ts', source))).toEqual(
    new Set(['Wait a little.', 'It is {0}.', 'Too late.', 'Too early.', 'Ask {0}, then {1}.']),
  )
})
