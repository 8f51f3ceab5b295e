// Computes which holdings were never read, or not since money moved, so that no part of a total passes for all of it. Pure.
import type { SyncState, SyncTargetState } from '../../../shared/contract/status.ts'
import type { Transfer } from '../../../shared/contract/transfer/transfer.ts'

/** What a total is summed from, and has not. */
export interface Missing {
  /** Chains whose balances are still being read. */
  balances: string[]
  /** Chains whose stakes are still being read. */
  stakes: string[]
  /** Chains that were asked in vain, and gave nothing before. */
  failed: string[]
}

/** Sync targets that holdings are read from. */
const HELD: readonly SyncTargetState['stream'][] = ['balances', 'tokens', 'staking']

/**
 * Returns what was never read of the holdings of some accounts, and the balances that were read before a transfer changed them.
 * @param accountIds accounts that the total counts
 * @param now milliseconds since 1970; asked for with transfers alone
 */
export function missingOf(sync: SyncState, accountIds: readonly string[], transfers: readonly Transfer[] = [], now = 0): Missing {
  const held = sync.streams.filter(
    ({ stream, accountId, isOffered }) => HELD.includes(stream) && accountIds.includes(accountId) && isOffered,
  )
  const unread = held.filter(({ checkedAt }) => checkedAt === null)
  const moves = transfers.flatMap((transfer) => movesOf(transfer, now))
  const isBefore = ({ stream, chainId, accountId, checkedAt }: SyncTargetState) =>
    stream === 'balances' &&
    checkedAt !== null &&
    moves.some((move) => move.chainId === chainId && move.accountId === accountId && move.at > checkedAt)
  const isAwaited = ({ error }: SyncTargetState) => error === null && sync.isOnline
  const chainsOf = (targets: readonly SyncTargetState[]) => [...new Set(targets.map(({ chainId }) => chainId))]
  const awaited = unread.filter(isAwaited)
  return {
    balances: chainsOf([...awaited.filter(({ stream }) => stream !== 'staking'), ...held.filter(isBefore).filter(isAwaited)]),
    stakes: chainsOf(awaited.filter(({ stream }) => stream === 'staking')),
    failed: chainsOf(unread.filter((target) => !isAwaited(target))),
  }
}

/** How long a transaction is expected in the next block. */
const SOON_MS = 60_000

/**
 * Returns where a transfer changed balances, and when, milliseconds since 1970: where it left, and where it ended or came back. A transaction
 * that was just sent may enter a block at any moment: later than any balance read so far. One that waits for long has changed nothing yet.
 */
function movesOf(transfer: Transfer, now: number): { chainId: string; accountId: string; at: number }[] {
  const { accountId, phase, legs, quote, settledAt } = transfer
  const left = legs.flatMap(({ chainId, sentAt, includedAt, end }) => {
    if (sentAt === null || end !== null) return []
    const isExpected = phase === 'sent' && now - sentAt < SOON_MS
    return [{ chainId, accountId, at: includedAt ?? (isExpected ? Infinity : sentAt) }]
  })
  if (settledAt === null) return left
  const { fromChainId, toChainId } = quote.request
  return [...left, ...[fromChainId, toChainId].map((chainId) => ({ chainId, accountId, at: settledAt }))]
}

/** Returns whether more may join the total at any moment. */
export function isGrowing({ balances, stakes }: Missing): boolean {
  return balances.length + stakes.length > 0
}
