// Property: any link text yields a form's values or null.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { propertyRuns } from '../../../../test/support/abuse.ts'
import { MAX_LINK_TEXT, readTransferLink, TransferLink } from './transferLink.ts'

const RUNS = propertyRuns({ seed: 20261124, numRuns: 1000 }, 'links')
const FULL = 'waybill://transfer?fromChain=interwoven-1&fromAsset=uinit&toChain=yominet-1&toAsset=ibc%2F37A3&amount=12.5&recipient=init1abc'

test('a whole link, and parts of one', () => {
  expect(readTransferLink(FULL)).toEqual({
    fromChain: 'interwoven-1',
    fromAsset: 'uinit',
    toChain: 'yominet-1',
    toAsset: 'ibc/37A3',
    amount: '12.5',
    recipient: 'init1abc',
  })
  expect(readTransferLink('waybill://transfer')).toEqual({})
  expect(readTransferLink('waybill://transfer/?amount=3')).toEqual({ amount: '3' })
  expect(readTransferLink('WAYBILL://transfer?amount=3')).toEqual({ amount: '3' })
})

test.for([
  ['another scheme', 'https://transfer?amount=1'],
  ['another action', 'waybill://sign?amount=1'],
  ['a path', 'waybill://transfer/now?amount=1'],
  ['a user', 'waybill://me@transfer?amount=1'],
  ['a port', 'waybill://transfer:1?amount=1'],
  ['a fragment', 'waybill://transfer?amount=1#sign'],
  ['an account', 'waybill://transfer?accountId=a1'],
  ['a name of every object', 'waybill://transfer?__proto__=1'],
  ['a value twice', 'waybill://transfer?amount=1&amount=2'],
  ['a value twice, written in two ways', 'waybill://transfer?amount=1&%61mount=2'],
  ['an asset of no chain', 'waybill://transfer?fromAsset=uinit'],
  ['a chain without an asset', 'waybill://transfer?toChain=interwoven-1'],
  ['less than nothing', 'waybill://transfer?amount=-1'],
  ['an amount in words', 'waybill://transfer?amount=1e9'],
  ['an empty amount', 'waybill://transfer?amount='],
  ['other digits', 'waybill://transfer?amount=%D9%A1'],
  ['a hidden letter', 'waybill://transfer?recipient=init1%E2%80%AEabc'],
  ['markup', 'waybill://transfer?recipient=<img src=x>'],
  ['a line break', 'waybill://transfer?fromChain=a%0Ab&fromAsset=uinit'],
  ['too much', `waybill://transfer?recipient=${'a'.repeat(MAX_LINK_TEXT)}`],
  ['no link', 'transfer'],
  ['nothing', ''],
] as const)('%s is refused', ([, text]) => {
  expect(readTransferLink(text)).toBeNull()
})

const VALUES = /^[a-zA-Z0-9/:._-]+$/

function isHarmless(text: string): void {
  const link = readTransferLink(text)
  if (link === null) return
  expect(TransferLink.parse(link)).toEqual(link)
  for (const [name, value] of Object.entries(link)) {
    expect(['fromChain', 'fromAsset', 'toChain', 'toAsset', 'amount', 'recipient']).toContain(name)
    expect(value).toMatch(VALUES)
  }
}

test('any text gives a form’s values or nothing, and throws nothing', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 1200 }), isHarmless), RUNS)
  const parts = fc.constantFrom(
    'waybill:',
    '//',
    'transfer',
    '?',
    '&',
    '=',
    '#',
    '@',
    ':',
    '%',
    '%00',
    '\u202E',
    'amount',
    'recipient',
    '1',
    'a',
  )
  const link = fc.array(fc.oneof(parts, fc.string({ unit: 'binary', maxLength: 4 })), { maxLength: 24 }).map((list) => list.join(''))
  fc.assert(fc.property(link, isHarmless), RUNS)
})

test('any values in a link’s own place are taken as written or refuse the whole link', () => {
  const name = fc.constantFrom('fromChain', 'fromAsset', 'toChain', 'toAsset', 'amount', 'recipient', 'accountId', 'constructor')
  const value = fc.oneof(fc.stringMatching(/^[a-z0-9/.]{0,12}$/), fc.string({ unit: 'binary', maxLength: 12 }), fc.nat().map(String))
  fc.assert(
    fc.property(fc.array(fc.tuple(name, value), { maxLength: 6 }), (pairs) => {
      const text = `waybill://transfer?${new URLSearchParams(pairs).toString()}`
      isHarmless(text)
      const link = readTransferLink(text)
      if (link !== null) expect(link).toEqual(Object.fromEntries(pairs))
    }),
    RUNS,
  )
})
