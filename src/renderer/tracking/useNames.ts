// Names for the sentences of a waybill: chains, amounts with their symbols, and whether the recipient is the account itself.
import type { Transfer } from '../../shared/transfer.ts'
import { useAccount } from '../state/accountsStore.ts'
import { useAssetLookup, useChainNames } from '../state/chainsStore.ts'
import { isAddressOf } from '../state/ownAddress.ts'
import { amountParts } from '../ui/amountText.ts'
import { shortDenom, type Names } from '../words/funds.ts'
import type { Money } from './fundsNow.ts'

export function useNames(transfer: Transfer): Names {
  const chain = useChainNames()
  const assetOf = useAssetLookup()
  const account = useAccount(transfer.accountId)
  const { from, to } = transfer.quote
  const money = ({ chainId, denom, amount }: Money) => {
    const quoted = [from, to].find((asset) => asset.chainId === chainId && asset.denom === denom)
    const asset = quoted ?? assetOf(chainId, denom)
    if (asset === null) return `${amount} ${shortDenom(denom)}`
    return `${amountParts(amount, asset.decimals, 'short').digits} ${asset.symbol}`
  }
  const isOwn = account !== null && isAddressOf(account, transfer.recipient)
  return { chain, money, ownRecipient: isOwn ? account.label : null }
}
