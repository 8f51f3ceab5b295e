// Reads the prices of an account's assets, where prices are on.
import { useCallback } from 'react'
import { useAsked } from './useAsked.ts'
import type { AppWindow, ClientEvent } from '../window.ts'

/** Returns US dollars per whole unit, as decimal text; null where no price is known. */
export type PriceOf = (originId: string) => string | null

const isStale = ({ type }: ClientEvent) => type === 'prices.changed'

/** Returns how much one unit of an asset is worth. */
export function usePrices(accountId: string | null): PriceOf {
  const ask = useCallback((win: AppWindow) => win.client['prices.values']({ accountId }), [accountId])
  const { value } = useAsked(ask, isStale)
  return (originId) => value?.assets.find((asset) => asset.originId === originId)?.price ?? null
}
