// Draws the right half of the form: the offered ways side by side, the cost of the chosen one, and the button to the review.
import { Button } from '../../../kit/forms/Button.tsx'
import { ErrorNote } from '../../../kit/ErrorNote.tsx'
import { refusedText } from '../../../words/transfers/offers.ts'
import { CostBox } from './CostBox.tsx'
import { reviewQuote } from '../review/driveTransfer.ts'
import {
  AMOUNT_ID,
  amountProblem,
  hindrance,
  QUESTIONS_ID,
  refusedRecipient,
  REVIEW_ID,
  wrongField,
  type Surroundings,
} from '../form/form.ts'
import { focusNext } from '../form/startForm.ts'
import { wayOf } from '../form/ways.ts'
import { agreeTo, askAgain, useChosenOffer, useForm } from '../form/formStore.ts'
import { GateBox } from './GateBox.tsx'
import { isDangerous } from './gates.ts'
import { useReview } from '../review/reviewStore.ts'
import styles from './route.module.css'
import { QuoteProblem } from '../picker/QuoteProblem.tsx'
import { RouteCards } from './RouteCards.tsx'
import formStyles from '../form/transfer.module.css'
import { useAllWords, useAppWindow } from '../../../window.ts'
import { RefreshCw } from 'lucide-react'
import type { Quote } from '../../../../shared/contract/transfer/route.ts'
import { Icon } from '../../../kit/Icon.tsx'

/** Draws the offers and their cost. */
export function RouteSheet({ around, now }: { around: Surroundings; now: number }) {
  const { transferWords: words } = useAllWords()
  const { form, quoteError, isQuoting } = useForm()
  const error = useReview((state) => state.error)
  const offer = useChosenOffer()
  const problem = amountProblem(form, around)
  const isShort = problem !== null
  const reason = hindrance(form, around, now)
  return (
    <div className={`sheet ${formStyles.column}`}>
      <header className={styles.routeHead}>
        <h2 className="label">
          <span className={styles.number}>3 </span>
          {words.route}
        </h2>
        {/* A payment on one chain has no quote that could become worse: it is renewed unseen. */}
        {offer !== null && offer.task !== 'send' && <QuoteRing quote={offer} isQuoting={isQuoting} now={now} />}
      </header>
      {/* What is wrong with the amount stands at its field: one thing at a time. */}
      {quoteError !== null && !isShort && refusedRecipient(form, quoteError) === null ? (
        <div className={styles.note}>
          <QuoteProblem error={quoteError} />
        </div>
      ) : (
        <Offered isShort={isShort} reason={reason} now={now} />
      )}
      {/* Nobody pays an amount that is more than the balance, nor answers questions about it. */}
      {offer !== null && problem?.why !== 'tooMuch' && <CostBox quote={offer} />}
      {around.quote !== null && around.quote.gates.length > 0 && problem?.why !== 'tooMuch' && <AgreedGates quote={around.quote} />}
      {error !== null && (
        <div className={styles.note}>
          <ErrorNote error={error} />
        </div>
      )}
      <ReviewButtons around={around} now={now} />
    </div>
  )
}

function Offered({ isShort, reason, now }: { isShort: boolean; reason: ReturnType<typeof hindrance>; now: number }) {
  const words = useAllWords()
  const { offers, isQuoting } = useForm()
  // A question that is about to be asked is no missing detail.
  const isAwaited = isQuoting || reason?.why === 'quoting'
  const missing = reason === null ? null : wrongField(reason)
  if (offers === null)
    return (
      <p className={`${styles.note} dim`}>{isAwaited ? words.transferWords.quoting : words.transferWords.noRouteYet[missing ?? 'open']}</p>
    )
  return (
    <>
      <RouteCards offers={offers.offers} isShort={isShort} now={now} />
      {offers.refused.length > 0 && (
        <div className={`${styles.note} small mid`}>
          {offers.refused.map((refusal) => (
            <p key={refusal.variant}>{refusedText(words, refusal)}</p>
          ))}
        </div>
      )}
    </>
  )
}

function AgreedGates({ quote }: { quote: NonNullable<Surroundings['quote']> }) {
  const win = useAppWindow()
  const agreed = useForm((state) => state.agreed)
  return (
    <GateBox
      id={QUESTIONS_ID}
      gates={quote.gates}
      agreed={agreed}
      entered={quote.request.recipient}
      onAgree={(gate, isAgreed) => agreeTo(win, gate, isAgreed)}
      onEnter={() => focusNext(win)}
    />
  )
}

/** Draws the buttons; where continuing is dangerous, the filled button goes back to the form. */
function ReviewButtons({ around, now }: { around: Surroundings; now: number }) {
  const { busyText, hindranceText, transferWords: words } = useAllWords()
  const win = useAppWindow()
  const form = useForm((state) => state.form)
  const busy = useReview((state) => state.busy)
  const reason = hindrance(form, around, now)
  const { quote } = around
  const isDanger = quote !== null && isDangerous(quote) && reason?.why !== 'tooMuch'
  const review = (
    <Button
      kind={isDanger ? 'danger' : 'first'}
      size={isDanger ? 'normal' : 'wide'}
      off={reason === null ? null : hindranceText(reason)}
      onOff={() => focusNext(win)}
      busy={busy === null ? null : busyText(busy)}
      onClick={() => quote !== null && void reviewQuote(win, quote)}
    >
      {isDanger ? words.reviewAnyway : words.reviewWay[wayOf(form)]}
    </Button>
  )
  return (
    <footer id={REVIEW_ID} className={styles.routeFoot} data-guided="review">
      {isDanger ? <span className="grow" /> : <p className="small mid grow">{words.nextNote}</p>}
      {review}
      {isDanger && (
        <Button kind="first" size="wide" onClick={focusAmount}>
          {words.changeIt}
        </Button>
      )}
    </footer>
  )
}

/** Focuses the amount, since a different amount is what most often helps. */
function focusAmount(): void {
  document.getElementById(AMOUNT_ID)?.focus()
}

const RADIUS = 6.2
const AROUND = 2 * Math.PI * RADIUS

/** Draws the ring of a quote. */
function QuoteRing({ quote, isQuoting, now }: { quote: Quote; isQuoting: boolean; now: number }) {
  const { transferWords: words } = useAllWords()
  const win = useAppWindow()
  const left = Math.max(0, quote.expiresAt - now)
  const share = Math.min(1, left / Math.max(1, quote.expiresAt - quote.quotedAt))
  return (
    <span className="line small dim">
      {isQuoting ? words.quoting : words.quoteGood(Math.ceil(left / 1000))}
      <svg className={styles.ring} viewBox="0 0 16 16" aria-hidden="true">
        <circle cx="8" cy="8" r={RADIUS} className={styles.ringGround} />
        <circle
          cx="8"
          cy="8"
          r={RADIUS}
          className={styles.ringLeft}
          strokeDasharray={`${share * AROUND} ${AROUND}`}
          transform="rotate(-90 8 8)"
        />
      </svg>
      <button type="button" className="icon-button" aria-label={words.newQuote} title={words.newQuote} onClick={() => askAgain(win)}>
        <Icon of={RefreshCw} size={14} />
      </button>
    </span>
  )
}
