// Draws an error as a sentence, what can be done about it, and at most one action.
import { TriangleAlert } from 'lucide-react'
import type { AppError } from '../../shared/domain/errors.ts'
import { sayError } from '../words/errors.ts'
import { Button } from './forms/Button.tsx'
import { Icon } from './Icon.tsx'
import { useWords } from '../window.ts'

/** Properties of `ErrorNote`. */
export interface ErrorNoteProps {
  error: AppError
  action?: { label: string; onClick: () => void } | undefined
}

/** Draws an error. */
export function ErrorNote({ error, action }: ErrorNoteProps) {
  const words = useWords()
  return (
    <div className="error-note" role="alert">
      <Icon of={TriangleAlert} />
      <div className="grow">
        <p>{sayError(words, error.message)}</p>
        {error.hint !== null && <p className="small mid">{sayError(words, error.hint)}</p>}
      </div>
      {action !== undefined && (
        <Button size="compact" onClick={action.onClick}>
          {action.label}
        </Button>
      )}
    </div>
  )
}
