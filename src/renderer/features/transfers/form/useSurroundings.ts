// Collects everything that the form is judged by from the stores.
import type { Asset } from '../../../../shared/contract/chain.ts'
import type { QuoteRequest } from '../../../../shared/contract/transfer/route.ts'
import type { SyncTargetState } from '../../../../shared/contract/status.ts'
import { useAccount } from '../../../data/stores/accountsStore.ts'
import { useAssetLookup, useChains } from '../../../data/stores/chainsStore.ts'
import { useSync } from '../../../data/stores/syncStore.ts'
import { quoteRequest, type Spot, type Surroundings } from './form.ts'
import { useBalances, useChosenOffer, useForm } from './formStore.ts'

/** Returns the form's account, assets, balance and offer as they are known now, and the question to the router that they make. */
export function useSurroundings(): { around: Surroundings; request: QuoteRequest | null } {
  const { form, quoteKey, quoteError, agreed } = useForm()
  const offer = useChosenOffer()
  const account = useAccount(form.accountId)
  const assetOf = useSpotAsset()
  const chains = useChains((state) => state.value)
  const balance = useBalance(form.from)
  const known = {
    account,
    fromAsset: form.from === null ? null : assetOf(form.from),
    toAsset: form.to === null ? null : assetOf(form.to),
    fromChain: chains?.find((chain) => chain.id === form.from?.chainId) ?? null,
    toChain: chains?.find((chain) => chain.id === form.to?.chainId) ?? null,
    balance: balance?.amount ?? null,
    quote: null,
    quoteError,
    chainIds: chains?.map(({ id }) => id) ?? null,
    agreed,
  }
  const request = quoteRequest(form, known)
  // Offers for a different question stay on screen while the new one is asked, but cannot be reviewed.
  const isForThis = request !== null && JSON.stringify(request) === quoteKey
  return { around: { ...known, quote: isForThis ? offer : null }, request }
}

/** Returns a function that finds the asset at a spot: as the list names it, otherwise as it was picked or quoted. */
function useSpotAsset(): (spot: Spot) => Asset | null {
  const listed = useAssetLookup()
  const picked = useForm((state) => state.picked)
  const offer = useChosenOffer()
  return ({ chainId, denom }) => {
    const others = [...picked.map(({ asset }) => asset), ...(offer === null ? [] : [offer.from, offer.to])]
    return listed(chainId, denom) ?? others.find((asset) => asset.chainId === chainId && asset.denom === denom) ?? null
  }
}

/** A balance, in base units. */
export interface Balance {
  amount: string
  /** When the chain was asked, milliseconds since 1970; null where that is unknown. */
  readAt: number | null
}

/** Returns what the form's account holds at a spot: null while unread, zero when it is read and there is none. */
export function useBalance(spot: Spot | null): Balance | null {
  const accountId = useForm((state) => state.form.accountId)
  const picked = useForm((state) => state.picked)
  const groups = useBalances((state) => state.value?.groups)
  const streams = useSync((state) => state.value?.streams)
  if (groups === undefined || spot === null) return null
  const parts = groups.flatMap((group) => group.parts).filter((part) => part.accountId === accountId)
  const held = parts.find(({ asset }) => asset.chainId === spot.chainId && asset.denom === spot.denom)
  if (held !== undefined) return held
  // A missing holding means zero only where the chain was asked for holdings: before that it is unknown.
  const isOfSpot = (stream: SyncTargetState) => stream.accountId === accountId && stream.chainId === spot.chainId
  const readAt = streams?.find((stream) => stream.stream === 'balances' && isOfSpot(stream))?.checkedAt ?? null
  if (readAt !== null) return { amount: '0', readAt }
  const choice = picked.find(({ asset }) => asset.chainId === spot.chainId && asset.denom === spot.denom)
  return choice === undefined || choice.balance === null ? null : { amount: choice.balance, readAt: null }
}
