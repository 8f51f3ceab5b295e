// Offers to extend the names that the accounts own.
import { go } from '../../navigation.ts'
import type { AppWindow } from '../../window.ts'
import type { AllWords } from '../../words/words.ts'
import type { PaletteItem } from './paletteItems.ts'

/** Returns an entry for each known name, or one for all; they lead to Accounts, where names are extended. `names` has spaces between. */
export function nameItems(
  win: AppWindow,
  { paletteWords: { actions }, paletteSynonyms: { commands } }: Pick<AllWords, 'paletteWords' | 'paletteSynonyms'>,
  names: string,
): PaletteItem[] {
  const known = names === '' ? [null] : names.split(' ')
  return known.map((name) => ({
    id: `extendName ${name ?? ''}`,
    name: actions.extendName(name),
    also: commands.extendName,
    hint: '',
    run: () => go(win, 'accounts'),
  }))
}
