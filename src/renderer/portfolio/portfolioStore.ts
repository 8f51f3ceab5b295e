// Holdings of all accounts or of one, merged over chains by main.
import { create } from 'zustand'
import { client } from '../api.ts'
import { createResource } from '../state/resource.ts'

/** Which account is shown (null = all), and which assets are unfolded by chain. */
export const usePortfolioView = create<{ accountId: string | null; unfolded: readonly string[] }>(() => ({ accountId: null, unfolded: [] }))

const portfolio = createResource(
  () => client['portfolio.get']({ accountId: usePortfolioView.getState().accountId }),
  (event) => event.type === 'portfolio.changed' || event.type === 'accounts.changed' || event.type === 'transfer.changed',
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
