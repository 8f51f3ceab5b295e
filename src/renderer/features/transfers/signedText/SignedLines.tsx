// Says field by field what the text that the device signs stands for: at once where the window has room, else at a press, as the text itself.
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useId, useState } from 'react'
import type { Transfer } from '../../../../shared/contract/transfer/transfer.ts'
import type { Leg } from '../../../../shared/contract/transfer/transferLeg.ts'
import { currentQuote } from '../../../../shared/domain/transfer/legs.ts'
import { useAddressNames } from './addressNames.ts'
import { useAssetLookup, useChainNames } from '../../../data/stores/chainsStore.ts'
import { Icon } from '../../../kit/Icon.tsx'
import { rollupsOf, useGaugeNames } from '../../../parts/ballotText.ts'
import { useAllWords } from '../../../window.ts'
import { isWhole } from '../checks/checkRows.ts'
import { captionOf } from './captions.ts'
import styles from './signedText.module.css'
import { textLines } from './textLines.ts'

/** Properties of `SignedLines`. */
export interface SignedLinesProps {
  leg: Leg
  transfer: Transfer
  /** The window has room for the fields without a press. */
  hasRoom: boolean
}

/** Draws the fields; none of a document that is signed, that no text stands for, or of which something differs from the request. */
export function SignedLines({ leg, transfer, hasRoom }: SignedLinesProps) {
  const { signedText: words } = useAllWords()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  if (linesOf(leg).length === 0) return null
  return (
    <section className={styles.signed} aria-label={words.title}>
      <div className={styles.head}>
        <h2>
          {words.title} <span className="small dim">{words.lead}</span>
        </h2>
        <button type="button" className="small" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {isOpen ? words.hide : words.show}
          <Icon of={isOpen ? ChevronUp : ChevronDown} size={13} />
        </button>
      </div>
      <div id={id}>{(hasRoom || isOpen) && <FieldList leg={leg} transfer={transfer} hasText={isOpen} />}</div>
    </section>
  )
}

/** Draws what each field stands for, and beside it, if wanted, its text letter by letter. */
export function FieldList({ leg, transfer, hasText }: { leg: Leg; transfer: Transfer; hasText: boolean }) {
  const words = useAllWords()
  const nameOf = useChainNames()
  const lookUp = useAssetLookup()
  const { quote } = currentQuote(transfer)
  const about = {
    leg,
    transfer,
    nameOf,
    feeAsset: lookUp(leg.chainId, leg.fee.denom),
    actionNames: { address: useAddressNames(leg.chainId), bridge: useGaugeNames(quote.vipClaim ?? rollupsOf(quote.gaugeBallot)) },
    assetOf: (denom: string) => lookUp(leg.chainId, denom),
  }
  return (
    <dl className={hasText ? `${styles.lines} ${styles.open}` : styles.lines}>
      {linesOf(leg).map((line) => (
        <div key={`${line.field} ${line.message?.number ?? ''}`}>
          <dt>
            {captionOf(words, line, about)}
            <span className="small dim">
              {' '}
              {line.message === null || line.message.of === 1
                ? line.field
                : words.signedText.part(line.field, line.message.number, line.message.of)}
            </span>
          </dt>
          {hasText && <dd className="mono">{line.text}</dd>}
        </div>
      ))}
    </dl>
  )
}

function linesOf(leg: Leg) {
  return leg.mode === 'eip191' && leg.hash === null && isWhole(leg.checks) ? textLines(leg.document) : []
}
