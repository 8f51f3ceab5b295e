// Translates errors into German, by their English sentences.
import type { AllWords } from '../words.ts'
import { errorsOfData } from './errorsOfData.ts'
import { errorsOfDevice } from './errorsOfDevice.ts'
import { errorsOfGuard } from './errorsOfGuard.ts'
import { errorsOfNetwork } from './errorsOfNetwork.ts'
import { errorsOfVault } from './errorsOfVault.ts'
import { errorsOfTransfers } from './errorsOfTransfers.ts'

/** The German errors by their English sentences. */
export const errorTexts: AllWords['errorTexts'] = {
  ...errorsOfData,
  ...errorsOfDevice,
  ...errorsOfGuard,
  ...errorsOfNetwork,
  ...errorsOfTransfers,
  ...errorsOfVault,
}
