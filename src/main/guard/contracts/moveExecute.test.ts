// Calls of Initia's Move standard library: gifts, and exchanges in a pair or a stable pool.
import { bcs } from '@mysten/bcs'
import { describe, expect, test } from 'vitest'
import { ask, ENTRY_MOVE, family, FRIEND, FRIEND_HEX, ME, PAIR, THEM, THEM_HEX } from '../../../../test/support/benches/guardBench.ts'
import { fields, metadata, one, padded, u64 } from '../../../../test/support/bodies/guardMessages.ts'
import { checkCosmos } from '../checkCosmos.ts'
import { metadataOf as builtFor } from '../../decoding/move/moveAddresses.ts'
import { metadataOf, MOVE_EXECUTE, MOVE_EXECUTE_JSON } from './moveExecute.ts'

test('the guard and what builds documents derive the same object, each by itself', () => {
  for (const denom of ['uinit', 'move/8e4733bdabcf7d4afc3d14f0dd46c9bf52fb0fce9e4b996c939e195b8bc891d9', 'move/1A', 'ibc/27394FB0'])
    expect(metadataOf(denom)).toBe(builtFor(denom))
})

describe('calls of the Move standard library', () => {
  const send = ask({ from: ['one-1', 'uinit'], to: ['one-1', 'uinit'], way: ['one-1'] })
  const call = (functionName: string, moduleName: string, args: Uint8Array[]) => ({
    sender: ME,
    moduleAddress: '0x1',
    moduleName,
    functionName,
    typeArgs: [],
    args,
  })
  const give = (to: string, denom = 'uinit', amount = 1000000n) => [padded(to), metadata(denom), u64(amount)]
  family('gift', one('one-1', MOVE_EXECUTE, call('transfer', 'coin', give(FRIEND_HEX))), (proposal) => checkCosmos(proposal, send), [
    ['another recipient', fields({ args: give(THEM_HEX) }), 'the recipient is'],
    ['another asset', fields({ args: give(FRIEND_HEX, 'uusdc') }), 'the asset is'],
    ['a larger amount', fields({ args: give(FRIEND_HEX, 'uinit', 7n) }), 'the amount is'],
    ['another function', fields({ functionName: 'burn' }), 'coin::burn'],
    ['type arguments', fields({ typeArgs: ['0x1::coin::T'] }), 'coin::transfer has unknown type arguments'],
    ['an unknown field', fields({ memo: 'x' }), 'Unrecognized'],
    ['a recipient of 31 bytes', fields({ args: [padded(FRIEND_HEX).slice(1), metadata('uinit'), u64(1000000n)] }), 'Argument 1'],
  ])

  const json = ['"' + FRIEND + '"', '"0x' + Buffer.from(metadata('uinit')).toString('hex') + '"', '"1000000"']
  const jsonCall = { ...call('transfer', 'coin', []), args: json }
  const swapOne = (index: number, to: string) => fields({ args: json.map((arg, at) => (at === index ? to : arg)) })
  family('gift in JSON', one('one-1', MOVE_EXECUTE_JSON, jsonCall), (proposal) => checkCosmos(proposal, send), [
    ['another sender', fields({ sender: THEM }), 'the sender is'],
    ['an unknown field', fields({ memo: 'x' }), 'Unrecognized'],
    ['another recipient', swapOne(0, `"${THEM}"`), 'the recipient is'],
    ['a larger amount', swapOne(2, '"1000001"'), 'the amount is'],
    ['an amount that is no text', swapOne(2, '1000000'), 'Argument 3'],
    ['a list for the recipient', swapOne(0, `["${FRIEND}"]`), 'Argument 1'],
    ['no JSON', swapOne(1, 'uinit'), 'Argument 2'],
    ['an argument too few', fields({ args: json.slice(1) }), '2 arguments'],
    ['the entry point', fields({ moduleAddress: ENTRY_MOVE, moduleName: 'entry_point', functionName: 'swap_and_action' }), 'with JSON'],
  ])

  const swap = ask({ from: ['one-1', 'uinit'], to: ['one-1', 'uusdc'], way: ['one-1', 'one-1'], recipient: ME })
  const least = (amount: bigint | null) => bcs.option(bcs.u64()).serialize(amount).toBytes()
  const trade = (pair: string, amount = least(990000n), denom = 'uinit') => [padded(pair), metadata(denom), u64(1000000n), amount]
  family('trade', one('one-1', MOVE_EXECUTE, call('swap_script', 'dex', trade(PAIR))), (proposal) => checkCosmos(proposal, swap), [
    ['another pair', fields({ args: trade(`0x${'bb'.repeat(32)}`) }), 'on one-1, a pair that isn’t in the chain list'],
    ['no minimum output', fields({ args: trade(PAIR, least(null)) }), 'no minimum output'],
    ['a smaller yield', fields({ args: trade(PAIR, least(1n)) }), 'the minimum is'],
    ['another asset', fields({ args: trade(PAIR, least(990000n), 'uusdc') }), 'the asset is'],
    ['the entry point in place of the pair', fields({ args: trade(ENTRY_MOVE) }), 'the contract is'],
  ])

  const stable = (pool: string, amount = least(990000n), wanted = 'uusdc', denom = 'uinit') => [
    padded(pool),
    metadata(denom),
    metadata(wanted),
    u64(1000000n),
    amount,
  ]
  const stableCall = (...args: Parameters<typeof stable>) => fields({ args: stable(...args) })
  const stableSwap = one('one-1', MOVE_EXECUTE, call('swap_script', 'stableswap', stable(`0x${'5a'.repeat(32)}`)))
  family('trade in a stable pool', stableSwap, (proposal) => checkCosmos(proposal, swap), [
    ['no minimum output', stableCall(PAIR, least(null)), 'no minimum output'],
    ['a smaller yield', stableCall(PAIR, least(989999n)), 'the minimum is'],
    ['another yield', stableCall(PAIR, least(990000n), 'uother'), 'the output is'],
    ['the asset back', stableCall(PAIR, least(990000n), 'uinit'), 'the output is'],
    ['another asset', stableCall(PAIR, least(990000n), 'uusdc', 'uusdc'), 'the asset is'],
    ['another sender', fields({ sender: THEM }), 'the sender is'],
    ['an argument too few', fields({ args: stable(PAIR).slice(1) }), '4 arguments'],
    ['another function', fields({ functionName: 'single_asset_withdraw_liquidity_script' }), 'stableswap::single'],
  ])

  // Source: initia-labs/movevm stableswap.move: any pool pays out the coin that is named, and no less than the least.
  test('may trade in any stable pool, for the caller alone', () => {
    expect(() => checkCosmos(one('one-1', MOVE_EXECUTE, call('swap_script', 'stableswap', stable(PAIR))), swap)).not.toThrow()
    const gift = ask({ from: ['one-1', 'uinit'], to: ['one-1', 'uusdc'], way: ['one-1', 'one-1'] })
    expect(() => checkCosmos(stableSwap, gift)).toThrow('the recipient is')
  })

  test('trades only what the pair trades', () => {
    const other = ask({ from: ['one-1', 'uother'], to: ['one-1', 'uusdc'], way: ['one-1', 'one-1'], recipient: ME })
    const call0 = call('swap_script', 'dex', trade(PAIR, least(990000n), 'uother'))
    expect(() => checkCosmos(one('one-1', MOVE_EXECUTE, call0), other)).toThrow('doesn’t trade')
  })

  test('cannot pay a trade out to anybody else', () => {
    const gift = ask({ from: ['one-1', 'uinit'], to: ['one-1', 'uusdc'], way: ['one-1', 'one-1'] })
    expect(() => checkCosmos(one('one-1', MOVE_EXECUTE, call('swap_script', 'dex', trade(PAIR))), gift)).toThrow('the recipient is')
  })
})
