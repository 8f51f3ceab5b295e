// Says what all permissions together could take now, in dollars where prices are on.
import type { AssetGroup } from '../../../shared/contract/history/portfolio.ts'
import type { Permission } from '../../../shared/contract/transfer/permissions.ts'
import { centsOf } from '../../data/centsOf.ts'
import { usePrices } from '../../data/usePrices.ts'
import { valueText } from '../../kit/text/valueText.ts'
import { useAllWords } from '../../window.ts'
import { allExposed, withoutSum } from './risk.ts'

/** Properties of `TotalAtRisk`. */
export interface TotalAtRiskProps {
  permissions: readonly Permission[]
  groups: readonly AssetGroup[]
  accountId: string
}

/** Draws the sentence; nothing where nothing that has a price could be taken. */
export function TotalAtRisk({ permissions, groups, accountId }: TotalAtRiskProps) {
  const all = useAllWords()
  const { permissionWords: words } = all
  const priceOf = usePrices(accountId)
  const exposed = allExposed(permissions, groups, accountId).filter(({ amount }) => amount > 0n)
  const priced = exposed.filter(({ asset }) => priceOf(asset.originId) !== null)
  const cents = centsOf(
    priced.map(({ asset, amount }) => ({ asset, amount: amount.toString() })),
    priceOf,
  )
  if (priced.length === 0 || cents === null) return null
  const { collections, unpriced } = withoutSum(permissions, exposed, ({ originId }) => priceOf(originId) !== null)
  const more = [collections === 0 ? [] : words.collections(collections), unpriced === 0 ? [] : words.unpriced(unpriced)].flat()
  return <p className="lead-in">{words.totalAtRisk(all.formatList([valueText(all, cents), ...more]))}</p>
}
