// Everything the form is judged against, gathered from the stores.
import type { Holding } from '../../shared/portfolio.ts'
import type { QuoteRequest } from '../../shared/route.ts'
import type { StreamState } from '../../shared/status.ts'
import { useAccount } from '../state/accountsStore.ts'
import { useAssetLookup, useChains } from '../state/chainsStore.ts'
import { useSync } from '../state/syncStore.ts'
import { quoteRequest, type Spot, type Surroundings } from './form.ts'
import { useBalances, useTransfer } from './transferStore.ts'

/** The form's account, assets, balance and quote as they are known now, and the question to the router that they make. */
export function useSurroundings(): { around: Surroundings; request: QuoteRequest | null } {
  const { form, quote, quoteKey, quoteError } = useTransfer()
  const account = useAccount(form.accountId)
  const assetOf = useAssetLookup()
  const chains = useChains((state) => state.value)
  const balance = useBalance(form.from)
  const known = {
    account,
    fromAsset: form.from === null ? null : assetOf(form.from.chainId, form.from.denom),
    toAsset: form.to === null ? null : assetOf(form.to.chainId, form.to.denom),
    toChain: chains?.find((chain) => chain.id === form.to?.chainId) ?? null,
    balance: balance?.amount ?? null,
    quote: null,
    quoteError,
  }
  const request = quoteRequest(form, known)
  // A quote for another question stays on the screen while the new one is asked, but nobody may review it.
  const isForThis = request !== null && JSON.stringify(request) === quoteKey
  return { around: { ...known, quote: isForThis ? quote : null }, request }
}

/** What the form's account holds at a spot: null while unread, a zero when it is read and there is none. */
export function useBalance(spot: Spot | null): Pick<Holding, 'amount' | 'readAt'> | null {
  const accountId = useTransfer((state) => state.form.accountId)
  const groups = useBalances((state) => state.value?.groups)
  const streams = useSync((state) => state.value?.streams)
  if (groups === undefined || spot === null) return null
  const parts = groups.flatMap((group) => group.parts).filter((part) => part.accountId === accountId)
  const held = parts.find(({ asset }) => asset.chainId === spot.chainId && asset.denom === spot.denom)
  if (held !== undefined) return held
  // No holding means none only where the chain was asked for them: before that it is unknown.
  const isOfSpot = (stream: StreamState) => stream.accountId === accountId && stream.chainId === spot.chainId
  const readAt = streams?.find((stream) => stream.stream === 'balances' && isOfSpot(stream))?.checkedAt ?? null
  return readAt === null ? null : { amount: '0', readAt }
}
