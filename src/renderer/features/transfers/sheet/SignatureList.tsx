// Lists what was signed for a transfer beside its journey: hooks, approvals, claims, replacements, and attempts that failed.
import { isSettled } from '../../../../shared/domain/transfer/transferStateMachine.ts'
import type { Transfer } from '../../../../shared/contract/transfer/transfer.ts'
import type { Leg } from '../../../../shared/contract/transfer/transferLeg.ts'
import { ChainName, ChainCode } from '../../../parts/ChainCode.tsx'
import { signaturesAhead } from '../review/plan.ts'
import { hookState } from './timeline.ts'
import { Hash } from './Hash.tsx'
import type { HookState } from '../../../words/en/transfers/signatures.ts'
import styles from './signatures.module.css'
import { useAllWords } from '../../../window.ts'

/** Draws the signatures of a transfer: those that were prepared, then those still to come. */
export function SignatureList({ transfer }: { transfer: Transfer }) {
  const { signatureTitle, transferDetailWords: words } = useAllWords()
  const { accountId } = transfer
  const isOver = isSettled(transfer.phase)
  // What is over unsigned was no signature.
  const legs = transfer.legs.filter((leg) => !isUnseen(leg) && !(isOver && leg.hash === null))
  const ahead = signaturesAhead(transfer)
  if (legs.length + ahead.length === 0) return null
  // The journey shows everything about a single plain transfer.
  if (legs.every((leg) => leg.purpose === 'transfer' && leg.end === null) && legs.length + ahead.length < 2) return null
  return (
    <section className={styles.signatures} aria-labelledby="waybill-signatures">
      <h3 id="waybill-signatures" className="label">
        {words.signatures}
      </h3>
      <ol>
        {legs.map((leg) => (
          <SignatureRow key={leg.index} accountId={accountId} leg={leg} hook={hookState(transfer)} />
        ))}
        {ahead.map(({ purpose, chainId }, index) => (
          // The place in the plan identifies it.
          <li key={`ahead ${index}`} className={styles.signature}>
            <span className="line">
              <ChainCode chainId={chainId} />
              <span className="clip">
                <b>{signatureTitle({ purpose, replaces: null })}</b>{' '}
                <span className="small mid">
                  <ChainName chainId={chainId} />
                </span>
              </span>
            </span>
            <span className="small">{words.toBeSigned}</span>
            <span />
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Returns whether a document gave way to one of a newer quote before the device was asked for it. */
function isUnseen({ asked, end, hash }: Leg): boolean {
  return end === 'expired' && asked === 0 && hash === null
}

function SignatureRow({ accountId, leg, hook }: { accountId: string; leg: Leg; hook: HookState }) {
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
      <span className="small">{signatureState(leg, hook)}</span>
      <span className="small">
        {leg.hash !== null && leg.purpose !== 'hook' && (
          <Hash accountId={accountId} chainId={leg.chainId} hash={leg.hash} isSent={leg.sentAt !== null} label={words.copyHash} />
        )}
      </span>
    </li>
  )
}
