// The words of en/shell.ts or those of another language that stand in for them.
import * as english from './en/shell.ts'
import { localized } from './localized.ts'

export const { shellWords, screenNames, keyWords } = localized('shell', english)
