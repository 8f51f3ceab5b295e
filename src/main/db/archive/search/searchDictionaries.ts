// Ids for frequent terms of the search index: addresses and denominations; and the list of its words. Used by the writer thread.
import { toBech32, toHex } from '@cosmjs/encoding'
import { bytesOfAddress } from '../../../platform/address.ts'
import type { WriteDb } from '../../database.ts'
import { facet, typeWords, wordsOf } from './searchTokens.ts'

/** Decimals of a denomination. */
export interface CoinDecimals {
  chainId: string
  denom: string
  decimals: number
}

/** A denomination with its id. */
export interface Coin {
  id: number
  decimals: number
  is_listed: number
}

/** The dictionaries of the index. */
export interface Dictionaries {
  /** Returns the id of an address in either notation; stores a new one. Null for what is not an address. */
  party(address: string): number | null
  coin(chainId: string, denom: string): Coin
  /** Stores a word for searches by prefix. */
  word(word: string): void
  /** Returns the tokens of a message type; cached, since there are few types and every transaction has one. */
  typeWords(type: string): readonly string[]
  /** Returns tokens of words and addresses that a record mentions, separated by spaces. */
  mentions(text: string): string
  forget(): void
}

/** Maximum cached spellings and words; beyond it the cache is cleared. */
const MAX_KNOWN = 50_000

/** Creates the dictionaries. */
export function createDictionaries(db: WriteDb): Dictionaries {
  const findParty = db.prepare<[Uint8Array], { id: number }>('SELECT id FROM party WHERE bytes = ?')
  const addParty = db.prepare('INSERT INTO party (bytes, hex_tail, bech32_tail) VALUES (?, ?, ?)')
  const findCoin = db.prepare<string[], Coin>('SELECT id, decimals, is_listed FROM coin WHERE chain_id = ? AND denom = ?')
  const addCoin = db.prepare('INSERT INTO coin (chain_id, denom, decimals) VALUES (?, ?, ?)')
  const learned = db.prepare<string[], { decimals: number | null }>('SELECT decimals FROM denom WHERE chain_id = ? AND denom = ?')
  const addWord = db.prepare('INSERT INTO search_word VALUES (?) ON CONFLICT DO NOTHING')
  const parties = new Map<string, number | null>()
  const words = new Set<string>()

  const readParty = (address: string): number | null => {
    const bytes = bytesOfAddress(address)
    if (bytes === null) return null
    return findParty.get(bytes)?.id ?? Number(addParty.run(bytes, ...tailsOf(bytes)).lastInsertRowid)
  }
  const party = (address: string): number | null => {
    const known = parties.get(address)
    if (known !== undefined) return known
    if (parties.size >= MAX_KNOWN) parties.clear()
    const id = readParty(address)
    parties.set(address, id)
    return id
  }
  const word = (text: string): void => {
    if (words.has(text)) return
    if (words.size >= MAX_KNOWN) words.clear()
    words.add(text)
    addWord.run(text)
  }
  return {
    party,
    word,
    typeWords: createTypeWords(),
    // Not cached: decimals may change.
    coin: (chainId, typed) => {
      const denom = coinKey(typed)
      const known = findCoin.get(chainId, denom)
      if (known !== undefined) return known
      const decimals = learned.get(chainId, typed)?.decimals ?? 0
      return { id: Number(addCoin.run(chainId, denom, decimals).lastInsertRowid), decimals, is_listed: 0 }
    },
    mentions: (text) => {
      const tokens = new Set<string>()
      for (const part of text.split(/\s+/)) {
        const id = party(part)
        const found = id === null ? wordsOf(part) : [facet.mentions(id)]
        for (const token of found) tokens.add(token)
        // Words that are an address are not searched by prefix.
        if (id === null) found.forEach(word)
      }
      return [...tokens].join(' ')
    },
    forget: () => {
      parties.clear()
      words.clear()
    },
  }
}

/** Returns the last characters of an address in both notations. */
function tailsOf(bytes: Uint8Array): [hex: string, bech32: string] {
  return [toHex(bytes).slice(-4), toBech32('init', bytes).slice(-4)]
}

function createTypeWords(): Dictionaries['typeWords'] {
  const known = new Map<string, readonly string[]>()
  return (type) => {
    const found = known.get(type) ?? [facet.messageType(type), ...typeWords(type)]
    if (known.size >= MAX_KNOWN) known.clear()
    known.set(type, found)
    return found
  }
}

/** Lower-cases contract addresses inside denominations, which occur in both cases. */
export function coinKey(denom: string): string {
  return denom.startsWith('evm/') ? denom.toLowerCase() : denom
}
