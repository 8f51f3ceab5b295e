// What a row says on screen finds it: a word of each sentence, in each language, means the kind of that sentence.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ActivityKind } from '../../src/shared/contract/history/activityMeaning.ts'
import { kindsSaid } from '../../src/main/features/search/plainWords.ts'
import { templates as german } from '../../src/renderer/words/de/activity/sentences.ts'
import { templates as english } from '../../src/renderer/words/en/activity/sentences.ts'

/** Sentences that consist of a name of the chain's own. */
const NAMED: readonly string[] = ['operated', 'other', 'executedForOther', 'codePublished', 'nft']

const CASES = ActivityKind.options
  .filter((kind) => !NAMED.includes(kind))
  .flatMap((kind) => [english[kind], german[kind]].flatMap(({ done }) => done.map((sentence) => ({ kind, sentence }))))

test('a word of every sentence finds its kind', () => {
  const lost = CASES.filter(({ kind, sentence }) => {
    const words = sentence.replaceAll(/\{\w+\}/g, ' ').match(/[\p{L}]{3,}/gu) ?? []
    return !words.some((word) => kindsSaid(word).includes(kind))
  })
  expect(lost).toEqual([])
})

test('German calls staking by one word, as its buttons do', () => {
  const said = Object.values(german).flatMap(({ done, tried, name }) => [...done, ...tried, name])
  expect(said.filter((text) => /delegation|delegier|gestaked|entstak|rücknahme/iu.test(text))).toEqual([])
})

test('German addresses the user formally', () => {
  const folder = join(import.meta.dirname, '..', '..', 'src', 'renderer', 'words', 'de')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
  expect(files.length).toBeGreaterThan(20)
  const lines = files.flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'))
  const isFamiliar = (line: string) => /(?<![-\p{L}])(?:du|deine?[mnrs]?|dich|dir|kannst|hast|siehst)(?![-\p{L}])/iu.test(line)
  expect(isFamiliar('Wo dein Geld ist')).toBe(true)
  expect(lines.filter((line) => isFamiliar(line) && !line.includes('asked:'))).toEqual([])
})

test('words that carry no meaning find no kind', () => {
  for (const word of ['the', 'from', 'an', 'von', 'eine', 'october', 'rent', '0x1']) expect(kindsSaid(word)).toEqual([])
})
