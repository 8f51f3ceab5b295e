// Exports the texts of en/portfolio.ts in the language of the page.
import * as english from './en/portfolio.ts'
import { localized } from './localized.ts'

/** Texts of the portfolio in the language of the page. */
export const { portfolioWords } = localized('portfolio', english)
