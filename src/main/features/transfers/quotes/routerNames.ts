// Fills in asset names from the router's list where no better source exists; they stay unverified.
import type { Asset } from '../../../../shared/contract/chain.ts'
import type { RouteFee } from '../../../../shared/contract/transfer/route.ts'
import type { RouterAsset } from '../../../../wire/routerLists.ts'

const MAX_SYMBOL = 24
const MAX_NAME = 80

/** Returns the asset with the router's name and decimals where missing. Values from Waybill's lists or the chain stay. */
export function withRouterNames(asset: Asset, said: RouterAsset | null): Asset {
  if (asset.isVerified || said === null) return asset
  // An asset without a name is named by its denomination.
  const isNameless = asset.name === asset.denom
  return {
    ...asset,
    symbol: isNameless && said.symbol !== null ? said.symbol.slice(0, MAX_SYMBOL) : asset.symbol,
    name: isNameless && said.name !== null ? said.name.slice(0, MAX_NAME) : asset.name,
    // 0 means unknown; the chain may have reported the decimals without a name.
    decimals: asset.decimals === 0 && said.decimals !== null ? said.decimals : asset.decimals,
  }
}

/** Returns the fee with the listed symbol and decimals of its asset: the router's own could make it look smaller. */
export function withListedAsset(fee: RouteFee, fromChainId: string, asset: (chainId: string, denom: string) => Asset): RouteFee {
  const listed = fee.denom === null ? null : asset(fee.chainId ?? fromChainId, fee.denom)
  return listed?.isVerified === true ? { ...fee, symbol: listed.symbol, decimals: listed.decimals } : fee
}
