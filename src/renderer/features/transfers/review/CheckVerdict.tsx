// Says beside the button that signs that all fields match the request, and opens them at a press. Where one differs, they are open.
import { Check, ChevronDown, ChevronUp } from 'lucide-react'
import { useEffect } from 'react'
import type { Leg } from '../../../../shared/contract/transfer/transferLeg.ts'
import { Icon } from '../../../kit/Icon.tsx'
import { useAllWords } from '../../../window.ts'
import { CHECKS_ID, isWhole } from '../checks/checkRows.ts'
import styles from '../checks/checks.module.css'

/** Properties of `CheckVerdict`. */
export interface CheckVerdictProps {
  leg: Leg
  isOpen: boolean
  onToggle: () => void
}

/** Draws the verdict, never as a button of the foot itself; nothing where the table itself says that a field differs. */
export function CheckVerdict({ leg: { checks }, isOpen, onToggle }: CheckVerdictProps) {
  const { allMatch } = useAllWords()
  const isFine = isWhole(checks)
  useEffect(() => {
    // The table stands at the end of what scrolls above the button.
    if (isFine && isOpen) document.getElementById(CHECKS_ID)?.scrollIntoView({ block: 'nearest' })
  }, [isFine, isOpen])
  if (!isFine) return null
  return (
    <span>
      <button
        type="button"
        className={`small good ${styles.toggle}`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? CHECKS_ID : undefined}
        onClick={onToggle}
      >
        <Icon of={Check} size={13} />
        {allMatch}
        <Icon of={isOpen ? ChevronDown : ChevronUp} size={13} />
      </button>
    </span>
  )
}
