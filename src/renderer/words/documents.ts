// Exports the texts of en/documents.ts in the language of the page.
import * as english from './en/documents.ts'
import { localized } from './localized.ts'

/** Texts of a document that the device signs in the language of the page. */
export const { documentTitle, legText, checkSubjects, evmChainNumber, checkCount, verdicts, gasLimit, changeSubjects, awaitText } =
  localized('documents', english)
