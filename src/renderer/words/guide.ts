// The words of en/guide.ts or those of another language that stand in for them.
import * as english from './en/guide.ts'
import { spoken } from './spoken.ts'

export const { guideWords } = spoken('guide', english)
