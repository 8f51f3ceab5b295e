// The words of en/journey.ts or those of another language that stand in for them.
import * as english from './en/journey.ts'
import { spoken } from './spoken.ts'

export const { journeyTime, stopText, legTitle, legText, stampWords, stampDate, stampLabel } = spoken('journey', english)
