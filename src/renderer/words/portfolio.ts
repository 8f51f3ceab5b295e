// The words of en/portfolio.ts or those of another language that stand in for them.
import * as english from './en/portfolio.ts'
import { localized } from './localized.ts'

export const { portfolioWords } = localized('portfolio', english)
