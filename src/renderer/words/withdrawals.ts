// The words of en/withdrawals.ts or those of another language that stand in for them.
import * as english from './en/withdrawals.ts'
import { spoken } from './spoken.ts'

export const { withdrawalWords, stageText } = spoken('withdrawals', english)
