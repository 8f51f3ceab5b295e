// The words of en/funds.ts or those of another language that stand in for them.
import * as english from './en/funds.ts'
import { spoken } from './spoken.ts'

export const { fundsText, allowanceText, senderText, shortDenom } = spoken('funds', english)

export type { Names } from './en/funds.ts'
