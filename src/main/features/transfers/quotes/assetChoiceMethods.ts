// The contract's method on assets to choose from.
import type { Handlers } from '../../../../shared/contract/methods.ts'
import { assetChoices, type AssetChoiceDeps } from './assetChoices.ts'

export function assetChoiceHandlers(deps: AssetChoiceDeps): Pick<Handlers, 'transfers.assets'> {
  return { 'transfers.assets': (input) => assetChoices(deps, input) }
}
