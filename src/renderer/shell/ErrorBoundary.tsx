// Catches a part of the page that throws while it is drawn, so that the rest stays usable, and reports the error.
import { Component, type ErrorInfo, type ReactNode } from 'react'
import { crashNotes } from '../crashes.ts'
import type { NoteCrash } from '../crashNotes.ts'
import { useAppWindow } from '../window.ts'
import { CrashPage } from './CrashPage.tsx'

interface Props {
  /** `screen`: one screen in a window that works. `window`: everything. */
  of: 'screen' | 'window'
  children: ReactNode
}

interface State {
  error: unknown
  hasFailed: boolean
  isNoted: boolean
}

const WELL: State = { error: null, hasFailed: false, isNoted: false }

/** Catches errors of its children. Needs a `key` that changes with the screen, so that another screen starts without the error. */
export function ErrorBoundary(props: Props) {
  return <Boundary {...props} note={useAppWindow().part(crashNotes)} />
}

class Boundary extends Component<Props & { note: NoteCrash }, State> {
  override state: State = WELL

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error, hasFailed: true }
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    void this.props.note(error, componentStack ?? '').then((isNoted) => this.setState({ isNoted }))
  }

  override render(): ReactNode {
    const { error, hasFailed, isNoted } = this.state
    if (!hasFailed) return this.props.children
    return <CrashPage of={this.props.of} error={error} isNoted={isNoted} onGoOn={() => this.setState(WELL)} />
  }
}
