// Memos for Noble's orbiter, and burns on Noble with the relayer's fee in a second message.
import { describe, expect, test } from 'vitest'
import {
  ask,
  DELIVERER,
  FRIEND_HEX,
  ME,
  ME_HARBOUR,
  ORBITER,
  RELAY_FEE,
  SOON_NS,
  THEM,
  THEM_HARBOUR,
  THEM_HEX,
  USDC_BASIN,
  USDC_L1,
} from '../../../../../test/support/benches/guardBench.ts'
import { CCTP_BURN, CCTP_BURN_WITH_CALLER } from '../cctp.ts'
import { checkCosmos } from '../../checkCosmos.ts'
import { IBC_TRANSFER, SEND } from '../../plainMessages.ts'
import { orbiterAccount, readOrbiter } from './orbiter.ts'

const base64 = (hex: string) => Buffer.from(hex.slice(2).padStart(64, '0'), 'hex').toString('base64')

interface OrbiterOrder {
  receiver?: string
  fees?: readonly object[]
  version?: string
  actions?: readonly object[]
  to?: string
  domain?: number
  caller?: string
  beside?: object
  least?: string
}

function send({
  receiver = ORBITER,
  fees = [{ recipient: RELAY_FEE, amount: { value: '10000' } }],
  version = 'v2',
  ...given
}: OrbiterOrder = {}) {
  const { to = FRIEND_HEX, domain = 7, caller = DELIVERER, beside = {}, least = '990000' } = given
  const action = { id: 'ACTION_FEE', attributes: { '@type': `/noble.orbiter.controller.action.${version}.FeeAttributes`, fees_info: fees } }
  const attributes = {
    '@type': '/noble.orbiter.controller.forwarding.v1.CCTPAttributes',
    destination_domain: domain,
    mint_recipient: base64(to),
    destination_caller: caller === '' ? '' : base64(caller),
  }
  const forwarding = { protocol_id: 'PROTOCOL_CCTP', attributes, passthrough_payload: '', ...beside }
  const value = {
    sourcePort: 'transfer',
    sourceChannel: 'channel-3',
    token: { denom: USDC_L1, amount: '1000000' },
    sender: ME,
    receiver,
    timeoutTimestamp: SOON_NS,
    memo: JSON.stringify({ orbiter: { pre_actions: given.actions ?? [action], forwarding } }),
  }
  const way = ['one-1', 'harbour-1', '7331']
  const intent = ask({ from: ['one-1', USDC_L1], to: ['7331', USDC_BASIN], way, recipient: FRIEND_HEX, patch: { minimumOut: least } })
  return checkCosmos({ chainId: 'one-1', signer: ME, messages: [{ typeUrl: IBC_TRANSFER, value }] }, intent)
}

describe('a memo for the orbiter', () => {
  test('is for the account of the module', () => {
    expect(orbiterAccount('noble')).toBe('noble15xt7kx5mles58vkkfxvf0lq78sw04jajvfgd4d')
    expect(() => send({ receiver: ME_HARBOUR })).toThrow('the forwarder is')
  })

  test('burns what the fees leave, in either of their forms', () => {
    expect(send()).toContainEqual(expect.objectContaining({ subject: 'least', found: '990000', asked: '990000' }))
    const points = [{ recipient: RELAY_FEE, basis_points: { value: 40 } }]
    expect(send({ fees: points })).toContainEqual(expect.objectContaining({ subject: 'least', found: '996000' }))
    const first = [{ recipient: RELAY_FEE, basis_points: 40 }]
    expect(send({ fees: first, version: 'v1' })).toContainEqual(expect.objectContaining({ subject: 'least', found: '996000' }))
    expect(send({ actions: [] })).toContainEqual(expect.objectContaining({ subject: 'least', found: '1000000' }))
    expect(() => send({ caller: '' })).not.toThrow()
  })

  test('takes each fee from what arrived, and leaves what was promised', () => {
    const half = { recipient: RELAY_FEE, basis_points: { value: 5000 } }
    expect(() => send({ fees: [half, half], least: '1' })).toThrow('The fees use up everything that arrives.')
    expect(() => send({ fees: [{ recipient: RELAY_FEE, amount: { value: '10001' } }] })).toThrow('the minimum is')
  })

  test('pays listed relayers alone', () => {
    for (const recipient of [THEM_HARBOUR, ME_HARBOUR, ORBITER]) {
      expect(() => send({ fees: [{ recipient, amount: { value: '1' } }] })).toThrow('the contract is')
    }
  })

  test.for([
    ['another recipient', { to: THEM_HEX }, 'the recipient is'],
    ['another domain', { domain: 8 }, 'the bridge is'],
    ['a caller that nobody is', { caller: THEM_HEX }, 'the caller is'],
    ['a payload', { beside: { passthrough_payload: 'AA==' } }, 'passthrough_payload'],
    ['another bridge', { beside: { protocol_id: 'PROTOCOL_HYPERLANE' } }, 'protocol_id'],
    ['another action', { actions: [{ id: 'ACTION_SWAP', attributes: {} }] }, 'pre_actions'],
    ['a fee of both kinds', { fees: [{ recipient: RELAY_FEE, amount: { value: '1' }, basis_points: { value: 1 } }] }, 'pre_actions'],
    ['a fee in the form of the other version', { version: 'v1' }, 'pre_actions'],
  ] as const)('with %s is refused', ([, given, reason]) => {
    expect(() => send(given)).toThrow(reason)
  })

  test('of several actions is refused, since each counts with what the other left', () => {
    const action = {
      id: 'ACTION_FEE',
      attributes: {
        '@type': '/noble.orbiter.controller.action.v2.FeeAttributes',
        fees_info: [{ recipient: RELAY_FEE, amount: { value: '1' } }],
      },
    }
    expect(() => send({ actions: [action] })).not.toThrow()
    expect(() => send({ actions: [action, action] })).toThrow('pre_actions')
  })
})

describe('the payload of the orbiter is read to the letter', () => {
  const fee = { recipient: RELAY_FEE, basis_points: { value: 40 } }
  const pay = (fees: readonly object[], version = 'v2', beside: object = {}) => ({
    id: 'ACTION_FEE',
    attributes: { '@type': `/noble.orbiter.controller.action.${version}.FeeAttributes`, fees_info: fees, ...beside },
  })
  const attributes = {
    '@type': '/noble.orbiter.controller.forwarding.v1.CCTPAttributes',
    destination_domain: 7,
    mint_recipient: base64(FRIEND_HEX),
  }
  const burn = (change: object = {}, beside: object = {}) => ({
    protocol_id: 'PROTOCOL_CCTP',
    attributes: { ...attributes, ...change },
    ...beside,
  })
  const points = (value: number) => ({ recipient: RELAY_FEE, basis_points: { value } })

  test('where all is known', () => {
    expect(readOrbiter({ pre_actions: [pay([fee])], forwarding: burn() }, ORBITER).effect).toEqual({
      kind: 'fees',
      fees: [{ to: RELAY_FEE, amount: null, points: 40 }],
    })
    expect(readOrbiter({ forwarding: burn() }, ORBITER).effect).toEqual({ kind: 'fees', fees: [] })
    expect(() => readOrbiter({ pre_actions: [pay([points(10_000)])], forwarding: burn() }, ORBITER)).not.toThrow()
  })

  test.for<[string, object]>([
    ['a share of nothing', { pre_actions: [pay([points(0)])], forwarding: burn() }],
    ['a share below nothing', { pre_actions: [pay([points(-40)])], forwarding: burn() }],
    ['a broken share', { pre_actions: [pay([points(1.5)])], forwarding: burn() }],
    ['a share of more than all', { pre_actions: [pay([points(10_001)])], forwarding: burn() }],
    ['a key more in a fee', { pre_actions: [pay([{ ...fee, denom: 'uusdc' }])], forwarding: burn() }],
    ['a key more in a share', { pre_actions: [pay([{ recipient: RELAY_FEE, basis_points: { value: 40, of: 1 } }])], forwarding: burn() }],
    ['a key more in an amount', { pre_actions: [pay([{ recipient: RELAY_FEE, amount: { value: '1', of: 1 } }])], forwarding: burn() }],
    [
      'a key more in a fee of a fixed amount',
      { pre_actions: [pay([{ recipient: RELAY_FEE, amount: { value: '1' }, denom: 'uusdc' }])], forwarding: burn() },
    ],
    [
      'a key more in a fee of the first version',
      { pre_actions: [pay([{ recipient: RELAY_FEE, basis_points: 40, amount: { value: '1' } }], 'v1')], forwarding: burn() },
    ],
    ['a key more in the attributes', { pre_actions: [pay([fee], 'v2', { other: 1 })], forwarding: burn() }],
    [
      'a key more in the attributes of the first version',
      { pre_actions: [pay([{ recipient: RELAY_FEE, basis_points: 40 }], 'v1', { other: 1 })], forwarding: burn() },
    ],
    ['a third version', { pre_actions: [pay([fee], 'v3')], forwarding: burn() }],
    ['a third version of the first form', { pre_actions: [pay([{ recipient: RELAY_FEE, basis_points: 40 }], 'v3')], forwarding: burn() }],
    ['another action', { pre_actions: [{ ...pay([fee]), id: 'ACTION_SWAP' }], forwarding: burn() }],
    ['a key more in an action', { pre_actions: [{ ...pay([fee]), other: 1 }], forwarding: burn() }],
    ['a key more in the burn', { forwarding: burn({ other: 1 }) }],
    ['a key more beside the burn', { forwarding: burn({}, { other: 1 }) }],
    ['a key more', { forwarding: burn(), other: 1 }],
    ['another burn', { forwarding: burn({ '@type': '/noble.orbiter.controller.forwarding.v1.HypAttributes' }) }],
    ['a broken domain', { forwarding: burn({ destination_domain: 7.5 }) }],
    ['a domain below nothing', { forwarding: burn({ destination_domain: -1 }) }],
    ['a recipient of 20 bytes', { forwarding: burn({ mint_recipient: Buffer.alloc(20, 1).toString('base64') }) }],
    ['a recipient without its padding', { forwarding: burn({ mint_recipient: base64(FRIEND_HEX).replace('=', '') }) }],
    ['a recipient in hex', { forwarding: burn({ mint_recipient: `0x${'ab'.repeat(32)}` }) }],
    ['a caller of one byte', { forwarding: burn({ destination_caller: 'AQ==' }) }],
  ])('%s is refused', ([, payload]) => {
    expect(() => readOrbiter(payload, ORBITER)).toThrow('The memo field “orbiter” can’t be read:')
  })
})

describe('a burn with the relayer’s fee', () => {
  const word = (hex: string) => new Uint8Array(Buffer.from(hex.slice(2).padStart(64, '0'), 'hex'))
  const burn = { from: ME_HARBOUR, amount: '990000', destinationDomain: 7, mintRecipient: word(FRIEND_HEX), burnToken: 'uusdc' }
  const fee = { fromAddress: ME_HARBOUR, toAddress: RELAY_FEE, amount: [{ denom: 'uusdc', amount: '10000' }] }
  const named = { typeUrl: CCTP_BURN_WITH_CALLER, value: { ...burn, destinationCaller: word(DELIVERER) } }
  const intent = ask({ from: ['harbour-1', 'uusdc'], to: ['7331', USDC_BASIN], way: ['harbour-1', '7331'], recipient: FRIEND_HEX })
  const check = (messages: { typeUrl: string; value: object }[]) =>
    checkCosmos({ chainId: 'harbour-1', signer: ME_HARBOUR, messages }, intent)
  const paid = (change: object) => ({ typeUrl: SEND, value: { ...fee, ...change } })

  test('spends together what was asked for', () => {
    const lines = check([named, paid({})])
    expect(lines).toContainEqual(expect.objectContaining({ subject: 'amount', found: '1000000', asked: '1000000' }))
    expect(lines).toContainEqual(expect.objectContaining({ subject: 'least', found: '990000' }))
    expect(() => check([{ typeUrl: CCTP_BURN, value: burn }, paid({})])).not.toThrow()
    expect(() => check([named, paid({ amount: [{ denom: 'uusdc', amount: '10001' }] })])).toThrow('the amount is')
    expect(() => check([{ ...named, value: { ...named.value, amount: '990001' } }, paid({})])).toThrow('the amount is')
  })

  test('pays a listed relayer, from the same account and in the same asset', () => {
    expect(() => check([named, paid({ toAddress: THEM_HARBOUR })])).toThrow('the contract is')
    expect(() => check([named, paid({ fromAddress: THEM_HARBOUR })])).toThrow('the sender is')
    expect(() => check([named, paid({ amount: [{ denom: 'uharb', amount: '10000' }] })])).toThrow('the asset is')
    expect(() => check([{ ...named, value: { ...named.value, from: THEM } }, paid({})])).toThrow('the sender is')
  })

  test('is a burn and one fee, in this order', () => {
    expect(() => check([paid({}), named])).toThrow('2 messages')
    expect(() => check([named, paid({}), paid({})])).toThrow('3 messages')
    expect(() => check([named, named])).toThrow('2 messages')
    expect(() => check([paid({}), paid({})])).toThrow('The router added a payment of')
  })
})
