// Cosmos messages that call a module or a contract: Move, Wasm, and the burn of Circle's module.
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
} from '../../../test/support/benches/guardBench.ts'
import { fields, moveArguments, one, padded, text } from '../../../test/support/bodies/guardMessages.ts'
import { voucherOf } from '../clients/chains/registry/denomPaths.ts'
import { CCTP_BURN } from './contracts/cctp.ts'
import { checkCosmos, type CosmosProposal } from './checkCosmos.ts'
import { MOVE_EXECUTE } from './contracts/moveExecute.ts'
import { WASM_EXECUTE } from './contracts/wasmExecute.ts'

type Fields = Record<string, unknown>

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
    ['a recipient too many', args({}, [text(FRIEND), text(THEM)]), '2 arguments, not 1'],
    ['a larger amount', args({ in: 1000001n }), 'the amount is'],
    ['a smaller yield', args({ out: 989999n }), 'the minimum is “989999”'],
    ['another yield', args({ want: 'move/bad' }), '“move/bad”'],
    ['a foreign recovery', args({ recover: THEM }), 'the refund address is'],
    ['a contract that nobody lists', fields({ moduleAddress: `0x${'ee'.repeat(32)}` }), 'a contract that isn’t in'],
    ['a pair in place of the entry point', fields({ moduleAddress: PAIR }), 'the contract is'],
    ['another module', fields({ moduleName: 'vault' }), 'vault::'],
    ['a way on', args({ action: 1 }, [text('channel-3'), text(ME_HARBOUR), text('')]), 'forwards the funds'],
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
    expect(() => checkCosmos(packet(''), onward)).toThrow('the output is')
    expect(() => checkCosmos(deposit(15, FRIEND), byPacket)).toThrow('the output is')
    expect(() => checkCosmos(packet('{"forward":{}}'), byPacket)).toThrow('memo')
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
    ['another contract', fields({ contract: THEM }), 'a contract that isn’t in'],
    ['another recipient', message({ post_swap_action: { bank_send: { to_address: THEM } } }), 'the recipient is'],
    ['more coins', fields({ funds: [{ denom: 'uin', amount: '2000000' }] }), 'the amount is'],
    ['two kinds of coins', fields({ funds: [...value.funds, { denom: 'u2', amount: '1' }] }), 'funds'],
    ['no coins', fields({ funds: [] }), 'sends no coins'],
    ['an unknown field', fields({ memo: 'x' }), 'Unrecognized'],
    ['a smaller yield', message({ min_asset: { native: { denom: 'uout', amount: '5' } } }), 'the minimum is'],
    ['words about other coins', message({ sent_asset: { native: { denom: 'uin', amount: '9' } } }), 'the amount is “9”'],
    ['a share for others', message({ affiliates: [THEM] }), 'a share'],
    ['two functions', fields({ msg: bytes({ swap_and_action: swap(), update_config: {} }) }), 'several functions'],
    ['another function', fields({ msg: bytes({ update_config: {} }) }), 'update_config'],
    ['a function named like a property', fields({ msg: bytes('{"constructor":{}}') }), 'constructor'],
    ['a list in place of an object', fields({ msg: bytes('[]') }), 'The contract call isn’t a JSON object.'],
    ['a key twice', fields({ msg: bytes('{"swap_and_action":1,"swap_and_action":2}') }), 'duplicate keys'],
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
      expect(() => checkCosmos(one('wasm-1', WASM_EXECUTE, { ...value, contract: THEM, funds: [], msg }), token)).toThrow('token function')
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
      ['an allowance instead', fields({ msg: bytes({ increase_allowance: { spender: ME, amount: '1' } }) }), 'token function'],
      [
        'a call of an unlisted contract',
        fields({ msg: bytes({ send: { contract: ME, amount: '1000000', msg: inner } }) }),
        'a contract that isn’t in',
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
