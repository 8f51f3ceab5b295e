// Shows how recent the data on the screen is, in one line that is always visible.
import type { ReactNode } from 'react'

/** Properties of `Freshness`. */
export interface FreshnessProps {
  /** good: complete and recent. warn: behind or with a gap. off: offline or never synced. */
  tone: 'good' | 'warn' | 'off'
  /** Opens the details. */
  onOpen?: () => void
  /** What the details are. */
  title?: string
  children: ReactNode
}

/** Draws the freshness line. */
export function Freshness({ tone, onOpen, title, children }: FreshnessProps) {
  const content = (
    <>
      <span className={tone === 'good' ? 'dot' : `dot ${tone}`} aria-hidden="true" />
      <span className="clip">{children}</span>
    </>
  )
  if (onOpen === undefined) return <span className="freshness">{content}</span>
  return (
    <button type="button" className="freshness" title={title} onClick={onOpen}>
      {content}
    </button>
  )
}
