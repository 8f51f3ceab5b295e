// Draws an error as a sentence, what can be done about it, and at most one action.
import { TriangleAlert } from 'lucide-react'
import type { AppError } from '../../shared/domain/errors.ts'
import { errorPhrase, hintPhrase } from '../words/errors.ts'
import { Button } from './forms/Button.tsx'
import { Icon } from './Icon.tsx'
import { ErrorText } from './text/ErrorText.tsx'

/** Properties of `ErrorNote`. */
export interface ErrorNoteProps {
  error: AppError
  action?: { label: string; onClick: () => void } | undefined
  /** Money would have been lost: not merely something that failed. */
  isDanger?: boolean
}

/** Draws an error. */
export function ErrorNote({ error, action, isDanger = false }: ErrorNoteProps) {
  const hint = hintPhrase(error)
  return (
    <div className={isDanger ? 'error-note danger' : 'error-note'} role="alert">
      <Icon of={TriangleAlert} />
      <div className="grow">
        <p>
          <ErrorText of={errorPhrase(error)} />
        </p>
        {hint !== null && (
          <p className="small mid">
            <ErrorText of={hint} />
          </p>
        )}
      </div>
      {action !== undefined && (
        <Button size="compact" onClick={action.onClick}>
          {action.label}
        </Button>
      )}
    </div>
  )
}
