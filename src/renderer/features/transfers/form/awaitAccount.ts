// Waits for the account that a hook acts for: it is created when the first money reaches it, so the same step is repeated for a while. Then
// other ways are offered.
import { AppError } from '../../../../shared/domain/errors.ts'
import { useReview } from '../review/reviewStore.ts'

/** How long a hook's account is awaited, ms. */
export const AWAIT_MS = 120_000
/** Interval between two tries, ms. */
export const AWAIT_EVERY_MS = 5000

/** Returns whether a step failed only because the account does not exist yet. */
export function isAwaited(error: unknown): boolean {
  return error instanceof AppError && error.code === 'transfer.accountAwaited'
}

/** Plans the next try, or ends the wait. `tryAgain` fails in the same way while the account is missing. */
export function waitForAccount(showing: number, tryAgain: () => Promise<void>): void {
  const now = Date.now()
  const since = useReview.getState().awaiting?.since ?? now
  const isOver = now - since >= AWAIT_MS
  useReview.setState({ busy: null, error: null, awaiting: { since, nextTryAt: now + AWAIT_EVERY_MS, isOver } })
  if (!isOver) window.setTimeout(() => void again(showing, tryAgain), AWAIT_EVERY_MS)
}

async function again(showing: number, tryAgain: () => Promise<void>): Promise<void> {
  const { showing: shown, awaiting, busy } = useReview.getState()
  // Stops when another transfer is shown, or this one was cancelled.
  if (shown !== showing || awaiting === null || busy !== null) return
  await tryAgain()
}

/** Waits again, from now. */
export async function waitAnew(tryAgain: () => Promise<void>): Promise<void> {
  const now = Date.now()
  useReview.setState({ awaiting: { since: now, nextTryAt: now, isOver: false } })
  await tryAgain()
}
