// The words of en/meaning.ts or those of another language that stand in for them.
import * as english from './en/meaning.ts'
import { spoken } from './spoken.ts'

export const { factNames, deliveryWords, stepNames, meaningWords, sentenceParts } = spoken('meaning', english)

export type { Part, Told } from './en/meaning.ts'
