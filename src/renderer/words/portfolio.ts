// The words of en/portfolio.ts or those of another language that stand in for them.
import * as english from './en/portfolio.ts'
import { spoken } from './spoken.ts'

export const { portfolioWords } = spoken('portfolio', english)
