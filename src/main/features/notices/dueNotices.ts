// Determines which notices a transfer's current state causes. Pure: the cause identifies those that were given before.
import type { NoticeKind } from '../../../shared/contract/notices.ts'
import type { Transfer, TransferPhase } from '../../../shared/contract/transfer/transfer.ts'
import { currentLeg, hasArrivedLeg, isBringingBack, isReturnClaimable } from '../../../shared/domain/transfer/legs.ts'
import { movesMoney } from '../../../shared/domain/transfer/ownActions.ts'
import { isSettled } from '../../../shared/domain/transfer/transferStateMachine.ts'

/** A notice that is due. */
export interface DueNotice {
  kind: NoticeKind
  /** Identifies the occasion, so that it is reported once, also after a restart. */
  cause: string
}

const BY_PHASE: Partial<Record<TransferPhase, NoticeKind>> = {
  completed: 'arrived',
  claimed: 'arrived',
  unconverted: 'needsYou',
  claimable: 'needsYou',
  refunded: 'refunded',
  failed: 'refunded',
  failedOnSource: 'refunded',
  refusedByChain: 'refunded',
  expiredUnsent: 'refunded',
  superseded: 'refunded',
  stopped: 'stuck',
}

/** Factor of its estimate after which a transfer is reported as stuck. */
const OVERDUE_TIMES = 4
/** Minimum delay before a report: estimates of seconds are inaccurate. */
const SOONEST_OVERDUE_MS = 10 * 60_000
/** Delay where the router gave no estimate. IBC packets may wait for their timeout. */
const OVERDUE_WITHOUT_ESTIMATE_MS = 60 * 60_000

/** Time after which a refused deposit that nobody has claimed is reported: a bridge may pay it back by itself. */
const RETURN_GRACE_MS = 2 * 60_000

/** Returns the notices that are due. `now` is milliseconds since 1970. */
export function dueNotices(transfer: Transfer, now: number): DueNotice[] {
  const { phase, legs } = transfer
  const kind = BY_PHASE[phase]
  // An own action sends no money anywhere, and its user sees it end.
  if (kind === 'arrived' && !movesMoney(transfer.quote)) return []
  if (kind !== undefined) return [{ kind, cause: phase }]
  const waitsForNextLeg = phase === 'authorised' && (hasArrivedLeg(transfer) || legs.some((leg) => leg.includedAt !== null))
  if (waitsForNextLeg) return [{ kind: 'needsYou', cause: `after leg ${legs.length}` }]
  if (isReturnClaimable(transfer)) {
    const since = transfer.withdrawal?.claimableAt ?? now
    return now - since > RETURN_GRACE_MS ? [{ kind: 'needsYou', cause: 'return claimable' }] : []
  }
  return isOverdue(transfer, now) ? [{ kind: 'stuck', cause: `leg ${currentLeg(transfer)?.index ?? 0}` }] : []
}

/** Returns whether the transfer went on without the user. What is only sent may still be refused, and then waits for the user again. */
export function isPastUser({ phase }: Pick<Transfer, 'phase'>): boolean {
  return phase === 'tracking' || phase === 'stopped' || isSettled(phase)
}

/** The finalization period of a withdrawal does not count as a delay, nor that of a return. */
function isOverdue(transfer: Transfer, now: number): boolean {
  const { phase, quote } = transfer
  const sentAt = currentLeg(transfer)?.sentAt ?? null
  if ((phase !== 'sent' && phase !== 'tracking') || sentAt === null || quote.variant === 'lossless' || isBringingBack(transfer))
    return false
  const { durationSeconds } = (transfer.onward ?? transfer).quote
  const limit =
    durationSeconds === null ? OVERDUE_WITHOUT_ESTIMATE_MS : Math.max(SOONEST_OVERDUE_MS, OVERDUE_TIMES * durationSeconds * 1000)
  return now - sentAt > limit
}
