// The words of en/receive.ts or those of another language that stand in for them.
import * as english from './en/receive.ts'
import { localized } from './localized.ts'

export const { receiveWords, accountWarning, chainWarnings, noAddressText } = localized('receive', english)
