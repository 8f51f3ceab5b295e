// Holds the holdings of all accounts or of one, merged over chains by main.
import { create } from 'zustand'
import { asAppError, type AppError } from '../../../shared/domain/errors.ts'
import type { AssetGroup, Portfolio } from '../../../shared/contract/history/portfolio.ts'
import { client } from '../../data/api.ts'
import { createResource } from '../../data/resource.ts'

/** What the portfolio shows. */
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

/** Holds what the portfolio shows. */
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
/** Subscribes to the holdings. */
export const usePortfolio = portfolio.use
/** Reads the holdings again. */
export const reloadPortfolio = portfolio.reload

/** Shows the holdings of one account, or of all. */
export function showAccount(accountId: string | null): void {
  usePortfolioView.setState({ accountId })
  void portfolio.reload()
}

/** Unfolds an asset by chain, or folds it. */
export function toggleAsset(originId: string): void {
  usePortfolioView.setState(({ unfolded }) => ({
    unfolded: unfolded.includes(originId) ? unfolded.filter((id) => id !== originId) : [...unfolded, originId],
  }))
}

/** Shows hidden assets, or hides them again. */
export function showHidden(showsHidden: boolean): void {
  usePortfolioView.setState({ showsHidden })
}

/** Hides an asset, or shows it again: every held form of it, on every chain. */
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

/** Returns the asset of the charts: the chosen one while it is held, otherwise the first. */
export function chartedGroup({ groups }: Pick<Portfolio, 'groups'>, charted: string | null): AssetGroup | null {
  return groups.find(({ originId }) => originId === charted) ?? groups[0] ?? null
}
