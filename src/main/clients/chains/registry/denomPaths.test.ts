// Paths behind ibc/ denominations, held against the chain list that ships with Waybill.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { liveFile } from '../../../app/networks.ts'
import { overChannel, voucherOf } from './denomPaths.ts'
import { createRegistry } from './registry.ts'

const mainnet = createRegistry(liveFile({ kind: 'mainnet' }))

describe('the path of a denomination', () => {
  test.each([
    ['interwoven-1', 'uinit', 'uinit'],
    ['interwoven-1', 'ibc/6490A7EAB61059BFC1CDDEB05917DD70BDF3A611654162A1A47DB930D40D8AF4', 'transfer/channel-3/uusdc'],
    ['cabal-1', 'ibc/AA4E7DF065DC4D4B29B8662A919295F525B19251FB2618C41C0DED3BD1128FEE', 'transfer/channel-0/transfer/channel-3/uusdc'],
    [
      'interwoven-1',
      'ibc/F0B8D6CA62D884AA1DAB0DC07190A40B55CF50FBDFBB37BE84036BBBCC283836',
      'transfer/channel-66/l2/fb936ffef4eb4019d82941992cc09ae2788ce7197fcb08cb00c4fe6f5e79184e',
    ],
    ['interwoven-1', `ibc/${'AB'.repeat(32)}`, null],
  ])('on %s of %s is %s', (chainId, denom, path) => {
    expect(mainnet.pathOf(chainId, denom)).toBe(path)
  })

  test('is known for every listed asset of a chain whose channels are listed', () => {
    const vouchers = mainnet.assets.filter(({ denom }) => denom.startsWith('ibc/'))
    expect(vouchers.length).toBeGreaterThan(20)
    const unknown = vouchers.filter(({ chainId, denom }) => mainnet.pathOf(chainId, denom) === null)
    expect(unknown.map(({ chainId, symbol }) => `${chainId} ${symbol}`)).toEqual([])
  })

  test('hashes to the denomination', () => {
    for (const { chainId, denom } of mainnet.assets) {
      const path = mainnet.pathOf(chainId, denom)
      if (path !== null && denom.startsWith('ibc/')) expect(voucherOf(path)).toBe(denom)
    }
  })
})

describe('a coin over a channel', () => {
  const channels = { source: 'channel-4', destination: 'channel-7' }

  test('gains a step of its path, and loses it on the way back', () => {
    expect(overChannel('uinit', channels)).toBe(voucherOf('transfer/channel-7/uinit'))
    expect(overChannel('transfer/channel-4/uinit', channels)).toBe('uinit')
    expect(overChannel('transfer/channel-4/transfer/channel-9/uinit', channels)).toBe(voucherOf('transfer/channel-9/uinit'))
    // Another channel to the same chain is another coin.
    expect(overChannel('transfer/channel-5/uinit', channels)).toBe(voucherOf('transfer/channel-7/transfer/channel-5/uinit'))
  })

  test('comes back as it left, whatever it is', () => {
    const name = fc.stringMatching(/^[a-z][a-z0-9/]{2,20}$/).filter((text) => !text.startsWith('transfer/'))
    fc.assert(
      fc.property(name, fc.nat(99), fc.nat(99), (denom, here, there) => {
        const path = `transfer/channel-${there}/${denom}`
        const back = overChannel(path, { source: `channel-${there}`, destination: `channel-${here}` })
        expect(back).toBe(denom)
      }),
    )
  })
})

describe('forms that a wrapper makes', () => {
  const local = 'evm/df5A85F89731fEB77d7EEaaCe627EB135eDB46DB'
  const bridged = 'l2/fe807d454c86db0d3f2b1c5ee5108b9440b5dcb98947585e3dc25ed3d6dfa900'

  test('are found both ways', () => {
    expect(mainnet.wrappedForm('cabal-1', bridged)).toMatchObject({ denom: local, decimals: 18, isVerified: true })
    expect(mainnet.unwrappedForm('cabal-1', local.toLowerCase())).toMatchObject({ denom: bridged, decimals: 6, isVerified: true })
    expect(mainnet.wrappedForm('yominet-1', bridged)).toBeNull()
    expect(mainnet.unwrappedForm('cabal-1', bridged)).toBeNull()
  })
})
