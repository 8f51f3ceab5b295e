// The words of en/diagnostics.ts or those of another language that stand in for them.
import * as english from './en/diagnostics.ts'
import { localized } from './localized.ts'

export const { bundleWords, bundleFileWords, crashWords } = localized('diagnostics', english)
