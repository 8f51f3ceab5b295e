// Draws a word in a thin frame that marks a thing: unverified, failed, in transit.
import type { ReactNode } from 'react'

/** Tone of a tag. */
export type Tone = 'plain' | 'good' | 'warn' | 'loss'

/** Draws a tag. */
export function Tag({ tone = 'plain', title, children }: { tone?: Tone; title?: string; children: ReactNode }) {
  return (
    <span className={`tag ${tone}`} title={title}>
      {children}
    </span>
  )
}
