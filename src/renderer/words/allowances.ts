// The words of en/allowances.ts or those of another language that stand in for them.
import * as english from './en/allowances.ts'
import { localized } from './localized.ts'

export const { allowanceWords } = localized('allowances', english)
