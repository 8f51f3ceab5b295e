// What the router calls an asset, where nobody better says: names and decimals of its list, which stay unverified.
import type { Asset } from '../../../../shared/contract/chain.ts'
import type { RouteFee } from '../../../../shared/contract/transfer/route.ts'
import type { RouterAsset } from '../../../../wire/routerLists.ts'

const MAX_SYMBOL = 24
const MAX_NAME = 80

/** The asset with the router's words in place of missing ones. What a list of ours or its chain says of it stays. */
export function withRouterNames(asset: Asset, said: RouterAsset | null): Asset {
  if (asset.isVerified || said === null) return asset
  // Without a name of its own an asset is called as its denomination.
  const isNameless = asset.name === asset.denom
  return {
    ...asset,
    symbol: isNameless && said.symbol !== null ? said.symbol.slice(0, MAX_SYMBOL) : asset.symbol,
    name: isNameless && said.name !== null ? said.name.slice(0, MAX_NAME) : asset.name,
    // 0 stands for unknown; its chain may have told the decimals without a name.
    decimals: asset.decimals === 0 && said.decimals !== null ? said.decimals : asset.decimals,
  }
}

/** The fee with the symbol and decimals of its asset where a list of ours names that: the router's own would make it look smaller. */
export function withListedAsset(fee: RouteFee, fromChainId: string, asset: (chainId: string, denom: string) => Asset): RouteFee {
  const listed = fee.denom === null ? null : asset(fee.chainId ?? fromChainId, fee.denom)
  return listed?.isVerified === true ? { ...fee, symbol: listed.symbol, decimals: listed.decimals } : fee
}
