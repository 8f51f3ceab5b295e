// Lists what a word of a search may name, as it is known now.
import { useMemo } from 'react'
import { useAccounts } from '../../../data/stores/accountsStore.ts'
import { useAssets, useChains } from '../../../data/stores/chainsStore.ts'
import { useNow } from '../../../kit/hooks/useNow.ts'
import { useWords } from '../../../window.ts'
import { candidatesOf } from './candidates.ts'
import type { Candidate } from './suggest.ts'

/** Returns the candidates; the same array until one of them changes. */
export function useCandidates(): Candidate[] {
  const words = useWords()
  const chains = useChains((state) => state.value)
  const accounts = useAccounts((state) => state.value)
  const assets = useAssets((state) => state.value)
  const now = useNow(3_600_000)
  return useMemo(
    () => candidatesOf(words, { chains: chains ?? [], accounts: accounts ?? [], assets: assets ?? [], now }),
    [words, chains, accounts, assets, now],
  )
}
