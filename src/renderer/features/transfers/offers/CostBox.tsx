// Shows the whole cost on one line, then each fee by how it is taken: out of the amount, or on top of it.
import type { Quote, RouteFee } from '../../../../shared/contract/transfer/route.ts'
import { useAccounts } from '../../../data/stores/accountsStore.ts'
import { useAssetLookup, useChain, useChainNames } from '../../../data/stores/chainsStore.ts'
import { centsOf } from '../../../data/centsOf.ts'
import { usePrices } from '../../../data/usePrices.ts'
import { isOneOf } from '../../../data/stores/ownAddress.ts'
import { Amount } from '../../../kit/text/Amount.tsx'
import { FormBox } from '../../../parts/FormBox.tsx'
import { Untrusted } from '../../../kit/text/Untrusted.tsx'
import { usdText, valueText } from '../../../kit/text/valueText.ts'
import { costOf, isFeeGenerous, isSure, swapTerms } from './cost.ts'
import { rateShortfall } from './bothSides.ts'
import { InDollars, useBothSides } from './Worth.tsx'
import styles from './route.module.css'
import { useAllWords } from '../../../window.ts'
import type { AllWords } from '../../../words/words.ts'

/** Draws the cost of an offer. */
export function CostBox({ quote }: { quote: Quote }) {
  const { transferWords: words } = useAllWords()
  const nameOf = useChainNames()
  return (
    <FormBox number={4} label={words.cost}>
      <CostLine quote={quote} />
      <div className={styles.fees}>
        <Terms quote={quote} />
        <FeeRows title={words.deducted} none={null} quote={quote} behavior="deducted" />
        <FeeRows title={words.onTop} none={words.nothingOnTop(nameOf(quote.request.fromChainId))} quote={quote} behavior="onTop" />
        <ClaimFeeRow quote={quote} />
      </div>
    </FormBox>
  )
}

function CostLine({ quote }: { quote: Quote }) {
  const { transferWords: words } = useAllWords()
  const cost = costOf(quote)
  const { recipient } = quote.request
  const isOurs = useAccounts((state) => recipient === null || isOneOf(state.value, recipient))
  const gets = isOurs ? words.youGet : words.recipientGets
  const getsAtLeast = isOurs ? words.youGetAtLeast : words.recipientGetsAtLeast
  const { symbol } = quote.from
  return (
    <p className={styles.cost}>
      <span>
        {words.youPay} <Amount units={quote.amountIn} decimals={quote.from.decimals} symbol={symbol} />
      </span>
      <span>
        {isSure(quote) ? gets : getsAtLeast} <Amount units={quote.minimumOut} decimals={quote.to.decimals} symbol={quote.to.symbol} />
      </span>
      {cost === null && <InDollars quote={quote} isOurs={isOurs} />}
      {cost !== null && cost.difference !== '0' && (
        <span>
          {words.difference} <Amount units={cost.difference} decimals={cost.decimals} />
          {/* What all of it comes from needs no amount of its own. */}
          <span className="mid">: {cost.fees === '0' ? words.rest : words.feesWord}</span>
          {cost.fees !== '0' && cost.rest !== '0' && (
            <>
              {' '}
              <Amount units={cost.fees} decimals={cost.decimals} />
              <span className="mid">, {words.rest} </span>
              <Amount units={cost.rest} decimals={cost.decimals} />
            </>
          )}
        </span>
      )}
    </p>
  )
}

/** Shows what an exchange is made at, and what makes the rate worse than the market's; nothing where nothing is exchanged. */
function Terms({ quote }: { quote: Quote }) {
  const { formatShare, transferWords: words } = useAllWords()
  const terms = swapTerms(quote)
  const shortfall = rateShortfall(useBothSides(quote), terms?.impact ?? null)
  if (terms === null) return null
  return (
    <>
      <span className="dim">{words.rate}</span>
      <span>
        1 <Untrusted text={quote.from.symbol} most={24} /> ={' '}
        <Amount units={terms.rate} decimals={quote.to.decimals} symbol={quote.to.symbol} />
      </span>
      <span className={`right ${styles.wide}`}>
        {shortfall !== null
          ? words.belowMarket(formatShare(shortfall))
          : terms.impact !== null && words.priceImpact(words.percent((terms.impact / 100).toFixed(2)))}
      </span>
    </>
  )
}

interface FeeRowsProps {
  title: string
  /** What stands in place of fees; null leaves the line out. */
  none: string | null
  quote: Quote
  behavior: RouteFee['behavior']
}

function FeeRows({ title, none, quote, behavior }: FeeRowsProps) {
  const nameOf = useChainNames()
  const source = useChain(quote.request.fromChainId)
  const isGenerous = isFeeGenerous(quote, source?.kind ?? null)
  const fees = quote.fees.filter((fee) => fee.behavior === behavior)
  const valueOf = useFeeValue(quote)
  if (fees.length === 0 && none === null) return null
  if (fees.length === 0) {
    return (
      <>
        <span className="dim">{title}</span>
        <span className="dim">{none}</span>
        <span />
        <span />
      </>
    )
  }
  return fees.map((fee, index) => (
    // Two fees may be alike in every field, so the index is the key.
    <FeeRow
      key={index}
      title={index === 0 ? title : ''}
      fee={fee}
      isGenerous={isGenerous}
      value={valueOf(fee)}
      chain={nameOf(fee.chainId ?? quote.request.fromChainId)}
    />
  ))
}

/** Names the fee of the claim that is signed later: it is no part of what is paid now. */
function ClaimFeeRow({ quote }: { quote: Quote }) {
  const { transferWords: words } = useAllWords()
  const nameOf = useChainNames()
  const valueOf = useFeeValue(quote)
  const { claimFee: fee } = quote
  if (fee === null) return null
  const value = valueOf(fee)
  return (
    <>
      <span className="dim">{words.later}</span>
      <span>{words.claimFee(nameOf(fee.chainId ?? quote.request.toChainId))}</span>
      <span className={value === null ? `right ${styles.wide}` : 'right'}>
        <Amount units={fee.amount} decimals={fee.decimals} symbol={fee.symbol} />
      </span>
      {value !== null && <span className="right dim">{value}</span>}
    </>
  )
}

/** Returns the name of a known fee; null for one that only the router names. */
function feeName(words: AllWords, { label }: RouteFee, chain: string, isGenerous: boolean): string | null {
  if (label === 'network') return isGenerous ? words.transferWords.networkFeeUnder(chain) : words.transferWords.networkFee(chain)
  if (label === 'GO_FAST') return words.transferWords.goFastFee
  if (label === 'BRIDGE') return words.transferWords.bridgeFee
  return label === 'SMART_RELAY' ? words.transferWords.relayFee : null
}

/** Values a fee at the prices of the portfolio, else as the router estimates it; null where neither is known. */
function useFeeValue({ request }: Quote): (fee: RouteFee) => string | null {
  const words = useAllWords()
  const assetOf = useAssetLookup()
  const priceOf = usePrices(request.accountId)
  return ({ amount, chainId, denom, usd }) => {
    const asset = denom === null ? null : assetOf(chainId ?? request.fromChainId, denom)
    const cents = asset === null || amount === '0' ? null : centsOf([{ asset, amount }], priceOf)
    return cents === null ? usdText(words, usd, amount) : valueText(words, cents)
  }
}

interface FeeRowProps {
  title: string
  fee: RouteFee
  isGenerous: boolean
  /** In dollars; null where it is not known. */
  value: string | null
  chain: string
}

function FeeRow({ title, fee, isGenerous, value, chain }: FeeRowProps) {
  const words = useAllWords()
  return (
    <>
      <span className="dim">{title}</span>
      <span>{feeName(words, fee, chain, isGenerous) ?? <Untrusted text={fee.label} most={120} />}</span>
      <span className={value === null ? `right ${styles.wide}` : 'right'}>
        <Amount units={fee.amount} decimals={fee.decimals} symbol={fee.symbol} />
      </span>
      {value !== null && <span className="right dim">{value}</span>}
    </>
  )
}
