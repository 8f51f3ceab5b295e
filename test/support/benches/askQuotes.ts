// Questions for quotes on the practice bench, in few words.
import type { QuoteRequest } from '../../../src/shared/contract/transfer/route.ts'
import { DESTINATION, SOURCE, type practiceBench } from './practiceBench.ts'

export type Practice = Awaited<ReturnType<typeof practiceBench>>

/** An address that was never paid. */
export const FRIEND = 'init1qyqszqgpqyqszqgpqyqszqgpqyqszqgpu9pdx7'

/** The denomination of a symbol on a chain. */
export const assetOn = ({ bench }: Practice, chainId: string, symbol: string) =>
  bench.registry.assets.find((asset) => asset.chainId === chainId && asset.symbol === symbol)?.denom ?? ''

/** INIT from the L1 to a rollup, but for `change`. */
export const ask = (practice: Practice, change: Partial<QuoteRequest>) =>
  practice.bench.client['quotes.request']({
    accountId: practice.account.id,
    fromChainId: SOURCE,
    fromDenom: 'uinit',
    toChainId: DESTINATION,
    toDenom: assetOn(practice, DESTINATION, 'INIT'),
    amount: '1500000',
    recipient: null,
    slippagePercent: '0.5',
    ...change,
  })
