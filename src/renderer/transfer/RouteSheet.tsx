// The right half of the form: the route offered, what it costs, and the button to the review.
import { Clock, Pen } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Quote } from '../../shared/route.ts'
import { useChainNames } from '../state/chainsStore.ts'
import { Amount } from '../ui/Amount.tsx'
import { Button } from '../ui/Button.tsx'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Untrusted } from '../ui/Untrusted.tsx'
import { common } from '../words/common.ts'
import { durationText, hindranceText, routeTitle, signatures, transferWords as words } from '../words/transfer.ts'
import { busyText } from '../words/review.ts'
import { CostBox } from './CostBox.tsx'
import { createTransfer } from './driveTransfer.ts'
import { hindrance, type Surroundings } from './form.ts'
import { HopTrack } from './HopTrack.tsx'
import { QuoteRing } from './QuoteRing.tsx'
import styles from './route.module.css'
import formStyles from './transfer.module.css'
import { askAgain, useTransfer } from './transferStore.ts'

export function RouteSheet({ around, now }: { around: Surroundings; now: number }) {
  const { quote, quoteError, isQuoting, error } = useTransfer()
  return (
    <div className={`sheet ${formStyles.column}`}>
      <header className={styles.routeHead}>
        <h2 className="label">
          <span className={styles.number}>3 </span>
          {words.route}
        </h2>
        {quote !== null && <QuoteRing quote={quote} isQuoting={isQuoting} now={now} />}
      </header>
      {quoteError !== null ? (
        <div className={styles.note}>
          <ErrorNote error={quoteError} action={{ label: common.tryAgain, onClick: askAgain }} />
        </div>
      ) : (
        <Offer quote={quote} isQuoting={isQuoting} />
      )}
      {quote !== null && <CostBox quote={quote} />}
      {error !== null && (
        <div className={styles.note}>
          <ErrorNote error={error} />
        </div>
      )}
      <ReviewButton around={around} now={now} />
    </div>
  )
}

function Offer({ quote, isQuoting }: { quote: Quote | null; isQuoting: boolean }) {
  if (quote === null) return <p className={`${styles.note} dim`}>{isQuoting ? words.quoting : words.noRouteYet}</p>
  return (
    <div role="radiogroup" aria-label={words.route}>
      <RouteRow quote={quote} />
      {quote.warnings.length > 0 && (
        <div className={`${styles.note} small warn`}>
          {words.routerSays}{' '}
          {quote.warnings.map((warning) => (
            <Untrusted key={warning} text={warning} />
          ))}
        </div>
      )}
    </div>
  )
}

/** The one route of this version: chosen, and there is nothing else to choose. */
function RouteRow({ quote }: { quote: Quote }) {
  const nameOf = useChainNames()
  return (
    <div role="radio" aria-checked="true" tabIndex={0} className={styles.route}>
      <span className={styles.radio} aria-hidden="true" />
      <div className={styles.routeText}>
        <b>{routeTitle(quote.hops, nameOf)}</b>
        <HopTrack hops={quote.hops} />
        <p className={`small mid ${styles.meta}`}>
          <Meta icon={<Icon of={Clock} size={12} />}>{durationText(quote.durationSeconds)}</Meta>
          <Meta icon={<Icon of={Pen} size={12} />}>{signatures(quote.transactionsRequired + (quote.needsOpHook ? 1 : 0))}</Meta>
        </p>
      </div>
      <div className="right">
        <p className={styles.figure}>
          <Amount units={quote.amountOut} decimals={quote.to.decimals} symbol={quote.to.symbol} />
        </p>
        <p className="small dim">
          {words.atLeast} <Amount units={quote.minimumOut} decimals={quote.to.decimals} />
        </p>
      </div>
    </div>
  )
}

function Meta({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <span className={formStyles.tick}>
      {icon}
      {children}
    </span>
  )
}

function ReviewButton({ around, now }: { around: Surroundings; now: number }) {
  const { form, busy } = useTransfer()
  const reason = hindrance(form, around, now)
  const { quote } = around
  return (
    <footer className={styles.routeFoot}>
      <p className="small mid grow">{words.nextNote}</p>
      <Button
        kind="first"
        size="wide"
        off={reason === null ? null : hindranceText(reason)}
        busy={busy === null ? null : busyText(busy)}
        onClick={() => quote !== null && void createTransfer(quote)}
      >
        {words.toReview}
      </Button>
    </footer>
  )
}
