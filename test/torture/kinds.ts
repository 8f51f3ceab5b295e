// The kinds of transfer that the torture drives, as requests: each way that the practice network offers.
import { bridgedDenom } from '../../src/practice/book/chains/chains.ts'
import { ibcDenom } from '../../src/practice/book/chains/harbour.ts'
import { BASIN } from '../../src/practice/book/chains/plainEvm.ts'
import type { QuoteRequest } from '../../src/shared/contract/transfer/route.ts'

export interface Kind {
  name: string
  /** Which app of the device signs its first document. */
  app: 'ethereum' | 'cosmos'
  request: Omit<QuoteRequest, 'accountId' | 'slippagePercent'>
  /** Which of the offers is taken. */
  variant: 'standard' | 'lossless' | 'goFast'
  /** The spender whose permission is revoked, where that is the whole task. */
  spender?: string
}

const VOUCHERS = {
  lanternOnSaltmarsh: ibcDenom('transfer/channel-0/transfer/channel-31', bridgedDenom('16', 'uinit')),
  saltmarshOnHarbour: ibcDenom('transfer/channel-3/transfer/channel-40', bridgedDenom('17', 'uinit')),
}

/** Returns the denomination of a symbol on a chain, as the registry of the practice network lists it. */
export type DenomOf = (chainId: string, symbol: string) => string

/** `other` is an own account that does not sign here. */
export function kindsOf(denomOf: DenomOf, other: { init: string; hex: string; harbour: string }): Kind[] {
  const kind = (
    name: string,
    from: [string, string],
    to: [string, string],
    amount: string,
    rest: Partial<Kind> & { recipient?: string } = {},
  ): Kind => ({
    name,
    app: rest.app ?? 'ethereum',
    variant: rest.variant ?? 'standard',
    request: {
      fromChainId: from[0],
      fromDenom: denomOf(...from),
      toChainId: to[0],
      toDenom: denomOf(...to),
      amount,
      recipient: rest.recipient ?? null,
    },
  })
  /** A rollup's own coin arrives beyond the L1 as a voucher of both channels. */
  const overL1 = (
    name: string,
    from: [string, string],
    to: { chainId: string; denom: string },
    amount: string,
    rest: { recipient?: string } = {},
  ): Kind => {
    const plain = kind(name, from, from, amount, rest)
    return { ...plain, request: { ...plain.request, toChainId: to.chainId, toDenom: to.denom } }
  }
  return [
    kind('deposit to a Move rollup', ['practice-1', 'INIT'], ['lantern-1', 'INIT'], '1500000'),
    kind('deposit to a Wasm rollup', ['practice-1', 'INIT'], ['saltmarsh-1', 'INIT'], '1600000'),
    kind('deposit with conversion', ['practice-1', 'INIT'], ['tidewatch-1', 'INIT'], '1700000'),
    kind('out of a rollup, fast', ['lantern-1', 'INIT'], ['practice-1', 'INIT'], '300000'),
    kind('out of a rollup, lossless', ['lantern-1', 'INIT'], ['practice-1', 'INIT'], '310000', { variant: 'lossless' }),
    overL1('rollup to rollup', ['lantern-1', 'INIT'], { chainId: 'saltmarsh-1', denom: VOUCHERS.lanternOnSaltmarsh }, '320000'),
    kind('to another Cosmos chain', ['practice-1', 'INIT'], ['harbour-1', 'INIT'], '330000', { recipient: other.harbour }),
    kind('from another Cosmos chain', ['harbour-1', 'INIT'], ['practice-1', 'INIT'], '9000', { app: 'cosmos', recipient: other.init }),
    kind('sent on its own chain', ['practice-1', 'INIT'], ['practice-1', 'INIT'], '340000', { recipient: other.init }),
    overL1(
      'rollup to another Cosmos chain',
      ['saltmarsh-1', 'INIT'],
      { chainId: 'harbour-1', denom: VOUCHERS.saltmarshOnHarbour },
      '360000',
      {
        recipient: other.harbour,
      },
    ),
    kind('swapped', ['practice-1', 'INIT'], ['practice-1', 'USDC'], '370000'),
    kind('from an Ethereum chain', [BASIN.id, 'USDC'], ['practice-1', 'USDC'], '350000'),
    kind('from an Ethereum chain, at once', [BASIN.id, 'USDC'], ['practice-1', 'USDC'], '351000', { variant: 'goFast' }),
    kind('from an Ethereum chain, in two transactions', [BASIN.id, 'USDC'], ['lantern-1', 'USDC'], '352000'),
    kind('sent on an Ethereum chain', [BASIN.id, 'ETH'], [BASIN.id, 'ETH'], '1000000000000', { recipient: other.hex }),
    kind('a token sent on an Ethereum chain', [BASIN.id, 'USDC'], [BASIN.id, 'USDC'], '353000', { recipient: other.hex }),
    kind('a token sent on an EVM rollup', ['tidewatch-1', 'INIT'], ['tidewatch-1', 'INIT'], '354000', { recipient: other.hex }),
    { ...kind('a permission taken back', [BASIN.id, 'USDC'], [BASIN.id, 'USDC'], '0'), spender: BASIN.bridge.messenger },
  ]
}
