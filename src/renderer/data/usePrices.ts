// Reads the prices of an account's assets, where prices are on.
import { useCallback } from 'react'
import { pricesIn, type PriceOf } from './centsOf.ts'
import { useAsked } from './useAsked.ts'
import type { AppWindow, ClientEvent } from '../window.ts'

const isStale = ({ type }: ClientEvent) => type === 'prices.changed'

/** Prices, and whether they are read: before, none is known of any asset. */
export interface Prices {
  priceOf: PriceOf
  isRead: boolean
}

/** Returns how much one unit of an asset is worth. */
export function usePrices(accountId: string | null): PriceOf {
  return useReadPrices(accountId).priceOf
}

/** Returns the same, and whether the prices are read. */
export function useReadPrices(accountId: string | null): Prices {
  const ask = useCallback((win: AppWindow) => win.client['prices.values']({ accountId }), [accountId])
  const { value, error } = useAsked(ask, isStale)
  return {
    priceOf: pricesIn(value?.assets ?? []),
    isRead: value !== null || error !== null,
  }
}
