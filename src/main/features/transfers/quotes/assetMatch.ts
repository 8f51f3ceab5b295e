// Matches what is typed in the asset picker with assets: “usdc tide” is USDC on Tidewatch. Pure.
import type { AssetChoice } from '../../../../shared/contract/transfer/assetChoice.ts'

/** What of an asset is searched. */
export type Searched = Pick<AssetChoice, 'chainName' | 'contract'> & { asset: Pick<AssetChoice['asset'], 'symbol' | 'name' | 'denom'> }

/**
 * Returns the assets that match, each with its closeness, smaller is closer. Every typed word must be found in a word of its own; a whole
 * symbol with the whole name of a chain leaves out all that only resemble it: “Kava Hard” is HARD on Kava, and an asset of that name.
 */
export function matchAssets<T extends Searched>(choices: readonly T[], typed: string): (T & { score: number })[] {
  const text = typed.trim().toLowerCase().replaceAll(/\s+/g, ' ')
  const named = choices.filter(({ asset, chainName }) => withoutName(text, chainName.toLowerCase()) === asset.symbol.toLowerCase())
  if (named.length > 0) {
    const alsoNamed = choices.filter((choice) => !named.includes(choice) && choice.asset.name.toLowerCase() === text)
    return [...named, ...alsoNamed].map((choice) => ({ ...choice, score: 0 }))
  }
  return choices.flatMap((choice) => scored(choice, text, [...ownWords(choice), ...wordsOf(choice.chainName)]))
}

/** Returns what is typed beside a name; null where the name is not in it as a whole, or nothing beside it. */
function withoutName(text: string, name: string): string | null {
  if (text.startsWith(`${name} `)) return text.slice(name.length + 1)
  return text.endsWith(` ${name}`) ? text.slice(0, -name.length - 1) : null
}

function ownWords({ asset, contract }: Searched): string[] {
  return [asset.symbol.toLowerCase(), ...wordsOf(asset.name), asset.denom.toLowerCase(), (contract ?? '').toLowerCase()]
}

/** Returns the words of a name; the whole name too, since a denomination may hold any character. */
function wordsOf(name: string): string[] {
  return name.toLowerCase().split(/\s+/)
}

function scored<T extends Searched>(choice: T, text: string, words: readonly string[]): (T & { score: number })[] {
  const wanted = text.split(' ')
  if (!eachHasItsOwn(wanted, words)) return []
  const symbol = choice.asset.symbol.toLowerCase()
  return [{ ...choice, score: Math.min(...wanted.map((word) => closeness(word, symbol))) }]
}

/** Returns 0 for the whole symbol, 1 for its beginning, 2 for anything else. */
function closeness(word: string, symbol: string): number {
  if (word === '' || symbol === word) return 0
  return symbol.startsWith(word) ? 1 : 2
}

/**
 * Returns whether each typed word is part of a word that no other typed word uses. A word that is taken passes to another of its own, so
 * that trying takes no longer for a name of many like words: anyone can name a token.
 */
function eachHasItsOwn(typed: readonly string[], words: readonly string[]): boolean {
  const users = new Map<number, string>()
  const place = (wanted: string, tried: Set<number>): boolean =>
    words.some((word, index) => {
      if (tried.has(index) || !isPart(wanted, word)) return false
      tried.add(index)
      const user = users.get(index)
      if (user !== undefined && !place(user, tried)) return false
      users.set(index, wanted)
      return true
    })
  return typed.every((wanted) => place(wanted, new Set()))
}

/** Contracts match with and without 0x. */
function isPart(typed: string, word: string): boolean {
  return word.includes(typed) || word.includes(typed.replace(/^0x(?=[0-9a-f]{6})/, ''))
}
