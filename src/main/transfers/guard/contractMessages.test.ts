// Cosmos messages that call a module or a contract: Move, Wasm, and the burn of Circle's module.
import { createHash } from 'node:crypto'
import { bcs } from '@mysten/bcs'
import { describe, expect, test } from 'vitest'
import {
  ask,
  DELIVERER,
  ENTRY_MOVE,
  ENTRY_WASM,
  family,
  FRIEND,
  FRIEND_HEX,
  L2_USDC_EVM,
  ME,
  ME_HARBOUR,
  PAIR,
  SOON_NS,
  THEM,
  THEM_HEX,
  USDC_BASIN,
  type Hostile,
} from '../../../../test/support/guardBench.ts'
import { moveArguments, text } from '../../../../test/support/guardMessages.ts'
import { voucherOf } from '../../chains/denomPaths.ts'
import { CCTP_BURN } from './cctp.ts'
import { checkCosmos, type CosmosProposal } from './checkCosmos.ts'
import { MOVE_EXECUTE, MOVE_EXECUTE_JSON } from './moveExecute.ts'
import { WASM_EXECUTE } from './wasmExecute.ts'

type Fields = Record<string, unknown>
const one = (chainId: string, typeUrl: string, value: Fields, signer = ME): CosmosProposal => ({
  chainId,
  signer,
  messages: [{ typeUrl, value }],
})
const fields = (change: Fields) => (good: CosmosProposal) => ({
  ...good,
  messages: good.messages.map((message) => ({ ...message, value: { ...(message.value as Fields), ...change } })),
})
const padded = (hex: string) => Uint8Array.from(Buffer.from(hex.slice(2).padStart(64, '0'), 'hex'))
const u64 = (value: bigint) => bcs.u64().serialize(value).toBytes()
/** Where the metadata of a coin of the bank lies. Source: initia-labs/movevm initia_stdlib object.move, create_object_address. */
const metadata = (denom: string) =>
  Uint8Array.from(createHash('sha3-256').update(padded('0x1')).update(denom).update(Uint8Array.of(0xfe)).digest())

const USDC_VOUCHER = voucherOf('transfer/channel-0/uusdc')

describe('an exchange by the entry point', () => {
  const intent = ask({ from: ['one-1', 'uinit'], to: ['one-1', 'uusdc'], way: ['one-1', 'one-1'] })
  const value = {
    sender: ME,
    moduleAddress: ENTRY_MOVE,
    moduleName: 'entry_point',
    functionName: 'swap_and_action',
    typeArgs: [],
    args: moveArguments(),
  }
  const args = (...change: Parameters<typeof moveArguments>) => fields({ args: moveArguments(...change) })
  family('exchange', one('one-1', MOVE_EXECUTE, value), (proposal) => checkCosmos(proposal, intent), [
    ['another sender', fields({ sender: THEM }), 'the sender is'],
    ['another recipient', args({}, [text(THEM)]), 'the recipient is'],
    ['a recipient too many', args({}, [text(FRIEND), text(THEM)]), '2 arguments instead of 1'],
    ['a larger amount', args({ in: 1000001n }), 'the amount is'],
    ['a smaller yield', args({ out: 989999n }), 'the least is “989999”'],
    ['another yield', args({ want: 'move/bad' }), '“move/bad”'],
    ['a foreign recovery', args({ recover: THEM }), 'the recovery is'],
    ['a contract that nobody lists', fields({ moduleAddress: `0x${'ee'.repeat(32)}` }), 'does not name'],
    ['a pair in place of the entry point', fields({ moduleAddress: PAIR }), 'the contract is'],
    ['another module', fields({ moduleName: 'vault' }), 'vault::'],
    ['a way on', args({ action: 1 }, [text('channel-3'), text(ME_HARBOUR), text('')]), 'where the way ends'],
  ])

  test('may go on by IBC or into a rollup, each to its end', () => {
    const onward = ask({ from: ['one-1', 'uinit'], to: ['evm-1', L2_USDC_EVM], way: ['one-1', 'one-1', 'evm-1'] })
    const deposit = (id: number, to: string, data: number[] = []) =>
      args({ action: 3 }, [bcs.u64().serialize(id).toBytes(), text(to), bcs.vector(bcs.u8()).serialize(data).toBytes()])(
        one('one-1', MOVE_EXECUTE, value),
      )
    expect(() => checkCosmos(deposit(15, FRIEND), onward)).not.toThrow()
    expect(() => checkCosmos(deposit(16, FRIEND), onward)).toThrow('the bridge is')
    expect(() => checkCosmos(deposit(15, THEM), onward)).toThrow('the recipient is')
    expect(() => checkCosmos(deposit(15, FRIEND, [1]), onward)).toThrow('the hook is')
    const packet = (memo: string) => args({ action: 1 }, [text('channel-1'), text(FRIEND), text(memo)])(one('one-1', MOVE_EXECUTE, value))
    const byPacket = ask({ from: ['one-1', 'uinit'], to: ['evm-1', USDC_VOUCHER], way: ['one-1', 'one-1', 'evm-1'] })
    expect(() => checkCosmos(packet(''), byPacket)).not.toThrow()
    // A packet leaves a voucher, a deposit the bridge's own form.
    expect(() => checkCosmos(packet(''), onward)).toThrow('the result is')
    expect(() => checkCosmos(deposit(15, FRIEND), byPacket)).toThrow('the result is')
    expect(() => checkCosmos(packet('{"forward":{}}'), byPacket)).toThrow('memo')
  })
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
    ['type arguments', fields({ typeArgs: ['0x1::coin::T'] }), 'coin::transfer has type arguments'],
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
    ['another pair', fields({ args: trade(`0x${'bb'.repeat(32)}`) }), 'a pair that the chain list does not name'],
    ['no least yield', fields({ args: trade(PAIR, least(null)) }), 'no least yield'],
    ['a smaller yield', fields({ args: trade(PAIR, least(1n)) }), 'the least is'],
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
    ['no least yield', stableCall(PAIR, least(null)), 'no least yield'],
    ['a smaller yield', stableCall(PAIR, least(989999n)), 'the least is'],
    ['another yield', stableCall(PAIR, least(990000n), 'uother'), 'the result is'],
    ['the asset back', stableCall(PAIR, least(990000n), 'uinit'), 'the result is'],
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
    expect(() => checkCosmos(one('one-1', MOVE_EXECUTE, call0), other)).toThrow('does not trade')
  })

  test('cannot pay a trade out to anybody else', () => {
    const gift = ask({ from: ['one-1', 'uinit'], to: ['one-1', 'uusdc'], way: ['one-1', 'one-1'] })
    expect(() => checkCosmos(one('one-1', MOVE_EXECUTE, call('swap_script', 'dex', trade(PAIR))), gift)).toThrow('the recipient is')
  })
})

describe('calls of Wasm contracts', () => {
  const bytes = (message: unknown) => new Uint8Array(Buffer.from(typeof message === 'string' ? message : JSON.stringify(message)))
  const swap = (change: Fields = {}) => ({
    user_swap: {
      smart_swap_exact_asset_in: {
        swap_venue_name: 'dex',
        routes: [{ offer_asset: {}, operations: [{ pool: 'p', denom_in: 'uin', denom_out: 'uout' }] }],
      },
    },
    min_asset: { native: { denom: 'uout', amount: '990000' } },
    timeout_timestamp: SOON_NS.toString(),
    post_swap_action: { bank_send: { to_address: FRIEND } },
    affiliates: [],
    ...change,
  })
  const intent = ask({ from: ['wasm-1', 'uin'], to: ['wasm-1', 'uout'], way: ['wasm-1', 'wasm-1'] })
  const value = { sender: ME, contract: ENTRY_WASM, msg: bytes({ swap_and_action: swap() }), funds: [{ denom: 'uin', amount: '1000000' }] }
  const message = (change: Fields) => fields({ msg: bytes({ swap_and_action: swap(change) }) })
  const hostile: Hostile<CosmosProposal>[] = [
    ['another sender', fields({ sender: THEM }), 'the sender is'],
    ['another contract', fields({ contract: THEM }), 'does not name'],
    ['another recipient', message({ post_swap_action: { bank_send: { to_address: THEM } } }), 'the recipient is'],
    ['more coins', fields({ funds: [{ denom: 'uin', amount: '2000000' }] }), 'the amount is'],
    ['two kinds of coins', fields({ funds: [...value.funds, { denom: 'u2', amount: '1' }] }), 'funds'],
    ['no coins', fields({ funds: [] }), 'sends no coins'],
    ['an unknown field', fields({ memo: 'x' }), 'Unrecognized'],
    ['a smaller yield', message({ min_asset: { native: { denom: 'uout', amount: '5' } } }), 'the least is'],
    ['words about other coins', message({ sent_asset: { native: { denom: 'uin', amount: '9' } } }), 'the amount is “9”'],
    ['a share for others', message({ affiliates: [THEM] }), 'a share'],
    ['two functions', fields({ msg: bytes({ swap_and_action: swap(), update_config: {} }) }), 'several functions'],
    ['another function', fields({ msg: bytes({ update_config: {} }) }), 'update_config'],
    ['a function named like a property', fields({ msg: bytes('{"constructor":{}}') }), 'constructor'],
    ['a list in place of an object', fields({ msg: bytes('[]') }), 'no JSON object'],
    ['a key twice', fields({ msg: bytes('{"swap_and_action":1,"swap_and_action":2}') }), 'same thing twice'],
    ['a fee exchanged beforehand', message({ post_swap_action: { ibc_transfer: { ibc_info: {}, fee_swap: {} } } }), 'post_swap_action'],
  ]
  family('call of the entry point', one('wasm-1', WASM_EXECUTE, value), (proposal) => checkCosmos(proposal, intent), hostile)

  const token = ask({ from: ['wasm-1', `cw20:${THEM}`], to: ['wasm-1', `cw20:${THEM}`], way: ['wasm-1'] })
  const inner = Buffer.from(JSON.stringify({ swap_and_action: swap() })).toString('base64')
  const given = (to: string, amount = '1000000') => bytes({ transfer: { recipient: to, amount } })
  test('a token is given by its one field', () => {
    const beside = bytes({ transfer: { recipient: FRIEND, amount: '1000000' }, memo: 'x' })
    const within = bytes({ transfer: { recipient: FRIEND, amount: '1000000', memo: 'x' } })
    const handing = { contract: ENTRY_WASM, amount: '1000000', msg: 'e30=' }
    const handed = (change: object) => bytes({ send: { ...handing, ...change } })
    for (const msg of [beside, within, bytes({ send: handing, memo: 'x' }), handed({ memo: 'x' }), handed({ msg: '!' })]) {
      expect(() => checkCosmos(one('wasm-1', WASM_EXECUTE, { ...value, contract: THEM, funds: [], msg }), token)).toThrow(
        'a function of a token contract',
      )
    }
  })

  family(
    'token sent',
    one('wasm-1', WASM_EXECUTE, { ...value, contract: THEM, funds: [], msg: given(FRIEND) }),
    (proposal) => checkCosmos(proposal, token),
    [
      ['another recipient', fields({ msg: given(ME) }), 'the recipient is'],
      ['a larger amount', fields({ msg: given(FRIEND, '1000001') }), 'the amount is'],
      ['another contract', fields({ contract: ENTRY_WASM }), 'the contract is'],
      ['an allowance instead', fields({ msg: bytes({ increase_allowance: { spender: ME, amount: '1' } }) }), 'a function of a token'],
      [
        'a call of an unlisted contract',
        fields({ msg: bytes({ send: { contract: ME, amount: '1000000', msg: inner } }) }),
        'does not name',
      ],
      ['coins beside it', fields({ funds: [{ denom: 'uin', amount: '1000000' }] }), 'the asset is'],
    ],
  )
})

describe('a burn by Circle’s module', () => {
  const intent = ask({ from: ['harbour-1', 'uusdc'], to: ['7331', USDC_BASIN], way: ['harbour-1', '7331'], recipient: FRIEND_HEX })
  const value = { from: ME_HARBOUR, amount: '1000000', destinationDomain: 7, mintRecipient: padded(FRIEND_HEX), burnToken: 'uusdc' }
  family('burn', one('harbour-1', CCTP_BURN, value, ME_HARBOUR), (proposal) => checkCosmos(proposal, intent), [
    ['another sender', fields({ from: THEM }), 'the sender is'],
    ['another recipient', fields({ mintRecipient: padded(THEM_HEX) }), 'the recipient is'],
    ['a recipient with something in front', fields({ mintRecipient: Uint8Array.from([1, ...padded(FRIEND_HEX).slice(1)]) }), '“0x01'],
    ['a recipient cut short', fields({ mintRecipient: padded(FRIEND_HEX).slice(12) }), 'mintRecipient'],
    ['an unknown field', fields({ memo: 'x' }), 'Unrecognized'],
    ['a domain that is no number of a chain', fields({ destinationDomain: 7.5 }), 'destinationDomain'],
    ['another domain', fields({ destinationDomain: 8 }), 'the bridge is “one-1”'],
    ['a domain that nobody lists', fields({ destinationDomain: 99 }), 'domain 99'],
    ['another asset', fields({ burnToken: 'uother' }), 'the asset is'],
    ['a larger amount', fields({ amount: '1000001' }), 'the amount is'],
    ['a caller of one byte', fields({ destinationCaller: Uint8Array.of(1) }), 'destinationCaller'],
    ['an unknown caller', fields({ destinationCaller: padded(THEM_HEX) }), 'the caller is'],
  ])

  test('may name nobody, or a known caller, to hand it over', () => {
    for (const caller of [new Uint8Array(32), Uint8Array.from(Buffer.from(DELIVERER.slice(2), 'hex'))]) {
      const named = fields({ destinationCaller: caller })(one('harbour-1', CCTP_BURN, value, ME_HARBOUR))
      expect(() => checkCosmos(named, intent)).not.toThrow()
    }
  })
})
