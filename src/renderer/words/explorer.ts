// The words of en/explorer.ts or those of another language that stand in for them.
import * as english from './en/explorer.ts'
import { spoken } from './spoken.ts'

export const { explorerWords } = spoken('explorer', english)
