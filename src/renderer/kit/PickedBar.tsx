// Draws the bar for picked things: their number, their names, and the buttons.
import type { ReactNode } from 'react'
import { Button } from './forms/Button.tsx'
import { Untrusted } from './text/Untrusted.tsx'

const MAX_NAMES = 120

/** Properties of `PickedBar`. */
export interface PickedBarProps {
  /** Their number, in words. */
  label: string
  /** Their names, one after the other. */
  names: string
  clear: string
  onClear: () => void
  /** The actions on them. */
  children: ReactNode
}

/** Draws the bar. */
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
