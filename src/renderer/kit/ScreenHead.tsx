// Title left, freshness right: the first line of every screen.
import type { ReactNode } from 'react'

export function ScreenHead({ title, children, aside }: { title: string; children?: ReactNode; aside?: ReactNode }) {
  return (
    <header className="screen-head">
      <h1>{title}</h1>
      {children}
      <div className="aside">{aside}</div>
    </header>
  )
}
