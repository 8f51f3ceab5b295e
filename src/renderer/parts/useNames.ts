// Provides names for the sentences of a transfer: chains, amounts with their symbols, and whether the recipient is the account itself.
import type { Transfer } from '../../shared/contract/transfer/transfer.ts'
import { useAccounts } from '../data/stores/accountsStore.ts'
import { useAssetLookup, useChainNames } from '../data/stores/chainsStore.ts'
import { isAddressOf } from '../data/stores/ownAddress.ts'
import { amountParts } from '../kit/text/amountText.ts'
import type { Names } from '../words/en/transfers/funds.ts'
import { shortDenom } from '../words/formats.ts'
import type { Money } from '../../shared/domain/transfer/money.ts'
import { useWords } from '../window.ts'

/** Returns the names of a transfer. */
export function useNames(transfer: Transfer): Names {
  const words = useWords()
  const chain = useChainNames()
  const assetOf = useAssetLookup()
  const accounts = useAccounts((state) => state.value) ?? []
  const known = [transfer.quote, ...(transfer.onward === null ? [] : [transfer.onward.quote])].flatMap(({ from, to }) => [from, to])
  const money = ({ chainId, denom, amount }: Money) => {
    const quoted = known.find((asset) => asset.chainId === chainId && asset.denom === denom)
    const asset = quoted ?? assetOf(chainId, denom)
    if (asset === null) return `${amount} ${shortDenom(denom)}`
    return `${amountParts(words, amount, asset.decimals, 'short').digits} ${asset.symbol}`
  }
  const owner = accounts.find((account) => isAddressOf(account, transfer.recipient))
  return { chain, money, ownRecipient: owner?.label ?? null }
}
