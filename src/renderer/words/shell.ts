// The words of en/shell.ts or those of another language that stand in for them.
import * as english from './en/shell.ts'
import { spoken } from './spoken.ts'

export const { shellWords, screenNames, keyWords } = spoken('shell', english)
