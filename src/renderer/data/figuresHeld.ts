// Decides when figures stay that were whole, while newer ones are being made. Pure.

/** What tells whether figures are whole. */
export interface Figures {
  isAddingUp: boolean
  hasGap?: boolean
  points?: readonly unknown[]
}

/** Returns whether figures lack rows that are on their way. */
export function isUnfinished(figures: Figures | null): boolean {
  return figures !== null && (figures.isAddingUp || figures.hasGap === true)
}

/** Returns whether a line lacks what the one before had, so that one stays. Before any history is there, the newest part is the best. */
export function isLess(next: Figures | null, before: Figures | null): boolean {
  return isUnfinished(next) && !isUnfinished(before) && (before?.points?.length ?? 0) > 1
}
