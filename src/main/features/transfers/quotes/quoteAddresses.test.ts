// Tests the addresses of a route, for every kind of chain and account.
import { fromHex, toBech32 } from '@cosmjs/encoding'
import { describe, expect, test } from 'vitest'
import type { Account } from '../../../../shared/contract/account.ts'
import type { Chain } from '../../../../shared/contract/chain.ts'
import { canSignOn } from '../../../../shared/domain/signingApp.ts'
import { cosmosKeyAddress, toAccountAddress, withPrefix } from '../../../platform/address.ts'
import type { Registry } from '../../../clients/chains/registry/registry.ts'
import { addressList, ownAddress, recipientOn } from './quoteAddresses.ts'

const KEY = '02a1633cafcc01ebfb6d78e39f687a1f0995c62fc95f51ead10a02ee0be551b5dc'
const bytes = (fill: number) => new Uint8Array(20).fill(fill)
const account = (fill: number, app: 'ethereum' | 'cosmos' | null, index = 0): Account => ({
  id: `${app ?? 'watched'} ${index}`,
  label: '',
  address: toAccountAddress(bytes(fill)),
  signer:
    app === null
      ? { kind: 'watched' }
      : { kind: 'ledger', app, path: `44'/${app === 'cosmos' ? 118 : 60}'/0'/0/${index}`, publicKey: KEY, model: 'Flex' },
  createdAt: 0,
})
const chain = (id: string, kind: Chain['kind'], bech32Prefix: string) => ({ id, name: id, kind, bech32Prefix })
const L1 = chain('one-1', 'initia-l1', 'init')
const ROLLUP = chain('two-1', 'initia-rollup', 'init')
const COSMOS = chain('noble-1', 'cosmos', 'noble')
const EVM = chain('8453', 'evm', '')
const ETHEREUM_KEYS = { ...chain('injective-1', 'cosmos', 'inj'), hasEthereumKeys: true }
const ether = account(1, 'ethereum', 1)
const atom = account(2, 'cosmos', 0)
const atomOne = account(3, 'cosmos', 1)
const watched = account(4, null)
const thirdParty = toAccountAddress(bytes(9))

describe('an own address', () => {
  test.for([
    ['of the Ethereum app on the L1', ether, L1, [], toBech32('init', bytes(1)), true],
    ['of the Ethereum app on a rollup', ether, ROLLUP, [], toBech32('init', bytes(1)), true],
    ['of the Ethereum app on an EVM chain', ether, EVM, [], ether.address.hex, true],
    ['of the Ethereum app on a Cosmos chain: that of the Cosmos app', ether, COSMOS, [atom], toBech32('noble', bytes(2)), true],
    ['… with the same index where there are several', ether, COSMOS, [atom, atomOne], toBech32('noble', bytes(3)), true],
    ['… and without one what the key makes of itself, told', ether, COSMOS, [], withPrefix(cosmosKeyAddress(KEY).bech32, 'noble'), false],
    ['of the Cosmos app on the L1', atom, L1, [ether], toBech32('init', bytes(2)), true],
    ['of the Cosmos app on a Cosmos chain', atom, COSMOS, [ether], toBech32('noble', bytes(2)), true],
    ['of the Cosmos app on an EVM chain: that of the Ethereum app', atom, EVM, [ether], ether.address.hex, true],
    ['of a watched account', watched, L1, [], toBech32('init', bytes(4)), false],
  ] as const)('%s', ([, own, on, others, address, isSignable]) => {
    expect(ownAddress({ account: own, accounts: [own, ...others] }, on)).toEqual({ address, isSignable })
  })

  test('of the Cosmos app does not exist on an EVM chain', () => {
    expect(ownAddress({ account: atom, accounts: [atom, atomOne] }, EVM)).toBeNull()
  })

  test('where addresses come from keys of Ethereum’s kind is that of the Ethereum app, which signs nothing there', () => {
    expect(ownAddress({ account: ether, accounts: [ether, atom] }, ETHEREUM_KEYS)).toEqual({
      address: toBech32('inj', bytes(1)),
      isSignable: false,
    })
    expect(ownAddress({ account: atom, accounts: [ether, atom] }, ETHEREUM_KEYS)).toBeNull()
    expect([ether, atom, watched].map((one) => canSignOn(one, ETHEREUM_KEYS))).toEqual([false, false, false])
    expect(() => recipientOn({ account: atom, accounts: [ether, atom] }, ETHEREUM_KEYS, null)).toThrow(
      expect.objectContaining({ code: 'account.badAddress', hint: 'Enter a recipient.' }) as Error,
    )
  })
})

describe('a recipient', () => {
  const owners = { account: ether, accounts: [ether, atom, watched] }
  test.for([
    ['nobody named: oneself', null, ROLLUP, ether.address.bech32, true, true],
    ['0x typed for an Initia chain', thirdParty.hex, ROLLUP, thirdParty.bech32, false, true],
    ['init1 typed for an Initia chain', thirdParty.bech32, L1, thirdParty.bech32, false, true],
    ['0x typed for an EVM chain', thirdParty.hex, EVM, thirdParty.hex, false, true],
    ['own init1 typed for an EVM chain', ether.address.bech32, EVM, ether.address.hex, true, true],
    ['the chain’s own form', toBech32('noble', bytes(9)), COSMOS, toBech32('noble', bytes(9)), false, true],
    ['a watched address, which is no one’s own', watched.address.bech32, L1, watched.address.bech32, false, true],
    ['own Cosmos account', toBech32('noble', bytes(2)), COSMOS, toBech32('noble', bytes(2)), true, true],
    ['own Ethereum account where it cannot sign', toBech32('noble', bytes(1)), COSMOS, toBech32('noble', bytes(1)), true, false],
  ] as const)('%s', ([, typed, on, address, isOwn, isSignable]) => {
    expect(recipientOn(owners, on, typed)).toEqual({ address, isOwn, isSignable })
  })

  test.for([
    ['a stranger’s init1 for an EVM chain', thirdParty.bech32, EVM, 'start with 0x'],
    ['the Cosmos app’s init1 for an EVM chain', atom.address.bech32, EVM, 'start with 0x'],
    ['a watched init1 for an EVM chain', watched.address.bech32, EVM, 'start with 0x'],
    ['0x for a Cosmos chain', thirdParty.hex, COSMOS, 'start with noble1'],
    ['another chain’s form', toBech32('osmo', bytes(9)), COSMOS, ''],
    ['the address of nobody', `0x${'0'.repeat(40)}`, EVM, 'Nobody controls'],
    ['the address where tokens are burned', `0x${'0'.repeat(36)}dEaD`, ROLLUP, 'Nobody controls'],
    ['its init1 form', toBech32('init', fromHex(`${'0'.repeat(36)}dead`)), L1, 'Nobody controls'],
    ['a wrong checksum', `${thirdParty.bech32.slice(0, -1)}q`, L1, 'checksum'],
  ] as const)('%s is refused', ([, typed, on, words]) => {
    expect(() => recipientOn(owners, on, typed)).toThrow(
      expect.objectContaining({ code: 'account.badAddress', message: expect.stringContaining(words) as string }) as Error,
    )
  })

  test('is asked for where oneself has no address', () => {
    expect(() => recipientOn({ account: atom, accounts: [atom] }, EVM, null)).toThrow(/no address/)
    expect(() => recipientOn({ account: ether, accounts: [ether] }, COSMOS, null)).toThrow(/no address/)
    expect(recipientOn({ account: ether, accounts: [ether, atom] }, COSMOS, null)).toMatchObject({ address: toBech32('noble', bytes(2)) })
  })
})

describe('the list of addresses', () => {
  const chains = [L1, ROLLUP, COSMOS, EVM]
  const chainOf = (id: string) => (chains.find((one) => one.id === id) ?? null) as ReturnType<Registry['chain']>
  const list = (ids: readonly string[], own: Account, others: readonly Account[] = []) =>
    addressList({ chain: chainOf }, ids, { account: own, accounts: [own, ...others] }, { address: 'them', isSignable: true })

  test('follows the route, own ones first and the recipient last, repeats too', () => {
    expect(list(['two-1', 'one-1', 'noble-1', 'one-1', '8453'], ether, [atom])).toEqual([
      { chainId: 'two-1', address: ether.address.bech32, role: 'own', isSignable: true },
      { chainId: 'one-1', address: ether.address.bech32, role: 'own', isSignable: true },
      { chainId: 'noble-1', address: toBech32('noble', bytes(2)), role: 'own', isSignable: true },
      { chainId: 'one-1', address: ether.address.bech32, role: 'own', isSignable: true },
      { chainId: '8453', address: 'them', role: 'recipient', isSignable: true },
    ])
  })

  test('begins with the account that was chosen, never with another that could sign there', () => {
    expect(list(['noble-1', 'one-1'], ether, [atom])?.[0]).toMatchObject({ address: toBech32('noble', bytes(1)), isSignable: false })
  })

  test('is none where money would rest on a chain without an own address', () => {
    expect(list(['noble-1', '8453', 'one-1'], atom)).toBeNull()
  })
})
