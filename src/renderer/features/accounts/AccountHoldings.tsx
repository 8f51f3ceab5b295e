// Shows what an account holds in its line: the value or the number of assets, the first of them, and the day of the last transaction.
import { Amount } from '../../kit/text/Amount.tsx'
import { valueText } from '../../kit/text/valueText.ts'
import { useNow } from '../../kit/hooks/useNow.ts'
import styles from './accounts.module.css'
import { useAllWords } from '../../window.ts'
import { useAccountFacts } from './factsStore.ts'

const SHOWN = 2

/** Draws the holdings of an account and its last activity. */
export function AccountHoldings({ accountId }: { accountId: string }) {
  const words = useAllWords()
  const { accountsWords, formatShortDate } = words
  const facts = useAccountFacts((state) => state.value?.get(accountId))
  const now = useNow(60_000)
  if (facts === undefined)
    return (
      <p className={styles.holdings}>
        <span className={styles.factName}>{accountsWords.holdings}</span>
      </p>
    )
  const { held, value, lastAt } = facts
  const more = held.length - SHOWN
  return (
    <p className={styles.holdings}>
      <span className={styles.factName}>{accountsWords.holdings}</span>
      {held.length === 0 ? (
        <span className="dim">{accountsWords.holdsNothing}</span>
      ) : (
        <b>{value === null ? accountsWords.assets(held.length) : valueText(words, value)}</b>
      )}
      {held.slice(0, SHOWN).map(({ originId, units, decimals, symbol }) => (
        <Amount key={originId} units={units} decimals={decimals} symbol={symbol} />
      ))}
      {more > 0 && <span className="dim">{accountsWords.moreHoldings(more)}</span>}
      <span className="dim">{lastAt === null ? accountsWords.noActivity : accountsWords.lastActivity(formatShortDate(lastAt, now))}</span>
    </p>
  )
}
