// Checks exchanges whose message names the coin and the minimum that the quote promised, but would still leave the user with less.
import { encodeFunctionData, parseAbi } from 'viem'
import { describe, expect, test } from 'vitest'
import {
  ask,
  ENTRY_MOVE,
  ENTRY_WASM,
  EVM_INIT_L1,
  FRIEND,
  FRIEND_HEX,
  L2_INIT_EVM,
  ME,
  PAIR,
  SOON_NS,
  WRAPPED_INIT,
  WRAPPER,
} from '../../../../test/support/benches/guardBench.ts'
import { moveArguments, text, transfer } from '../../../../test/support/bodies/guardMessages.ts'
import type { KnownContract } from '../../clients/chains/registry/contractBook.ts'
import { voucherOf } from '../../clients/chains/registry/denomPaths.ts'
import { checkCosmos } from '../checkCosmos.ts'
import { MOVE_EXECUTE } from '../contracts/moveExecute.ts'

const [DEX, STABLESWAP, MINITSWAP] = [0, 1, 2]
const LISTED = `move/${PAIR.slice(2)}`
const THEIRS = `move/${'ee'.repeat(32)}`

function exchange(...change: Parameters<typeof moveArguments>) {
  const value = {
    sender: ME,
    moduleAddress: ENTRY_MOVE,
    moduleName: 'entry_point',
    functionName: 'swap_and_action',
    typeArgs: [],
    args: moveArguments(...change),
  }
  return { chainId: 'one-1', signer: ME, messages: [{ typeUrl: MOVE_EXECUTE, value }] }
}

// The module holds the least against what the last pool returned, and then pays out what it has of the coin that was named.
describe('the pools of the entry point', () => {
  const intent = ask({ from: ['one-1', 'uinit'], to: ['one-1', 'uusdc'], way: ['one-1', 'one-1'] })
  const check = (venues: number[], pools: string[][], coins: string[][]) => checkCosmos(exchange({ venues, pools, coins }), intent)

  test.each([
    ['the listed pair', [DEX], [[LISTED]], [['uinit', 'uusdc']]],
    ['the listed pair in capitals', [DEX], [[LISTED.toUpperCase().replace('MOVE', 'move')]], [['uinit', 'uusdc']]],
    ['a stable pool, which holds its coins itself', [STABLESWAP], [[THEIRS]], [['uinit', 'uusdc']]],
    ['the exchange of rollups’ forms, which has no pools', [MINITSWAP], [[]], [['uinit', 'uusdc']]],
    [
      'two places in turn',
      [STABLESWAP, DEX],
      [[THEIRS], [LISTED]],
      [
        ['uinit', 'uinit'],
        ['uinit', 'uusdc'],
      ],
    ],
  ])('may be %s', (_what, venues, pools, coins) => {
    expect(() => check(venues, pools, coins)).not.toThrow()
  })

  test.each([
    ['one that no list names', [DEX], [[THEIRS]], [['uinit', 'uusdc']], 'a pair of the chain list'],
    ['another contract of the list', [DEX], [[`move/${ENTRY_MOVE.slice(2)}`]], [['uinit', 'uusdc']], 'the contract is'],
    ['no pair’s coin', [DEX], [['uusdc']], [['uinit', 'uusdc']], 'the contract is “uusdc”'],
    ['a pair of other coins', [DEX], [[LISTED, LISTED]], [['uinit', 'move/bad', 'uusdc']], 'the contract is'],
    ['a pair of a coin and itself', [DEX], [[LISTED, LISTED]], [['uinit', 'uinit', 'uusdc']], 'the contract is'],
    ['an unlisted one before the listed one', [DEX], [[THEIRS, LISTED]], [['uinit', 'uinit', 'uusdc']], 'the contract is'],
    [
      'an unlisted one at another place',
      [DEX, DEX],
      [[LISTED], [THEIRS]],
      [
        ['uinit', 'uusdc'],
        ['uusdc', 'uusdc'],
      ],
      'the contract is',
    ],
    ['none', [DEX], [[]], [['uinit', 'uusdc']], 'The swap doesn’t name one pool per step.'],
    ['none of coins', [DEX], [[]], [['uinit']], 'The swap doesn’t name one pool per step.'],
    ['fewer than steps', [DEX], [[LISTED]], [['uinit', 'uusdc', 'uusdc']], 'The swap doesn’t name one pool per step.'],
    [
      'fewer stable ones than steps',
      [STABLESWAP],
      [[THEIRS]],
      [['uinit', 'move/bad', 'uusdc']],
      'The swap doesn’t name one pool per step.',
    ],
    ['more than steps', [DEX], [[LISTED, LISTED]], [['uinit', 'uusdc']], 'The swap doesn’t name one pool per step.'],
    ['steps between rollups’ forms', [MINITSWAP], [[]], [['uinit', 'move/bad', 'uusdc']], 'The swap doesn’t name one pool per step.'],
    ['at a place that is not known', [3], [[LISTED]], [['uinit', 'uusdc']], 'The swap uses an unknown venue (3)'],
    ['at no place', [], [], [['uinit', 'uusdc']], 'The swap doesn’t specify its pools and assets.'],
    ['for a place less', [DEX], [], [['uinit', 'uusdc']], 'The swap doesn’t specify its pools and assets.'],
    ['for a place more', [DEX], [[LISTED], [LISTED]], [['uinit', 'uusdc']], 'The swap doesn’t specify its pools and assets.'],
    [
      'for coins of two places',
      [DEX],
      [[LISTED]],
      [
        ['uinit', 'uusdc'],
        ['uusdc', 'uusdc'],
      ],
      'The swap doesn’t specify its pools and assets.',
    ],
  ])('may not be %s', (_what, venues, pools, coins, reason) => {
    expect(() => check(venues, pools, coins)).toThrow(reason)
  })

  test('may not be a listed contract that is no pair, whatever it trades', () => {
    const bridge: KnownContract = {
      address: THEIRS.replace('move/', '0x'),
      role: 'cctp',
      vm: 'move',
      domains: {},
      denoms: ['uinit', 'uusdc'],
    }
    const contract = (chainId: string, address: string) =>
      address === bridge.address ? bridge : intent.registry.contract(chainId, address)
    const listed = { ...intent, registry: { ...intent.registry, contract } }
    const traded = exchange({ venues: [DEX], pools: [[THEIRS]], coins: [['uinit', 'uusdc']] })
    expect(() => checkCosmos(traded, listed)).toThrow('the contract is')
  })
})

test('one transaction exchanges once: no least that was seen protects what a second exchange gives back', () => {
  const call = {
    user_swap: { swap_exact_asset_in: { swap_venue_name: 'dex', operations: [{ pool: 'p', denom_in: 'x', denom_out: 'uout' }] } },
    min_asset: { native: { denom: 'uout', amount: '990000' } },
    timeout_timestamp: SOON_NS.toString(),
    post_swap_action: { transfer: { to_address: FRIEND } },
    affiliates: [],
  }
  const memo = JSON.stringify({ wasm: { contract: ENTRY_WASM, msg: { swap_and_action: call } } })
  const intent = ask({ from: ['one-1', 'uinit'], to: ['wasm-1', 'uout'], way: ['one-1', 'one-1', 'wasm-1', 'wasm-1'] })
  const crumbs = exchange({ out: 1n, action: 1 }, [text('channel-4'), text(ENTRY_WASM), text(memo)])
  expect(() => checkCosmos(crumbs, intent)).toThrow(
    'The message swaps what another swap or an unquoted fee leaves, with no minimum to protect it.',
  )
})

test('a hook’s call does not send on over the wrapper, which would give back to an account without a key', () => {
  const abi = parseAbi([
    'function toRemoteAndIBCTransfer(string denom, uint256 amount, string channel, string receiver, uint256 timeout)',
    'function toRemoteAndOPWithdraw(string receiver, string denom, uint256 amount)',
    'function toRemote(address receiver, string denom, uint256 amount)',
  ])
  const amount = 10n ** 18n
  const arriving = voucherOf(`transfer/channel-1/${WRAPPED_INIT}`)
  const check = (to: readonly [string, string], way: string[], input: string) => {
    const patch = { amountIn: amount.toString(), variant: 'lossless' }
    const memo = JSON.stringify({ evm: { message: { contract_addr: WRAPPER, input } } })
    const token = { denom: arriving, amount: amount.toString() }
    const proposal = transfer('one-1', arriving, ME, WRAPPER, memo, 'channel-1')
    const messages = proposal.messages.map(({ typeUrl, value }) => ({ typeUrl, value: { ...value, token } }))
    return checkCosmos({ ...proposal, messages }, ask({ from: ['one-1', arriving], to: [...to], way, patch }))
  }
  const there = ['one-1', 'evm-1']
  const back = [...there, 'one-1']
  const plain = encodeFunctionData({ abi, functionName: 'toRemote', args: [FRIEND_HEX as `0x${string}`, WRAPPED_INIT, amount] })
  expect(() => check(['evm-1', L2_INIT_EVM], there, plain)).not.toThrow()
  const packet = [WRAPPED_INIT, amount, 'channel-0', FRIEND, SOON_NS] as const
  const sent = encodeFunctionData({ abi, functionName: 'toRemoteAndIBCTransfer', args: packet })
  expect(() => check(['one-1', EVM_INIT_L1], back, sent)).toThrow('The memo’s call forwards the funds, and any refund would be lost.')
  const withdrawn = encodeFunctionData({ abi, functionName: 'toRemoteAndOPWithdraw', args: [FRIEND, WRAPPED_INIT, amount] })
  expect(() => check(['one-1', 'uinit'], back, withdrawn)).toThrow('The memo’s call forwards the funds, and any refund would be lost.')
})

test('a packet’s denomination is computed from the letters that it carries', () => {
  const capitals = `evm/${WRAPPED_INIT.slice(4).toUpperCase()}`
  const packetOf = (denom: string, asked: string) => {
    const intent = ask({ from: ['evm-1', WRAPPED_INIT], to: ['one-1', voucherOf(`transfer/channel-1/${asked}`)], way: ['evm-1', 'one-1'] })
    return checkCosmos(transfer('evm-1', denom, ME, FRIEND, '', 'channel-0'), intent)
  }
  expect(() => packetOf(WRAPPED_INIT, WRAPPED_INIT)).not.toThrow()
  expect(() => packetOf(capitals, WRAPPED_INIT)).toThrow('the output is')
  expect(() => packetOf(L2_INIT_EVM, WRAPPED_INIT)).toThrow('the asset is')
})
