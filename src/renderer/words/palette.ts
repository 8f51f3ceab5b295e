// The words of en/palette.ts or those of another language that stand in for them.
import * as english from './en/palette.ts'
import { spoken } from './spoken.ts'

export const { paletteWords } = spoken('palette', english)
