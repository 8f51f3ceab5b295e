// Draws the arguments of a call as the device writes them, each with what it is, below the checks.
import type { Action } from '../../../../shared/contract/transfer/action.ts'
import type { Leg } from '../../../../shared/contract/transfer/transferLeg.ts'
import { useAllWords } from '../../../window.ts'
import styles from './checks.module.css'
import { deviceArguments } from './deviceArguments.ts'

/** Draws the rows; none once the document is signed, and for arguments that are plain on the device. */
export function DeviceRows({ leg, action, nameOf }: { leg: Leg; action: Action | null; nameOf: (bridge: string) => string }) {
  const all = useAllWords()
  const lines = action === null || leg.hash !== null ? [] : deviceArguments(all, action, leg.document, nameOf)
  if (lines.length === 0) return null
  return (
    <>
      <tr>
        <th scope="colgroup" colSpan={3} className="small dim">
          {all.reviewWords.ledgerFields}
        </th>
      </tr>
      {lines.map(({ subject, shown, note }, index) => (
        // Rows have no name of their own, and their order is that of the document.
        <tr key={index}>
          <th scope="row" className="small dim">
            {subject}
          </th>
          <td colSpan={2}>
            <span className={`mono small ${styles.shown}`}>{shown}</span> {note !== '' && <span className="small dim">{note}</span>}
          </td>
        </tr>
      ))}
    </>
  )
}
