// Sentences in the palette become forms: what they name is found, what they do not name stays open, and no other text becomes one.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Asset, Chain } from '../../../../shared/contract/chain.ts'
import { isTypedNumber } from '../../../../shared/domain/amount.ts'
import { paletteSynonyms as german } from '../../../words/de/app/paletteSynonyms.ts'
import { english } from '../../../words/en/english.ts'
import { englishLazy } from '../../../words/en/englishLazy.ts'
import { commandName } from './commandName.ts'
import { lexiconOf, readAmount, readCommand, type Listed } from './readCommand.ts'

const chain = (id: string, name: string, more: Partial<Chain> = {}): Chain => ({
  id,
  name,
  station: name.slice(0, 3).toUpperCase(),
  kind: 'initia-rollup',
  vm: 'move',
  bech32Prefix: 'init',
  hasExplorer: true,
  ...more,
})
const asset = (chainId: string, symbol: string, more: Partial<Asset> = {}): Asset => ({
  chainId,
  denom: `u${symbol.toLowerCase()}`,
  symbol,
  name: symbol,
  decimals: 6,
  isVerified: true,
  originId: symbol,
  ...more,
})
const chains = [
  chain('l1', 'Initia', { kind: 'initia-l1' }),
  chain('tide-1', 'Tidewatch'),
  chain('lan-1', 'Lantern Bay'),
  chain('old-1', 'Oldport', { isShutDown: true }),
]
const assets = [
  asset('l1', 'FAKE', { isVerified: false }),
  asset('l1', 'INIT'),
  asset('l1', 'USDC'),
  asset('tide-1', 'INIT'),
  asset('tide-1', 'TIA'),
  asset('lan-1', 'INIT'),
  asset('old-1', 'GONE'),
]
const lexicon = lexiconOf(german)
const listed: Listed = { assets, chains, held: [], point: '.', lexicon }
const at = (spot: { chainId: string; symbol: string } | null) => (spot === null ? null : `${spot.symbol} ${spot.chainId}`)
const read = (text: string, more: Partial<Listed> = {}) => {
  const command = readCommand(text, { ...listed, ...more })
  if (command === null) return null
  const { verb, amount, from, to, toChain, recipient, isComplete } = command
  return [verb, amount, at(from), at(to), toChain?.name ?? null, recipient, isComplete]
}
const ADDRESS = `init1${'q'.repeat(38)}`

test.for<[string, unknown[]]>([
  ['swap 10 init to usdc', ['swap', '10', 'INIT l1', 'USDC l1', null, null, true]],
  ['Swap 0.5 INIT for USDC', ['swap', '0.5', 'INIT l1', 'USDC l1', null, null, true]],
  ['tausche 10,5 init in usdc', ['swap', '10.5', 'INIT l1', 'USDC l1', null, null, true]],
  ['10 init in usdc tauschen', ['swap', '10', 'INIT l1', 'USDC l1', null, null, true]],
  ['swap 3 init to tia', ['swap', '3', 'INIT tide-1', 'TIA tide-1', null, null, true]],
  ['send 5 init', ['send', '5', 'INIT l1', 'INIT l1', null, null, true]],
  ['sende 5init', ['send', '5', 'INIT l1', 'INIT l1', null, null, true]],
  ['send 5 init on tidewatch', ['send', '5', 'INIT tide-1', 'INIT tide-1', null, null, true]],
  [`send 5 init to ${ADDRESS}`, ['send', '5', 'INIT l1', 'INIT l1', null, ADDRESS, true]],
  ['send 5 init to alice.init', ['send', '5', 'INIT l1', 'INIT l1', null, 'alice.init', true]],
  ['sende 5 init an Anna', ['send', '5', 'INIT l1', 'INIT l1', null, 'Anna', true]],
  ['send 5 init to tidewatch', ['bridge', '5', 'INIT l1', 'INIT tide-1', 'Tidewatch', null, true]],
  ['bridge 10 init to lantern bay', ['bridge', '10', 'INIT l1', 'INIT lan-1', 'Lantern Bay', null, true]],
  ['bridge 10 init from tidewatch to initia', ['bridge', '10', 'INIT tide-1', 'INIT l1', 'Initia', null, true]],
  ['bridge 10 init to init from tidewatch', ['bridge', '10', 'INIT tide-1', 'INIT l1', 'Initia', null, true]],
  ['bridge 10 init to initia', ['bridge', '10', 'INIT tide-1', 'INIT l1', 'Initia', null, true]],
  ['bringe 10 init nach tide', ['bridge', '10', 'INIT l1', 'INIT tide-1', 'Tidewatch', null, true]],
  ['init 20 to lantern', ['bridge', '20', 'INIT l1', 'INIT lan-1', 'Lantern Bay', null, true]],
  ['20 init to lantern', ['bridge', '20', 'INIT l1', 'INIT lan-1', 'Lantern Bay', null, true]],
  ['10 init in usdc', ['swap', '10', 'INIT l1', 'USDC l1', null, null, true]],
  ['5init to alice.init', ['send', '5', 'INIT l1', 'INIT l1', null, 'alice.init', true]],
  ['stake 5 init', ['stake', '5', 'INIT l1', null, null, null, true]],
  ['send init', ['send', '', 'INIT l1', 'INIT l1', null, null, true]],
  ['bridge 10 init to init on tidewatch', ['bridge', '10', 'INIT l1', 'INIT tide-1', 'Tidewatch', null, true]],
])('“%s” fills the form', ([text, form]) => {
  expect(read(text)).toEqual(form)
})

describe('what is not understood stays open', () => {
  test.for<[string, unknown[]]>([
    // Five of another asset would not be what was asked.
    ['send 5 foo', ['send', '', null, null, null, null, false]],
    ['send 5 gone', ['send', '', null, null, null, null, false]],
    ['send 5 fake', ['send', '', null, null, null, null, false]],
    ['send 5', ['send', '5', null, null, null, null, false]],
    // The form fills in what is open: five must not go where nobody said.
    ['swap 5 init to foo', ['swap', '', 'INIT l1', null, null, null, false]],
    ['swap 5 init to init', ['swap', '', 'INIT l1', null, null, null, false]],
    ['swap 5 init on lantern', ['swap', '', null, null, null, null, false]],
    ['send 5 init on foo', ['send', '', 'INIT l1', 'INIT l1', null, null, false]],
    ['bridge 5 usdc to tidewatch', ['bridge', '', 'USDC l1', null, 'Tidewatch', null, false]],
    ['bridge 10 init to usdc on tidewatch', ['bridge', '', 'INIT l1', null, 'Tidewatch', null, false]],
    ['bridge 10 init to foo on tidewatch', ['bridge', '', 'INIT l1', null, 'Tidewatch', null, false]],
    ['bridge 10 tia to tia from tidewatch', ['bridge', '', 'TIA tide-1', null, null, null, false]],
    ['stake 5 tia', ['stake', '', null, null, null, null, false]],
    ['stake 5 init on tidewatch', ['stake', '', null, null, null, null, false]],
    ['send 1,000 init', ['send', '1000', 'INIT l1', 'INIT l1', null, null, true]],
    ['send 1,000,000 init', ['send', '1000000', 'INIT l1', 'INIT l1', null, null, true]],
  ])('“%s”', ([text, form]) => {
    expect(read(text)).toEqual(form)
  })

  test('three digits after a mark are thousands where the language groups by it', () => {
    expect(read('sende 1.000 init', { point: ',' })?.[1]).toBe('1000')
    expect(read('sende 1,000 init', { point: ',' })?.[1]).toBe('1.000')
    expect(read('send 0,125 init')?.[1]).toBe('0.125')
  })
})

test('pays with what the account holds', () => {
  expect(read('send 5 init', { held: [{ chainId: 'lan-1', denom: 'uinit' }] })?.[2]).toBe('INIT lan-1')
  // Only the L1 stakes.
  expect(read('stake 5 init', { held: [{ chainId: 'lan-1', denom: 'uinit' }] })?.[2]).toBe('INIT l1')
})

test.for([
  ['bridge 10 init to tidewatch', 'Bridge 10 INIT to Tidewatch'],
  ['bridge 5 usdc to tidewatch', 'Bridge USDC'],
  ['swap 5 init to foo', 'Swap INIT'],
  ['swap 5 init to usdc', 'Swap 5 INIT to USDC'],
] as const)('“%s” is named by what the form gets of it', ([text, name]) => {
  const command = readCommand(text, listed)
  expect(command === null ? null : commandName({ ...english, ...englishLazy }, command)).toBe(name)
})

test.for([
  '',
  'send',
  'swap',
  'staking',
  'send money',
  'Swap on one chain',
  'Send to an address',
  'Bridge to another chain',
  'init',
  '10 init',
  'vote 5',
])('“%s” stays a search', (text) => {
  expect(read(text)).toBeNull()
})

const word = fc.constantFrom(
  'send',
  'swap',
  'tausche',
  'stake',
  '10',
  '1,5',
  '1.000',
  'init',
  'usdc',
  'foo',
  'to',
  'in',
  'on',
  'tidewatch',
  'initia',
  '→',
  ADDRESS,
)

test('whatever is typed, a form holds only a number, listed verified assets and what was typed as the recipient', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(word, { maxLength: 9 }).map((words) => words.join(' ')),
      ),
      (text) => {
        const command = readCommand(text, listed)
        if (command === null) return
        const { amount, from, to, recipient, verb } = command
        expect(amount === '' || (isTypedNumber(amount) && !amount.includes(','))).toBe(true)
        for (const one of [from, to]) expect(one === null || (assets.includes(one) && one.isVerified)).toBe(true)
        expect(recipient === null || (verb === 'send' && text.split(/\s+/u).join(' ').includes(recipient))).toBe(true)
        expect(verb !== 'swap' || to === null || (to.chainId === from?.chainId && to.originId !== from.originId)).toBe(true)
        expect(verb !== 'bridge' || to === null || to.chainId !== from?.chainId).toBe(true)
      },
    ),
  )
})

test('spaces and capitals make no difference', () => {
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 6 }), (words) => {
      expect(readCommand(`  ${words.join('   ')} `, listed)).toEqual(readCommand(words.join(' '), listed))
      expect(readCommand(words.join(' ').toUpperCase().replace(ADDRESS.toUpperCase(), ADDRESS), listed)?.verb).toEqual(
        readCommand(words.join(' '), listed)?.verb,
      )
    }),
  )
})

test('without an asset, what is held on the chain is bridged from there, else its first', () => {
  const held = [{ chainId: 'lan-1', denom: 'uinit' }]
  const inEnglish = { held, lexicon: lexiconOf(englishLazy.paletteSynonyms) }
  expect(read('bridge back from lantern', inEnglish)).toEqual(['bridge', '', 'INIT lan-1', 'INIT l1', 'Initia', null, true])
  expect(read('bridge 3 init back to initia please', inEnglish)).toEqual(['bridge', '3', 'INIT lan-1', 'INIT l1', 'Initia', null, true])
  for (const text of [
    'bring back from lantern',
    'withdraw from lantern',
    'get my money back from lantern',
    'return init from lantern',
    'withdraw all from lantern',
  ]) {
    expect(read(text, inEnglish)).toEqual(['bridge', '', 'INIT lan-1', 'INIT l1', 'Initia', null, true])
    const command = readCommand(text, { ...listed, ...inEnglish })
    expect(command && commandName({ ...english, ...englishLazy }, command)).toBe('Withdraw INIT from Lantern Bay to Initia')
  }
  for (const text of ['get init', 'bring back', 'get money from foo']) expect(read(text, inEnglish)).toBeNull()
  expect(read('bridge from tidewatch', { held: [{ chainId: 'tide-1', denom: 'utia' }] })?.[2]).toBe('TIA tide-1')
  expect(read('bridge from tidewatch', { held: [] })?.[2]).toBe('INIT tide-1')
  expect(read('bridge init')?.[2]).toBe('INIT l1')
  expect(read('bridge')).toBeNull()
})

test('an amount of a listed asset alone can be sent, swapped or bridged; no other text can', () => {
  const ways = (text: string) => readAmount(text, listed).map(({ verb, amount, from }) => `${verb} ${amount} ${from?.symbol ?? ''}`)
  expect(ways('10 usdc')).toEqual(['send 10 USDC', 'swap 10 USDC', 'bridge 10 USDC'])
  expect(ways('usdc 2.5')).toContain('send 2.5 USDC')
  for (const text of ['10', 'usdc', '10 fake', '10 usdc to lantern', '1x usdc', '']) expect(ways(text)).toEqual([])
})
