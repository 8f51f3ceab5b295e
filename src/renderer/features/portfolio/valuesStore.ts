// Holds the value of the holdings, as far as prices are switched on and known.
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
/** Subscribes to the values. */
export const useValues = values.use
/** Reads the values again. */
export const reloadValues = values.reload

usePortfolioView.subscribe((view, before) => {
  if (view.accountId !== before.accountId) void reloadValues()
})
