// The words of en/health.ts or those of another language that stand in for them.
import * as english from './en/health.ts'
import { localized } from './localized.ts'

export const { healthWords, failureWords, findingWords } = localized('health', english)
