// The words of en/care.ts or those of another language that stand in for them.
import * as english from './en/maintenance.ts'
import { localized } from './localized.ts'

export const { maintenanceWords, sizeWords, fileSentence, backupSentence } = localized('maintenance', english)
