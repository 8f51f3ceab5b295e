// Adds names that chains give to unlisted denominations: shown instead of the bare denomination, never verified.
import type { Asset } from '../../shared/contract/chain.ts'
import type { Registry } from '../clients/chains/registry/registry.ts'
import type { ReadDb } from '../db/database.ts'
import { createDenomReader } from '../db/archive/read/readDenoms.ts'
import type { LearnedDenom } from '../db/archive/records/snapshotRecords.ts'

/** Wraps the registry with learned names. The issuer chooses the name, so the asset stays marked as unverified. */
export function withLearnedNames(registry: Registry, archive: ReadDb): Registry {
  const learned = createDenomReader(archive)
  return {
    ...registry,
    asset: (chainId, denom) => {
      const asset = registry.asset(chainId, denom)
      const facts = asset.isVerified ? null : learned(chainId, denom)
      return facts === null ? asset : named(asset, facts)
    },
  }
}

const MAX_SYMBOL = 24
const MAX_NAME = 80

function named(asset: Asset, { symbol, name, decimals, tracePath, traceBase, l1Denom }: LearnedDenom): Asset {
  const origin = traceBase ?? l1Denom
  const path = tracePath === null || tracePath === '' ? null : tracePath
  return {
    ...asset,
    symbol: cut(symbol ?? origin, MAX_SYMBOL) ?? asset.symbol,
    name: cut(name ?? (origin !== null && path !== null ? `${origin} by ${path}` : origin), MAX_NAME) ?? asset.name,
    decimals: decimals ?? asset.decimals,
  }
}

function cut(text: string | null, most: number): string | null {
  if (text === null || text.trim() === '') return null
  const letters = [...text]
  return letters.length <= most ? text : `${letters.slice(0, most - 1).join('')}…`
}
