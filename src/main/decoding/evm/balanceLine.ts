// What was held of an asset over time: from what is held now, backwards through what each day changed. Exact in the finest unit.

/** One form of the asset: a denomination on a chain, of one account. */
export interface AssetForm {
  decimals: number
  /** Base units held now. */
  now: string
  /** What each day changed, signed base units; in any order. */
  changes: readonly { day: number; amount: string }[]
}

export interface Line {
  decimals: number
  now: string
  /** Held at the end of each day that changed it, oldest first. */
  points: { day: number; amount: string }[]
  /** Held before the first of them. */
  before: string
}

/** @param fromDay days before it are not known: no point is made of them */
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
    // Opposite changes of two forms leave the whole as it was.
    if (change === 0n) continue
    points.push({ day, amount: held.toString() })
    held -= change
  }
  return { decimals, now: now.toString(), points: points.toReversed(), before: held.toString() }
}
