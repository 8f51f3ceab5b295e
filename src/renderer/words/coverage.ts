// The words of en/coverage.ts or those of another language that stand in for them.
import * as english from './en/coverage.ts'
import { spoken } from './spoken.ts'

export const { streamNames, coverageText, coverageWords, blockPace } = spoken('coverage', english)
