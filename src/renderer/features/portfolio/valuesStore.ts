// What the holdings are worth, as far as prices are wanted and known.
import { client } from '../../data/api.ts'
import { createResource } from '../../data/resource.ts'
import { usePortfolioView } from './portfolioStore.ts'

const values = createResource(
  () => client['prices.values']({ accountId: usePortfolioView.getState().accountId }),
  (event) =>
    event.type === 'prices.changed' ||
    event.type === 'portfolio.changed' ||
    event.type === 'accounts.changed' ||
    event.type === 'label.changed',
)
export const useValues = values.use
export const reloadValues = values.reload

usePortfolioView.subscribe((view, before) => {
  if (view.accountId !== before.accountId) void reloadValues()
})
