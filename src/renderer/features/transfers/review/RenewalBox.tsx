// Shows a newer quote that differs from the accepted one: each difference, before and after. The transfer continues only after it is
// accepted.
import { ArrowRight } from 'lucide-react'
import type { QuoteChange } from '../../../../shared/contract/transfer/route.ts'
import type { Transfer } from '../../../../shared/contract/transfer/transfer.ts'
import { currentQuote } from '../../../../shared/domain/transfer/legs.ts'
import { Icon } from '../../../kit/Icon.tsx'
import { Untrusted } from '../../../kit/text/Untrusted.tsx'
import { changeValue } from '../offers/changeValue.ts'
import { GateBox } from '../offers/GateBox.tsx'
import { gateName, newGates, type Gate } from '../offers/gates.ts'
import styles from './review.module.css'
import type { Renewal } from './reviewStore.ts'
import { useAllWords } from '../../../window.ts'

/** Properties of `RenewalBox`. */
export interface RenewalBoxProps {
  transfer: Transfer
  renewal: Renewal
  agreed: readonly string[]
  onAgree: (names: readonly string[]) => void
}

/** Draws the differences of a newer quote. */
export function RenewalBox({ transfer, renewal, agreed, onAgree }: RenewalBoxProps) {
  const { reviewWords: words } = useAllWords()
  const gates = newGates(renewal.quote, currentQuote(transfer).quote)
  const agree = (gate: Gate, isAgreed: boolean) =>
    onAgree(isAgreed ? [...agreed, gateName(gate)] : agreed.filter((name) => name !== gateName(gate)))
  return (
    <section className={styles.renewal} aria-label={words.changedHead}>
      <h2>{words.changedHead}</h2>
      <p className="mid">{words.changedLead}</p>
      <table className={styles.changes}>
        <thead className="small dim">
          <tr>
            <th scope="col">
              <span className="visually-hidden">{words.whatChanged}</span>
            </th>
            <th scope="col">{words.before}</th>
            <th scope="col">{words.afterwards}</th>
          </tr>
        </thead>
        <tbody>
          {renewal.changes.map((change, index) => (
            // The same kind of difference may come twice, so the index is the key.
            <ChangeRow key={index} change={change} renewal={renewal} transfer={transfer} />
          ))}
        </tbody>
      </table>
      {gates.length > 0 && <GateBox gates={gates} agreed={agreed} onAgree={agree} entered={transfer.quote.request.recipient} />}
    </section>
  )
}

function ChangeRow({ change, renewal, transfer }: { change: QuoteChange } & Pick<RenewalBoxProps, 'renewal' | 'transfer'>) {
  const words = useAllWords()
  const { changeSubjects } = words
  const before = changeValue(words, change.what, change.before, currentQuote(transfer).quote)
  const after = changeValue(words, change.what, change.after, renewal.quote)
  return (
    <tr>
      <th scope="row" className="small dim">
        {changeSubjects[change.what]}
      </th>
      <td className="mid">
        <Untrusted text={before} most={300} />
      </td>
      <td>
        <Icon of={ArrowRight} size={12} tone="dim" /> <Untrusted text={after} most={300} />
      </td>
    </tr>
  )
}
