// Draws amounts on their way between chains: they are on neither chain, so they stand apart and link to their transfer.
import { ArrowRight, Package } from 'lucide-react'
import type { Portfolio } from '../../../shared/contract/history/portfolio.ts'
import { go } from '../../navigation.ts'
import { useTransfers } from '../../data/transfers/transfersStore.ts'
import { Amount } from '../../kit/text/Amount.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { ChainName } from '../../parts/ChainCode.tsx'
import { formatTransferNumber } from '../../words/formats.ts'
import styles from './portfolio.module.css'
import { useAppWindow, useWords } from '../../window.ts'

type MovingAmount = Portfolio['moving'][number]

/** Draws the amounts that are on their way. */
export function MovingList({ moving }: { moving: MovingAmount[] }) {
  const { portfolioWords: words } = useWords()
  return (
    <section className={`amounts-aligned ${styles.moving}`} aria-labelledby="moving-head">
      <div className={styles.movingHead}>
        <h2 id="moving-head" className="small">
          {words.moving}
        </h2>
        <span className="small dim">{words.movingLead}</span>
      </div>
      <ul>
        {moving.map((amount) => (
          <MovingLine key={amount.transferId} moving={amount} />
        ))}
      </ul>
    </section>
  )
}

function MovingLine({ moving: { transferId, fromChainId, toChainId, amount, decimals, symbol } }: { moving: MovingAmount }) {
  const { portfolioWords: words } = useWords()
  const win = useAppWindow()
  const number = useTransfers((transfers) => transfers.value?.find((view) => view.transfer.id === transferId)?.transfer.number)
  return (
    <li className="row">
      <Icon of={Package} tone="good" />
      <button
        type="button"
        className="link mono small nowrap"
        title={words.openTransferSheet}
        onClick={() => go(win, 'transfers', { transferId })}
      >
        {words.waybill} {number !== undefined && formatTransferNumber(number)}
      </button>
      <span className="line">
        <ChainName chainId={fromChainId} />
        <Icon of={ArrowRight} size={12} tone="dim" />
        <ChainName chainId={toChainId} />
      </span>
      <Amount units={amount} decimals={decimals} symbol={symbol} />
    </li>
  )
}
