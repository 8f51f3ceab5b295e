// Begins the claim of what the optimistic bridge has released, from whichever screen lists it.
import { go, navigationStore } from '../../navigation.ts'
import type { AppWindow } from '../../window.ts'
import { beginTransfer } from './beginTransfer.ts'

/** Names a withdrawal of an account. */
export interface ClaimedWithdrawal {
  accountId: string
  /** The rollup that it left. */
  chainId: string
  sequence: string
}

/**
 * Opens the review of the claim, or the transfer that claims it already.
 * @throws AppError those of `withdrawals.claim` and `transfers.create`.
 */
export async function claimWithdrawal(win: AppWindow, { accountId, chainId, sequence }: ClaimedWithdrawal): Promise<void> {
  const { transferId, quote } = await win.client['withdrawals.claim']({ accountId, chainId, sequence })
  if (quote !== null) await beginTransfer(win, quote)
  else if (transferId !== null) go(win, 'transfer', { transferId, from: win.part(navigationStore).getState().screen })
}
