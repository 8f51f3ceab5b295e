// A router that cheats with quote and message together: what the quote says and what the message does fit each other, and the
// user would get less than was requested.
import { createHash } from 'node:crypto'
import { toBech32 } from '@cosmjs/encoding'
import { encodeFunctionData, parseAbi } from 'viem'
import { describe, expect, test } from 'vitest'
import {
  ask,
  ENTRY_MOVE,
  ENTRY_WASM,
  FRIEND,
  INIT_EVM,
  INIT_WASM,
  L2_INIT_EVM,
  L2_INIT_MOVE,
  L2_USDC_EVM,
  ME,
  ME_HEX,
  MOVE_INIT_L1,
  SOON_NS,
  WRAPPED_INIT,
  WRAPPED_VOUCHER,
  WRAPPER,
} from '../../../../test/support/benches/guardBench.ts'
import { base64, listOf, moveArguments, text, transfer, u64 } from '../../../../test/support/bodies/guardMessages.ts'
import { checkCosmos } from '../checkCosmos.ts'
import { MOVE_EXECUTE } from '../contracts/moveExecute.ts'
import { DEPOSIT } from '../plainMessages.ts'

const one = (typeUrl: string, value: object, chainId = 'one-1') => ({ chainId, signer: ME, messages: [{ typeUrl, value }] })
const HOP = { kind: 'ibc', bridge: null, denomIn: null } as const
const hop = (fromChainId: string, toChainId: string, denomOut: string | null, amountOut: string | null, txIndex: number) => ({
  ...HOP,
  kind: fromChainId === toChainId ? ('swap' as const) : ('ibc' as const),
  fromChainId,
  toChainId,
  denomOut,
  amountOut,
  txIndex,
})

/** A packet from the Move rollup to the L1 with a call of the entry point there. */
function hooked(name: string, args: Uint8Array[]) {
  const message = { module_address: ENTRY_MOVE, module_name: 'entry_point', function_name: name, type_args: [], args: base64(args) }
  return transfer('move-1', L2_INIT_MOVE, ME, `${ENTRY_MOVE}::entry_point::${name}`, JSON.stringify({ move: { message } }), 'channel-0')
}

describe('a route of several transactions', () => {
  const swap = {
    sender: ME,
    moduleAddress: ENTRY_MOVE,
    moduleName: 'entry_point',
    functionName: 'swap_and_action',
    typeArgs: [],
    args: moveArguments({ out: 1n, want: 'move/worthless' }, [text(ME)]),
  }
  const own = { chainId: 'one-1', address: ME, role: 'own', isSignable: true }
  const asking = (denom: string, amount: string | null, patch: object = {}) =>
    ask({
      from: ['one-1', 'uinit'],
      to: ['evm-1', L2_USDC_EVM],
      way: ['one-1', 'one-1', 'evm-1'],
      patch: {
        hops: [hop('one-1', 'one-1', denom, amount, 0), hop('one-1', 'evm-1', L2_USDC_EVM, '99000000', 1)],
        transactionsRequired: 2,
        addresses: [own, { chainId: 'evm-1', address: FRIEND, role: 'recipient', isSignable: true }],
        ...patch,
      },
    })

  test('may not rest in an asset that no list names', () => {
    expect(() => checkCosmos(one(MOVE_EXECUTE, swap), asking('move/worthless', '1'))).toThrow('would leave “move/worthless” on one-1')
  })

  test('is held to the least that the user saw for its first transaction', () => {
    const good = { ...swap, args: moveArguments({}, [text(ME)]) }
    expect(() => checkCosmos(one(MOVE_EXECUTE, good), asking('uusdc', '994974'))).not.toThrow()
    const poor = { ...swap, args: moveArguments({ out: 1n }, [text(ME)]) }
    expect(() => checkCosmos(one(MOVE_EXECUTE, poor), asking('uusdc', '994974'))).toThrow('the minimum is “1”, not “989999”')
  })

  test('says what it leaves, and as many transactions as it has', () => {
    expect(() => asking('uusdc', null)).toThrow('what remains between')
    expect(() => asking('uusdc', '0')).toThrow('what remains between')
    expect(() => asking('uusdc', '1', { transactionsRequired: 1 })).toThrow('don’t fit into one transaction')
    expect(() => asking('uusdc', '1', { transactionsRequired: 3 })).toThrow('The steps in the quote don’t add up to 3 transactions')
    const hops = (...indexes: number[]) => ({ hops: indexes.map((index) => hop('one-1', 'one-1', 'uusdc', '1', index)) })
    for (const indexes of [
      [1, 0],
      [0, 2],
      [1, 2],
      [0, 0],
      [-1, 0],
    ]) {
      expect(() => asking('uusdc', '1', { ...hops(...indexes), transactionsRequired: 2 })).toThrow('don’t add up to')
    }
  })

  test('is held so where a packet’s hook does the exchange, too', () => {
    const hops = (denom: string, amount: string) => [
      hop('move-1', 'one-1', MOVE_INIT_L1, '1000000', 0),
      hop('one-1', 'one-1', denom, amount, 0),
      hop('one-1', 'evm-1', L2_USDC_EVM, '99000000', 1),
    ]
    const addresses = [own, { chainId: 'evm-1', address: FRIEND, role: 'recipient', isSignable: true }]
    const asked = (denom: string, amount: string) =>
      ask({
        from: ['move-1', L2_INIT_MOVE],
        to: ['evm-1', L2_USDC_EVM],
        way: ['move-1', 'one-1', 'one-1', 'evm-1'],
        patch: { hops: hops(denom, amount), transactionsRequired: 2, addresses },
      })
    const args = (want: string, out: bigint) => moveArguments({ offer: MOVE_INIT_L1, want, out }, [text(ME)])
    const check = (want: string, out: bigint) => checkCosmos(hooked('swap_and_action', args(want, out)), asked('uusdc', '994974'))
    expect(() => check('uusdc', 989999n)).not.toThrow()
    expect(() => check('uusdc', 0n)).toThrow('no minimum output')
    expect(() => check('uusdc', 1n)).toThrow('the minimum is “1”, not “989999”')
    expect(() => check('move/worthless', 989999n)).toThrow('the output is “move/worthless”')
    expect(() => asked('move/worthless', '1')).toThrow('would leave “move/worthless”')
  })

  test('exchanges into nothing that no list names, in any of its transactions', () => {
    const hops = [
      hop('one-1', 'evm-1', L2_INIT_EVM, '1000000', 0),
      hop('evm-1', 'evm-1', 'evm/bad', '1', 1),
      hop('evm-1', 'evm-1', L2_USDC_EVM, '9', 1),
    ]
    const addresses = [{ ...own, chainId: 'evm-1' }]
    expect(() => asking('uusdc', '1', { hops, addresses })).toThrow('The route swaps into “evm/bad”, an asset that isn’t in the chain list')
  })
})

describe('a packet with a hook', () => {
  const swapArgs = (denom: string, amount: string, least = '990000') => ({
    sent_asset: { native: { denom, amount } },
    user_swap: { swap_exact_asset_in: { swap_venue_name: 'dex', operations: [{ pool: 'p', denom_in: denom, denom_out: 'uout' }] } },
    min_asset: { native: { denom: 'uout', amount: least } },
    timeout_timestamp: SOON_NS.toString(),
    post_swap_action: { transfer: { to_address: FRIEND } },
    affiliates: [],
  })
  const wasm = (args: object) => JSON.stringify({ wasm: { contract: ENTRY_WASM, msg: { swap_and_action: args } } })

  test('of another virtual machine is ignored by the chain, and the money stays with the contract', () => {
    const toL1 = ask({ from: ['move-1', L2_INIT_MOVE], to: ['one-1', 'uusdc'], way: ['move-1', 'one-1', 'one-1'] })
    const contract = JSON.stringify({ wasm: { contract: ENTRY_MOVE, msg: { swap_and_action: swapArgs(MOVE_INIT_L1, '1000000') } } })
    expect(() => checkCosmos(transfer('move-1', L2_INIT_MOVE, ME, ENTRY_MOVE, contract, 'channel-0'), toL1)).toThrow('doesn’t work')
    const toWasm = ask({ from: ['one-1', 'uinit'], to: ['wasm-1', 'uout'], way: ['one-1', 'wasm-1', 'wasm-1'] })
    const message = {
      module_address: ENTRY_MOVE,
      module_name: 'entry_point',
      function_name: 'swap_and_action',
      args: base64(moveArguments()),
    }
    const receiver = `${ENTRY_MOVE}::entry_point::swap_and_action`
    const hashed = toBech32('init', createHash('sha256').update(receiver).digest())
    for (const to of [receiver, hashed]) {
      expect(() => checkCosmos(transfer('one-1', 'uinit', ME, to, JSON.stringify({ move: { message } }), 'channel-4'), toWasm)).toThrow(
        'doesn’t work',
      )
    }
    const evm = { message: { contract_addr: WRAPPER, input: '0x', value: '0' } }
    expect(() => checkCosmos(transfer('one-1', 'uinit', ME, WRAPPER, JSON.stringify({ evm }), 'channel-4'), toWasm)).toThrow('doesn’t work')
  })

  test('uses all of what arrives, and nothing else', () => {
    const intent = ask({ from: ['one-1', 'uinit'], to: ['wasm-1', 'uout'], way: ['one-1', 'wasm-1', 'wasm-1'] })
    const check = (args: object) => checkCosmos(transfer('one-1', 'uinit', ME, ENTRY_WASM, wasm(args), 'channel-4'), intent)
    expect(() => check(swapArgs(INIT_WASM, '1000000'))).not.toThrow()
    expect(() => check(swapArgs(INIT_WASM, '1'))).toThrow('the amount is “1”, not “1000000”')
    expect(() => check(swapArgs(INIT_WASM, '1000001'))).toThrow('the amount is')
    expect(() => check(swapArgs('uin', '1000000'))).toThrow('the asset is “uin”')
    expect(() => check(swapArgs(INIT_WASM, '1000000', '0'))).toThrow('no minimum output')
  })

  test('hands on all of what arrives where nothing is exchanged', () => {
    const intent = ask({ from: ['move-1', L2_INIT_MOVE], to: ['one-1', MOVE_INIT_L1], way: ['move-1', 'one-1'] })
    const check = (amount: bigint, denom = MOVE_INIT_L1, to = FRIEND) =>
      checkCosmos(hooked('action', [u64(amount), text(denom), Uint8Array.of(0), u64(SOON_NS), text(ME), listOf([text(to)])]), intent)
    expect(() => check(1000000n)).not.toThrow()
    expect(() => check(1n)).toThrow('the amount is “1”, not “1000000”')
    expect(() => check(1000000n, 'uinit')).toThrow('the asset is “uinit”')
    expect(() => check(1000000n, MOVE_INIT_L1, ME)).toThrow('the recipient is')
  })

  test('wraps all of it, with the decimals that it has', () => {
    const abi = parseAbi(['function toLocal(address receiver, string denom, uint256 amount, uint8 decimals)'])
    const least = '1000000000000000000'
    const intent = ask({
      from: ['one-1', 'uinit'],
      to: ['evm-1', WRAPPED_VOUCHER],
      way: ['one-1', 'evm-1'],
      recipient: ME,
      patch: { minimumOut: least },
    })
    const check = (denom: string, amount: bigint, decimals: number) => {
      const input = encodeFunctionData({ abi, functionName: 'toLocal', args: [ME_HEX as `0x${string}`, denom, amount, decimals] })
      const evm = { message: { contract_addr: WRAPPER, input, value: '0' } }
      return checkCosmos(transfer('one-1', 'uinit', ME, WRAPPER, JSON.stringify({ evm }), 'channel-1'), intent)
    }
    expect(() => check(INIT_EVM, 1000000n, 6)).not.toThrow()
    expect(() => check(INIT_EVM, 1n, 6)).toThrow('the amount is “1”')
    expect(() => check(L2_INIT_EVM, 1000000n, 6)).toThrow('the asset is')
    expect(() => check(INIT_EVM, 1000000n, 18)).toThrow('18 decimals')
  })
})

describe('an asset that arrives', () => {
  test('is what the chains make of it, whatever the quote calls it', () => {
    const toL1 = ask({ from: ['move-1', L2_INIT_MOVE], to: ['one-1', 'uinit'], way: ['move-1', 'one-1'] })
    const plain = transfer('move-1', L2_INIT_MOVE, ME, FRIEND, '', 'channel-0')
    expect(() => checkCosmos(plain, toL1)).toThrow(`the output is “${MOVE_INIT_L1}”, not “uinit”`)
    const promised = ask({ from: ['one-1', 'uusdc'], to: ['evm-1', L2_INIT_EVM], way: ['one-1', 'evm-1'] })
    const deposit = one(DEPOSIT, {
      sender: ME,
      bridgeId: 15n,
      to: FRIEND,
      amount: { denom: 'uusdc', amount: '1000000' },
      data: new Uint8Array(),
    })
    expect(() => checkCosmos(deposit, promised)).toThrow(`the output is “${L2_USDC_EVM}”, not “${L2_INIT_EVM}”`)
    const wrapped = ask({ from: ['one-1', 'uinit'], to: ['evm-1', WRAPPED_INIT], way: ['one-1', 'evm-1'] })
    const bare = one(DEPOSIT, {
      sender: ME,
      bridgeId: 15n,
      to: FRIEND,
      amount: { denom: 'uinit', amount: '1000000' },
      data: new Uint8Array(),
    })
    expect(() => checkCosmos(bare, wrapped)).toThrow(`the output is “${L2_INIT_EVM}”, not “${WRAPPED_INIT}”`)
  })

  test('is not less than promised where nothing is exchanged', () => {
    const more = ask({ from: ['one-1', 'uinit'], to: ['evm-1', L2_INIT_EVM], way: ['one-1', 'evm-1'], patch: { minimumOut: '9000000' } })
    const deposit = one(DEPOSIT, {
      sender: ME,
      bridgeId: 15n,
      to: FRIEND,
      amount: { denom: 'uinit', amount: '1000000' },
      data: new Uint8Array(),
    })
    expect(() => checkCosmos(deposit, more)).toThrow('the minimum is “1000000”, not “9000000”')
  })

  test('comes over channels and paths that the lists name', () => {
    const unknown = `ibc/${'AB'.repeat(32)}`
    const intent = ask({ from: ['one-1', unknown], to: ['evm-1', 'ibc/X'], way: ['one-1', 'evm-1'] })
    expect(() => checkCosmos(transfer('one-1', unknown, ME, FRIEND, '', 'channel-1'), intent)).toThrow('can’t tell what will arrive')
  })
})
