// The words of en/allowances.ts or those of another language that stand in for them.
import * as english from './en/allowances.ts'
import { spoken } from './spoken.ts'

export const { allowanceWords } = spoken('allowances', english)
