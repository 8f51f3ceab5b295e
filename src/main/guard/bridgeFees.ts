// Limits the fees that the router names on top of the amount: they leave the account beside it, and no chain says how large they must be.
import { addUnits, compareUnits, formatUnits } from '../../shared/domain/amount.ts'
import { phrase } from '../../shared/domain/phrase.ts'
import type { Quote } from '../../shared/contract/transfer/route.ts'
import type { Registry } from '../clients/chains/registry/registry.ts'
import { unsafe } from './checkReport.ts'

type Lists = Pick<Registry, 'chain' | 'evmTokens' | 'asset'>

/**
 * Sums the router's fees on top in the source chain's coins, by denomination, in base units. The network's fee is Waybill's estimate and is
 * in no message.
 * @throws AppError transfer.unsafeMessage where they exceed the amount in its own asset, or in an EVM chain's coin the chain list's ceiling.
 */
export function feesOnTop(quote: Pick<Quote, 'fees' | 'from' | 'amountIn'>, registry: Lists): Map<string, string> {
  const { fees, from, amountIn } = quote
  const sums = new Map<string, string>()
  for (const { behavior, chainId, denom, label, amount } of fees) {
    if (behavior !== 'onTop' || label === 'network' || chainId !== from.chainId || denom === null || amount === '0') continue
    sums.set(denom, addUnits(sums.get(denom) ?? '0', amount))
  }
  const inAsset = sums.get(from.denom)
  if (inAsset !== undefined && compareUnits(inAsset, amountIn) > 0) {
    throw unsafe('The router’s fee is larger than the amount you’re sending.')
  }
  requireBelowCeiling(sums, from.chainId, registry)
  return sums
}

function requireBelowCeiling(sums: ReadonlyMap<string, string>, chainId: string, registry: Lists): void {
  const chain = registry.chain(chainId)
  if (chain?.kind !== 'evm') return
  for (const { denom, contract } of registry.evmTokens(chainId)) {
    const fee = sums.get(denom)
    if (contract !== null || fee === undefined || compareUnits(fee, chain.bridgeFeeCeiling) <= 0) continue
    const { symbol, decimals } = registry.asset(chainId, denom)
    const [found = '', most = ''] = [fee, chain.bridgeFeeCeiling].map((units) => `${formatUnits(units, decimals)} ${symbol}`)
    throw unsafe(phrase`The bridge’s fee is ${found}; Waybill accepts at most ${most} on ${chain.name}.`)
  }
}
