// Errors are translated: every sentence that the sources throw has one in each language, and is found with its values.
import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { beforeAll, expect, test } from 'vitest'
import { readErrorSentences, sentencesIn } from '../../scripts/lib/errorSentences.mjs'
import { subjectName } from '../../src/main/guard/checkReport.ts'
import { CheckLine } from '../../src/shared/contract/transfer/transferLeg.ts'
import { errorTexts as german } from '../../src/renderer/words/de/errors.ts'

let sentences: Map<string, string>
beforeAll(async () => {
  sentences = await readErrorSentences()
})

/** Subjects of checks, as the guard puts them into its sentences. */
const CHECKED = new Set(CheckLine.shape.subject.options.map((subject) => subjectName(subject).text))

const placesOf = (text: string) => [...text.matchAll(/\{\d+\}/g)].map(([place]) => place).toSorted()

test('each sentence has a German one', () => {
  expect(sentences.size).toBeGreaterThan(250)
  const missing = [...sentences].filter(([sentence]) => german[sentence] === undefined)
  expect(missing.map(([sentence, file]) => `${file}: ${sentence}`)).toEqual([])
})

test('what the guard holds a message against is named in German too', () => {
  expect([...CHECKED].filter((subject) => german[subject] === undefined)).toEqual([])
})

test('no translation loses a value or outlives its sentence', async () => {
  let sources = ''
  for await (const path of glob('src/{main,shared,renderer}/**/*.{ts,tsx}')) {
    if (!/\/words\/|\.test\./.test(path)) sources += readFileSync(path, 'utf8').replaceAll("\\'", "'")
  }
  for (const [sentence, text] of Object.entries(german)) {
    if (CHECKED.has(sentence)) continue
    expect({ sentence, places: placesOf(text) }).toEqual({ sentence, places: placesOf(sentence) })
    const longest = sentence.split(/\{\d+\}/).toSorted((left, right) => right.length - left.length)[0] ?? ''
    expect(sources.includes(longest.trim()), sentence).toBe(true)
  }
})

test('sentences are found where they are thrown, and where a function makes an error of them', () => {
  const source = `
    const WAIT = { hint: 'Wait a little.' } as const
    function odd(message: string) { return new AppError('internal', message, WAIT) }
    if (a) throw odd(phrase\`It is \${thing}.\`)
    throw new AppError('internal', isLate ? 'Too late.' : 'Too early.', { hint: phrase\`Ask \${host}, then \${other}.\` })`
  expect(new Set(sentencesIn('x.ts', source))).toEqual(
    new Set(['Wait a little.', 'It is {0}.', 'Too late.', 'Too early.', 'Ask {0}, then {1}.']),
  )
})

test('a template with values that is no phrase is found, so that no text of others becomes ours', () => {
  expect(() => void sentencesIn('x.ts', "throw new AppError('internal', `It is ${thing}.`)")).toThrow('tag this as a phrase')
  expect(() => void sentencesIn('x.ts', "throw new AppError('internal', 'It is.', { hint: `Ask ${host}.` })")).toThrow(
    'tag this as a phrase',
  )
})

test('sentences are found where they are handed to a function of another file, and so are hints', () => {
  const makers = new Map([['src/a/bad.ts', new Map([['bad', [0, 2]]])]])
  const source = `
    import { bad as worse } from '../a/bad.ts'
    function cut(hint: string) { return new AppError('internal', 'It is cut.', { hint }) }
    if (a) throw worse('It is bad.', 7, 'Look again.')
    throw cut('Type it anew.')`
  expect(new Set(sentencesIn('src/b/x.ts', source, (path: string) => makers.get(path) ?? new Map<string, number[]>()))).toEqual(
    new Set(['It is bad.', 'Look again.', 'It is cut.', 'Type it anew.']),
  )
})
