// The words of en/labels.ts or those of another language that stand in for them.
import * as english from './en/labels.ts'
import { spoken } from './spoken.ts'

export const { labelWords, importSentences, keptWhy } = spoken('labels', english)
