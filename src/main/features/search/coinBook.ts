// Finds denominations by symbol, name, or the denomination itself.
import { z } from 'zod'
import type { Registry } from '../../clients/chains/registry/registry.ts'
import type { CoinName } from '../../db/archive/search/activityQuery.ts'
import { coinKey } from '../../db/archive/search/searchDictionaries.ts'
import type { ReadDb } from '../../db/database.ts'

/** A denomination with its names. */
export interface NamedCoin extends CoinName {
  /** Its id in the search index. */
  id: number
  symbol: string
  name: string
}

/** Lookup of denominations. */
export interface CoinBook {
  /** Finds by complete symbol or denomination; else by a prefix of the symbol. Case-insensitive. */
  byName(text: string): NamedCoin[]
  bySymbol(text: string): NamedCoin[]
  all(): readonly NamedCoin[]
  of(coins: readonly CoinName[]): NamedCoin[]
}

const Row = z.object({ id: z.number(), chain_id: z.string(), denom: z.string() })
const MIN_START = 2

/** Reads all denominations of the index. */
export function readCoinBook(db: ReadDb, registry: Registry): CoinBook {
  const coins = db
    .prepare('SELECT id, chain_id, denom FROM coin')
    .all()
    .map((raw): NamedCoin => {
      const { id, chain_id, denom } = Row.parse(raw)
      const { symbol, name } = registry.asset(chain_id, denom)
      return { id, chainId: chain_id, denom, symbol: symbol.toLowerCase(), name: name.toLowerCase() }
    })
  const bySymbol = (text: string) => coins.filter(({ symbol }) => symbol === text.toLowerCase())
  return {
    all: () => coins,
    bySymbol,
    byName: (text) => {
      const typed = text.toLowerCase()
      const whole = coins.filter(({ symbol, denom, name }) => symbol === typed || denom.toLowerCase() === typed || name === typed)
      if (whole.length > 0 || typed.length < MIN_START) return whole
      return coins.filter(({ symbol }) => symbol.startsWith(typed))
    },
    of: (wanted) => {
      const names = new Set(wanted.map(nameOf))
      return coins.filter((coin) => names.has(nameOf(coin)))
    },
  }
}

function nameOf({ chainId, denom }: CoinName): string {
  return `${chainId} ${coinKey(denom)}`
}
