// The words of en/signatures.ts or those of another language that stand in for them.
import * as english from './en/signatures.ts'
import { localized } from './localized.ts'

export const { signatureTitle, signatureState, endText } = localized('signatures', english)
