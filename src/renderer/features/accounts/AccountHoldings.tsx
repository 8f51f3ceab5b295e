// Shows what an account holds in its line: the value or the number of assets, the first of them, and the day of the last transaction.
import { useState } from 'react'
import { useSync } from '../../data/stores/syncStore.ts'
import { Amount } from '../../kit/text/Amount.tsx'
import { valueText } from '../../kit/text/valueText.ts'
import { useNow } from '../../kit/hooks/useNow.ts'
import { ChainName } from '../../parts/ChainCode.tsx'
import styles from './accounts.module.css'
import { useAllWords } from '../../window.ts'
import { useAccountFacts } from './factsStore.ts'
import { isReadingBalances, type Held } from './held.ts'

const SHOWN = 2

/** Draws the holdings of an account and its last activity. `isOpen`: each chain has its line at once. */
export function AccountHoldings({ accountId, isOpen }: { accountId: string; isOpen: boolean }) {
  const words = useAllWords()
  const { accountsWords, formatShortDate } = words
  const facts = useAccountFacts((state) => state.value?.get(accountId))
  const now = useNow(60_000)
  const [isUnfolded, setUnfolded] = useState(false)
  const isUnread = useSync((sync) => isReadingBalances(sync.value, accountId))
  if (facts === undefined)
    return (
      <p className={styles.holdings}>
        <span className={styles.factName}>{accountsWords.holdings}</span>
        <span className="dim">{accountsWords.loading}</span>
      </p>
    )
  const { held, chains, value, lastAt } = facts
  const isWhole = isOpen || isUnfolded
  const shown = isWhole ? [] : held.slice(0, SHOWN)
  const more = held.length - shown.length
  return (
    <>
      <p className={styles.holdings}>
        <span className={styles.factName}>{accountsWords.holdings}</span>
        {held.length === 0 ? (
          <span className="dim">{isUnread ? accountsWords.loading : accountsWords.holdsNothing}</span>
        ) : (
          <b>{value === null ? accountsWords.assets(held.length) : valueText(words, value)}</b>
        )}
        {shown.map((one) => (
          <HeldAmount key={one.originId} {...one} />
        ))}
        {!isWhole && more > 0 && (
          <button type="button" className="link" onClick={() => setUnfolded(true)}>
            {accountsWords.moreHoldings(more)}
          </button>
        )}
        <span className="dim">{lastAt === null ? accountsWords.noActivity : accountsWords.lastActivity(formatShortDate(lastAt, now))}</span>
      </p>
      {isWhole && chains.length > 0 && (
        <dl className={styles.chains} aria-label={accountsWords.byChain}>
          {chains.map((chain) => (
            <div key={chain.chainId}>
              <dt>
                <ChainName chainId={chain.chainId} />
              </dt>
              <dd>
                {chain.held.map((one) => (
                  <HeldAmount key={one.originId} {...one} />
                ))}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}

function HeldAmount({ units, decimals, symbol, hasStakes }: Held) {
  const { accountsWords } = useAllWords()
  return (
    <span>
      <Amount units={units} decimals={decimals} symbol={symbol} />
      {hasStakes && <span className="small dim"> {accountsWords.withStakes}</span>}
    </span>
  )
}
