// The words of en/palette.ts or those of another language that stand in for them.
import * as english from './en/palette.ts'
import { localized } from './localized.ts'

export const { paletteWords } = localized('palette', english)
