// What one signature claims of the rewards that there are and of the validators that were picked.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { drawnMarkup, drawnText } from '../../../../test/support/drawnMarkup.ts'
import { openBridgedWindow } from '../../../../test/support/fakeBridgeWindow.ts'
import type { Account } from '../../../shared/contract/account.ts'
import type { StakedPart, StakingChain } from '../../../shared/contract/transfer/staking.ts'
import { LOCK_PAYOUT } from '../../../shared/domain/staking/lockStaking.ts'
import { canClaim, claimOf, compoundOf } from './claims.ts'
import { Locks } from './Locks.tsx'
import { Stakes } from './Stakes.tsx'
import { ChainStaking } from './StakingScreen.tsx'
import { beginHindrance } from './useBegin.ts'

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

const { win } = openBridgedWindow(() => new Promise(() => undefined))
const account = { id: 'a', signer: { kind: 'ledger' } } as unknown as Account
const stakesOf = (chain: StakingChain) => drawnMarkup(win, Stakes, { chain, account, onStake: () => undefined })

test('what costs more than it brings can still be pressed, so it looks like a button, with the reason beside it', async () => {
  const drawnWith = async (fee: string) => {
    const markup = await stakesOf({ ...chainOf([reward('A', '3000'), reward('B', '1000')]), fee: { asset, amount: fee } })
    const buttons = [...markup.matchAll(/<button[^>]*class="button (\w+)[^>]*>(?:<svg.*?<\/svg>)?([A-Z][a-z]+)/gu)]
    const reasons = [...markup.matchAll(/less than the fee|is more than the rewards/gu)].map(([text]) => text)
    return [buttons.map(([, kind, name]) => `${name} ${kind}`), reasons]
  }
  const others = ['Compound plain', 'Manage plain', 'Manage plain']
  // Claiming is the likely act, unless it costs more than it brings.
  expect(await drawnWith('500')).toEqual([['Claim first', ...others], []])
  expect(await drawnWith('2000')).toEqual([['Claim first', ...others], ['less than the fee']])
  expect(await drawnWith('5000')).toEqual([['Claim plain', ...others], ['is more than the rewards']])
})

test('claiming is the likelier act where there is something to claim, and it is more than the fee', () => {
  expect(canClaim(chainOf([reward('A')]))).toBe(true)
  expect(canClaim(chainOf([]))).toBe(false)
})

test('says that claiming all takes the rewards of locked stakes, whose own button then says that it claims these only', async () => {
  const chain = chainOf([reward('A', '3000'), reward('B', '1000')])
  const lock = { ...asset, denom: LOCK_PAYOUT }
  const locks = { rewards: [{ validator: 'A', asset: lock, amount: '2500000' }], parts: [], unbondings: [], free: [], longestMs: 1 }
  const locked = { ...chain, locks, locksError: null } as unknown as StakingChain
  const buttonOf = (of: StakingChain) => drawnText(win, Locks, { chain: of, account, isAsked: false, onExtend: () => undefined })
  expect(await stakesOf(chain)).not.toContain('locked stakes')
  expect(await stakesOf(chain)).toContain('“Claim” pays rewards into your account, “Compound” stakes them again.')
  // Behind no mark: how the sums on the buttons add up is seen at once, with every digit.
  const drawn = await stakesOf(locked)
  expect(drawn).toContain('>0.004 INIT from stakes + 2.50 INIT from locked stakes, which can’t be compounded.<')
  // One sum is to be read on the buttons: that of the one which claims all.
  expect([...drawn.matchAll(/>([^<]*)<\/button>/gu)].map(([, said]) => said).filter((said) => /\d/u.test(said ?? ''))).toEqual([
    'Claim all 2.50 INIT',
  ])
  expect(await buttonOf(locked)).toContain('Claim only ')
  expect(await buttonOf(locked)).not.toContain('Claim (2.50')
  // Paid to another address: each button claims its own part.
  const apart = { ...locked, paidTo: 'init1elsewhere' }
  expect(await stakesOf(apart)).not.toContain('locked stakes')
  expect(await buttonOf(apart)).toContain('Claim (2.50 INIT)')
})

test('the palette begins a claim only where it is clear whose rewards are meant', () => {
  const ledger = account
  const watched: Account = { ...account, signer: { kind: 'watched' } }
  const asked = { isPicked: false, own: null }
  expect(beginHindrance([ledger, watched], ledger, asked)).toBeNull()
  expect(beginHindrance([ledger, ledger], ledger, asked)).toBe('accounts')
  expect(beginHindrance([ledger, ledger], ledger, { ...asked, isPicked: true })).toBeNull()
  expect(beginHindrance([watched], watched, { ...asked, own: 'nothing' })).toBe('watched')
  expect(beginHindrance([ledger], ledger, { ...asked, own: 'nothing' })).toBe('nothing')
})

test('who has staked nothing yet sees the validators first', async () => {
  const order = async (chain: StakingChain) => {
    const whole = { ...chain, unbondings: [], unbondingMs: 1, locksError: null }
    const markup = await drawnMarkup(win, ChainStaking, { chain: whole, account, onStake: () => undefined, onExtend: () => undefined })
    return [...markup.matchAll(/<section[^>]*aria-label="([^"]+)"/gu)].map(([, name]) => name)
  }
  const staked = chainOf([reward('A')])
  expect(await order(staked)).toEqual(['Your stakes', 'Validators'])
  expect(await order({ ...staked, delegations: [], rewards: [] })).toEqual(['Validators', 'Your stakes'])
})
