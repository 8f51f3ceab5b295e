// Draws beside the title of the review what is reviewed, in one line.
import type { TransferView } from '../../../../shared/contract/transfer/transfer.ts'
import { currentQuote, isClaiming } from '../../../../shared/domain/transfer/legs.ts'
import { markedText } from '../../../../shared/domain/untrusted/untrustedText.ts'
import { useAccounts } from '../../../data/stores/accountsStore.ts'
import { useChainNames } from '../../../data/stores/chainsStore.ts'
import { useAddressLabel } from '../../../data/stores/labelsStore.ts'
import { ownerOf } from '../../../data/stores/ownAddress.ts'
import { ShortAddress } from '../../../kit/text/Address.tsx'
import { Amount } from '../../../kit/text/Amount.tsx'
import { useAllWords } from '../../../window.ts'
import { revokedName } from '../../../words/grants.ts'
import styles from '../review/review.module.css'

/** Draws it. */
export function ReviewSummary({ view: { transfer } }: { view: TransferView }) {
  const all = useAllWords()
  const { actionName, actionWords, fromTo, reviewTitle, reviewWords: words } = all
  const nameOf = useChainNames()
  const { quote } = currentQuote(transfer)
  const { action, from, to, amountIn, amountOut, request, task } = quote
  const isClaim = isClaiming(transfer)
  const isSwapInPlace = task === 'route' && request.fromChainId === request.toChainId
  return (
    <>
      <span className={`small dim ${styles.summary}`}>
        {action !== null ? (
          actionWords.onChain(actionName(action), nameOf(request.fromChainId))
        ) : task === 'revoke' ? (
          reviewTitle(markedText(revokedName(all, quote)), nameOf(request.fromChainId))
        ) : isClaim ? (
          <>
            {words.claim} <Amount units={amountOut} decimals={to.decimals} symbol={to.symbol} /> {words.onChain(nameOf(request.toChainId))}
          </>
        ) : isSwapInPlace ? (
          <>
            {words.swap} <Amount units={amountIn} decimals={from.decimals} symbol={from.symbol} /> {words.swapFor(markedText(to.symbol))}{' '}
            {words.onChain(nameOf(request.fromChainId))}
          </>
        ) : task === 'send' ? (
          <>
            <Amount units={amountIn} decimals={from.decimals} symbol={from.symbol} /> {words.toWhom} <Whom address={transfer.recipient} />
          </>
        ) : (
          <>
            <Amount units={amountIn} decimals={from.decimals} symbol={from.symbol} />{' '}
            {fromTo(nameOf(request.fromChainId), nameOf(request.toChainId))}
          </>
        )}
      </span>
      {transfer.phase === 'built' && task === 'route' && !isClaim && <span className={`small dim ${styles.held}`}>{words.quoteStays}</span>}
    </>
  )
}

/** Draws whom a send pays: the name that the user gave the address, otherwise its ends. */
function Whom({ address }: { address: string }) {
  const own = useAccounts((state) => ownerOf(state.value, address))
  const label = useAddressLabel(address)
  return own?.label ?? label ?? <ShortAddress text={address} />
}
