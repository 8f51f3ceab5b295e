// The words of en/link.ts or those of another language that stand in for them.
import * as english from './en/link.ts'
import { spoken } from './spoken.ts'

export const { linkWords, linkFieldWords } = spoken('link', english)
