// Locked stakes: those of an address that is only watched are shown without an offer; why they could not be read is said.
import { expect, test } from 'vitest'
import { drawnMarkup, drawnText } from '../../../../test/support/drawnMarkup.ts'
import { openBridgedWindow } from '../../../../test/support/fakeBridgeWindow.ts'
import type { Account } from '../../../shared/contract/account.ts'
import type { StakingChain } from '../../../shared/contract/transfer/staking.ts'
import { AppError, toErrorData } from '../../../shared/domain/errors.ts'
import { Locks } from './Locks.tsx'

const asset = { chainId: 'one-1', denom: 'uinit', symbol: 'INIT', name: 'Initia', decimals: 6, isVerified: true, originId: 'init' }
const held = { validator: 'valA', asset, amount: '7000000' }
const chain = {
  chainId: 'one-1',
  validators: [],
  locksError: null,
  fee: null,
  locks: {
    account: 'init1holder',
    parts: [{ ...held, endsAt: 0 }],
    rewards: [held],
    unbondings: [{ ...held, completesAt: 5 }],
    free: [{ asset, amount: '3000000' }],
    longestMs: 5,
  },
} as unknown as StakingChain

const drawn = (kind: 'watched' | 'ledger') => {
  const { win } = openBridgedWindow(() => new Promise(() => undefined))
  return drawnMarkup(win, Locks, {
    chain,
    account: { id: 'a', signer: { kind } } as unknown as Account,
    onExtend: () => undefined,
    isAsked: false,
  })
}

test('an address that is only watched has its locks and their rewards, without buttons', async () => {
  const watched = await drawn('watched')
  expect(watched).toContain('Rewards: 7')
  expect(watched).toContain('Unstaked, not yet withdrawn: 3')
  expect(watched).not.toContain('<button')
  const own = await drawn('ledger')
  expect(own.match(/<button/gu)).toHaveLength(4)
  expect(own).not.toContain('Rewards: 7')
})

test('a claim of rewards that are less than its fee says so, and still looks like a button', async () => {
  const { win } = openBridgedWindow(() => new Promise(() => undefined))
  const account = { id: 'a', signer: { kind: 'ledger' } } as unknown as Account
  const claimWith = async (amount: string) => {
    const markup = await drawnMarkup(win, Locks, {
      chain: { ...chain, fee: { asset, amount } },
      account,
      onExtend: () => undefined,
      isAsked: false,
    })
    const [, kind] = /<button[^>]*class="button (\w+)[^>]*aria-label="Claim[^"]*, the rewards of locked stakes"/u.exec(markup) ?? []
    return [kind, markup.includes('is more than the rewards')]
  }
  expect(await claimWith('7000001')).toEqual(['plain', true])
  expect(await claimWith('7000000')).toEqual(['plain', false])
})

test('locks that could not be read are named with the cause', async () => {
  const { win } = openBridgedWindow(() => new Promise(() => undefined))
  const locksError = toErrorData(new AppError('chain.badReply', 'The host sent something else.'))
  const unread = { chainId: 'one-1', validators: [], locks: null, locksError } as unknown as StakingChain
  const account = { id: 'a', signer: { kind: 'ledger' } } as unknown as Account
  const text = await drawnText(win, Locks, { chain: unread, account, onExtend: () => undefined, isAsked: false })
  expect(text).toContain('gave no valid answer about locked stakes')
  expect(text).toContain('The host sent something else.')
})
