// Says what the document under review is, and what signing it does: a hook, an approval, a claim and a replacement need an explanation.
import { Info } from 'lucide-react'
import type { Transfer } from '../../../../shared/contract/transfer/transfer.ts'
import type { Leg } from '../../../../shared/contract/transfer/transferLeg.ts'
import { currentQuote, hasArrivedLeg } from '../../../../shared/domain/transfer/legs.ts'
import { markedText } from '../../../../shared/domain/untrusted/untrustedText.ts'
import { useChainNames } from '../../../data/stores/chainsStore.ts'
import { Address } from '../../../kit/text/Address.tsx'
import { Amount } from '../../../kit/text/Amount.tsx'
import { Icon } from '../../../kit/Icon.tsx'
import styles from './review.module.css'
import { useAllWords } from '../../../window.ts'

/** Draws the note about the document. */
export function LegNote({ transfer, leg }: { transfer: Transfer; leg: Leg | null }) {
  const { afterHookWords, legText } = useAllWords()
  const nameOf = useChainNames()
  // Where a permission was signed first, the transfer has a note too: what stands below stays in its place.
  const hook = hookBefore(transfer, leg)
  const own = leg === null ? null : legText(leg, nameOf, sameSymbol(transfer))
  const text = hook === undefined ? own : { title: afterHookWords.title, text: afterHookWords.text(nameOf(hook.chainId)) }
  return (
    <>
      {hasArrivedLeg(transfer) && <Arrived transfer={transfer} />}
      {text !== null && (
        <div className={styles.note}>
          <Icon of={Info} tone="dim" />
          <div>
            <p>
              <b>{text.title}</b> {text.text}
            </p>
            {leg?.purpose === 'approval' && <Allowed transfer={transfer} leg={leg} />}
          </div>
        </div>
      )}
    </>
  )
}

/** Returns the permission that was signed before the document under review, or before the one that is being prepared. */
function hookBefore(transfer: Transfer, leg: Leg | null): Leg | undefined {
  const isNext = leg === null ? transfer.phase === 'authorised' : leg.purpose === 'transfer' && leg.replaces === null
  return isNext && !hasArrivedLeg(transfer) ? transfer.legs.find(({ purpose }) => purpose === 'hook') : undefined
}

/** Returns the symbol of what is sent where the same asset is to arrive; null for an exchange. */
function sameSymbol(transfer: Transfer): string | null {
  const { from, to } = currentQuote(transfer).quote
  return from.originId === to.originId && from.symbol === to.symbol ? markedText(from.symbol) : null
}

/** Says where the money lies between two transactions of a route, and where the next one takes it. */
function Arrived({ transfer }: { transfer: Transfer }) {
  const { reviewWords: words } = useAllWords()
  const nameOf = useChainNames()
  const { release } = transfer
  const { quote } = currentQuote(transfer)
  const chainId = release?.chainId ?? quote.request.fromChainId
  const isOnward = transfer.onward !== null
  return (
    <div className={styles.note}>
      <Icon of={Info} tone="dim" />
      <p>
        <b>{words.itIsOn(nameOf(chainId))}</b>{' '}
        {isOnward && <Amount units={quote.amountIn} decimals={quote.from.decimals} symbol={quote.from.symbol} />}
        {isOnward && '. '}
        {words.nextTo(nameOf(transfer.quote.request.toChainId))}
      </p>
    </div>
  )
}

/** Shows who may take what: the spender in full, and the amount to the last digit. */
function Allowed({ transfer, leg }: { transfer: Transfer; leg: Leg }) {
  const { reviewWords: words } = useAllWords()
  const { quote } = currentQuote(transfer)
  const spender = leg.checks.find((line) => line.subject === 'spender')
  const allowance = leg.checks.find((line) => line.subject === 'allowance')
  return (
    <dl className={styles.allowed}>
      <dt className="small dim">{words.mayTake}</dt>
      <dd>{spender === undefined ? words.nothing : <Address text={spender.found} />}</dd>
      <dt className="small dim">{words.atMost}</dt>
      <dd>
        {allowance !== undefined && /^\d+$/.test(allowance.found) ? (
          <Amount units={allowance.found} decimals={quote.from.decimals} symbol={quote.from.symbol} mode="full" />
        ) : (
          (allowance?.found ?? words.nothing)
        )}
      </dd>
    </dl>
  )
}
