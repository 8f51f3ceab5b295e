// Bridges that carry a token to chains of their own numbering or naming: what they take, who gets it, and what they may not be asked for.
import { describe, expect, test } from 'vitest'
import { AXELAR, COIN_POOL, EUREKA, EUREKA_FEE, POOL, WARP, WARP_TOKEN } from '../../../../../test/support/hostile/carriers.ts'
import {
  ask,
  family,
  FRIEND_HEX,
  ME_HARBOUR,
  ME_HEX,
  NOW,
  SOON_S,
  THEM_HARBOUR,
  THEM_HEX,
  USDC_BASIN,
  type Hostile,
} from '../../../../../test/support/benches/guardBench.ts'
import { wordOf } from '../../../../../test/support/hostile/hostileBridges.ts'
import { dataOf } from '../../../../../test/support/hostile/hostileCalls.ts'
import { OWN_COIN } from './values.ts'
import { checkEvm, type EvmApproval, type EvmProposal } from '../../checkEvm.ts'

type Proposal = EvmProposal & { approvals: EvmApproval[] }

const FEE = 700n
const fees = [{ label: 'bridge', amount: '700', symbol: 'ETH', decimals: 18, behavior: 'onTop', chainId: '7331', denom: 'eth', usd: null }]
const intentOf = (denom: string, arrives: string, patch: object = { fees }) =>
  ask({ from: ['7331', denom], to: ['harbour-1', arrives], way: ['7331', 'harbour-1'], recipient: ME_HARBOUR, patch })

const call = (to: string, data: string, value = FEE, allows: string | null = '1000000'): Proposal => ({
  chainId: '7331',
  evmChainId: 7331,
  from: ME_HEX,
  to,
  value: value.toString(),
  data,
  gas: null,
  approvals: allows === null ? [] : [{ token: USDC_BASIN, spender: to, amount: allows }],
})

/** Rows of other arguments: each changes one of the honest call's. */
const rows = <P extends object>(write: (change: Partial<P>) => Proposal, list: [string, Partial<P>, string][]): Hostile<Proposal>[] =>
  list.map(([name, change, reason]) => [name, () => write(change), reason])

describe('a token router of Hyperlane', () => {
  interface Args {
    domain: number
    to: string
    amount: bigint
    value: bigint
  }
  const write = (change: Partial<Args> = {}) => {
    const { domain, to, amount, value } = { domain: 94, to: wordOf(ME_HARBOUR), amount: 1000000n, value: FEE, ...change }
    return call(WARP, dataOf('transferRemote', [domain, to, amount]), value)
  }
  const check = (proposal: Proposal) => checkEvm(proposal, intentOf(USDC_BASIN, 'uusdc'))
  family(
    'warp route',
    write(),
    check,
    rows<Args>(write, [
      ['another recipient', { to: wordOf(THEM_HEX) }, 'the recipient is'],
      ['another chain', { domain: 90 }, 'the bridge is “one-1”'],
      ['a chain that no list names', { domain: 5 }, 'domain 5'],
      ['another amount', { amount: 999999n }, 'the amount is “999999”'],
      ['more coins than the fee', { value: FEE + 1n }, 'the value is “701”'],
    ]),
  )

  test('that is the token itself needs no allowance, and may not be asked to pay somebody', () => {
    const intent = intentOf(WARP_TOKEN, 'uharb')
    const data = dataOf('transferRemote', [94, wordOf(ME_HARBOUR), 1000000n])
    expect(() => checkEvm(call(WARP_TOKEN, data, FEE, null), intent)).not.toThrow()
    const paying = dataOf('transfer', [THEM_HEX, 1000000n])
    expect(() => checkEvm(call(WARP_TOKEN, paying, 0n, null), intent)).toThrow('before the end of the route')
  })
})

describe('a token or pool of LayerZero', () => {
  const SENT = { endpoint: 30, to: wordOf(ME_HARBOUR), amount: 1000000n, least: 990000n, options: '0x', compose: '0x', command: '0x' }
  type Args = typeof SENT & { coins: bigint; tokens: bigint; refund: string; value: bigint }
  const write = (change: Partial<Args> = {}) => {
    const { coins, tokens, refund, value, ...sent } = { ...SENT, coins: FEE, tokens: 0n, refund: ME_HEX, value: FEE, ...change }
    return call(POOL, dataOf('send', [sent, { coins, tokens }, refund]), value)
  }
  family(
    'send over LayerZero',
    write(),
    (proposal) => checkEvm(proposal, intentOf(USDC_BASIN, 'uusdc')),
    rows<Args>(write, [
      ['another recipient', { to: wordOf(THEM_HEX) }, 'the recipient is'],
      ['another chain', { endpoint: 31 }, 'the bridge is “one-1”'],
      ['another amount', { amount: 1000001n }, 'the amount is'],
      ['less than promised', { least: 989999n }, 'the minimum is “989999”'],
      ['more than it takes', { least: 1000001n }, 'pays out more than it takes'],
      ['options', { options: '0x00' }, 'asks for options'],
      ['a call there', { compose: '0x1234' }, 'would call a contract'],
      ['a fee in another token', { tokens: 1n }, 'paid in another token'],
      ['another fee', { coins: FEE + 1n, value: FEE + 1n }, 'the fee is “701”'],
      ['a value that is not the fee', { value: 0n }, 'the value is “0”'],
      ['a refund to somebody', { refund: THEM_HEX }, 'the refund address is'],
    ]),
  )

  test('asks for no command either', () => {
    expect(() => checkEvm(write({ command: '0x00' }), intentOf(USDC_BASIN, 'uusdc'))).toThrow('asks for options')
  })

  test('carries the chain’s coin as the value, with the fee on top', () => {
    const data = dataOf('sendToken', [SENT, { coins: FEE, tokens: 0n }, ME_HEX])
    const intent = intentOf('eth', 'uharb')
    expect(() => checkEvm(call(COIN_POOL, data, 1000000n + FEE, null), intent)).not.toThrow()
    for (const value of [FEE, 1000000n, 1000001n + FEE])
      expect(() => checkEvm(call(COIN_POOL, data, value, null), intent)).toThrow('the value is')
  })
})

describe('Axelar', () => {
  const SENT = { chain: 'harbour', to: ME_HARBOUR, payload: '0x000000007b7d', symbol: 'USDC', amount: 1000000n, fee: FEE, value: FEE }
  type Args = typeof SENT
  const write = (change: Partial<Args> = {}) => {
    const { chain, to, payload, symbol, amount, fee, value } = { ...SENT, ...change }
    return call(AXELAR, dataOf('gmpTransferERC20Token', [chain, to, payload, symbol, amount, fee]), value)
  }
  family(
    'payment over Axelar',
    write(),
    (proposal) => checkEvm(proposal, intentOf(USDC_BASIN, 'uusdc')),
    rows<Args>(write, [
      ['another recipient', { to: THEM_HARBOUR }, THEM_HARBOUR],
      ['a recipient in other letters', { to: ME_HARBOUR.toUpperCase() }, ME_HARBOUR.toUpperCase()],
      ['another chain', { chain: 'one' }, 'the bridge is “one-1”'],
      ['a name that every object has', { chain: 'toString' }, 'domain toString'],
      ['a message', { payload: '0x000000017b7d' }, 'would call a contract'],
      ['a symbol that no list names', { symbol: 'WETH' }, 'by “WETH”'],
      ['a symbol that every object has', { symbol: 'toString' }, 'by “toString”'],
      ['another amount', { amount: 1n }, 'the amount is'],
      ['another fee', { fee: 1n, value: 1n }, 'the fee is'],
    ]),
  )

  test('pays what is listed for each asset, and nothing for another', () => {
    const data = dataOf('sendNativeToken', ['harbour', ME_HARBOUR])
    expect(() => checkEvm(call(AXELAR, data, 1000000n, null), intentOf('eth', 'uharb', {}))).not.toThrow()
    expect(() => checkEvm(call(AXELAR, data, 1000000n, null), intentOf('eth', 'uusdc', {}))).toThrow('the output is')
    const one = ask({ from: ['7331', 'eth'], to: ['one-1', 'uinit'], way: ['7331', 'one-1'], patch: {} })
    expect(() => checkEvm(call(AXELAR, dataOf('sendNativeToken', ['one', ME_HARBOUR]), 1000000n, null), one)).toThrow(
      'The chain list doesn’t say what “eth” becomes on one-1.',
    )
  })

  test('takes no token where the coin was asked for', () => {
    expect(() => checkEvm(write({ value: 1000000n + FEE }), intentOf('eth', 'uharb'))).toThrow('the contract is')
    const bare = { ...write({ value: 1000000n + FEE }), approvals: [] }
    expect(() => checkEvm(bare, intentOf('eth', 'uharb'))).toThrow('the asset is')
  })

  test('takes its fee out of the token too, where the call says so', () => {
    const paid = (amount: bigint, fee: bigint) =>
      call(AXELAR, dataOf('gmpTransferERC20TokenGasTokenPayment', ['harbour', ME_HARBOUR, '0x000000007b7d', 'USDC', amount, fee]), 0n)
    const intent = intentOf(USDC_BASIN, 'uusdc', {})
    expect(() => checkEvm(paid(990000n, 10000n), intent)).not.toThrow()
    expect(() => checkEvm(paid(989999n, 10001n), intent)).toThrow('the minimum is')
    expect(() => checkEvm(paid(990000n, 9999n), intent)).toThrow('the amount is')
  })

  test.each(['gmpTransferNativeToken', 'gmpTransferERC20TokenGasTokenPayment'])('calls no contract by %s', (name) => {
    const args = name === 'gmpTransferNativeToken' ? [1000000n, FEE] : ['USDC', 990000n, 10000n]
    const data = dataOf(name, ['harbour', ME_HARBOUR, '0x00000002', ...args])
    expect(() => checkEvm(call(AXELAR, data, 0n, null), intentOf('eth', 'uharb'))).toThrow('would call a contract')
  })
})

describe('Eureka', () => {
  const PARAMS = { token: USDC_BASIN, recipient: ME_HARBOUR, client: 'harbour-0', port: 'transfer', timeout: SOON_S, memo: '' }
  type Args = typeof PARAMS & { amount: bigint; relay: bigint; relayer: string; expiry: bigint }
  const write = (change: Partial<Args> = {}) => {
    const { amount, relay, relayer, expiry, ...params } = {
      ...PARAMS,
      amount: 990000n,
      relay: 10000n,
      relayer: EUREKA_FEE,
      expiry: SOON_S,
      ...change,
    }
    return call(EUREKA, dataOf('transfer', [amount, params, { relay, relayer, expiry }]), 0n)
  }
  family(
    'transfer over Eureka',
    write(),
    (proposal) => checkEvm(proposal, intentOf(USDC_BASIN, 'uusdc', {})),
    rows<Args>(write, [
      ['another recipient', { recipient: THEM_HARBOUR }, THEM_HARBOUR],
      ['another client', { client: 'client-4' }, 'domain client-4'],
      ['another port', { port: 'gmp' }, 'would call a contract'],
      ['another token', { token: THEM_HEX }, 'the asset is'],
      ['a larger fee', { amount: 989999n, relay: 10001n }, 'the minimum is'],
      ['a fee that is not taken from the amount', { relay: 10001n }, 'the amount is'],
      ['a fee for somebody', { relayer: FRIEND_HEX }, 'an account of the chain list'],
      ['an end in the past', { timeout: BigInt(NOW / 1000 - 60) }, '11:59:00'],
      ['an end far away', { timeout: SOON_S + 7n * 86_400n }, '12:10:00'],
      ['a quote in the past', { expiry: 1n }, '1970'],
    ]),
  )

  test('carries no memo, and names no relayer where nobody is paid', () => {
    const intent = intentOf(USDC_BASIN, 'uusdc', {})
    expect(() => checkEvm(write({ memo: '{}' }), intent)).toThrow('would call a contract')
    expect(() => checkEvm(write({ amount: 1000000n, relay: 0n, relayer: OWN_COIN }), intent)).not.toThrow()
    expect(() => checkEvm(write({ amount: 1000000n, relay: 0n, relayer: THEM_HEX }), intent)).toThrow('an account of the chain list')
  })
})
