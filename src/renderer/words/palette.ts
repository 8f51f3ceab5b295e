// Exports the texts of en/palette.ts in the language of the page.
import * as english from './en/palette.ts'
import { localized } from './localized.ts'

/** Texts of the command palette in the language of the page. */
export const { paletteWords } = localized('palette', english)
