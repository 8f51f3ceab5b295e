// The words of en/sentences.ts or those of another language that stand in for them.
import * as english from './en/sentences.ts'
import { spoken } from './spoken.ts'

export const { templates } = spoken('sentences', english)
