// Exports the texts of en/signatures.ts in the language of the page.
import * as english from './en/signatures.ts'
import { localized } from './localized.ts'

/** Texts of the signatures of a transfer in the language of the page. */
export const { signatureTitle, signatureState, endText } = localized('signatures', english)
