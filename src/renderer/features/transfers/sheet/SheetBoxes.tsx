// Draws boxes 1 to 7 of a transfer: who, what was paid and quoted, the outcome, and the duration.
import type { ReactNode } from 'react'
import { isSettled } from '../../../../shared/domain/transfer/transferStateMachine.ts'
import type { Quote } from '../../../../shared/contract/transfer/route.ts'
import type { Transfer } from '../../../../shared/contract/transfer/transfer.ts'
import { centsOf } from '../../../data/centsOf.ts'
import { useAccount, useAccounts } from '../../../data/stores/accountsStore.ts'
import { useAssetLookup, useChain, useChainNames } from '../../../data/stores/chainsStore.ts'
import { usePrices } from '../../../data/usePrices.ts'
import { Address } from '../../../kit/text/Address.tsx'
import { Amount } from '../../../kit/text/Amount.tsx'
import { valueText } from '../../../kit/text/valueText.ts'
import { BoxFigure, BoxPlace, BoxRow, FormBox } from '../../../parts/FormBox.tsx'
import type { Names } from '../../../words/en/transfers/funds.ts'
import { shortDenom } from '../../../words/formats.ts'
import { isFeeGenerous, plannedFees } from '../offers/cost.ts'
import { areFeesPaid, feesOnTop, isFarAbove } from './fees.ts'
import { usePaidFees } from './usePaidAmounts.ts'
import { fundsNow } from '../../../../shared/domain/transfer/fundsNow.ts'
import { claimableSince } from '../../../../shared/domain/transfer/timelineTimes.ts'
import { backAt, elapsedMs, isClaimedForUser, usualSeconds } from './transferTimes.ts'
import { minuteText } from '../../../words/transfers/moments.ts'
import styles from './tracking.module.css'
import { useAllWords } from '../../../window.ts'

/** Draws the boxes of a transfer. */
export function SheetBoxes({ transfer, names, now }: { transfer: Transfer; names: Names; now: number }) {
  const { transferDetailWords: words } = useAllWords()
  const { quote, sender, recipient } = transfer
  const account = useAccount(transfer.accountId)
  const isSent = transfer.legs.some((leg) => leg.sentAt !== null && leg.purpose !== 'approval')
  // Ended with everything still at the sender: nothing has left.
  const isUnsent = isSettled(transfer.phase) && fundsNow(transfer).place === 'sender'
  return (
    <>
      <BoxRow shape="pair">
        <FormBox number={1} label={words.from}>
          <BoxPlace chainId={quote.withdrawal?.chainId ?? quote.request.fromChainId} note={account?.label ?? ''} />
          <Address text={sender} />
        </FormBox>
        <FormBox number={2} label={words.to}>
          <BoxPlace
            chainId={quote.request.toChainId}
            note={names.ownRecipient === null ? (names.savedRecipient ?? words.otherAddress) : `${names.ownRecipient}, ${words.ownAddress}`}
          />
          <Address text={recipient} />
        </FormBox>
      </BoxRow>
      <BoxRow shape="five">
        <FormBox number={3} label={isSent || isUnsent ? words.sent : words.toSend}>
          {isUnsent ? <p className="dim">{words.nothing}</p> : <BoxFigure units={quote.amountIn} asset={quote.from} digits="exact" />}
        </FormBox>
        <FormBox number={4} label={words.quoted}>
          <BoxFigure units={quote.amountOut} asset={quote.to} />
        </FormBox>
        <Outcome transfer={transfer} names={names} />
        <OnTop transfer={transfer} />
        <Elapsed transfer={transfer} now={now} />
      </BoxRow>
    </>
  )
}

/** Draws box 5: what arrived, came back, or will arrive. */
function Outcome({ transfer, names }: { transfer: Transfer; names: Names }) {
  const { transferDetailWords: words } = useAllWords()
  const funds = fundsNow(transfer)
  const assetOf = useAssetLookup()
  const isForUser = useAccounts((state) => isClaimedForUser(transfer, state.value))
  const { to, from } = transfer.quote
  if (funds.place === 'recipient' || funds.place === 'returned' || funds.place === 'stranded') {
    const { chainId, denom, amount, isExact } = funds.money
    const asset = [to, from].find((known) => known.chainId === chainId && known.denom === denom) ?? assetOf(chainId, denom)
    const isBack = funds.place !== 'recipient'
    const isElsewhere = funds.place === 'stranded' || chainId !== from.chainId
    return (
      <FormBox number={5} label={!isBack ? words.received : isElsewhere ? words.ended : words.cameBack}>
        <div className={isBack ? 'warn' : undefined}>
          <BoxFigure units={amount} asset={asset ?? { decimals: 0, symbol: shortDenom(denom) }} />
        </div>
        <Note>{isForUser ? words.claimedForYou(names.chain(chainId)) : isExact ? words.on(names.chain(chainId)) : words.asQuoted}</Note>
        {funds.isReported && <Note>{words.reported}</Note>}
      </FormBox>
    )
  }
  if (isSettled(transfer.phase)) {
    return (
      <FormBox number={5} label={words.received}>
        <p className="dim">{words.nothing}</p>
      </FormBox>
    )
  }
  if (funds.place === 'returning') {
    return (
      <FormBox number={5} label={words.cameBack}>
        <p className="dim">{words.notYet}</p>
        <Note>{words.on(names.chain(funds.at))}</Note>
      </FormBox>
    )
  }
  return (
    <FormBox number={5} label={words.received}>
      <p className="dim">{words.notYet}</p>
      {transfer.quote.minimumOut !== transfer.quote.amountOut && (
        <Note>
          {words.atLeast} <Amount units={transfer.quote.minimumOut} decimals={to.decimals} />
        </Note>
      )}
    </FormBox>
  )
}

/** Draws the fees that are paid on top of the amount. */
export function OnTop({ transfer, number = 6 }: { transfer: Transfer; number?: number }) {
  const all = useAllWords()
  const { reviewWords, transferDetailWords: words } = all
  const priceOf = usePrices(transfer.accountId)
  const assetOf = useAssetLookup()
  const nameOf = useChainNames()
  const paid = usePaidFees(transfer)
  const fees = feesOnTop(transfer, paid)
  const usual = feesOnTop(transfer, paid, 'usual')
  const isPaid = areFeesPaid(transfer, paid)
  // Before its document is built, a draft knows what its offer named.
  const planned = transfer.legs.length === 0 && !isSettled(transfer.phase) ? plannedFees(transfer.quote) : []
  if (planned.length > 0) return <Planned fees={planned} transfer={transfer} number={number} />
  const isOver = isSettled(transfer.phase)
  const isFree = fees.length === 0 && isOver
  const priced = fees.flatMap(({ chainId, denom, amount }) => {
    const asset = assetOf(chainId, denom)
    return asset === null ? [] : [{ asset, amount }]
  })
  const worth = isPaid && priced.length > 0 && priced.length === fees.length ? centsOf(priced, priceOf) : null
  return (
    <FormBox number={number} label={isPaid || isFree ? words.paidOnTop : isOver ? words.plannedOnTop : words.upTo}>
      {fees.length === 0 && <p className="dim">{isOver ? words.nothing : words.notYet}</p>}
      {fees.map(({ chainId, denom, amount }) => {
        const asset = assetOf(chainId, denom) ?? { decimals: 0, symbol: shortDenom(denom) }
        const about = usual.find((fee) => fee.chainId === chainId && fee.denom === denom)?.amount ?? amount
        return (
          <div key={`${chainId} ${denom}`} className={styles.fee}>
            <BoxFigure units={isOver && !isPaid ? about : amount} asset={asset} digits={isPaid ? 'exact' : 'ceiling'} />
            {fees.length > 1 && <Note>{words.on(nameOf(chainId))}</Note>}
            {!isOver && isFarAbove(amount, about) && (
              <Note>
                {reviewWords.usuallyAbout} <Amount units={about} decimals={asset.decimals} isCeiling />
              </Note>
            )}
          </div>
        )
      })}
      {worth !== null && <Note>{valueText(all, worth)}</Note>}
      {isOver && fees.length > 0 && !isPaid && <Note>{words.confirming}</Note>}
    </FormBox>
  )
}

function Planned({ fees, transfer, number }: { fees: Quote['fees']; transfer: Transfer; number: number }) {
  const { reviewWords, transferDetailWords: words } = useAllWords()
  const { quote } = transfer
  const source = useChain(quote.request.fromChainId)
  return (
    <FormBox number={number} label={words.plannedOnTop}>
      {fees.map((fee, index) => (
        // Two fees may be alike in every field, so the index is the key.
        <BoxFigure key={index} units={fee.amount} asset={fee} digits="ceiling" />
      ))}
      <Note>{isFeeGenerous(quote, source?.kind ?? null) ? reviewWords.networkFeeUnder : reviewWords.networkFeeAbout}</Note>
    </FormBox>
  )
}

/** Draws the elapsed time against the estimate, or when money that is returned can be back. */
export function Elapsed({ transfer, now }: { transfer: Transfer; now: number }) {
  const all = useAllWords()
  const { formatDuration, transferDetailWords: words } = all
  const elapsed = elapsedMs(transfer, now)
  const durationSeconds = usualSeconds(transfer)
  const back = backAt(transfer)
  const isLate = elapsed !== null && durationSeconds !== null && !isSettled(transfer.phase) && elapsed > durationSeconds * 2000
  return (
    <FormBox
      number={7}
      label={isSettled(transfer.phase) ? words.took : claimableSince(transfer) !== null ? words.claimableAfter : words.elapsed}
    >
      <p className={isLate ? 'mono warn' : 'mono'}>{elapsed === null ? '–' : formatDuration(elapsed)}</p>
      {durationSeconds !== null && <Note>{words.usual(durationSeconds * 1000)}</Note>}
      {back !== null && back > now && <Note>{words.backFrom(minuteText(all, back, now))}</Note>}
    </FormBox>
  )
}

function Note({ children }: { children: ReactNode }) {
  return <p className="small dim">{children}</p>
}
