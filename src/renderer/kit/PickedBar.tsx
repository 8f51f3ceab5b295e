// What can be done with what was picked: how many there are, their names, and the buttons.
import type { ReactNode } from 'react'
import { Button } from './forms/Button.tsx'
import { Untrusted } from './text/Untrusted.tsx'

const MAX_NAMES = 120

export interface PickedBarProps {
  /** How many, in words. */
  label: string
  /** What they are called, one after the other. */
  names: string
  clear: string
  onClear: () => void
  /** What can be done with them. */
  children: ReactNode
}

export function PickedBar({ label, names, clear, onClear, children }: PickedBarProps) {
  return (
    <div className="picked-bar" role="region" aria-label={label}>
      <b className="nowrap" role="status">
        {label}
      </b>
      <span className="small dim clip grow">
        <Untrusted text={names} most={MAX_NAMES} />
      </span>
      <Button kind="quiet" onClick={onClear}>
        {clear}
      </Button>
      {children}
    </div>
  )
}
