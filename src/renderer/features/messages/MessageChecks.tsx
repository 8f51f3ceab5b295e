// Shows what is known of a text before the device is asked, one line each, and the text again where it contains invisible characters.
import { Check, TriangleAlert, X, type LucideIcon } from 'lucide-react'
import type { MessageReading } from '../../../shared/domain/messageText.ts'
import { Icon } from '../../kit/Icon.tsx'
import { Untrusted } from '../../kit/text/Untrusted.tsx'
import { splitUntrusted } from '../../../shared/domain/untrusted/untrustedText.ts'
import styles from './messages.module.css'
import { useAllWords } from '../../window.ts'

type Tone = 'good' | 'warn' | 'loss'
const ICONS: Readonly<Record<Tone, LucideIcon>> = { good: Check, warn: TriangleAlert, loss: X }

/** Draws the checks of a text. */
export function MessageChecks({ text, reading }: { text: string; reading: MessageReading }) {
  const { formatCount, messageWords: words } = useAllWords()
  const { fault, bytes, most, isPlain, odd } = reading
  // Beside a reason not to sign, what is in order would only distract.
  const isSound = fault === null || fault === 'empty'
  const hidden = splitUntrusted(text, true).filter(({ kind }) => kind === 'hidden').length
  return (
    <section aria-label={words.checks}>
      <ul className={styles.checks}>
        {fault === 'signDocument' && <Line tone="loss" text={words.isTransaction} more={words.isTransactionMore} />}
        {isSound && <Line tone="good" text={words.isNoTransaction} />}
        {(isSound || fault === 'tooLong') && (
          <Line tone={isSound ? 'good' : 'loss'} text={words.length(formatCount(bytes), formatCount(most))} />
        )}
        {fault === 'broken' && <Line tone="loss" text={words.broken} />}
        {isPlain ? (
          isSound && <Line tone="good" text={words.plain} />
        ) : (
          <Line tone="warn" text={words.notPlain} more={<OddLetters odd={odd} />} />
        )}
        {hidden > 0 && <Line tone="warn" text={words.hidden(hidden)} />}
      </ul>
      {hidden > 0 && (
        <>
          <p className="label">{words.marked}</p>
          <p className={`sheet ${styles.fixed}`}>
            <Untrusted text={text} keepsBreaks />
          </p>
        </>
      )}
    </section>
  )
}

function OddLetters({ odd }: { odd: readonly string[] }) {
  const { messageWords: words } = useAllWords()
  return (
    <>
      {words.oddLetters}{' '}
      {odd.map((letter) => (
        <span key={letter} className="mono">
          <Untrusted text={letter} />{' '}
        </span>
      ))}
    </>
  )
}

function Line({ tone, text, more }: { tone: Tone; text: string; more?: React.ReactNode }) {
  return (
    <li className={tone === 'good' ? undefined : tone}>
      <Icon of={ICONS[tone]} size={14} tone={tone} />
      <span>
        {text}
        {more !== undefined && <span className="small mid"> {more}</span>}
      </span>
    </li>
  )
}
