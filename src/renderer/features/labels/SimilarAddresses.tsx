// Warns about an address that only looks like a known one, with both in full.
import { TriangleAlert } from 'lucide-react'
import type { AddressCheck } from '../../../shared/contract/history/label.ts'
import { Address } from '../../kit/text/Address.tsx'
import { Icon } from '../../kit/Icon.tsx'
import styles from './labels.module.css'
import { useAllWords } from '../../window.ts'

/** Draws the warning about similar addresses. */
export function SimilarAddresses({ check }: { check: AddressCheck | null }) {
  const { labelWords: words } = useAllWords()
  if (check === null || check.similarAddresses.length === 0) return null
  return (
    <div className={styles.warning} role="alert">
      <p className="warn line">
        <Icon of={TriangleAlert} size={13} />
        {words.checkLook}
      </p>
      {check.similarAddresses.map((alike) => (
        <div key={alike.address}>
          <div className="small dim">{words.similarAddress(alike)}</div>
          <Address text={alike.address} />
        </div>
      ))}
      <p className="small mid">{words.checkLookHint}</p>
    </div>
  )
}
