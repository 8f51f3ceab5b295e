// Shows the exact text that the device signs field by field, each with what it stands for, where the window has room beside the device.
import type { Transfer } from '../../../../shared/contract/transfer/transfer.ts'
import type { Leg } from '../../../../shared/contract/transfer/transferLeg.ts'
import { useAssetLookup, useChainNames } from '../../../data/stores/chainsStore.ts'
import { useAllWords } from '../../../window.ts'
import { isWhole } from '../checks/checkRows.ts'
import { captionOf } from './captions.ts'
import styles from './signedText.module.css'
import { textLines } from './textLines.ts'

/** Draws the fields; none of a document that is signed, that no text stands for, or of which something differs from the request. */
export function SignedLines({ leg, transfer }: { leg: Leg; transfer: Transfer }) {
  const words = useAllWords()
  const nameOf = useChainNames()
  const feeAsset = useAssetLookup()(leg.chainId, leg.fee.denom)
  const lines = leg.mode === 'eip191' && leg.hash === null && isWhole(leg.checks) ? textLines(leg.document) : []
  if (lines.length === 0) return null
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a text that scrolls must be reachable by keys
    <section className={styles.signed} aria-label={words.signedText.title} tabIndex={0}>
      <h2 className={styles.head}>
        {words.signedText.title} <span className="small dim">{words.signedText.lead}</span>
      </h2>
      <dl className={styles.lines}>
        {lines.map((line) => (
          <div key={`${line.field} ${line.message?.number ?? ''}`}>
            <dt>
              {captionOf(words, line, { leg, transfer, nameOf, feeAsset })}
              <span className="small dim">
                {' '}
                {line.message === null || line.message.of === 1
                  ? line.field
                  : words.signedText.part(line.field, line.message.number, line.message.of)}
              </span>
            </dt>
            <dd className="mono">{line.text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
