// What one signature claims of the rewards that there are and of the validators that were picked.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { drawnMarkup } from '../../../../test/support/drawnMarkup.ts'
import { openBridgedWindow } from '../../../../test/support/fakeBridgeWindow.ts'
import type { Account } from '../../../shared/contract/account.ts'
import type { StakedPart, StakingChain } from '../../../shared/contract/transfer/staking.ts'
import { claimOf, compoundOf } from './claims.ts'
import { Stakes } from './Stakes.tsx'

// What the screen asks of the page beside the bridge: where it stands.
const opened = {
  sessionStorage: { getItem: () => null, setItem: () => undefined },
  history: { state: null, replaceState: () => undefined },
  location: { hash: '', search: '', pathname: '/' },
}
beforeEach(() => void vi.stubGlobal('window', Object.assign(new EventTarget(), opened)))
afterEach(() => void vi.unstubAllGlobals())

const asset = { chainId: 'one-1', denom: 'uinit', symbol: 'INIT', name: 'Initia', decimals: 6, isVerified: true, originId: 'init' }
const reward = (validator: string, amount = '1000000'): StakedPart => ({ validator, asset, amount })
const active = (address: string) => ({ address, name: address, commission: 500, share: 5000, state: 'active' })
const chainOf = (rewards: StakedPart[]) =>
  ({
    chainId: 'one-1',
    validators: ['A', 'B'].map(active),
    yields: [],
    delegations: ['A', 'B'].map((one) => reward(one)),
    rewards,
    free: [{ asset, amount: '0' }],
    fee: null,
    paidTo: null,
    locks: null,
  }) as unknown as StakingChain

test('a validator that was picked and earns nothing any more picks nothing: all is claimed, and staked again', () => {
  expect(claimOf([reward('B')], [], ['A'])).toEqual({ validators: ['B'], isWithLocked: false, isCut: false })
  expect(claimOf([reward('B')], [reward('C')], ['A'])).toMatchObject({ validators: ['B'], isWithLocked: true })
  expect(claimOf([reward('A'), reward('B')], [reward('C')], ['A'])).toMatchObject({ validators: ['A'], isWithLocked: false })
  expect(compoundOf(chainOf([reward('B')]), ['A'])?.parts).toEqual([reward('B')])
})

test('a validator that earns but cannot be staked with stays picked', () => {
  const chain = { ...chainOf([reward('A'), reward('B')]), validators: [active('A')] } as unknown as StakingChain
  expect(compoundOf(chain, ['B'])).toBeNull()
})

test('what costs more than it brings is drawn without a frame: claiming all, staking again and each claim', async () => {
  const { win } = openBridgedWindow(() => new Promise(() => undefined))
  const account = { id: 'a', signer: { kind: 'ledger' } } as unknown as Account
  const framesWith = async (fee: string) => {
    const chain = { ...chainOf([reward('A', '3000'), reward('B', '1000')]), fee: { asset, amount: fee } }
    const markup = await drawnMarkup(win, Stakes, { chain, account, onStake: () => undefined })
    const buttons = [...markup.matchAll(/<button[^>]*class="button (\w+)[^>]*>(?:<svg.*?<\/svg>)?([A-Z][a-z]+)/gu)]
    return buttons.map(([, kind, name]) => `${name} ${kind}`)
  }
  expect(await framesWith('500')).toEqual(['Claim plain', 'Compound plain', 'Claim plain', 'Change plain', 'Claim plain', 'Change plain'])
  expect(await framesWith('2000')).toEqual(['Claim plain', 'Compound plain', 'Claim plain', 'Change plain', 'Claim quiet', 'Change plain'])
  expect(await framesWith('5000')).toEqual(['Claim quiet', 'Compound quiet', 'Claim quiet', 'Change plain', 'Claim quiet', 'Change plain'])
})
