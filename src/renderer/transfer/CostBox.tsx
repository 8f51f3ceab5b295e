// The whole cost on one line, then each fee by how it is taken: out of the amount, or on top of it.
import type { Quote, RouteFee } from '../../shared/route.ts'
import { useChainNames } from '../state/chainsStore.ts'
import { Amount } from '../ui/Amount.tsx'
import { FormBox } from '../ui/FormBox.tsx'
import { Untrusted } from '../ui/Untrusted.tsx'
import { transferWords as words } from '../words/transfer.ts'
import { costOf } from './cost.ts'
import styles from './route.module.css'

export function CostBox({ quote }: { quote: Quote }) {
  const nameOf = useChainNames()
  return (
    <FormBox number={4} label={words.cost}>
      <CostLine quote={quote} />
      <div className={styles.fees}>
        <FeeRows title={words.deducted} none={words.nothingDeducted} quote={quote} behavior="deducted" />
        <FeeRows title={words.onTop} none={words.nothingOnTop(nameOf(quote.request.fromChainId))} quote={quote} behavior="onTop" />
      </div>
    </FormBox>
  )
}

function CostLine({ quote }: { quote: Quote }) {
  const cost = costOf(quote)
  const { symbol } = quote.from
  return (
    <p className={styles.cost}>
      <span>
        {words.youPay} <Amount units={quote.amountIn} decimals={quote.from.decimals} symbol={symbol} />
      </span>
      <span className="dim">·</span>
      <span>
        {words.youGetAtLeast} <Amount units={quote.minimumOut} decimals={quote.to.decimals} symbol={quote.to.symbol} />
      </span>
      {cost !== null && (
        <>
          <span className="dim">·</span>
          <span>
            {words.difference} <Amount units={cost.difference} decimals={cost.decimals} />
            <span className="mid"> = {words.feesWord} </span>
            <Amount units={cost.fees} decimals={cost.decimals} />
            {cost.rest !== '0' && (
              <>
                <span className="mid"> + {words.rest} </span>
                <Amount units={cost.rest} decimals={cost.decimals} />
              </>
            )}
          </span>
        </>
      )}
    </p>
  )
}

interface FeeRowsProps {
  title: string
  none: string
  quote: Quote
  behavior: RouteFee['behavior']
}

function FeeRows({ title, none, quote, behavior }: FeeRowsProps) {
  const nameOf = useChainNames()
  const fees = quote.fees.filter((fee) => fee.behavior === behavior)
  if (fees.length === 0) {
    return (
      <>
        <span className="dim">{title}</span>
        <span className="dim">{none}</span>
        <span />
      </>
    )
  }
  return fees.map((fee, index) => (
    // two fees may be alike in every field
    <FeeRow key={index} title={index === 0 ? title : ''} fee={fee} networkFee={words.networkFee(nameOf(quote.request.fromChainId))} />
  ))
}

function FeeRow({ title, fee, networkFee }: { title: string; fee: RouteFee; networkFee: string }) {
  return (
    <>
      <span className="dim">{title}</span>
      <span>{fee.label === 'network' ? networkFee : <Untrusted text={fee.label} />}</span>
      <span className="right">
        <Amount units={fee.amount} decimals={fee.decimals} symbol={fee.symbol} />
      </span>
    </>
  )
}
