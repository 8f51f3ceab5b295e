// The words of en/welcome.ts or those of another language that stand in for them.
import * as english from './en/welcome.ts'
import { spoken } from './spoken.ts'

export const { welcomeWords, doorWords } = spoken('welcome', english)
