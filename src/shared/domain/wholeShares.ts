// Shares of a whole that add up to it: cut one by one they would add up to 99.98%. Pure.

/** Hundredths of a percent in a whole. */
const WHOLE = 10_000

/** Returns the share of each part in hundredths of a percent: what cutting leaves over goes to the largest remainders. All 0 where the parts are. @example wholeShares([1n, 1n, 1n]) // [3334, 3333, 3333] */
export function wholeShares(parts: readonly bigint[]): number[] {
  const sum = parts.reduce((total, part) => total + part, 0n)
  if (sum === 0n) return parts.map(() => 0)
  const cut = parts.map((part, index) => ({ index, share: Number((part * BigInt(WHOLE)) / sum), left: (part * BigInt(WHOLE)) % sum }))
  const missing = cut.reduce((rest, { share }) => rest - share, WHOLE)
  const raised = new Set(
    cut
      .toSorted((one, other) => (one.left < other.left ? 1 : one.left > other.left ? -1 : one.index - other.index))
      .slice(0, missing)
      .map(({ index }) => index),
  )
  return cut.map(({ index, share }) => (raised.has(index) ? share + 1 : share))
}
