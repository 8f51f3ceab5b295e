// Sentences that open a screen are read whole, or not at all.
import { expect, test } from 'vitest'
import { paletteSynonyms as german } from '../../../words/de/app/paletteSynonyms.ts'
import { voteOptions as germanVotes } from '../../../words/de/transfers/actions.ts'
import { paletteSynonyms } from '../../../words/en/app/paletteSynonyms.ts'
import { voteOptions } from '../../../words/en/transfers/actions.ts'
import { readScreenCommand } from './readScreenCommand.ts'

const ADDRESS = `init1${'q'.repeat(38)}`
const SYMBOLS = ['INIT', 'TIA', 'stETH']
const read = (text: string) => readScreenCommand(text, paletteSynonyms.sentence, voteOptions, SYMBOLS)
const readGerman = (text: string) => readScreenCommand(text, german.sentence, germanVotes, SYMBOLS)

test.each([
  ['vote yes on proposal 6315', { kind: 'vote', proposal: '6315', option: 'yes' }],
  ['Vote no with veto on #12', { kind: 'vote', proposal: '12', option: 'veto' }],
  ['vote 12 abstain', { kind: 'vote', proposal: '12', option: 'abstain' }],
  ['vote yes on proposal no 12', { kind: 'vote', proposal: '12', option: 'yes' }],
  ['vote on proposal no 12', { kind: 'vote', proposal: '12', option: null }],
  ['vote no 12', { kind: 'vote', proposal: '12', option: 'no' }],
  ['vote on proposal 12', { kind: 'vote', proposal: '12', option: null }],
  ['proposal 6314', { kind: 'proposal', proposal: '6314' }],
  ['Proposal no. 12', { kind: 'proposal', proposal: '12' }],
  ['6290', { kind: 'proposal', proposal: '6290' }],
  ['vote on a proposal', { kind: 'proposals' }],
  ['vote', { kind: 'proposals' }],
  [`watch ${ADDRESS}`, { kind: 'watch', address: ADDRESS }],
  ['follow alice.init', { kind: 'watch', address: 'alice.init' }],
  ['unstake 5 init', { kind: 'unstake', what: '5 INIT' }],
  ['undelegate 2.5', { kind: 'unstake', what: '2.5' }],
  ['receive tia', { kind: 'receive', what: 'TIA' }],
  ['receive 5 steth', { kind: 'receive', what: '5 stETH' }],
  ['receive in october', null],
  ['gains 2026', { kind: 'gains', year: 2026 }],
  ['2025 tax report', { kind: 'gains', year: 2025 }],
  ['export 2026 for Koinly', { kind: 'export', year: 2026, format: 'koinly' }],
  ['export activity of 2025', { kind: 'export', year: 2025, format: null }],
])('%s', (text, expected) => {
  expect(read(text)).toEqual(expected)
})

test.each([
  ['stimme mit Ja bei Vorschlag 6315', { kind: 'vote', proposal: '6315', option: 'yes' }],
  ['stimme Nein mit Veto bei Vorschlag 7', { kind: 'vote', proposal: '7', option: 'veto' }],
  ['Vorschlag 7', { kind: 'proposal', proposal: '7' }],
  ['stimme über einen Vorschlag ab', { kind: 'proposals' }],
  [`beobachte ${ADDRESS}`, { kind: 'watch', address: ADDRESS }],
  ['Gewinne 2026', { kind: 'gains', year: 2026 }],
  ['2026 für Koinly exportieren', { kind: 'export', year: 2026, format: 'koinly' }],
])('in German: %s', (text, expected) => {
  expect(readGerman(text)).toEqual(expected)
})

test.each([
  'vote yes',
  'proposal',
  'proposal yes',
  'proposal 12 13',
  'vote maybe on 12',
  'vote yes on 12 and 13',
  'watch',
  'watch bob',
  'unstake',
  'unstake from bob now',
  `watch ${ADDRESS} now`,
  '12',
  '20223241',
  '',
  'gains',
  '2026',
  'koinly 2026',
  'export koinly',
  'gains 2025 2026',
  'gains 2026 koinly',
  'export 2026 holdings',
])('nothing is made of “%s”', (text) => {
  expect(read(text)).toBeNull()
})
