// The words of en/receive.ts or those of another language that stand in for them.
import * as english from './en/receive.ts'
import { spoken } from './spoken.ts'

export const { receiveWords, accountWarning, chainWarnings, noAddressText } = spoken('receive', english)
