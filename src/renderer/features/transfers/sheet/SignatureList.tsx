// Lists what was signed for a transfer beside its journey: hooks, approvals, claims, replacements, and attempts that failed.
import type { Transfer } from '../../../../shared/contract/transfer/transfer.ts'
import type { Leg } from '../../../../shared/contract/transfer/transferLeg.ts'
import { ChainName, ChainCode } from '../../../parts/ChainCode.tsx'
import { Hash } from './Hash.tsx'
import styles from './signatures.module.css'
import { useAllWords } from '../../../window.ts'

/** Draws the signatures of a transfer. */
export function SignatureList({ transfer: { accountId, legs } }: { transfer: Transfer }) {
  const { transferDetailWords: words } = useAllWords()
  // The journey shows everything about a single plain transfer.
  if (legs.every((leg) => leg.purpose === 'transfer' && leg.end === null) && legs.length < 2) return null
  return (
    <section className={styles.signatures} aria-labelledby="waybill-signatures">
      <h3 id="waybill-signatures" className="label">
        {words.signatures}
      </h3>
      <ol>
        {legs.map((leg) => (
          <SignatureRow key={leg.index} accountId={accountId} leg={leg} />
        ))}
      </ol>
    </section>
  )
}

function SignatureRow({ accountId, leg }: { accountId: string; leg: Leg }) {
  const { signatureState, signatureTitle, transferDetailWords: words } = useAllWords()
  const isOver = leg.end !== null
  return (
    <li className={isOver ? `${styles.signature} dim` : styles.signature}>
      <span className="line">
        <ChainCode chainId={leg.chainId} />
        <span className="clip">
          {isOver ? signatureTitle(leg) : <b>{signatureTitle(leg)}</b>}{' '}
          <span className="small mid">
            <ChainName chainId={leg.chainId} />
          </span>
        </span>
      </span>
      <span className="small">{signatureState(leg)}</span>
      <span className="small">
        {leg.hash !== null && leg.purpose !== 'hook' && (
          <Hash accountId={accountId} chainId={leg.chainId} hash={leg.hash} isSent={leg.sentAt !== null} label={words.copyHash} />
        )}
      </span>
    </li>
  )
}
