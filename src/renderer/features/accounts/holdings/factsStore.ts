// Holds what the accounts' lines say besides the account: holdings, value where prices are on, and the newest transaction.
import { pricesIn } from '../../../data/centsOf.ts'
import { createResource } from '../../../data/resource.ts'
import { storeHook, type AppWindow } from '../../../window.ts'
import { heldBy, heldByChain, type Held, type HeldOnChain } from './held.ts'

/** What is known of an account. */
export interface AccountFacts {
  /** In the order of the portfolio. */
  held: Held[]
  chains: HeldOnChain[]
  /** US cents; null where prices are off or unknown. */
  value: string | null
  /** Time of the newest transaction, ms; null where there is none. */
  lastAt: number | null
}

const STALE = ['portfolio.changed', 'accounts.changed', 'label.changed', 'prices.changed', 'activity.changed']

const factsStore = (win: AppWindow) =>
  createResource(
    win,
    async () => {
      const accounts = await win.client['accounts.list']({})
      return new Map(
        await Promise.all(
          accounts.map(async ({ id }) => {
            // One account at a time: the sum over all leaves out those that are only watched.
            const [{ groups }, values, newest] = await Promise.all([
              win.client['portfolio.get']({ accountId: id }),
              win.client['prices.values']({ accountId: id }),
              win.client['activity.page']({ filter: { accountId: id }, limit: 1 }),
            ])
            const value = values.state === 'on' ? values.total : null
            const lastAt = newest.items[0]?.time ?? null
            const chains = heldByChain(id, groups, pricesIn(values.assets))
            return [id, { held: heldBy(id, groups), chains, value, lastAt } satisfies AccountFacts] as const
          }),
        ),
      )
    },
    ({ type }) => STALE.includes(type),
  )

/** Subscribes to what is known of the accounts, by id. */
export const useAccountFacts = storeHook(factsStore)

/** Reads it again; called whenever the screen opens. */
export const reloadFacts = (win: AppWindow) => win.part(factsStore).reload()
