// Contract method of the asset picker.
import type { Handlers } from '../../../../shared/contract/methods.ts'
import { assetChoices, type AssetChoiceDeps } from './assetChoices.ts'

/** Handles the method of the asset picker. */
export function assetChoiceHandlers(deps: AssetChoiceDeps): Pick<Handlers, 'transfers.assets'> {
  return { 'transfers.assets': (input) => assetChoices(deps, input) }
}
