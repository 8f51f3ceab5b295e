// Waits for the account that a hook acts for: it is created when the first money reaches it, so the same step is repeated for a while. Then
// other ways are offered.
import { AppError } from '../../../../../shared/domain/errors.ts'
import { reviewStore } from '../../review/reviewStore.ts'
import type { AppWindow } from '../../../../window.ts'

/** How long a hook's account is awaited, ms. */
export const AWAIT_MS = 120_000
/** Interval between two tries, ms. */
export const AWAIT_EVERY_MS = 5000

/** Returns whether a step failed only because the account does not exist yet. */
export function isAwaited(error: unknown): boolean {
  return error instanceof AppError && error.code === 'transfer.accountAwaited'
}

/** Plans the next try, or ends the wait. `tryAgain` fails in the same way while the account is missing. */
export function waitForAccount(win: AppWindow, showing: number, tryAgain: () => Promise<void>): void {
  const now = Date.now()
  const since = win.part(reviewStore).getState().awaiting?.since ?? now
  const isOver = now - since >= AWAIT_MS
  win.part(reviewStore).setState({ busy: null, error: null, awaiting: { since, nextTryAt: now + AWAIT_EVERY_MS, isOver } })
  if (!isOver) setTimeout(() => void again(win, showing, tryAgain), AWAIT_EVERY_MS)
}

async function again(win: AppWindow, showing: number, tryAgain: () => Promise<void>): Promise<void> {
  const { showing: shown, awaiting, busy } = win.part(reviewStore).getState()
  // Stops when another transfer is shown, or this one was cancelled.
  if (shown !== showing || awaiting === null || busy !== null) return
  await tryAgain()
}

/** Waits again, from now. */
export async function waitAnew(win: AppWindow, tryAgain: () => Promise<void>): Promise<void> {
  const now = Date.now()
  win.part(reviewStore).setState({ awaiting: { since: now, nextTryAt: now, isOver: false } })
  await tryAgain()
}
