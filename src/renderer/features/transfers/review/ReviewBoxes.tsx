// Draws boxes 1 to 6: what the document under review is for, in the order of the form, with addresses in full.
import type { Quote } from '../../../../shared/contract/transfer/route.ts'
import type { Transfer } from '../../../../shared/contract/transfer/transfer.ts'
import { currentQuote, isClaiming, signingAccountId } from '../../../../shared/domain/transfer/legs.ts'
import { useAccount, useAccounts } from '../../../data/stores/accountsStore.ts'
import { useAddressCheck } from '../../labels/addressCheck.ts'
import { SimilarAddresses } from '../../labels/SimilarAddresses.tsx'
import { isOneOf, ownerOf } from '../../../data/stores/ownAddress.ts'
import { Address } from '../../../kit/text/Address.tsx'
import { Amount } from '../../../kit/text/Amount.tsx'
import { Untrusted } from '../../../kit/text/Untrusted.tsx'
import { BoxFigure, BoxPlace, BoxRow, FormBox } from '../../../parts/FormBox.tsx'
import { useNames } from '../../../parts/useNames.ts'
import { GetsInDollars, Worth } from '../offers/Worth.tsx'
import { costOf, isSure } from '../offers/cost.ts'
import { EnteredAs, MemoSent } from '../recipient/EnteredAs.tsx'
import { ActionBoxes } from './ActionBoxes.tsx'
import { FeeFigures } from '../fees/FeeFigures.tsx'
import { SidePayouts } from '../checks/SidePayouts.tsx'
import { RevokedThing } from './RevokedThing.tsx'
import { useOwnTimes } from '../offers/useOwnTimes.ts'
import { useAllWords } from '../../../window.ts'
import { revokedName } from '../../../words/grants.ts'

/** Draws the boxes of the review. */
export function ReviewBoxes({ transfer }: { transfer: Transfer }) {
  const { reviewWords: words } = useAllWords()
  const { quote } = currentQuote(transfer)
  const account = useAccount(signingAccountId(transfer))
  if (quote.action !== null) {
    return (
      <div className="sheet">
        <ActionBoxes transfer={transfer} action={quote.action} note={<SidePayouts transfer={transfer} action={quote.action} />}>
          <FormBox number={4} label={words.networkFee}>
            <FeeFigures transfer={transfer} isNamed />
          </FormBox>
        </ActionBoxes>
      </div>
    )
  }
  return (
    <div className="sheet">
      <BoxRow shape="pair">
        <FormBox number={1} label={words.from}>
          <BoxPlace chainId={quote.request.fromChainId} note={account?.label ?? ''} />
          <Address text={senderOf(transfer)} />
        </FormBox>
        {quote.task === 'revoke' ? <Spender transfer={transfer} /> : <Receiver transfer={transfer} />}
      </BoxRow>
      {isClaiming(transfer) ? (
        <ClaimFigures transfer={transfer} />
      ) : quote.task === 'revoke' ? (
        <RevokeFigures transfer={transfer} />
      ) : (
        <Figures transfer={transfer} />
      )}
    </div>
  )
}

/** Returns the sender; of a later leg the address where the money lies. */
function senderOf(transfer: Transfer): string {
  return transfer.onward?.quote.addresses[0]?.address ?? transfer.sender
}

function Receiver({ transfer }: { transfer: Transfer }) {
  const { reviewWords: words, transferWords } = useAllWords()
  const { quote } = currentQuote(transfer)
  const account = useAccount(transfer.accountId)
  const owner = useAccounts((state) => ownerOf(state.value, transfer.recipient))
  // An address of the account in the form of another chain also belongs to it: main wrote the list.
  const isOwn = account !== null && (quote.request.recipient === null || owner?.id === account.id)
  const saved = useNames(transfer).savedRecipient
  // Checks the recipient again here: the form may have been filled by a link, or long ago.
  const { check } = useAddressCheck(isOwn ? '' : transfer.recipient)
  return (
    <FormBox number={2} label={words.to}>
      <BoxPlace
        chainId={quote.request.toChainId}
        note={
          isOwn
            ? `${account.label}, ${words.ownAddress}`
            : owner === null
              ? (saved ?? words.otherAddress)
              : transferWords.otherOwn(owner.label)
        }
        isOther={!isOwn && owner === null && saved === null}
      />
      <Address text={transfer.recipient} />
      <EnteredAs entered={quote.request.recipient} shown={transfer.recipient} />
      <MemoSent memo={quote.request.memo} />
      <SimilarAddresses check={check} />
    </FormBox>
  )
}

/** Draws who loses what is revoked; what a permission of the chain is for stands in box 3 alone. */
function Spender({ transfer: { quote } }: { transfer: Transfer }) {
  const words = useAllWords()
  const { revokes } = quote
  return (
    <FormBox number={2} label={words.reviewWords.mayNotTake[revokes]}>
      {(revokes === 'token' || revokes === 'operator') && (
        <p>
          <b>
            <Untrusted text={revokedName(words, quote)} />
          </b>{' '}
          <span className="mid">{words.reviewWords.notAnyMore[revokes]}</span>
        </p>
      )}
      <Address text={quote.spender ?? ''} />
    </FormBox>
  )
}

function Figures({ transfer }: { transfer: Transfer }) {
  const words = useAllWords()
  const { quote } = currentQuote(transfer)
  const { amountIn, amountOut, minimumOut } = quote
  const gets = useGetsLabel(transfer)
  return (
    <BoxRow shape="four">
      <FormBox number={3} label={words.reviewWords.youPay}>
        <BoxFigure units={amountIn} asset={quote.from} digits="exact" />
        <p className="small dim">
          <Worth accountId={quote.request.accountId} asset={quote.from} units={amountIn} usd={quote.usdIn} other={quote.to} />
        </p>
      </FormBox>
      <FormBox number={4} label={gets}>
        <BoxFigure units={amountOut} asset={quote.to} />
        {costOf(quote) === null ? (
          <GetsInDollars quote={quote} />
        ) : (
          <p className="small dim">
            <Worth accountId={quote.request.accountId} asset={quote.to} units={amountOut} usd={quote.usdOut} other={quote.from} />
          </p>
        )}
        {!isSure(quote) && (
          <p className="small dim">
            {words.reviewWords.atLeast} <Amount units={minimumOut} decimals={quote.to.decimals} />
          </p>
        )}
      </FormBox>
      <FormBox number={5} label={words.reviewWords.onTop}>
        <FeeFigures transfer={transfer} />
      </FormBox>
      <FormBox number={6} label={words.reviewWords.time}>
        <Time quote={quote} />
      </FormBox>
    </BoxRow>
  )
}

/** Returns whose the arriving money is, as the label of its box. */
function useGetsLabel({ recipient }: Transfer): string {
  const { reviewWords: words } = useAllWords()
  const isOurs = useAccounts((state) => isOneOf(state.value, recipient))
  return isOurs ? words.youGet : words.recipientGets
}

/** Draws what is revoked, and what that costs. */
function RevokeFigures({ transfer }: { transfer: Transfer }) {
  const { reviewWords, transferDetailWords: words } = useAllWords()
  return (
    <BoxRow shape="pair">
      <FormBox number={3} label={words.permissionOn[transfer.quote.revokes]}>
        <RevokedThing quote={transfer.quote} saysMeaning />
      </FormBox>
      <FormBox number={4} label={reviewWords.networkFee}>
        <FeeFigures transfer={transfer} isNamed />
      </FormBox>
    </BoxRow>
  )
}

/** Draws what a claim pays out and costs: the rest was paid when the withdrawal began. */
function ClaimFigures({ transfer }: { transfer: Transfer }) {
  const words = useAllWords()
  const { amountOut, to, usdOut } = transfer.quote
  const gets = useGetsLabel(transfer)
  return (
    <BoxRow shape="pair">
      <FormBox number={3} label={gets}>
        <BoxFigure units={amountOut} asset={to} />
        <p className="small dim">
          <Worth accountId={transfer.quote.request.accountId} asset={to} units={amountOut} usd={usdOut} />
        </p>
      </FormBox>
      <FormBox number={4} label={words.reviewWords.networkFee}>
        <FeeFigures transfer={transfer} isNamed />
      </FormBox>
    </BoxRow>
  )
}

/** Draws how long the route took the user before; with too few of these, the estimate. */
function Time({ quote }: { quote: Quote }) {
  const { formatDuration, offerWords, reviewWords: words } = useAllWords()
  const own = useOwnTimes(quote)
  const { durationSeconds } = quote
  const usualMs = own?.usualMs ?? (durationSeconds === null ? null : durationSeconds * 1000)
  const usual = usualMs === null ? null : formatDuration(usualMs)
  const slowest = own === null ? null : formatDuration(own.slowestMs)
  return (
    <>
      <p className="mono">{usual ?? (quote.task === 'send' ? offerWords.fewSeconds : words.noTimeKnown)}</p>
      <p className="small dim">{own === null ? words.usualTime : words.ownUsualTime(slowest === usual ? null : slowest, own.count)}</p>
    </>
  )
}
