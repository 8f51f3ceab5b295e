// Variants of a body of an EVM bridge in which the router names an enormous fee of the bridge, and the call brings it: as the bridge's own,
// and under the label of the network's fee.
import { liveFile } from '../../src/main/app/networks.ts'
import { createRegistry } from '../../src/main/clients/chains/registry/registry.ts'
import { toQuote } from '../../src/main/clients/router/toRoute.ts'
import type { Body } from './judgeBody.ts'

const registry = createRegistry(liveFile({ kind: 'mainnet' }))
const word = (value: bigint) => value.toString(16).padStart(64, '0')

/** Returns the variants; none of a body whose call brings no fee in coins. */
export function routerFeesOf(body: Body): Body[] {
  const { route, messages, slippagePercent: slippage } = body
  const [tx] = messages.txs
  const chainId = route.source_asset_chain_id
  const ceiling = BigInt(registry.chain(chainId)?.bridgeFeeCeiling ?? '0')
  const assets = { from: registry.asset(chainId, route.source_asset_denom), to: registry.asset(chainId, route.source_asset_denom) }
  const request = { accountId: '', fromChainId: chainId, fromDenom: '', toChainId: '', toDenom: '', amount: '1', recipient: null }
  const quote = toQuote({ id: '', request: { ...request, slippagePercent: slippage }, route, ...assets, obstacle: null, now: 0 })
  const coin = registry.evmTokens(chainId).find(({ contract }) => contract === null)?.denom
  const fee = quote.fees.find(({ behavior, denom, amount }) => behavior === 'onTop' && denom === coin && amount !== '0')
  if (tx?.evm_tx === undefined || fee === undefined || ceiling === 0n) return []
  const evm = tx.evm_tx
  return [ceiling + 1n, ceiling * 10n, ceiling * 1000n].flatMap((larger) => {
    const value = (BigInt(evm.value) + larger - BigInt(fee.amount)).toString()
    const data = evm.data.replaceAll(word(BigInt(fee.amount)), word(larger))
    const charged = { ...body, messages: { txs: [{ evm_tx: { ...evm, value, data } }] } }
    const named = JSON.parse(JSON.stringify(route).replaceAll(`"${fee.amount}"`, `"${larger}"`)) as Body['route']
    const networkFee: Body['route']['estimated_fees'][number] = {
      fee_type: 'network',
      amount: larger.toString(),
      fee_behavior: 'FEE_BEHAVIOR_ADDITIONAL',
      chain_id: chainId,
      usd_amount: '0.00',
      origin_asset: { denom: coin ?? '', chain_id: chainId, symbol: fee.symbol, decimals: fee.decimals },
    }
    const hidden = {
      ...route,
      operations: route.operations.map(
        (operation) => JSON.parse(JSON.stringify(operation).replaceAll(`"${fee.amount}"`, '"0"')) as typeof operation,
      ),
      estimated_fees: [networkFee],
    }
    return [named, hidden].map((one) => ({ ...charged, route: one }))
  })
}
