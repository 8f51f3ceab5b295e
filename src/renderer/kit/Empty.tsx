// Draws an empty state: one sentence, the next action, and an unused stamp ring as its only drawing.
import type { ReactNode } from 'react'
import { Button, type ButtonProps } from './forms/Button.tsx'

/** Properties of `Empty`. */
export interface EmptyProps {
  children: ReactNode
  /** Drawn between the sentence and the action. */
  more?: ReactNode
  /** Without the drawing: for the answer to a search. */
  isBare?: boolean
  action?: { label: string; onClick: () => void; kind?: ButtonProps['kind'] }
}

/** Draws an empty state. */
export function Empty({ children, more, action, isBare = false }: EmptyProps) {
  return (
    <div className="empty">
      {!isBare && <UnusedStamp />}
      <div>
        <p className="lead">{children}</p>
        {more}
        {action !== undefined && (
          <Button kind={action.kind ?? 'first'} onClick={action.onClick}>
            {action.label}
          </Button>
        )}
      </div>
    </div>
  )
}

/** Draws the ring where a stamp will be. */
function UnusedStamp() {
  return (
    <svg viewBox="0 0 96 96" aria-hidden="true">
      <circle cx="48" cy="48" r="40" fill="none" stroke="currentColor" strokeWidth="1.1" strokeDasharray="3 3.5" />
    </svg>
  )
}
