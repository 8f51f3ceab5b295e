// Sentences: every kind has one that can be said whatever is known, and no place stays open.
import { expect, test } from 'vitest'
import { ActivityKind, FactName } from '../../shared/meaning.ts'
import { factNames, sentenceParts, voteText, type Told } from './meaning.ts'
import { templates } from './sentences.ts'

const bare: Told = { kind: 'sent', status: 'succeeded', movements: [], about: [], facts: [], counterparty: null, otherChainId: null }
const coin = { denom: 'uinit', amount: '5', symbol: 'INIT', decimals: 6, isVerified: true }
const failed = (tried: string) => `${tried} failed`

test('the last sentence of each kind needs nothing that may be missing', () => {
  for (const kind of ActivityKind.options) {
    for (const status of ['succeeded', 'failed'] as const) {
      const places = sentenceParts({ ...bare, kind, status }, failed).flatMap((part) => (part.kind === 'place' ? [part.place] : []))
      expect(places.filter((place) => place !== 'other' && place !== 'method')).toEqual([])
    }
  }
})

test('every place in every sentence is one that can be filled', () => {
  const everything = FactName.options.map((name) => ({ name, value: 'x' }))
  const full: Told = { ...bare, movements: [coin, { ...coin, amount: '-5' }], about: [coin], facts: everything, counterparty: 'init1x' }
  for (const kind of ActivityKind.options) {
    for (const sentence of [...templates[kind].done, ...templates[kind].tried]) {
      for (const [, place = ''] of sentence.matchAll(/\{(\w+)\}/g)) {
        expect(['asset', 'got', 'about', 'other', 'chain', 'method', 'who', ...Object.keys(factNames)]).toContain(place)
      }
    }
    expect(sentenceParts({ ...full, kind }, failed).length).toBeGreaterThan(0)
  }
})

test('the most exact sentence that fits is said', () => {
  const texts = (told: Partial<Told>) =>
    sentenceParts({ ...bare, ...told }, failed).map((part) => (part.kind === 'words' ? part.text : `{${part.place}}`))
  expect(texts({ kind: 'undelegated', about: [coin] })).toEqual(['Began to undelegate ', '{about}'])
  expect(texts({ kind: 'undelegated' })).toEqual(['Began to undelegate from a validator'])
  expect(texts({ kind: 'voted', facts: [{ name: 'proposal', value: '3' }] })).toEqual(['Voted on proposal ', '{proposal}'])
  expect(texts({ kind: 'sent', status: 'failed', about: [coin] })).toEqual(['Sending ', '{asset}', ' failed'])
})

test('a vote is told by its name, also in parts; what is none stays as it came', () => {
  expect(['yes', 'no with veto', 'yes 0.7, no 0.3', 'VOTE_OPTION_NEW', 'constructor'].map((option) => voteText(option))).toEqual([
    'yes',
    'no with veto',
    'yes 0.7, no 0.3',
    'VOTE_OPTION_NEW',
    'constructor',
  ])
})
