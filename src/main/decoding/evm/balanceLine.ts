// Computes an asset's balance over time, backwards from the current balance through daily changes. Exact in the finest unit.

/** One form of the asset: a denomination of one account on a chain. */
export interface AssetForm {
  decimals: number
  /** Current balance, base units. */
  now: string
  /** Daily changes, signed base units, in any order. */
  changes: readonly { day: number; amount: string }[]
}

/** A balance over time. */
export interface Line {
  decimals: number
  now: string
  /** Balance at the end of each day that changed it, oldest first. */
  points: { day: number; amount: string }[]
  /** Balance before the first of them. */
  before: string
}

/** Computes the line. @param fromDay earlier days are incomplete: no points are made of them */
export function balanceLine(forms: readonly AssetForm[], fromDay: number | null): Line {
  const decimals = Math.max(0, ...forms.map((form) => form.decimals))
  const inFinest = (units: string, form: AssetForm) => BigInt(units) * 10n ** BigInt(decimals - form.decimals)
  const changes = new Map<number, bigint>()
  for (const form of forms) {
    for (const { day, amount } of form.changes) changes.set(day, (changes.get(day) ?? 0n) + inFinest(amount, form))
  }
  const now = forms.reduce((sum, form) => sum + inFinest(form.now, form), 0n)
  let held = now
  const points: Line['points'] = []
  for (const [day, change] of [...changes].toSorted(([left], [right]) => right - left)) {
    if (fromDay !== null && day < fromDay) break
    // Opposite changes of two forms leave the total unchanged.
    if (change === 0n) continue
    points.push({ day, amount: held.toString() })
    held -= change
  }
  return { decimals, now: now.toString(), points: points.toReversed(), before: held.toString() }
}
