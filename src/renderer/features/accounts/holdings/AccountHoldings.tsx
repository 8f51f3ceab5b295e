// Shows what an account holds in its line: the value or the number of assets, the first of them, and the day of the last transaction.
import { useState } from 'react'
import { useSync } from '../../../data/stores/syncStore.ts'
import { Amount } from '../../../kit/text/Amount.tsx'
import { valueText } from '../../../kit/text/valueText.ts'
import { useNow } from '../../../kit/hooks/useNow.ts'
import { ChainName } from '../../../parts/ChainCode.tsx'
import line from '../accounts.module.css'
import styles from './holdings.module.css'
import { useAllWords } from '../../../window.ts'
import { useAccountFacts } from './factsStore.ts'
import { columnsOf, isReadingBalances, type Held, type HeldOnChain } from './held.ts'

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
        <span className={line.factName}>{accountsWords.holdings}</span>
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
        <span className={line.factName}>{accountsWords.holdings}</span>
        {held.length === 0 ? (
          <span className="dim">{isUnread ? accountsWords.loading : accountsWords.holdsNothing}</span>
        ) : (
          <span>
            <b>{value === null ? accountsWords.assets(held.length) : valueText(words, value)}</b>
            {held.some(({ hasStakes }) => hasStakes) && <span className="dim"> {accountsWords.withStakes}</span>}
          </span>
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
      {isWhole && chains.length > 0 && <ChainTable chains={chains} held={held} hasValues={value !== null} />}
    </>
  )
}

/** Draws a line for each chain: assets that are on several of them below each other, then the others, then the value. */
function ChainTable({ chains, held, hasValues }: { chains: HeldOnChain[]; held: Held[]; hasValues: boolean }) {
  const words = useAllWords()
  const columns = columnsOf(chains, held)
  return (
    <table className={styles.chains} aria-label={words.accountsWords.byChain}>
      <tbody>
        {chains.map((chain) => (
          <tr key={chain.chainId}>
            <th scope="row">
              <ChainName chainId={chain.chainId} />
            </th>
            {cellsOf(chain.held, columns)}
            {hasValues && <td>{chain.cents === null ? '–' : valueText(words, chain.cents)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Draws what is held on a chain: a cell for each column and one for the rest. Where no column has anything, the rest stands in them. */
function cellsOf(held: Held[], columns: string[]) {
  const inColumns = columns.map((originId) => held.find((one) => one.originId === originId))
  const others = held.filter(({ originId }) => !columns.includes(originId))
  const isOther = inColumns.every((one) => one === undefined)
  const rest = isOther ? others.slice(columns.length) : others
  return (
    <>
      {(isOther ? columns.map((_, index) => others[index]) : inColumns).map((one, index) => (
        <td key={columns[index]}>{one !== undefined && <HeldAmount {...one} isAligned />}</td>
      ))}
      <td className={styles.otherAssets}>
        {rest.map((one) => (
          <HeldAmount key={one.originId} {...one} />
        ))}
      </td>
    </>
  )
}

function HeldAmount({ units, decimals, symbol, isAligned = false }: Held & { isAligned?: boolean }) {
  return <Amount units={units} decimals={decimals} symbol={symbol} mode={isAligned ? 'column' : 'short'} />
}
