// Every language says everything: the same names, no function without a text, no value lost, nothing left in English by mistake.
import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Language } from '../../shared/domain/language.ts'
import * as germanExports from './de/activity/exports.ts'
import { german as firstGerman } from './de/german.ts'
import * as englishExports from './en/activity/exports.ts'
import { english as firstEnglish } from './en/english.ts'

/** The words of a language by file. */
type Parts = Record<string, Record<string, unknown>>

/** Reads the files of a language; those of the object that gathers them, and the German tables of errors, are no parts. */
async function readParts(language: string): Promise<Parts> {
  const folder = join(import.meta.dirname, language)
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'))
  const read = async (path: string) => [basename(path, '.ts'), (await import(join(folder, path))) as Record<string, unknown>] as const
  return Object.fromEntries((await Promise.all(paths.map(read))).filter(([name]) => !/^(english|german)(Lazy)?$|^errorsOf/.test(name)))
}

const english = await readParts('en')
const PARTS = Object.keys(english)
const languages: Record<Exclude<Language, 'en'>, Parts> = { de: await readParts('de') }

test('no two files export the same name, since a language is one object', () => {
  const names = Object.values(english).flatMap((part) => Object.keys(part))
  expect(names.length).toBeGreaterThan(150)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

/** Lists every text and function of a catalogue by its path; errorSentences.test.ts covers the tables of errors. */
function leaves(value: unknown, path: string): [string, unknown][] {
  // Operators of the search and keys are the same in every language; what the palette also answers to may be.
  if (
    path.startsWith('errors.') ||
    path.startsWith('format.') ||
    /^(search\.operatorHelp\.\d+\.write|keys\.keyWords\.\d+\.(keys|onMac|group)|paletteSynonyms\.paletteSynonyms\.commands\.)/.test(path)
  )
    return []
  if (typeof value !== 'object' || value === null) return [[path, value]]
  return Object.entries(value).flatMap(([name, inner]) => leaves(inner, path === '' ? name : `${path}.${name}`))
}

const LETTERS = ['Qa', 'Qb', 'Qc', 'Qd']
const NUMBERS = [7, 11, 13, 17]
/** Arguments for small functions: texts, numbers, lists, or some of each. */
const TRIES: unknown[][] = [
  LETTERS,
  NUMBERS,
  [LETTERS],
  ['Qa', 7, 11],
  ['Qa', 'Qb', 7, 11],
  [7, 'Qa', 'Qb'],
  [7, 11, 'Qa', 'Qb'],
  [7, null],
  ['SVG', 7, 11],
  ['Qa', 'Qb', false],
  ['held', 7],
  [['Qa', 'Qb'], true],
  ['Qa', (chainId: string) => chainId],
]

function isSaying(said: unknown): said is (...given: unknown[]) => unknown {
  return typeof said === 'function'
}

function call(said: unknown, given: unknown[]): string | null {
  if (!isSaying(said)) return null
  try {
    const text = said(...given.slice(0, said.length))
    return typeof text === 'string' && !/NaN|undefined|null|\[object|Invalid/.test(text) && text !== '' ? text : null
  } catch {
    return null
  }
}

/** Functions of whole states: the compiler holds their cases, and the walks through the window say them. */
const OF_STATES =
  /^(actions\.(actionName|actionPlanText|voteShares|actionWords\.detail)|accounts\.(signerText|accountsWords\.(scanLead|scanLeadPractice))|maintenance\.(fileSentence|backupSentence|maintenanceWords\.erased)|device\.(deviceSentence|deviceBrief|othersNote)|documents\.(documentTitle|legText|awaitText)|funds\.|keyActivity\.|late\.(lateText|returningText)|labelImport\.importSentences|labels\.labelWords\.similarAddress|messages\.|notices\.noticeText|noticeLines\.|offers\.gateText|plan\.|portfolio\.portfolioWords\.(stake|rank|includedTitle)|receive\.|review\.|signatures\.|tracking\.(unreadableText|nextCheckText|detailWords\.permission)|transfer\.(hindranceText|memoFaultText|recipientFaultText)|withdrawals\.stageText|search\.problemTexts\.unknownName|exports\.formatMeans|privacy\.privacyWords\.hostTokens|updates\.updateSentence|activity\.activityWords\.count)/

/** Names, symbols, and words that are the same in German. */
const SAME_IN_GERMAN =
  /^(Position|Multisig|\{task\}.*|Portfolio|NFTs?|Transfers?|Explorer|Name|Token|Assets?|Chain|Hosts?|Hash|Block|Gas|Memo|Logs|Indexer|Ledger|Hook|Nonce|Route|Text|Filter|Code|Pool|Rollup|Validator|Version|System|Format|Label|IBC|Stages?|Staking|VIP|Governance|Slippage|Stake|Offline|Waybill|WB|Enter|Esc|CSV|Koinly|CoinTracking|Passphrase|\d+ (min|h)|Ledger Live|Skip Go( Fast)?|Circle CCTP|Noble Orbiter|Axelar|IBC Eureka|Hyperlane|LayerZero|Layer 1|EVM|Move|Wasm|⌘ K|\W*|[a-z/?])$/

describe.each(Object.entries(languages))('%s', (_language, catalogue) => {
  const theirs = new Map(PARTS.flatMap((part) => leaves(catalogue[part] ?? {}, part)))
  const ours = PARTS.flatMap((part) => leaves(english[part] ?? {}, part))

  test('has a word for each English one, and no other', () => {
    expect([...theirs.keys()].toSorted()).toEqual(ours.map(([path]) => path).toSorted())
  })

  test('has a text where English has one, and one of its own', () => {
    const texts = ours.filter(([, said]) => typeof said === 'string')
    expect(texts.length).toBeGreaterThan(500)
    expect(texts.filter(([path]) => typeof theirs.get(path) !== 'string' || theirs.get(path) === '')).toEqual([])
    expect(texts.filter(([path, said]) => theirs.get(path) === said && !SAME_IN_GERMAN.test(String(said)))).toEqual([])
  })

  test('says with its functions what English says, with every value that they are given', () => {
    const functions = ours.filter(([path, said]) => typeof said === 'function' && !OF_STATES.test(path))
    expect(functions.length).toBeGreaterThan(100)
    const wrong = functions.flatMap(([path, said]) => {
      const given = TRIES.find((sample) => call(said, sample) !== null)
      if (given === undefined) return [`${path}: no sample fits`]
      const [english, other] = [call(said, given) ?? '', call(theirs.get(path), given)]
      if (other === null) return [`${path}: nothing is said`]
      const lost = [...english.matchAll(/Q[a-d]|\d+/g)].map(([value]) => value).filter((value) => !other.includes(value))
      return lost.length === 0 ? [] : [`${path}: “${other}” lacks ${lost.join(', ')} of “${english}”`]
    })
    expect(wrong).toEqual([])
  })
})

test('sentences of transactions have the same places in every language', () => {
  const placesOf = (sentences: readonly string[]) =>
    sentences.map((text) => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).toSorted())
  for (const [kind, { done, tried }] of Object.entries(firstGerman.templates)) {
    const said = firstEnglish.templates[kind as keyof typeof firstEnglish.templates]
    expect({ kind, done: placesOf(done), tried: placesOf(tried) }).toEqual({ kind, done: placesOf(said.done), tried: placesOf(said.tried) })
  }
})

test('each format of an export is described by a sentence of its own', () => {
  for (const { formatMeans } of [englishExports, germanExports]) {
    const said = [
      formatMeans('csv', 'activity'),
      formatMeans('jsonl', 'activity'),
      formatMeans('koinly', 'activity'),
      formatMeans('jsonl', 'labels'),
    ]
    expect(new Set(said).size).toBe(said.length)
    expect(said[3]).toContain('BIP-329')
  }
})
