// Answers what an asset is worth, or how much of it there is: with the asset, whose entry says both.
import type { AllWords } from '../../words/words.ts'
import { wordsOf } from './answers.ts'
import type { PaletteGroup, PaletteItem } from './paletteItems.ts'

/** Begins the ids of assets. */
const ASSET = 'asset '

/**
 * Returns the entries of the asset that a question names, such as “what is ETH worth” or “init price”; none for a symbol alone, or where
 * another word says something else. Pure.
 */
export function askedAssets(text: string, words: AllWords, groups: readonly PaletteGroup[]): PaletteItem[] {
  const { asks, beside } = words.assetQuestion
  const { joint, filler } = words.paletteSynonyms.sentence
  const [asking, other] = [asks.split(' '), [beside, joint, filler].flatMap((list) => list.split(' '))]
  const said = wordsOf(text)
  const named = said.filter((word) => !asking.includes(word) && !other.includes(word))
  const [symbol] = named
  if (named.length !== 1 || !said.some((word) => asking.includes(word))) return []
  return groups.flatMap(({ items }) => items.filter(({ id, name }) => id.startsWith(ASSET) && name.toLowerCase() === symbol))
}
