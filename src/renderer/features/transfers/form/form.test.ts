// When the form can be reviewed, and the one reason when it cannot.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Chain } from '../../../../shared/contract/chain.ts'
import { typedUnits } from '../../../../shared/domain/amount.ts'
import { AppError } from '../../../../shared/domain/errors.ts'
import { OWN_ADDRESS, sampleQuote, START } from '../../../../shared/domain/transfer/sampleTransfer.ts'
import { feeReserve, fractionOf, slippageRoom } from '../offers/cost.ts'
import { amountProblem, EMPTY_FORM, hindrance, isAskedBy, isToSelf } from './form.ts'
import { quoteRequest, reviewableQuote, toTyped, wrongField, type Form, type Surroundings } from './form.ts'

const quote = {
  ...sampleQuote(),
  fees: [
    { label: 'network', amount: '3150', symbol: 'INIT', decimals: 6, behavior: 'onTop' as const, chainId: null, denom: null, usd: null },
    { label: 'relay', amount: '20000', symbol: 'INIT', decimals: 6, behavior: 'deducted' as const, chainId: null, denom: null, usd: null },
  ],
}
const chain = { id: 'tidewatch-1', name: 'Tidewatch', station: 'TID', kind: 'initia-rollup', vm: 'evm', bech32Prefix: 'init' } as const
const around: Surroundings = {
  account: {
    id: 'account 1',
    label: 'Main',
    address: { bech32: OWN_ADDRESS, hex: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' },
    signer: { kind: 'watched' },
    createdAt: START,
  },
  fromAsset: quote.from,
  toAsset: quote.to,
  fromChain: { ...chain, id: 'practice-1', name: 'Initia', kind: 'initia-l1', vm: 'move', hasExplorer: false },
  toChain: { ...chain, hasExplorer: false },
  balance: '20000000',
  quote,
  quoteError: null,
  chainIds: null,
  agreed: [],
}
const form: Form = {
  accountId: 'account 1',
  from: { chainId: 'practice-1', denom: 'uinit' },
  to: { chainId: 'tidewatch-1', denom: 'evm/init' },
  typed: '10',
  recipient: null,
  slippagePercent: '0.5',
  memo: '',
}
const why = (changes: Partial<Form>, other: Partial<Surroundings> = {}) =>
  hindrance({ ...form, ...changes }, { ...around, ...other }, START)?.why ?? null

test('a complete form with a fresh quote can be reviewed', () => {
  expect(why({})).toBeNull()
  expect(quoteRequest(form, around)).toEqual({ ...sampleQuote().request })
})

test('the reason is the first thing to mend, in the order of the form', () => {
  expect(hindrance(EMPTY_FORM, { ...around, account: null }, START)).toEqual({ why: 'noAccount' })
  expect(why({ from: null }, { fromAsset: null })).toBe('noFrom')
  expect(why({ to: null }, { toAsset: null })).toBe('noTo')
  expect(why({ typed: '' })).toBe('noAmount')
  expect(why({ typed: '0.000' })).toBe('zeroAmount')
  expect(why({ typed: '1,5' })).toBe('noNumber')
  expect(why({ typed: '0.0000001' })).toBe('badAmount')
  expect(why({ typed: '20.000001' })).toBe('tooMuch')
  expect(why({ recipient: 'init1' })).toBe('badRecipient')
  expect(why({ slippagePercent: '100' })).toBe('badSlippage')
})

test('where another app signs, that comes before the rest, and nobody is asked for a quote', () => {
  const ledger = { kind: 'ledger', path: "44'/60'/0'/0/0", publicKey: '', model: '' } as const
  const ownedBy = (app: 'ethereum' | 'cosmos') => (around.account === null ? null : { ...around.account, signer: { ...ledger, app } })
  const on = (kind: Chain['kind'], hasEthereumKeys = false): Chain => ({ ...chain, id: 'far-1', kind, hasEthereumKeys, hasExplorer: false })
  const asked = (app: 'ethereum' | 'cosmos', fromChain: Chain) =>
    hindrance({ ...form, typed: '' }, { ...around, account: ownedBy(app), fromChain }, START)
  expect(asked('ethereum', on('cosmos'))).toEqual({ why: 'otherApp', app: 'cosmos' })
  expect(asked('cosmos', on('evm'))).toEqual({ why: 'otherApp', app: 'ethereum' })
  expect(asked('cosmos', on('cosmos', true))).toEqual({ why: 'otherApp', app: null })
  expect(asked('ethereum', on('evm'))).toEqual({ why: 'noAmount' })
  expect(asked('cosmos', on('initia-rollup'))).toEqual({ why: 'noAmount' })
  expect(quoteRequest(form, { ...around, account: ownedBy('ethereum'), fromChain: on('cosmos') })).toBeNull()
  expect(hindrance(form, { ...around, fromChain: on('cosmos') }, START)).toBeNull()
})

test('the quote has the last word', () => {
  expect(why({}, { quote: null })).toBe('quoting')
  expect(why({}, { quoteError: new AppError('router.noRoute', 'No way there.') })).toBe('noQuote')
  expect(why({}, { quote: { ...quote, obstacle: 'noSigner' } })).toBe('obstacle')
  const [hop] = sampleQuote().hops
  const lost = (chainIds: string[] | null, toChainId: string) => {
    const hops = hop === undefined ? [] : [{ ...hop, toChainId }]
    return hindrance(form, { ...around, chainIds, quote: { ...quote, obstacle: 'unknownChain', hops } }, START)
  }
  const fromChainId = hop?.fromChainId ?? ''
  expect(lost([fromChainId], 'new-9')).toEqual({ why: 'unknownChain', chainId: 'new-9' })
  for (const odd of ['new 9', 'a'.repeat(41), '\u202enew']) {
    expect(lost([fromChainId], odd)).toEqual({ why: 'unknownChain', chainId: null })
  }
  expect(lost([fromChainId, 'new-9'], 'new-9')).toEqual({ why: 'unknownChain', chainId: null })
  expect(lost(null, 'new-9')).toEqual({ why: 'unknownChain', chainId: null })
  expect(hindrance(form, around, quote.expiresAt)).toEqual({ why: 'quoteOld' })
  expect(hindrance({ ...form, typed: '10' }, { ...around, balance: '10000000' }, START)).toEqual({
    why: 'feeNotCovered',
    symbol: 'INIT',
    missing: '3150',
    decimals: 6,
  })
})

test('the same asset on the same chain is a send: it needs somebody else to receive it', () => {
  const send = { to: form.from, recipient: null }
  const toL1 = { toAsset: quote.from, toChain: { ...chain, id: 'practice-1', vm: null, hasExplorer: false } }
  expect(why(send, toL1)).toBe('noRecipient')
  expect(why({ ...send, recipient: ' ' }, toL1)).toBe('noRecipient')
  expect(why({ ...send, recipient: OWN_ADDRESS.toUpperCase() }, toL1)).toBe('toItself')
  expect(why({ ...send, recipient: 'init1qyqszqgpqyqszqgpqyqszqgpqyqszqgpu9pdx7' }, toL1)).toBeNull()
  expect(quoteRequest({ ...form, ...send }, { ...around, ...toL1 })).toBeNull()
})

test('a send carries its memo; what may not be public keeps it from its review, and no route has one', () => {
  const send = { to: form.from, recipient: 'init1qyqszqgpqyqszqgpqyqszqgpqyqszqgpu9pdx7' }
  const toL1 = { toAsset: quote.from, toChain: { ...chain, id: 'practice-1', vm: null, hasExplorer: false } }
  const asked = (memo: string) => quoteRequest({ ...form, ...send, memo }, { ...around, ...toL1 })
  expect(asked(' 104829 ')?.memo).toBe('104829')
  expect(asked(' ')).not.toHaveProperty('memo')
  expect(quoteRequest({ ...form, memo: '104829' }, around)).not.toHaveProperty('memo')
  const phrase = `${'abandon '.repeat(11)}about`
  expect(asked(phrase)).toBeNull()
  expect(why({ ...send, memo: phrase }, toL1)).toBe('badMemo')
  expect(asked('Größe')).toBeNull()
  const sent = { ...quote, request: { ...quote.request, ...asked('104829') } }
  expect(isAskedBy({ ...form, ...send, memo: '104829 ' }, sent)).toBe(true)
  expect(isAskedBy({ ...form, ...send, memo: '10482' }, sent)).toBe(false)
})

test('every gate must be agreed to, and agreeing to one impact is not agreeing to a worse one', () => {
  const gated = { ...quote, gates: [{ kind: 'priceImpact' as const, text: '6.2' }] }
  expect(hindrance(form, { ...around, quote: gated }, START)).toEqual({ why: 'gates', open: 1 })
  expect(why({}, { quote: gated, agreed: ['priceImpact 6.2'] })).toBeNull()
  const worse = { ...quote, gates: [{ kind: 'priceImpact' as const, text: '20' }] }
  expect(why({}, { quote: worse, agreed: ['priceImpact 6.2'] })).toBe('gates')
})

test('Enter takes an offer to its review only when the form is ready and nothing about it is dangerous', () => {
  expect(reviewableQuote(form, around, START)).toEqual(quote)
  expect(reviewableQuote({ ...form, typed: 'abc' }, around, START)).toBeNull()
  expect(reviewableQuote(form, { ...around, quote: null }, START)).toBeNull()
  expect(reviewableQuote(form, around, quote.expiresAt)).toBeNull()
  const gated = { ...around, quote: { ...quote, gates: [{ kind: 'priceImpact' as const, text: '6.2' }] } }
  expect(hindrance(form, { ...gated, agreed: ['priceImpact 6.2'] }, START)).toBeNull()
  expect(reviewableQuote(form, { ...gated, agreed: ['priceImpact 6.2'] }, START)).toBeNull()
})

test('very little and very much slippage are told apart from the usual', () => {
  expect(['0', '0.09', '0.1', '0.5', '3', '3.01', '50', 'x'].map(slippageRoom)).toEqual([
    'little',
    'little',
    'usual',
    'usual',
    'usual',
    'much',
    'much',
    'usual',
  ])
})

test('what is no number is told apart from a number with too many decimals', () => {
  for (const typed of ['abc', '1e9', '--5', '\u{1f4b8}', '.', '1.2.3', '1 000']) expect(why({ typed }), typed).toBe('noNumber')
  expect(why({ typed: '.5' })).toBeNull()
  expect(hindrance({ ...form, typed: '1.2345678' }, around, START)).toEqual({ why: 'badAmount', decimals: 6 })
})

test('the amount has its problem before anything else is chosen, and none while it is empty', () => {
  const open = { ...around, toAsset: null, toChain: null, quote: null }
  const problem = (typed: string) => amountProblem({ ...form, to: null, typed }, open)
  expect(problem('')).toBeNull()
  expect(problem('0')).toEqual({ why: 'zeroAmount' })
  expect(problem('0.00')).toEqual({ why: 'zeroAmount' })
  expect(problem('-5')).toEqual({ why: 'zeroAmount' })
  expect(problem('0.001')).toBeNull()
  expect(problem('10')).toBeNull()
  expect(problem('abc')).toEqual({ why: 'noNumber' })
  expect(problem('0.0000001')).toEqual({ why: 'badAmount', decimals: 6 })
  expect(problem('20.000001')).toEqual({ why: 'tooMuch', symbol: 'INIT' })
  expect(amountProblem({ ...form, typed: '10' }, { ...around, balance: '10000000' })).toMatchObject({
    why: 'feeNotCovered',
    missing: '3150',
  })
  expect(amountProblem(form, { ...around, fromAsset: null })).toBeNull()
})

test('an amount that cannot be read is not quoted', () => {
  expect(quoteRequest({ ...form, typed: '0' }, around)).toBeNull()
  expect(quoteRequest({ ...form, typed: '1e3' }, around)).toBeNull()
  expect(quoteRequest({ ...form, typed: '20.000001' }, around)).toBeNull()
  expect(quoteRequest({ ...form, recipient: 'someone' }, around)).toBeNull()
})

test('only what is charged on top in the same asset is kept back', () => {
  expect(feeReserve(quote, quote.from)).toBe('3150')
  expect(feeReserve(quote, quote.to)).toBe('0')
  expect(fractionOf('20000000', 100, '3150')).toBe('19996850')
  expect(fractionOf('20000000', 25, '0')).toBe('5000000')
  expect(fractionOf('100', 100, '3150')).toBe('0')
})

test('what a fraction fills in reads back as the same units', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 30n }), fc.integer({ min: 0, max: 24 }), (units, decimals) => {
      return typedUnits(toTyped(units.toString(), decimals), decimals) === units.toString()
    }),
  )
})

test.for([
  ['the account itself, by default', {}, true],
  ['the account itself, by its address', { recipient: OWN_ADDRESS }, true],
  ['another address', { recipient: 'init194c3a7wslgqp2gqe7eu0j4kfqd33dfe4p5y7v3' }, false],
  ['nobody yet, on the same chain', { to: form.from }, false],
] as const)('who receives is the sender: %s', ([, changes, isSelf]) => {
  expect(isToSelf({ ...form, ...changes }, around.account)).toBe(isSelf)
})

test('a quote belongs to the form until anything that it asked for is changed', () => {
  expect(isAskedBy(form, quote)).toBe(true)
  expect(isAskedBy({ ...form, typed: '10.0' }, quote)).toBe(true)
  const others: Partial<Form>[] = [{ typed: '11' }, { recipient: OWN_ADDRESS }, { to: form.from }, { accountId: null }]
  for (const changes of others) expect(isAskedBy({ ...form, ...changes }, quote)).toBe(false)
})

test('a wrong amount or recipient is told apart from a choice that is missing', () => {
  const fieldOf = (change: Partial<Form>) => {
    const reason = hindrance({ ...form, ...change }, around, START)
    return reason === null ? null : wrongField(reason)
  }
  expect(fieldOf({ typed: '0' })).toBe('amount')
  expect(fieldOf({ typed: '1,234.5' })).toBe('amount')
  expect(fieldOf({ typed: '999999' })).toBe('amount')
  expect(fieldOf({ recipient: 'init1typo' })).toBe('recipient')
  expect(fieldOf({ typed: '' })).toBeNull()
  expect(fieldOf({ to: null })).toBeNull()
})

test('a recipient that main refuses is wrong at its field, whatever else it may refuse', () => {
  const refused = new AppError('account.badAddress', 'The checksum doesn’t match.')
  const asked = { ...form, recipient: '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266' }
  expect(hindrance(asked, { ...around, quoteError: refused }, START)).toEqual({ why: 'badRecipient' })
  expect(hindrance(form, { ...around, quoteError: refused }, START)).toMatchObject({ why: 'noQuote' })
  expect(hindrance(asked, { ...around, quoteError: new AppError('router.noRoute', 'No answer.') }, START)).toMatchObject({
    why: 'noQuote',
  })
})
