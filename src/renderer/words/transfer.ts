// The words of en/transfer.ts or those of another language that stand in for them.
import * as english from './en/transfer.ts'
import { spoken } from './spoken.ts'

export const { transferWords, hindranceText, waybillNumber, balanceAge, toAccount } = spoken('transfer', english)
