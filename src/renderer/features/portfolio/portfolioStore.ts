// Holdings of all accounts or of one, merged over chains by main.
import { create } from 'zustand'
import type { AppError } from '../../../shared/domain/errors.ts'
import type { AssetGroup, Portfolio } from '../../../shared/contract/history/portfolio.ts'
import { asAppError, client } from '../../data/api.ts'
import { createResource } from '../../data/resource.ts'

export interface PortfolioView {
  /** Null = all accounts. */
  accountId: string | null
  /** Assets that are unfolded by chain. */
  unfolded: readonly string[]
  /** Hidden assets are shown too. */
  showsHidden: boolean
  /** Why the last hiding failed. */
  hideError: AppError | null
  /** The asset that the charts show; null = the first of the list. */
  charted: string | null
}

export const usePortfolioView = create<PortfolioView>(() => ({
  accountId: null,
  unfolded: [],
  showsHidden: false,
  hideError: null,
  charted: null,
}))

const portfolio = createResource(
  () => client['portfolio.get']({ accountId: usePortfolioView.getState().accountId }),
  (event) =>
    event.type === 'portfolio.changed' ||
    event.type === 'accounts.changed' ||
    event.type === 'label.changed' ||
    event.type === 'transfer.changed',
)
export const usePortfolio = portfolio.use
export const reloadPortfolio = portfolio.reload

export function showAccount(accountId: string | null): void {
  usePortfolioView.setState({ accountId })
  void portfolio.reload()
}

export function toggleAsset(originId: string): void {
  usePortfolioView.setState(({ unfolded }) => ({
    unfolded: unfolded.includes(originId) ? unfolded.filter((id) => id !== originId) : [...unfolded, originId],
  }))
}

export function showHidden(showsHidden: boolean): void {
  usePortfolioView.setState({ showsHidden })
}

/** Hides an asset, or shows it again: every form of it that is held, on every chain. */
export async function hideAsset({ parts, stakes }: AssetGroup, isHidden: boolean): Promise<void> {
  const forms = new Map([...parts, ...stakes].map(({ asset: { chainId, denom } }) => [`${chainId} ${denom}`, { chainId, ref: denom }]))
  try {
    for (const form of forms.values()) await client['labels.set']({ key: { kind: 'asset', ...form }, isHidden })
    usePortfolioView.setState({ hideError: null })
  } catch (error) {
    usePortfolioView.setState({ hideError: asAppError(error) })
  }
}

/** Shows an asset in the charts. */
export function chartAsset(originId: string): void {
  usePortfolioView.setState({ charted: originId })
}

/** The asset of the charts: the chosen one while it is held, else the first. */
export function chartedGroup({ groups }: Pick<Portfolio, 'groups'>, charted: string | null): AssetGroup | null {
  return groups.find(({ originId }) => originId === charted) ?? groups[0] ?? null
}
