// Offers to extend the names that the accounts own.
import type { AllWords } from '../../words/words.ts'
import type { PaletteItem } from './paletteItems.ts'

/** Returns an entry for each known name, or one for all; `run` leads to where they are extended. `names` has spaces between. */
export function nameItems(
  { paletteWords: { actions }, paletteSynonyms: { commands } }: Pick<AllWords, 'paletteWords' | 'paletteSynonyms'>,
  names: string,
  run: () => void,
): PaletteItem[] {
  const known = names === '' ? [null] : names.split(' ')
  return known.map((name) => ({
    id: `extendName ${name ?? ''}`,
    name: actions.extendName(name),
    also: commands.extendName,
    hint: '',
    run,
  }))
}
