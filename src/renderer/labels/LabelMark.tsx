// The label of a thing, beside the name that somebody else gave it in a list; nothing without one.
import type { LabelKey } from '../../shared/label.ts'
import { useLabel } from '../state/labelsStore.ts'
import { Tag } from '../ui/Tag.tsx'
import { Untrusted } from '../ui/Untrusted.tsx'
import styles from './labels.module.css'

const MAX_LABEL = 60

export function LabelMark({ of }: { of: LabelKey }) {
  const label = useLabel(of)?.label ?? ''
  if (label === '') return null
  return (
    <span className={`clip ${styles.mark}`} title={label}>
      <Tag>
        <Untrusted text={label} most={MAX_LABEL} />
      </Tag>
    </span>
  )
}
