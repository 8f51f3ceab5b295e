// The words of en/diagnostics.ts or those of another language that stand in for them.
import * as english from './en/diagnostics.ts'
import { spoken } from './spoken.ts'

export const { bundleWords, bundleFileWords, crashWords } = spoken('diagnostics', english)
