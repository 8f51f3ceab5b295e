// The words of en/documents.ts or those of another language that stand in for them.
import * as english from './en/documents.ts'
import { localized } from './localized.ts'

export const { documentTitle, legText, checkSubjects, evmChainNumber, checkCount, verdicts, gasLimit, changeSubjects, awaitText } =
  localized('documents', english)
