import { expect, test } from 'vitest'
import { openBridgedWindow } from '../../../../test/support/fakeBridgeWindow.ts'
import { paletteSynonyms as german } from '../../words/de/app/paletteSynonyms.ts'
import { paletteSynonyms as english } from '../../words/en/app/paletteSynonyms.ts'
import { englishLazy } from '../../words/en/englishLazy.ts'
import { germanLazy } from '../../words/de/germanLazy.ts'
import { english as englishWords } from '../../words/en/english.ts'
import { german as germanWords } from '../../words/de/german.ts'
import type { AllWords } from '../../words/words.ts'
import { nameItems } from './nameItems.ts'
import {
  isUninvited,
  ledgerActions,
  matching,
  matchingRest,
  markedParts,
  recentFirst,
  suggestedFirst,
  type PaletteItem,
} from './paletteItems.ts'
import { settingItems } from './settingItems.ts'
import { unasked } from './useEntries.ts'

const item = (name: string, also = ''): PaletteItem => ({ id: name, name, also, hint: '', run: () => {} })
const groups = [
  { value: 'Do', items: [item('Export waybills', 'csv'), item('Start a transfer', 'send money')] },
  { value: 'Go to', items: [item('Waybills'), item('Activity')] },
]
const names = (text: string, most = 9) => matching(groups, text, most).map(({ value, items }) => [value, items.map(({ name }) => name)])

test('every word must be found, in the name or among the other words', () => {
  expect(names('way')).toEqual([
    ['Do', ['Export waybills']],
    ['Go to', ['Waybills']],
  ])
  expect(names('SEND trans')).toEqual([['Do', ['Start a transfer']]])
  expect(names('csv activity')).toEqual([])
})

test('filler words before what is meant are dropped where nothing has them', () => {
  const rest = (text: string) =>
    matchingRest(groups, text, { most: 9, filler: 'open go to', joint: 'how do i a' }).flatMap(({ items }) => items.map(({ name }) => name))
  expect(rest('go to activity')).toEqual(['Activity'])
  expect(rest('Open way')).toEqual(['Export waybills', 'Waybills'])
  expect(rest('activity open')).toEqual(['Activity'])
  expect(rest('open go')).toEqual([])
  // So are those that only join others; then what has most of the words is found, and at least half of them.
  expect(rest('How do I send money?')).toEqual(['Start a transfer'])
  expect(rest('send money tomorrow')).toEqual(['Start a transfer'])
  expect(rest('activities tomorrow')).toEqual([])
  expect(rest('money yesterday tomorrow')).toEqual([])
  expect(rest('csvs yesterday')).toEqual(['Export waybills'])
  expect(rest('send 5 gold')).toEqual(['Start a transfer'])
  expect(rest('activity 5')).toEqual([])
})

test('what begins with the text stands first, and no group has more than fits', () => {
  const both = [{ value: 'Go to', items: [item('My activity'), item('Activity')] }]
  expect(matching(both, 'act', 9)[0]?.items.map(({ name }) => name)).toEqual(['Activity', 'My activity'])
  expect(matching(both, '', 1)[0]?.items).toHaveLength(1)
  expect(names('').map(([group]) => group)).toEqual(['Do', 'Go to'])
})

test('a group with an entry of exactly this name leads', () => {
  const both = [
    { value: 'Do', items: [item('Accounts from a Ledger')] },
    { value: 'Go to', items: [item('My accounts'), item('Accounts')] },
  ]
  expect(matching(both, 'accounts', 9).map(({ items }) => items.map(({ name }) => name))).toEqual([
    ['Accounts', 'My accounts'],
    ['Accounts from a Ledger'],
  ])
  expect(matching(both, 'account', 9)[0]?.value).toBe('Go to')
})

test('prices lead to the gains and rewards to staking, whichever language they are typed in', () => {
  const goTo = [{ value: 'Gehe zu', items: [item('Gewinne', german.screens.gains), item('Staking', german.screens.staking)] }]
  const found = (text: string) => matching(goTo, text, 9).flatMap(({ items }) => items.map(({ name }) => name))
  expect(['Preis', 'price'].map(found)).toEqual([['Gewinne'], ['Gewinne']])
  expect(['Belohnung', 'rewards', 'claim'].map(found)).toEqual([['Staking'], ['Staking'], ['Staking']])
  expect(english.screens.gains).toContain('price')
  expect(english.screens.staking).toContain('rewards')
})

test('one mistake in a longer word is forgiven', () => {
  const settings = [{ value: 'Settings', items: [item('Encryption and lock', 'passphrase'), item('Privacy')] }]
  expect(matching(settings, 'pasphrase', 9)[0]?.items.map(({ name }) => name)).toEqual(['Encryption and lock'])
  expect(matching(settings, 'pirvacy', 9)[0]?.items.map(({ name }) => name)).toEqual(['Privacy'])
  expect(matching(settings, 'pxyz', 9)).toEqual([])
  const both = [
    { value: 'Do', items: [item('Show charts', 'activity')] },
    { value: 'Go to', items: [item('Activity')] },
  ]
  expect(matching(both, 'acitvity', 9)[0]?.value, 'what is named so but for the mistake leads').toBe('Go to')
  // Another number is another thing.
  expect(matching([{ value: 'Transfers', items: [item('Vote on proposal 6315')] }], 'proposal 6314', 9)).toEqual([])
})

test('nothing is forgiven where something has the word as it is typed', () => {
  expect(names('star')).toEqual([['Do', ['Start a transfer']]])
  const both = [
    { value: 'Do', items: [item('Start a transfer')] },
    { value: 'Go to', items: [item('Staking')] },
  ]
  expect(matching(both, 'stak', 9).map(({ items }) => items.map(({ name }) => name))).toEqual([['Staking']])
})

test('a receipt of unverified assets alone is not offered; one with a verified asset, and a payment, is', () => {
  const moved = (isVerified: boolean) => ({ chainId: 'a-1', denom: 'x', amount: '1', symbol: 'X', decimals: 0, isVerified })
  const item = (direction: 'in' | 'out', ...verified: boolean[]) => ({ direction, movements: verified.map(moved) })
  expect(isUninvited(item('in', false, false))).toBe(true)
  expect([item('in', false, true), item('in'), item('out', false)].map(isUninvited)).toEqual([false, false, false])
})

test('a word inside of a synonym counts only where nothing else has it', () => {
  const both = [{ value: 'Go to', items: [item('Lock Waybill'), item('Explorer', english.screens.explorer)] }]
  const found = (text: string) => matching(both, text, 9).flatMap(({ items }) => items.map(({ name }) => name))
  expect(found('lock')).toEqual(['Lock Waybill'])
  expect(found('ocks')).toEqual(['Explorer'])
})

test('names are extended where the accounts are, by an entry for each that is known', () => {
  const run = () => {}
  expect(nameItems(englishLazy, '', run).map(({ name }) => name)).toEqual(['Extend a .init name'])
  expect(nameItems(englishLazy, 'ann.init bob.init', run).map(({ name }) => name)).toEqual(['Extend ann.init', 'Extend bob.init'])
  const groups = [{ value: 'Tun', items: nameItems(germanLazy, '', run) }]
  expect(matching(groups, 'name verlängern', 9)).toHaveLength(1)
})

test('the virtual Ledger is locked or unlocked, whichever fits', () => {
  expect(ledgerActions('on')).toEqual(['lock'])
  expect(ledgerActions('locked')).toEqual(['unlock'])
  expect(ledgerActions('unplugged')).toEqual([])
  expect(ledgerActions(undefined)).toEqual(['lock', 'unlock'])
})

test('what was chosen last stands first, and only once', () => {
  const shown = recentFirst(groups, ['Activity', 'gone', 'Export waybills'], 'Recent').map(({ value, items }) => [
    value,
    items.map(({ name }) => name),
  ])
  expect(shown).toEqual([
    ['Recent', ['Activity', 'Export waybills']],
    ['Do', ['Start a transfer']],
    ['Go to', ['Waybills']],
  ])
  expect(recentFirst(groups, [], 'Recent')).toEqual(groups)
})

test('English words find in German what they find in English', () => {
  for (const [name, words] of [...Object.entries(english.sections), ...Object.entries(english.networks)]) {
    const entry = item('x', { ...german.sections, ...german.networks }[name as keyof typeof german.sections])
    for (const word of words.split(' ')) expect(matching([{ value: 'x', items: [entry] }], word, 1), `${name} ${word}`).toHaveLength(1)
  }
  expect(german.sections.privacy).toContain('privacy')
})

test('the language, the network and the backup are commands; what is in use is not offered', () => {
  const { win } = openBridgedWindow(() => Promise.resolve({ ok: true, value: null } as never))
  const names = (words: AllWords, network: 'practice' | null, language: string, hidesAmounts = false) =>
    settingItems(win, words, { network, language, hidesAmounts }).map(({ name }) => name)
  const both = { ...englishWords, ...englishLazy }
  expect(names(both, 'practice', 'en')).toEqual([
    'Switch to German (Deutsch)',
    'Switch to testnet',
    'Switch to mainnet',
    'Hide amounts',
    'Save backup…',
    'Restore backup…',
  ])
  const found = (typed: string) =>
    matching([{ value: 'x', items: settingItems(win, both, { network: null, language: 'en', hidesAmounts: false }) }], typed, 3)
  expect(found('english'), 'which is in use').toEqual([])
  expect(found('german')).toHaveLength(1)
  // Hidden amounts are shown, shown ones hidden.
  expect(names(both, null, 'en', true)).toContain('Show amounts')
  expect(names(both, null, 'en', true)).not.toContain('Hide amounts')
  expect(names({ ...germanWords, ...germanLazy }, null, 'de')).toEqual([
    'Auf Englisch umstellen (English)',
    'Beträge verbergen',
    'Sicherung speichern…',
    'Sicherung wiederherstellen…',
  ])
})

test('before anything is typed, what is done most stands first, in its order, and once', () => {
  const act = { value: 'Do', items: ['sync', 'swap', 'send', 'claim t1', 'network mainnet', 'network testnet'].map((name) => item(name)) }
  const goTo = { value: 'Go to', items: [item('screen receive'), item('screen nfts')] }
  const other = { value: 'Settings', items: [item('section network')] }
  const shown = suggestedFirst([act, goTo, other], 'Suggested', ['Go to']).map(({ value, items }) => [value, items.map(({ id }) => id)])
  expect(shown).toEqual([
    ['Suggested', ['send', 'claim t1', 'swap', 'screen receive', 'network testnet']],
    ['Go to', ['screen nfts']],
  ])
  expect(suggestedFirst([other], 'Suggested', ['Settings'])).toEqual([other])
})

test('the letters by which a name was found are marked, one that begins a word before others', () => {
  const marked = (name: string, text: string) =>
    markedParts(name, text)
      .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
      .join('')
  expect(marked('Staking', 'stak')).toBe('[Stak]ing')
  expect(marked('Export all transactions', 'tra EXP')).toBe('[Exp]ort all [tra]nsactions')
  expect(marked('Outgo to', 'to')).toBe('Outgo [to]')
  expect(marked('Switch', 'itch itc')).toBe('Sw[itch]')
  expect(marked('Activity', ' ')).toBe('Activity')
  expect(marked('Activity', 'pay')).toBe('Activity')
})

test('nothing is marked within letters that join with others or may have hidden ones between them', () => {
  for (const name of ['a\u202Ebc', 'e\u0301 abc', 'ابجد', 'abc👩‍👧']) expect(markedParts(name, 'b')).toEqual([{ text: name, isMatch: false }])
})

test('before anything is typed Enter begins no claim, and a group is short', () => {
  const { groups } = englishLazy.paletteWords
  const known = [
    { value: groups.actions, items: ['sync', 'claim t1', 'send', 'swap'].map((name) => item(name)) },
    { value: groups.transfers, items: ['w1', 'w2', 'w3', 'w4'].map((name) => item(name)) },
  ]
  const shown = (recent: string[]) => unasked(known, recent, englishLazy.paletteWords).map(({ items }) => items.map(({ id }) => id))
  expect(shown(['claim t1', 'sync'])).toEqual([['sync'], ['send', 'claim t1', 'swap'], ['w1', 'w2', 'w3']])
  expect(shown(['claim t1'])[0]?.[0]).toBe('send')
})

test('a word inside of what stands beside a name finds nothing while an entry is named so', () => {
  const asset = (name: string, hint: string): PaletteItem => ({ id: name, name, also: 'worth value', hint, run: () => {} })
  const found = (text: string) =>
    matching([{ value: 'Assets', items: [asset('TIA', '12'), asset('ETH', '1.63, Initia · $2')] }], text, 9).flatMap(({ items }) =>
      items.map(({ id }) => id),
    )
  expect(found('tia worth')).toEqual(['TIA'])
  expect(found('initia')).toEqual(['ETH'])
  expect(found('nitia')).toEqual(['ETH'])
})
