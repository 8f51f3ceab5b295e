// Draws the first line of every screen: title left, freshness right.
import type { ReactNode } from 'react'

/** Draws the heading of a screen. */
export function ScreenHead({ title, children, aside }: { title: string; children?: ReactNode; aside?: ReactNode }) {
  return (
    <header className="screen-head">
      <h1>{title}</h1>
      {children}
      <div className="aside">{aside}</div>
    </header>
  )
}
