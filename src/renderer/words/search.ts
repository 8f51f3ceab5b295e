// The words of en/search.ts or those of another language that stand in for them.
import * as english from './en/search.ts'
import { spoken } from './spoken.ts'

export const { searchWords, operatorNames, filterTypes, operatorHelp, problemSentence, conditionWords } = spoken('search', english)
