// Shows what an account holds in its line: the first of the portfolio's assets, and how many more there are.
import { createResource } from '../../data/resource.ts'
import { Amount } from '../../kit/text/Amount.tsx'
import { heldBy } from './held.ts'
import styles from './accounts.module.css'
import { storeHook, type AppWindow, useAllWords } from '../../window.ts'

const SHOWN = 2

const holdingsStore = (win: AppWindow) =>
  createResource(
    win,
    () => win.client['portfolio.get']({ accountId: null }).then(({ groups }) => groups),
    ({ type }) => type === 'portfolio.changed' || type === 'accounts.changed' || type === 'label.changed',
  )
const useHoldings = storeHook(holdingsStore)

/** Reads the holdings again; called whenever the screen opens. */
export const reloadHoldings = (win: AppWindow) => win.part(holdingsStore).reload()

/** Draws the first assets of an account and the number of further ones. */
export function AccountHoldings({ accountId }: { accountId: string }) {
  const { accountsWords: words } = useAllWords()
  const held = useHoldings((state) => state.value)
  const all = held === null ? [] : heldBy(accountId, held)
  const more = all.length - SHOWN
  return (
    <p className={styles.holdings}>
      <span className="visually-hidden">{words.holdings}</span>
      {all.slice(0, SHOWN).map(({ originId, units, decimals, symbol }) => (
        <Amount key={originId} units={units} decimals={decimals} symbol={symbol} />
      ))}
      {more > 0 && <span className="dim">{words.moreHoldings(more)}</span>}
      {held !== null && all.length === 0 && <span className="dim">{words.holdsNothing}</span>}
    </p>
  )
}
