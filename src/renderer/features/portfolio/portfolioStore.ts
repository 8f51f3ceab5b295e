// Holds the holdings of all accounts or of one, merged over chains by main.
import { createStore } from 'zustand'
import { asAppError, type AppError } from '../../../shared/domain/errors.ts'
import type { AssetGroup, Portfolio } from '../../../shared/contract/history/portfolio.ts'
import { createResource } from '../../data/resource.ts'
import { storeHook, type AppWindow } from '../../window.ts'
import type { Range } from './charts/balanceCurve.ts'

/** What the portfolio shows. */
export interface PortfolioView {
  /** Null = all accounts. */
  accountId: string | null
  /** Assets that are unfolded by chain. */
  unfolded: readonly string[]
  /** Hidden assets are shown too. */
  showsHidden: boolean
  /** Assets that no list has are shown one by one. */
  showsUnverified: boolean
  /** Why the last hiding failed. */
  hideError: AppError | null
  /** The asset that the charts show, or all of them; null = the first of the list, or all where their value is known. */
  charted: string | null
  /** How far back the charts and the change under the total go. */
  range: Range
}

/** Charted: the value of all assets. */
export const ALL_ASSETS = ''

/** Holds what the portfolio shows. */
export const portfolioViewStore = () =>
  createStore<PortfolioView>(() => ({
    accountId: null,
    unfolded: [],
    showsHidden: false,
    showsUnverified: false,
    hideError: null,
    charted: null,
    range: 'year',
  }))
/** Reads it in components. */
export const usePortfolioView = storeHook(portfolioViewStore)

const portfolioStore = (win: AppWindow) =>
  createResource(
    win,
    () => win.client['portfolio.get']({ accountId: win.part(portfolioViewStore).getState().accountId }),
    (event) =>
      event.type === 'portfolio.changed' ||
      event.type === 'accounts.changed' ||
      event.type === 'label.changed' ||
      event.type === 'transfer.changed',
  )
/** Subscribes to the holdings. */
export const usePortfolio = storeHook(portfolioStore)
/** Reads the holdings again. */
export const reloadPortfolio = (win: AppWindow) => win.part(portfolioStore).reload()

/** Shows the holdings of one account, or of all. */
export function showAccount(win: AppWindow, accountId: string | null): void {
  win.part(portfolioViewStore).setState({ accountId })
  void win.part(portfolioStore).reload()
}

/** Unfolds an asset by chain, or folds it. */
export function toggleAsset(win: AppWindow, originId: string): void {
  win.part(portfolioViewStore).setState(({ unfolded }) => ({
    unfolded: unfolded.includes(originId) ? unfolded.filter((id) => id !== originId) : [...unfolded, originId],
  }))
}

/** Unfolds an asset by chain. */
export function unfoldAsset(win: AppWindow, originId: string): void {
  win.part(portfolioViewStore).setState(({ unfolded }) => ({ unfolded: [...new Set([...unfolded, originId])] }))
}

/** Shows the unverified assets one by one, or as one line. */
export function toggleUnverified(win: AppWindow): void {
  win.part(portfolioViewStore).setState(({ showsUnverified }) => ({ showsUnverified: !showsUnverified }))
}

/** Shows hidden assets, or hides them again. */
export function showHidden(win: AppWindow, showsHidden: boolean): void {
  win.part(portfolioViewStore).setState({ showsHidden })
}

/** Hides an asset, or shows it again: every held form of it, on every chain. */
export async function hideAsset(win: AppWindow, { parts, stakes }: AssetGroup, isHidden: boolean): Promise<void> {
  const forms = new Map([...parts, ...stakes].map(({ asset: { chainId, denom } }) => [`${chainId} ${denom}`, { chainId, ref: denom }]))
  try {
    for (const form of forms.values()) await win.client['labels.set']({ key: { kind: 'asset', ...form }, isHidden })
    win.part(portfolioViewStore).setState({ hideError: null })
  } catch (error) {
    win.part(portfolioViewStore).setState({ hideError: asAppError(error) })
  }
}

/** Shows an asset in the charts. */
export function chartAsset(win: AppWindow, originId: string): void {
  win.part(portfolioViewStore).setState({ charted: originId })
}

/** Chooses how far back the charts go. */
export function chartRange(win: AppWindow, range: Range): void {
  win.part(portfolioViewStore).setState({ range })
}

/** Returns the asset of the charts: the chosen one while it is held, otherwise the first. */
export function chartedGroup({ groups }: Pick<Portfolio, 'groups'>, charted: string | null): AssetGroup | null {
  return groups.find(({ originId }) => originId === charted) ?? groups[0] ?? null
}
