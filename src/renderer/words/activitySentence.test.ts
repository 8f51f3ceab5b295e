// Checks that every kind has a sentence for any known facts, and that no place stays open.
import { expect, test } from 'vitest'
import { ActivityKind, FactName, TaskName } from '../../shared/contract/history/activityMeaning.ts'
import {
  claimedInAll,
  joinedSentences,
  moduleName,
  reasonText,
  sentenceParts,
  taskText,
  voteText,
  weightsText,
  type Part,
  type Told,
} from './activitySentence.ts'
import { german } from './de/german.ts'
import { english } from './en/english.ts'

const bare: Told = { kind: 'sent', status: 'succeeded', movements: [], about: [], facts: [], counterparty: null, otherChainId: null }
const coin = { denom: 'uinit', amount: '5', symbol: 'INIT', decimals: 6, isVerified: true }
const failed = (tried: string) => `${tried} failed`

test('the last sentence of each kind needs nothing that may be missing', () => {
  for (const kind of ActivityKind.options) {
    for (const status of ['succeeded', 'failed'] as const) {
      const places = sentenceParts(english, { ...bare, kind, status }, failed).flatMap((part) =>
        part.kind === 'place' ? [part.place] : [],
      )
      expect(places.filter((place) => place !== 'other' && place !== 'method')).toEqual([])
    }
  }
})

test('every place in every sentence is one that can be filled', () => {
  const everything = FactName.options.map((name) => ({ name, value: 'x' }))
  const full: Told = { ...bare, movements: [coin, { ...coin, amount: '-5' }], about: [coin], facts: everything, counterparty: 'init1x' }
  for (const kind of ActivityKind.options) {
    for (const sentence of [...english.templates[kind].done, ...english.templates[kind].tried]) {
      for (const [, place = ''] of sentence.matchAll(/\{(\w+)\}/g)) {
        expect(['asset', 'got', 'about', 'other', 'chain', 'method', 'who', ...Object.keys(english.factNames)]).toContain(place)
      }
    }
    expect(sentenceParts(english, { ...full, kind }, failed).length).toBeGreaterThan(0)
  }
})

test('the most exact sentence that fits is said', () => {
  const texts = (told: Partial<Told>) =>
    sentenceParts(english, { ...bare, ...told }, failed).map((part) => (part.kind === 'words' ? part.text : `{${part.place}}`))
  expect(texts({ kind: 'undelegated', about: [coin] })).toEqual(['Started unstaking ', '{about}'])
  expect(texts({ kind: 'undelegated' })).toEqual(['Started unstaking from a validator'])
  expect(texts({ kind: 'voted', facts: [{ name: 'proposal', value: '3' }] })).toEqual(['Voted on proposal ', '{proposal}'])
  const locked = { kind: 'rewards' as const, about: [coin], method: 'lock_staking::withdraw_delegator_reward' }
  expect(texts(locked)).toEqual(['Claimed ', '{about}', ' rewards from your locked stakes'])
  expect(texts({ ...locked, method: null })).toEqual(['Claimed ', '{about}', ' rewards'])
  const validator = { name: 'validator' as const, value: 'initvaloper1' }
  expect(texts({ ...locked, method: null, facts: [validator] })).toEqual(['Claimed ', '{about}', ' rewards from ', '{validator}'])
  const several = { ...locked, method: null, facts: [validator, { name: 'parties' as const, value: '2' }] }
  expect(texts(several)).toEqual(['Claimed ', '{about}', ' rewards from ', '{parties}', ' validators'])
  expect(texts({ ...locked, about: [] })).toEqual(['Claimed staking rewards'])
  expect(texts({ kind: 'sent', status: 'failed', about: [coin] })).toEqual(['Sending ', '{asset}', ' failed'])
})

test('a vote is told by its name, also in parts; what is none stays as it came', () => {
  expect(['yes', 'no with veto', 'yes 0.7, no 0.3', 'VOTE_OPTION_NEW', 'constructor'].map((option) => voteText(english, option))).toEqual([
    'yes',
    'no with veto',
    'yes 0.7, no 0.3',
    'VOTE_OPTION_NEW',
    'constructor',
  ])
})

test('a gauge vote names its rollups, the largest share first; what has another form stays as it came', () => {
  const nameOf = (id: string) => ({ 'tide-1': 'Tidewatch', 'lantern-1': 'Lantern' })[id] ?? id
  const text = (weights: string) => weightsText(english, weights, nameOf)
  expect(text('lantern-1 0.3333, bridge 16 0.3333, tide-1 0.3334')).toBe('Tidewatch 33.34%, Lantern 33.33%, bridge 16 33.33%')
  expect(text('tide-1 1')).toBe('Tidewatch 100%')
  expect(text('tide-1 0.700000000000000000')).toBe('Tidewatch 70%')
  expect(weightsText(german, 'tide-1 0.3334', nameOf)).toBe('Tidewatch 33,34 %')
  expect(text('tide-1 half')).toBe('tide-1 half')
})

test('several things are one sentence: each of its own, the later ones with a small letter', () => {
  const fact = (name: FactName, value: string) => ({ name, value })
  const sent: Told = { ...bare, about: [coin], facts: [fact('parties', '2')] }
  const voted: Told = { ...bare, kind: 'voted', facts: [fact('proposal', '6290'), fact('option', 'yes')] }
  const texts = (status: Told['status']) =>
    joinedSentences(
      english,
      [
        { ...sent, status },
        { ...voted, status },
      ],
      failed,
    ).map((parts: Part[]) => parts.map((part) => (part.kind === 'words' ? part.text : `{${part.place}}`)).join(''))
  expect(texts('succeeded')).toEqual(['Sent {asset} to {parties} addresses', 'voted {option} on proposal {proposal}'])
  expect(texts('failed')).toEqual(['Sending {asset} to {parties} addresses', 'voting {option} on proposal {proposal} failed'])
})

test('what several sources paid is one sum; other things beside, or an amount that is not known, keep their own sentences', () => {
  const rewards = { kind: 'rewards' as const, about: [{ ...coin, amount: '1546543' }] }
  const locked = {
    kind: 'rewards' as const,
    about: [
      { ...coin, amount: '3424971' },
      { ...coin, denom: 'uusdc', symbol: 'USDC' },
    ],
  }
  const all = claimedInAll(english, [rewards, locked])
  expect(all?.about.map(({ amount, symbol }) => `${amount} ${symbol}`)).toEqual(['4971514 INIT', '5 USDC'])
  expect(all?.parts.map((part) => (part.kind === 'words' ? part.text : `{${part.place}}`)).join('')).toBe('Claimed {about} of rewards')
  expect(claimedInAll(english, [rewards])).toBeNull()
  expect(claimedInAll(english, [rewards, { kind: 'delegated', about: [coin] }])).toBeNull()
  expect(claimedInAll(english, [rewards, { kind: 'commission', about: [] }])).toBeNull()
})

test('every task has its words; a reason is decoded', () => {
  expect(Object.keys(english.taskNames).toSorted()).toEqual(TaskName.options.toSorted())
  expect([taskText(english, 'batchRecorded', false), taskText(english, 'later', false)]).toEqual([
    'Recorded a batch of rollup blocks',
    'later',
  ])
  expect(
    ['panic:17', 'panic:99', 'selector:0x12345678', 'too late', 'panic:constructor'].map((reason) => reasonText(english, reason)),
  ).toEqual(['A number overflowed', 'Panic 99', 'The contract’s own error 0x12345678', 'too late', 'Panic constructor'])
})

test('modules of the chains’ makers have names, in any spelling of their address; nothing else has one', () => {
  const std = `0x${'0'.repeat(63)}1`
  expect(['0x1', std, `0x${'0'.repeat(38)}f1`].map((address) => moduleName(english, address))).toEqual([
    'Initia standard library',
    'Initia standard library',
    'Cosmos messages',
  ])
  // One account published the exchange and the names on mainnet.
  expect(moduleName(english, '0x42cd8467b1c86e59bf319e5664a09b6b5840bb3fac64f5ce690b5041c530565a')).toBe('Initia DEX / Initia Usernames')
  expect([`0x${'0'.repeat(39)}1`, '0x12', 'init1x', ''].map((address) => moduleName(english, address))).toEqual([null, null, null, null])
})
