// The words of en/common.ts or those of another language that stand in for them.
import * as english from './en/common.ts'
import { localized } from './localized.ts'

export const { common } = localized('common', english)
