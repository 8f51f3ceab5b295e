// Provides names for the sentences of a transfer: chains, amounts with their symbols, and whether the recipient is the account itself.
import type { Transfer } from '../../shared/contract/transfer/transfer.ts'
import { useAccounts, useOwnName } from '../data/stores/accountsStore.ts'
import { useAssetLookup, useChainNames } from '../data/stores/chainsStore.ts'
import { useAddressLabel } from '../data/stores/labelsStore.ts'
import { usePublicName } from '../data/names/publicNames.ts'
import { ownerOf } from '../data/stores/ownAddress.ts'
import { shorten } from '../kit/text/addressText.ts'
import { amountParts } from '../kit/text/amountText.ts'
import type { Names } from '../words/en/transfers/funds.ts'
import { shortDenom } from '../words/formats.ts'
import { validatorsOf } from '../../shared/domain/transfer/ownActions.ts'
import { markedText } from '../../shared/domain/untrusted/untrustedText.ts'
import type { Money } from '../../shared/domain/transfer/money.ts'
import { useWords } from '../window.ts'

/** Most characters shown of a name. */
const MAX_NAME = 40

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
  const owner = ownerOf(accounts, transfer.recipient)
  const saved = useAddressLabel(transfer.recipient)
  const savedRecipient = owner !== null || saved === null ? null : markedText(saved).slice(0, MAX_NAME)
  return { chain, money, ownRecipient: owner?.label ?? null, savedRecipient, validator: useValidatorName(transfer) }
}

/** Returns the name of the one validator that an action is with, or moves to, or its short address; null where there is none, or several. */
function useValidatorName({ quote: { action } }: Transfer): string | null {
  const { validators, to } = action === null ? { validators: [], to: null } : validatorsOf(action)
  const address = to ?? (validators.length === 1 ? (validators[0] ?? null) : null)
  const own = useAddressLabel(address)
  const listed = usePublicName(address ?? '', null)
  if (address === null) return null
  const moniker = listed?.kind === 'validator' ? listed.moniker.trim() : ''
  return markedText(own ?? (moniker === '' ? shorten(address) : moniker)).slice(0, MAX_NAME)
}

/** Returns what the user calls an address: its label, or the name of the own account; null for one that the user named nowhere. */
export function useSavedName(address: string | null): string | null {
  const label = useAddressLabel(address)
  const account = useOwnName(address)
  return label ?? account
}
