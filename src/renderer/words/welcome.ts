// The words of en/welcome.ts or those of another language that stand in for them.
import * as english from './en/welcome.ts'
import { localized } from './localized.ts'

export const { welcomeWords, wayInWords } = localized('welcome', english)
