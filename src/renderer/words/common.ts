// The words of en/common.ts or those of another language that stand in for them.
import * as english from './en/common.ts'
import { spoken } from './spoken.ts'

export const { common } = spoken('common', english)
