// Bridges of the guard's bench that carry a token to chains of their own numbering or naming: how the chain list has them, and what
// the model of the chains makes of them.
import type { Contract } from '../../../src/practice/outcome/facts.ts'

const address = (first: number) =>
  `0x${Buffer.from(Uint8Array.from({ length: 20 }, (_, at) => (at === 0 ? first : 0x31 + at))).toString('hex')}`

export const AXELAR = address(0xb1)
export const EUREKA = address(0xb2)
export const WARP = address(0xb3)
/** A router that is the token itself. */
export const WARP_TOKEN = address(0xb4)
export const POOL = address(0xb5)
export const COIN_POOL = address(0xb6)
/** Whom Eureka's relayer wants its fee to go to. */
export const EUREKA_FEE = address(0xb7)

const TO = 'harbour-1'

/** @param usdc contract of the token that most of them carry; it is paid out as `uusdc`, the coin as `uharb`. */
export function carrierContracts(usdc: string): object[] {
  const one = (denom: string) => ({ chain: TO, denom })
  return [
    {
      address: AXELAR,
      role: 'axelar',
      vm: 'evm',
      denoms: [usdc, 'eth'],
      symbols: { USDC: usdc },
      domains: { harbour: { chain: TO, pays: { [usdc]: 'uusdc', eth: 'uharb' } }, one: { chain: 'one-1', pays: { [usdc]: 'uusdc' } } },
    },
    { address: EUREKA, role: 'eureka', vm: 'evm', denoms: [usdc], domains: { 'harbour-0': { chain: TO, pays: { [usdc]: 'uusdc' } } } },
    { address: WARP, role: 'warpRoute', vm: 'evm', denoms: [usdc], domains: { 94: one('uusdc'), 90: { chain: 'one-1', denom: 'uusdc' } } },
    { address: WARP_TOKEN, role: 'warpRoute', vm: 'evm', denoms: [WARP_TOKEN], domains: { 94: one('uharb') } },
    { address: POOL, role: 'oft', vm: 'evm', denoms: [usdc], domains: { 30: one('uusdc'), 31: { chain: 'one-1', denom: 'uusdc' } } },
    { address: COIN_POOL, role: 'oft', vm: 'evm', denoms: ['eth'], domains: { 30: one('uharb') } },
    { address: EUREKA_FEE, role: 'relayFee', vm: 'evm' },
  ]
}

type Carrier = Extract<Contract, { kind: 'carrier' }>

/** The same for the model, by address. */
export function carrierFacts(usdc: string): Record<string, Contract> {
  const pays = (entries: [string, string][], chainId = TO) => ({ chainId, pays: new Map(entries) })
  const carrier = (form: Carrier['form'], denoms: string[], remotes: [string, ReturnType<typeof pays>][]): Carrier => ({
    kind: 'carrier',
    form,
    denoms,
    symbols: new Map([['USDC', usdc]]),
    remotes: new Map(remotes),
  })
  const both: [string, string][] = [
    [usdc, 'uusdc'],
    ['eth', 'uharb'],
  ]
  const alone: [string, string][] = [[usdc, 'uusdc']]
  return {
    [AXELAR]: carrier(
      'axelar',
      [usdc, 'eth'],
      [
        ['harbour', pays(both)],
        ['one', pays(alone, 'one-1')],
      ],
    ),
    [EUREKA]: carrier('eureka', [usdc], [['harbour-0', pays(alone)]]),
    [WARP]: carrier(
      'warp',
      [usdc],
      [
        ['94', pays(alone)],
        ['90', pays(alone, 'one-1')],
      ],
    ),
    [WARP_TOKEN]: { ...carrier('warp', [WARP_TOKEN], [['94', pays([[WARP_TOKEN, 'uharb']])]]), isToken: true },
    [POOL]: carrier(
      'oft',
      [usdc],
      [
        ['30', pays(alone)],
        ['31', pays(alone, 'one-1')],
      ],
    ),
    [COIN_POOL]: carrier('oft', ['eth'], [['30', pays(both)]]),
  }
}
