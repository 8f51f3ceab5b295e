// Exports the texts of en/maintenance.ts in the language of the page.
import * as english from './en/maintenance.ts'
import { localized } from './localized.ts'

/** Texts of the care of the data in the language of the page. */
export const { maintenanceWords, sizeWords, fileSentence, backupSentence } = localized('maintenance', english)
