// The words of en/sync.ts or those of another language that stand in for them.
import * as english from './en/sync.ts'
import { spoken } from './spoken.ts'

export const { freshnessText, badgeText, syncWords } = spoken('sync', english)
