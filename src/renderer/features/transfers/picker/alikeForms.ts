// Tells forms of one asset on one chain apart, such as a voucher of IBC and the token that it can be turned into. Pure.
import type { AssetChoice } from '../../../../shared/contract/transfer/assetChoice.ts'
import { shortDenom } from '../../../words/formats.ts'
import type { AllWords } from '../../../words/words.ts'

/** What tells two forms apart. */
type Form = { asset: Pick<AssetChoice['asset'], 'chainId' | 'symbol' | 'name' | 'originId' | 'denom'> } & Pick<AssetChoice, 'contract'>

/** Returns the choices that another one equals in symbol, name, chain and origin. */
export function alikeForms<T extends Form>(choices: readonly T[]): ReadonlySet<T> {
  const keyed = Map.groupBy(choices, ({ asset }) => [asset.chainId, asset.originId, asset.symbol, asset.name].join('\n'))
  return new Set([...keyed.values()].filter(({ length }) => length > 1).flat())
}

/** Says how a form came to be on its chain, else by which denomination it goes there. */
export function formText(words: AllWords['pickerWords'], { asset: { denom }, contract }: Form): string {
  if (denom.startsWith('ibc/')) return words.forms.ibc
  if (denom.startsWith('l2/')) return words.forms.bridged
  return words.token(shortDenom(contract ?? denom))
}
