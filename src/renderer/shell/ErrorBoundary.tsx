// Catches a screen that throws while it is drawn, so that the rest of the window stays usable.
import { Component, type ReactNode } from 'react'
import { Button } from '../ui/Button.tsx'
import { shellWords } from '../words/shell.ts'

interface State {
  error: unknown
}

/** Give it a `key` that changes with the screen, so that going elsewhere starts afresh. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null }

  static getDerivedStateFromError(error: unknown): State {
    return { error }
  }

  override render(): ReactNode {
    if (this.state.error === null) return this.props.children
    return (
      <div className="notice" role="alert">
        <h1>{shellWords.brokenTitle}</h1>
        <p className="lead">{shellWords.brokenLead}</p>
        {this.state.error instanceof Error && <p className="mono small dim">{this.state.error.message}</p>}
        {/* The whole page: a part of it that could not be loaded stays missing otherwise. The place is kept. */}
        <Button onClick={() => window.location.reload()}>{shellWords.openAgain}</Button>
      </div>
    )
  }
}
