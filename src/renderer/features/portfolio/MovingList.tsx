// Draws amounts on their way between chains: they are on neither chain, so they stand apart and link to their transfer.
import { ArrowRight, Package } from 'lucide-react'
import { useState } from 'react'
import { isClaimable, isReturnClaimable } from '../../../shared/domain/transfer/legs.ts'
import { markedText } from '../../../shared/domain/untrusted/untrustedText.ts'
import { go } from '../../navigation.ts'
import { useTransfer, useTransfers } from '../../data/transfers/transfersStore.ts'
import { centsOf, pricesIn } from '../../data/centsOf.ts'
import { useNow } from '../../kit/hooks/useNow.ts'
import { Button } from '../../kit/forms/Button.tsx'
import { Amount } from '../../kit/text/Amount.tsx'
import { exactText } from '../../kit/text/amountText.ts'
import { valueText } from '../../kit/text/valueText.ts'
import { divideMoving, MOVING_LINES, shownMoving, type MovingAmount } from './movingLines.ts'
import { useValues } from './valuesStore.ts'
import { Icon } from '../../kit/Icon.tsx'
import { ChainName } from '../../parts/ChainCode.tsx'
import { formatTransferNumber } from '../../words/formats.ts'
import { movingLine } from '../../words/transfers/movingLine.ts'
import styles from './moving.module.css'
import { useAllWords, useAppWindow } from '../../window.ts'

/** Draws the amounts that are on their way. */
export function MovingList({ moving }: { moving: MovingAmount[] }) {
  const { portfolioWords: words } = useAllWords()
  const views = useTransfers(({ value }) => value)
  const [limit, setLimit] = useState(MOVING_LINES)
  const isReady = divideMoving(moving, views).ready.length > 0
  const shown = shownMoving(moving, views, limit)
  const left = moving.length - shown.length
  return (
    <section className={`amounts-aligned ${styles.moving}`} aria-labelledby="moving-head">
      <div className={styles.head}>
        <h2 id="moving-head" className="small">
          {isReady ? words.movingOrReady : words.moving}
        </h2>
        <span className="small dim">{words.notInTotal}</span>
      </div>
      <ul>
        {shown.map((amount) => (
          <MovingLine key={amount.transferId} moving={amount} />
        ))}
      </ul>
      {left > 0 && (
        <button type="button" className="link small" onClick={() => setLimit(limit + MOVING_LINES)}>
          {words.moreMoving(Math.min(left, MOVING_LINES))}
        </button>
      )}
    </section>
  )
}

/** Draws the value of what is in transit and of what can be claimed, beside the total that leaves both out; no sum where a part of it has no price. */
export function MovingWorth({ moving }: { moving: readonly MovingAmount[] }) {
  const all = useAllWords()
  const { portfolioWords: words } = all
  const { ready, under } = divideMoving(
    moving,
    useTransfers(({ value }) => value),
  )
  const [toClaim, inTransit] = [useWorth(ready), useWorth(under)]
  return (
    <>
      {under.length > 0 && inTransit !== null && <span className="mid">{words.movingWorth(valueText(all, inTransit))}</span>}
      {ready.length > 0 && toClaim !== null && <span className="mid">{words.readyWorth(valueText(all, toClaim))}</span>}
    </>
  )
}

/** Returns the value of such amounts at the newest prices, US cents; null where any of it has none. */
function useWorth(moving: readonly MovingAmount[]): string | null {
  const values = useValues((state) => state.value)
  const transfers = useTransfers((state) => state.value)
  if (values?.state !== 'on') return null
  const fromById = new Map(transfers?.map(({ transfer }) => [transfer.id, transfer.quote.from]))
  const amounts = moving.flatMap(({ transferId, amount, decimals }) => {
    const from = fromById.get(transferId)
    return from === undefined ? [] : [{ asset: { ...from, decimals }, amount }]
  })
  const priceOf = pricesIn(values.assets)
  return amounts.length < moving.length ? null : centsOf(amounts, priceOf)
}

function MovingLine({ moving: { transferId, fromChainId, toChainId, amount, decimals, symbol } }: { moving: MovingAmount }) {
  const all = useAllWords()
  const { portfolioWords: words } = all
  const win = useAppWindow()
  const transfer = useTransfer(transferId)
  const now = useNow(1000)
  const isBack = transfer !== undefined && isReturnClaimable(transfer)
  const line = transfer === undefined ? null : movingLine(all, transfer, now)
  const digits = `${exactText(all, amount, decimals)} ${markedText(symbol)}`
  return (
    <li className="row">
      <Icon of={Package} tone={line?.tone === 'warn' ? 'warn' : 'good'} />
      <button
        type="button"
        className="link mono small nowrap"
        title={words.openTransferSheet}
        onClick={() => go(win, 'transfers', { transferId })}
      >
        {words.waybill} {transfer !== undefined && formatTransferNumber(transfer.number)}
      </button>
      <span className="line">
        <ChainName chainId={fromChainId} />
        <Icon of={ArrowRight} size={12} tone="dim" />
        <ChainName chainId={toChainId} />
      </span>
      <span className={`small nowrap ${line?.tone ?? 'dim'}`}>{line?.text}</span>
      <Amount units={amount} decimals={decimals} symbol={symbol} />
      {transfer !== undefined && isClaimable(transfer) && (
        <Button
          size="compact"
          label={words.claimLabel(digits)}
          onClick={() => (isBack ? go(win, 'withdrawals') : go(win, 'transfer', { transferId }))}
        >
          {words.claim}
        </Button>
      )}
    </li>
  )
}
