// What the form starts with, and that it leaves choices alone.
import { expect, test } from 'vitest'
import type { Account } from '../../../../shared/contract/account.ts'
import { grow, OWN_ADDRESS, sampleQuote, until } from '../../../../shared/domain/transfer/sampleTransfer.ts'
import type { Quote } from '../../../../shared/contract/transfer/route.ts'
import { fillGaps, firstElsewhere, heldInstead, repeatable, type Known } from './defaults.ts'
import { EMPTY_FORM } from './form.ts'

const { from, to } = sampleQuote()
const watched: Account = {
  id: 'watched',
  label: 'Cold',
  address: { bech32: OWN_ADDRESS, hex: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' },
  signer: { kind: 'watched' },
  createdAt: 0,
}
const ledger: Account = {
  ...watched,
  id: 'main',
  signer: { kind: 'ledger', app: 'ethereum', path: "44'/60'/0'/0/0", publicKey: '02', model: 'Ledger Flex' },
}
const chain = { name: '', station: 'INI', vm: null, bech32Prefix: 'init', hasExplorer: false }
const group = { originId: 'init', symbol: 'INIT', name: 'Initia', decimals: 6, isVerified: true, isHidden: false, total: '5', stakes: [] }
const known: Known = {
  accounts: [watched, ledger],
  assets: [to, from],
  chains: [
    { ...chain, id: 'practice-1', kind: 'initia-l1' },
    { ...chain, id: 'tidewatch-1', kind: 'initia-rollup' },
  ],
  portfolio: {
    groups: [
      {
        ...group,
        parts: [
          { asset: to, accountId: 'main', amount: '9', rank: null, readAt: 0 },
          { asset: from, accountId: 'main', amount: '5', rank: null, readAt: 0 },
        ],
      },
    ],
    moving: [],
  },
}
const l1 = { chainId: 'practice-1', denom: 'uinit' }
const rollup = { chainId: 'tidewatch-1', denom: 'evm/init' }

const onLantern = { ...to, chainId: 'lantern-1', denom: 'l2/init', decimals: 6 }
const lantern = { chainId: 'lantern-1', denom: 'l2/init' }
const many = { ...known, assets: [...known.assets, onLantern] }

test('an account with a device, its holding on the first chain, and the same asset elsewhere where it can go to one chain alone', () => {
  expect(fillGaps(EMPTY_FORM, known)).toEqual({ accountId: 'main', from: l1, to: rollup })
})

test('where several chains are possible, the destination stays open', () => {
  expect(fillGaps(EMPTY_FORM, many)).toEqual({ accountId: 'main', from: l1, to: null })
  expect(fillGaps({ ...EMPTY_FORM, accountId: 'main', from: l1 }, many)).toEqual({})
  expect(fillGaps({ ...EMPTY_FORM, to: lantern }, many).to).toEqual(lantern)
})

test('what the guide suggests has as many decimals, before one that takes a conversion', () => {
  expect(firstElsewhere(l1, many)).toEqual(lantern)
  expect(firstElsewhere(l1, known)).toEqual(rollup)
  expect(firstElsewhere({ chainId: 'practice-1', denom: 'unlisted' }, many)).toBeNull()
})

test('a recipient that is given already makes it a payment on the same chain, where the address exists there', () => {
  expect(fillGaps({ ...EMPTY_FORM, recipient: OWN_ADDRESS }, known)).toEqual({ accountId: 'main', from: l1, to: l1 })
  expect(fillGaps({ ...EMPTY_FORM, recipient: 'cosmos1x' }, known).to).toEqual(rollup)
})

test('what was chosen stays', () => {
  expect(fillGaps({ ...EMPTY_FORM, accountId: 'watched', from: rollup }, known)).toEqual({ accountId: 'watched', from: rollup, to: l1 })
  expect(fillGaps({ ...EMPTY_FORM, accountId: 'main', from: l1, to: rollup }, known)).toEqual({})
})

test('an account that was removed makes way for one that is there', () => {
  expect(fillGaps({ ...EMPTY_FORM, accountId: 'removed', from: l1, to: rollup }, known)).toEqual({
    accountId: 'main',
    from: l1,
    to: rollup,
  })
  const nobody = { ...known, accounts: [] }
  expect(fillGaps({ ...EMPTY_FORM, accountId: 'removed', from: l1, to: rollup }, nobody).accountId).toBeNull()
})

test('a form that is opened again begins with what is held, not with what was used up', () => {
  const usedUp = { ...EMPTY_FORM, accountId: 'main', from: { chainId: 'tidewatch-1', denom: 'evm/eth' }, to: l1 }
  expect(heldInstead(usedUp, known)).toEqual({ from: l1, to: rollup })
  expect(heldInstead({ ...usedUp, from: rollup }, known), 'what is held stays').toEqual({})
  expect(heldInstead({ ...usedUp, accountId: 'watched' }, known), 'where nothing is held, nothing is better').toEqual({})
})

test('nothing known leaves the form open', () => {
  const nothing = { accounts: [], assets: [], chains: [], portfolio: { groups: [], moving: [] } }
  expect(fillGaps(EMPTY_FORM, nothing)).toEqual({})
})

test('only what moved money and was sent is offered again', () => {
  const named = (id: string, facts: Parameters<typeof grow>[0], task: Quote['task'] = 'route') => ({
    transfer: { ...grow(facts), quote: { ...sampleQuote(), task }, id },
    running: null,
    nextCheckAt: null,
    lastCheckedAt: null,
    trouble: null,
  })
  const views = [
    named('sent', until('sent')),
    named('draft', until('built')),
    named('cancelled', [...until('built'), { type: 'cancelled' }]),
    named('stake', until('sent'), 'act'),
    named('revocation', until('sent'), 'revoke'),
    named('claim', until('sent'), 'claim'),
  ]
  expect(repeatable(views).map(({ transfer }) => transfer.id)).toEqual(['sent'])
})
