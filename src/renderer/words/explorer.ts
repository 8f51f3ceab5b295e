// The words of en/explorer.ts or those of another language that stand in for them.
import * as english from './en/explorer.ts'
import { localized } from './localized.ts'

export const { explorerWords } = localized('explorer', english)
