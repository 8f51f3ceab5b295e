// Draws what the document under review costs in network fees, and what a later signature will.
import type { Quote } from '../../../../shared/contract/transfer/route.ts'
import type { Transfer } from '../../../../shared/contract/transfer/transfer.ts'
import { currentLeg, currentQuote } from '../../../../shared/domain/transfer/legs.ts'
import { useAssetLookup, useChain } from '../../../data/stores/chainsStore.ts'
import { Amount } from '../../../kit/text/Amount.tsx'
import { BoxFigure } from '../../../parts/FormBox.tsx'
import { isFeeGenerous, plannedFees } from '../offers/cost.ts'
import { Worth } from '../offers/Worth.tsx'
import { isFarAbove } from '../sheet/fees.ts'
import { useAllWords } from '../../../window.ts'

/** Draws the network fee, and apart from it that of a claim which is signed later. `isNamed`: its box is headed so. */
export function FeeFigures({ transfer, isNamed = false }: { transfer: Transfer; isNamed?: boolean }) {
  const { reviewWords: words } = useAllWords()
  const assetOf = useAssetLookup()
  const { quote } = currentQuote(transfer)
  const source = useChain(quote.request.fromChainId)
  const leg = currentLeg(transfer)
  if (leg === null || leg.arrivedAt !== null) return <p className="small dim">{words.feePending}</p>
  // A hook is not a transaction: what the transfer costs comes with the next signature.
  const planned = leg.purpose === 'hook' ? plannedFees(quote) : []
  if (planned.length > 0) {
    return (
      <>
        {planned.map((fee, index) => (
          // Two fees may be alike in every field, so the index is the key.
          <BoxFigure key={index} units={fee.amount} asset={fee} digits="ceiling" />
        ))}
        <p className="small dim">{isFeeGenerous(quote, source?.kind ?? null) ? words.networkFeeUnder : words.networkFeeAbout}</p>
      </>
    )
  }
  const asset = assetOf(leg.chainId, leg.fee.denom)
  return (
    <>
      <BoxFigure units={leg.fee.amount} asset={asset ?? { decimals: 0, symbol: leg.fee.denom }} digits="ceiling" />
      {asset !== null && (
        <p className="small dim">
          <Worth accountId={transfer.accountId} asset={asset} units={leg.fee.amount} usd={null} />
        </p>
      )}
      {leg.mode === 'evm' ? (
        <p className="small dim">
          {isNamed ? words.atMostShort : words.networkFeeAtMost}
          {leg.fee.usual !== undefined && isFarAbove(leg.fee.amount, leg.fee.usual) && (
            <>
              , {words.usuallyAbout} <Amount units={leg.fee.usual} decimals={asset?.decimals ?? 0} isCeiling />
            </>
          )}
        </p>
      ) : (
        !isNamed && <p className="small dim">{words.networkFeeShort}</p>
      )}
      {leg.purpose === 'transfer' && <ClaimFee quote={quote} />}
    </>
  )
}

/** Draws what claiming will cost once the bridge has released the money. */
function ClaimFee({ quote: { claimFee: fee } }: { quote: Quote }) {
  const { transferWords: words } = useAllWords()
  if (fee === null) return null
  return (
    <p className="small dim">
      {words.claimFeeBefore} <Amount units={fee.amount} decimals={fee.decimals} symbol={fee.symbol} /> {words.claimFeeAfter}
    </p>
  )
}
