// Chooses which amounts on their way are drawn: a line costs the window work at every step of its transfer, seen or not.
import type { Portfolio } from '../../../shared/contract/history/portfolio.ts'
import type { TransferView } from '../../../shared/contract/transfer/transfer.ts'
import { isClaimable } from '../../../shared/domain/transfer/legs.ts'

/** An amount on its way. */
export type MovingAmount = Portfolio['moving'][number]

/** Lines before the others are asked for, and how many each press adds. */
export const MOVING_LINES = 20

/** Divides amounts into those that can be claimed and those that are still under way. */
export function divideMoving(
  moving: readonly MovingAmount[],
  views: readonly TransferView[] | null,
): Record<'ready' | 'under', readonly MovingAmount[]> {
  const ready = new Set(views?.flatMap(({ transfer }) => (isClaimable(transfer) ? [transfer.id] : [])))
  const isReady = ({ transferId }: MovingAmount) => ready.has(transferId)
  return { ready: moving.filter(isReady), under: moving.filter((amount) => !isReady(amount)) }
}

/** Returns the amounts that are drawn: all in their order, or of too many first what waits to be claimed. */
export function shownMoving(
  moving: readonly MovingAmount[],
  views: readonly TransferView[] | null,
  limit = MOVING_LINES,
): readonly MovingAmount[] {
  if (moving.length <= limit) return moving
  const { ready, under } = divideMoving(moving, views)
  return [...ready, ...under].slice(0, limit)
}
