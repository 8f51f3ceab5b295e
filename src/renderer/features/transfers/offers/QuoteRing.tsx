// Shows how long the quote is still valid: a ring that empties, and the seconds beside it.
import { RefreshCw } from 'lucide-react'
import type { Quote } from '../../../../shared/contract/transfer/route.ts'
import { Icon } from '../../../kit/Icon.tsx'
import styles from './route.module.css'
import { askAgain } from '../form/formStore.ts'
import { useAppWindow, useWords } from '../../../window.ts'

const RADIUS = 6.2
const AROUND = 2 * Math.PI * RADIUS

/** Draws the ring of a quote. */
export function QuoteRing({ quote, isQuoting, now }: { quote: Quote; isQuoting: boolean; now: number }) {
  const { transferWords: words } = useWords()
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
