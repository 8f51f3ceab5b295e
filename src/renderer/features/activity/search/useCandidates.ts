// Lists what a word of a search may name: chains, types, outcomes, directions, months, accounts, assets.
import { useMemo } from 'react'
import type { Account } from '../../../../shared/contract/account.ts'
import type { Asset, Chain } from '../../../../shared/contract/chain.ts'
import { useAccounts } from '../../../data/stores/accountsStore.ts'
import { useAssets, useChains } from '../../../data/stores/chainsStore.ts'
import { useNow } from '../../../kit/hooks/useNow.ts'
import { useWords } from '../../../window.ts'
import type { Words } from '../../../words/words.ts'
import { monthCandidates, type Candidate } from './suggest.ts'

/** What the user's own words may name. */
export interface Nameable {
  chains: readonly Pick<Chain, 'id' | 'name'>[]
  accounts: readonly Pick<Account, 'label'>[]
  assets: readonly Pick<Asset, 'symbol'>[]
  /** Months are counted back from it. */
  now: number
}

/** Returns the candidates in the language of the window. */
export function candidatesOf(
  { activityWords, filterTypes, searchWords, formatMonth }: Pick<Words, 'activityWords' | 'filterTypes' | 'searchWords' | 'formatMonth'>,
  { chains, accounts, assets, now }: Nameable,
): Candidate[] {
  const symbols = [...new Set(assets.map(({ symbol }) => symbol))].toSorted((a, b) => a.localeCompare(b))
  const plain = (operator: Candidate['operator'], value: string, label: string): Candidate => ({ operator, value, label, also: [] })
  const forms: Readonly<Record<string, string>> = searchWords.plain.types
  const said = (type: string) => forms[type]?.split(' ') ?? []
  return [
    ...chains.map(({ id, name }) => plain('chain', id, name)),
    ...Object.entries(filterTypes).map(([type, label]) => ({ ...plain('type', type, label), also: said(type) })),
    plain('status', 'failed', activityWords.failedTag),
    plain('status', 'succeeded', activityWords.succeeded),
    ...Object.entries(activityWords.directions).map(([direction, label]) => plain('direction', direction, label)),
    ...monthCandidates(now, formatMonth),
    ...accounts.map(({ label }) => plain('account', label, label)),
    ...symbols.map((symbol) => plain('asset', symbol, symbol)),
  ]
}

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
