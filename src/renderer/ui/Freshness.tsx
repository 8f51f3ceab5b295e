// How new the data on the screen is, in one line. Always there, never in the way.
import type { ReactNode } from 'react'

export interface FreshnessProps {
  /** good: complete and new. warn: behind or with a gap. off: offline or never asked. */
  tone: 'good' | 'warn' | 'off'
  children: ReactNode
}

export function Freshness({ tone, children }: FreshnessProps) {
  return (
    <span className="freshness">
      <span className={tone === 'good' ? 'dot' : `dot ${tone}`} aria-hidden="true" />
      <span className="clip">{children}</span>
    </span>
  )
}
