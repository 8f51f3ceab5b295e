// The words of en/transfer.ts or those of another language that stand in for them.
import * as english from './en/transfer.ts'
import { localized } from './localized.ts'

export const { transferWords, hindranceText, transferNumber, balanceAge, toAccount } = localized('transfer', english)
