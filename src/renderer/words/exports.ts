// The words of en/exports.ts or those of another language that stand in for them.
import * as english from './en/exports.ts'
import { localized } from './localized.ts'

export const { exportWords, formatNames, formatMeans } = localized('exports', english)
