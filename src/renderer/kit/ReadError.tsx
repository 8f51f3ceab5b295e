// Shows a failed read above what is still shown from before.
import type { AppError } from '../../shared/domain/errors.ts'
import { ErrorNote } from './ErrorNote.tsx'
import { useWords } from '../window.ts'

/** Properties of `ReadError`. */
export interface ReadErrorProps {
  error: AppError | null
  onRetry: () => void
}

/** Draws the error; nothing without one, and nothing while the band across the window says that Waybill cannot be reached. */
export function ReadError({ error, onRetry }: ReadErrorProps) {
  const { common } = useWords()
  if (error === null || error.code === 'bridge.lost') return null
  return <ErrorNote error={error} action={{ label: common.tryAgain, onClick: onRetry }} />
}
