// The wait for the account that a hook acts for: it comes to be when the first money reaches it, so the same step is tried
// again for a while. Then other ways are offered.
import { AppError } from '../../../../shared/domain/errors.ts'
import { useReview } from '../review/reviewStore.ts'

/** How long a hook is waited for, and how often it is tried. */
export const AWAIT_MS = 120_000
export const AWAIT_EVERY_MS = 5000

/** Whether a step failed only because its account is not there yet. */
export function isAwaited(error: unknown): boolean {
  return error instanceof AppError && error.code === 'transfer.accountAwaited'
}

/** Plans the next try, or ends the wait. `tryAgain` fails in the same way as long as the account is missing. */
export function waitForAccount(showing: number, tryAgain: () => Promise<void>): void {
  const now = Date.now()
  const since = useReview.getState().awaiting?.since ?? now
  const isOver = now - since >= AWAIT_MS
  useReview.setState({ busy: null, error: null, awaiting: { since, nextTryAt: now + AWAIT_EVERY_MS, isOver } })
  if (!isOver) window.setTimeout(() => void again(showing, tryAgain), AWAIT_EVERY_MS)
}

async function again(showing: number, tryAgain: () => Promise<void>): Promise<void> {
  const { showing: shown, awaiting, busy } = useReview.getState()
  // Another transfer is looked at, or this one was cancelled: nobody waits any more.
  if (shown !== showing || awaiting === null || busy !== null) return
  await tryAgain()
}

/** Waits once more, from now. */
export async function waitAnew(tryAgain: () => Promise<void>): Promise<void> {
  const now = Date.now()
  useReview.setState({ awaiting: { since: now, nextTryAt: now, isOver: false } })
  await tryAgain()
}
