// What no entry is named after is not answered with others, and what was paid in fees is a sum.
import { expect, test } from 'vitest'
import { openBridgedWindow } from '../../../../test/support/fakeBridgeWindow.ts'
import { german } from '../../words/de/german.ts'
import { germanLazy } from '../../words/de/germanLazy.ts'
import { english } from '../../words/en/english.ts'
import { englishLazy } from '../../words/en/englishLazy.ts'
import type { AllWords } from '../../words/words.ts'
import { askedAssets } from './assetQuestion.ts'
import { answerTo, nobodyItems, unknownItems } from './answers.ts'
import { actions } from './commands/commandItems.ts'
import { paletteStore } from './paletteStore.ts'
import { feeSpan, feesText } from './useFeesPaid.ts'

const ENGLISH: AllWords = { ...english, ...englishLazy }
const GERMAN: AllWords = { ...german, ...germanLazy }
const { win } = openBridgedWindow(() => new Promise(() => undefined))

test('who asks what something is that nothing is named after is told so, and where Waybill is learned', () => {
  const said = (text: string, words: AllWords) =>
    unknownItems(win, words, text, true, ['Staking', 'Lantern', 'ETH']).map(({ id, name }) => [id, name])
  expect(said('what is a zk proof?', ENGLISH)).toEqual([
    ['guide', 'No answer to what “zk proof” is. Learn Waybill by a guided first transfer'],
  ])
  expect(said('Was ist ein Orakel', GERMAN)[0]?.[0]).toBe('guide')
  for (const known of [
    'what is staking',
    'what is my address',
    'what are lanterns',
    'what is ETH worth',
    'what is the ETH rate',
    'what is 6315',
    'swap 5 init',
  ])
    expect(said(known, ENGLISH)).toEqual([])
})

test('who asks what an asset is worth, or how much of it there is, gets that asset alone', () => {
  const entry = (id: string, name: string) => ({ id, name, also: '', hint: '', run: () => undefined })
  const groups = [{ value: 'Assets', items: [entry('asset 1', 'INIT'), entry('asset 2', 'ETH'), entry('send', 'init')] }]
  const ids = (text: string, words: AllWords) => askedAssets(text, words, groups).map(({ id }) => id)
  for (const text of [
    'value of INIT',
    'how much is my init?',
    'how many init do I have',
    'init price',
    'what is INIT worth today',
    'init to usd',
  ])
    expect(ids(text, ENGLISH)).toEqual(['asset 1'])
  expect([ids('eth worth', ENGLISH), ids('was ist ETH wert', GERMAN)]).toEqual([['asset 2'], ['asset 2']])
  for (const text of ['init', 'send how much init', 'init to eth price', 'how much is it worth']) expect(ids(text, ENGLISH)).toEqual([])
})

test.each([
  ['unlock', 'unlockTime'],
  ['blind signing', 'blindSigning'],
  ['show qr code', 'showQr'],
  ['what is my address', 'showQr'],
  ['is my ledger connected', 'ledgerTrouble'],
  ['change password', 'passphrase'],
  ['set a password', 'passphrase'],
  ['remove password', 'noPassphrase'],
  ['auto lock', 'autoLock'],
  ['send all', 'sendAll'],
  ['open proposals', 'openVotes'],
  ['should i vote', 'openVotes'],
  ['is it safe', 'isSafe'],
  ['last transaction', 'ownTxs'],
  ['biggest transaction', 'ownTxs'],
  ['add a note', 'ownNotes'],
  ['change theme', 'theme'],
  ['how long does it take', 'duration'],
  ['bridge time', 'duration'],
  ['locked init', 'unlockTime'],
  ['my balance', 'holdings'],
  ['what do i own', 'holdings'],
  ['cheapest route', 'cheapest'],
  ['pdf', 'printed'],
  ['unlock my tokens', 'unlockTime'],
  ['when do I get my money', 'transit'],
  ['did my transfer arrive', 'transit'],
  ['how much rewards did I get', 'earned'],
])('“%s” is answered by %s', (text, name) => {
  expect(answerTo(text, ENGLISH)).toBe(name)
})

test('taxes preselect Koinly and the year before, a format that is named only itself', () => {
  const chosen = (typed: string) => {
    const item = actions(win, ENGLISH, false, true).find(({ id }) => id === 'export activity')
    item?.run(typed)
    return win.part(paletteStore).getState().exporting
  }
  expect(chosen('export taxes')).toEqual({ what: 'activity', format: 'koinly', year: new Date().getFullYear() - 1 })
  expect(chosen('export koinly')).toEqual({ what: 'activity', format: 'koinly' })
  expect(chosen('export csv')).toEqual({ what: 'activity', format: 'csv' })
})

test('fees are added up by asset, the one of most months first', () => {
  const fee = (symbol: string, amount: string) => ({ denom: symbol, amount, decimals: 6, symbol, isVerified: true })
  const month = { from: 0, until: 1, transactions: 1, failed: 0 }
  const months = [
    { ...month, fees: [fee('ETH', '-500000')] },
    ...['1500000', '-20000'].map((one) => ({ ...month, fees: [fee('INIT', one)] })),
  ]
  expect(feesText(ENGLISH, months)).toBe('1.52 INIT and 0.50 ETH')
  expect(feesText(ENGLISH, [])).toBeNull()
})

test('who asks for the address of a name that nobody has is told so', () => {
  const told = (text: string, words: AllWords) => nobodyItems(win, words, text, (name) => name === 'lena').map(({ name }) => name)
  expect(told('address of mara', ENGLISH)).toEqual(['Nobody saved as mara'])
  expect(told('Mara’s address', ENGLISH)).toEqual(['Nobody saved as Mara'])
  expect(told('Adresse von mara', GERMAN)).toEqual(['Niemand als mara gespeichert'])
  expect([...told('address of lena', ENGLISH), ...told('address book', ENGLISH)]).toEqual([])
})

test('who asks for fees gets those of the year, or of the twelve months, that are named', () => {
  const asked = (text: string, words: AllWords) => [answerTo(text, words), feeSpan(words, text, 2026)]
  expect(asked('fees last 12 months', ENGLISH)).toEqual(['paidFees', 'twelve'])
  expect(asked('Gebühren der letzten zwölf Monate', GERMAN)).toEqual(['paidFees', 'twelve'])
  expect(asked('fees this year', ENGLISH)).toEqual(['paidFees', 2026])
  expect(asked('how much did I pay in fees last year', ENGLISH)).toEqual(['paidFees', 2025])
  expect(asked('fees paid in 2024', ENGLISH)).toEqual(['paidFees', 2024])
})
