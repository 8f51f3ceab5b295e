// Shows what an account holds in its line: the value or the number of assets, the first of them, and the day of the last transaction.
import { useState } from 'react'
import { useSync } from '../../data/stores/syncStore.ts'
import { Amount } from '../../kit/text/Amount.tsx'
import { valueText } from '../../kit/text/valueText.ts'
import { useNow } from '../../kit/hooks/useNow.ts'
import styles from './accounts.module.css'
import { useAllWords } from '../../window.ts'
import { useAccountFacts } from './factsStore.ts'
import { isReadingBalances } from './held.ts'

const SHOWN = 2

/** Draws the holdings of an account and its last activity. */
export function AccountHoldings({ accountId }: { accountId: string }) {
  const words = useAllWords()
  const { accountsWords, formatShortDate } = words
  const facts = useAccountFacts((state) => state.value?.get(accountId))
  const now = useNow(60_000)
  const [isWhole, setWhole] = useState(false)
  const isUnread = useSync((sync) => isReadingBalances(sync.value, accountId))
  if (facts === undefined)
    return (
      <p className={styles.holdings}>
        <span className={styles.factName}>{accountsWords.holdings}</span>
        <span className="dim">{accountsWords.loading}</span>
      </p>
    )
  const { held, value, lastAt } = facts
  const shown = isWhole ? held : held.slice(0, SHOWN)
  const more = held.length - shown.length
  return (
    <p className={styles.holdings}>
      <span className={styles.factName}>{accountsWords.holdings}</span>
      {held.length === 0 ? (
        <span className="dim">{isUnread ? accountsWords.loading : accountsWords.holdsNothing}</span>
      ) : (
        <b>{value === null ? accountsWords.assets(held.length) : valueText(words, value)}</b>
      )}
      {shown.map(({ originId, units, decimals, symbol }) => (
        <Amount key={originId} units={units} decimals={decimals} symbol={symbol} />
      ))}
      {more > 0 && (
        <button type="button" className="link" onClick={() => setWhole(true)}>
          {accountsWords.moreHoldings(more)}
        </button>
      )}
      <span className="dim">{lastAt === null ? accountsWords.noActivity : accountsWords.lastActivity(formatShortDate(lastAt, now))}</span>
    </p>
  )
}
