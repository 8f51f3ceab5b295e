// Shows a failed read above what is still shown from before.
import type { AppError } from '../../shared/domain/errors.ts'
import { common } from '../words/common.ts'
import { ErrorNote } from './ErrorNote.tsx'

/** Properties of `ReadError`. */
export interface ReadErrorProps {
  error: AppError | null
  onRetry: () => void
}

/** Draws the error; nothing without one, and nothing while the band across the window says that Waybill cannot be reached. */
export function ReadError({ error, onRetry }: ReadErrorProps) {
  if (error === null || error.code === 'bridge.lost') return null
  return <ErrorNote error={error} action={{ label: common.tryAgain, onClick: onRetry }} />
}
