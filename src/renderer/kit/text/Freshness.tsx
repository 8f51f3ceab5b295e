// How new the data on the screen is, in one line. Always there, never in the way.
import type { ReactNode } from 'react'

export interface FreshnessProps {
  /** good: complete and new. warn: behind or with a gap. off: offline or never asked. */
  tone: 'good' | 'warn' | 'off'
  /** Opens what is behind it. */
  onOpen?: () => void
  /** What opening shows. */
  title?: string
  children: ReactNode
}

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
