// Lists what a word of a search may name: chains, types, outcomes, directions, months, accounts, assets.
import { useMemo } from 'react'
import { useAccounts } from '../../../data/stores/accountsStore.ts'
import { useAssets, useChains } from '../../../data/stores/chainsStore.ts'
import { useNow } from '../../../kit/hooks/useNow.ts'
import { useWords } from '../../../window.ts'
import { monthCandidates, type Candidate } from './suggest.ts'

/** Returns the candidates; the same array until one of them changes. */
export function useCandidates(): Candidate[] {
  const { activityWords, filterTypes, formatMonth } = useWords()
  const chains = useChains((state) => state.value)
  const accounts = useAccounts((accountsState) => accountsState.value)
  const assets = useAssets((state) => state.value)
  const now = useNow(3_600_000)
  return useMemo(() => {
    const symbols = [...new Set(assets?.map(({ symbol }) => symbol))].toSorted((a, b) => a.localeCompare(b))
    const plain = (operator: Candidate['operator'], value: string, label: string): Candidate => ({ operator, value, label, also: [] })
    return [
      ...(chains ?? []).map(({ id, name }) => plain('chain', id, name)),
      ...Object.entries(filterTypes).map(([type, label]) => plain('type', type, label)),
      plain('status', 'failed', activityWords.failedTag),
      plain('status', 'succeeded', activityWords.succeeded),
      ...Object.entries(activityWords.directions).map(([direction, label]) => plain('direction', direction, label)),
      ...monthCandidates(now, formatMonth),
      ...(accounts ?? []).map(({ label }) => plain('account', label, label)),
      ...symbols.map((symbol) => plain('asset', symbol, symbol)),
    ]
  }, [activityWords, filterTypes, formatMonth, chains, accounts, assets, now])
}
