// Shows the user's label of a thing beside the name that a list gives it; draws nothing without one.
import type { LabelKey } from '../../../shared/contract/history/label.ts'
import { useLabel } from '../../data/stores/labelsStore.ts'
import { Tag } from '../../kit/Tag.tsx'
import { Untrusted } from '../../kit/text/Untrusted.tsx'
import styles from './labels.module.css'

const MAX_LABEL = 60

/** Draws the label of a thing as a tag. */
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
