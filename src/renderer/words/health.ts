// The words of en/health.ts or those of another language that stand in for them.
import * as english from './en/health.ts'
import { spoken } from './spoken.ts'

export const { healthWords, failureWords, findingWords } = spoken('health', english)
