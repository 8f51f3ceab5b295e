// Compares rows of a local copy with rows of its source. Pure: the caller decides what is compared and how.

/** One thing that both sides may have. */
export interface Row {
  /** What identifies the row. */
  name: string
  /** Its facts, as text; null for an unknown one. */
  facts: Readonly<Record<string, string | null>>
}

export type Difference =
  | { kind: 'missing' | 'extra' | 'twice'; name: string }
  /** Both have it and say different things of it. */
  | { kind: 'other'; name: string; fact: string; held: string | null; told: string | null }

export interface Verdict {
  /** Readable name of what was compared: "EVM transactions". */
  title: string
  /** Number of rows that the source returned. */
  compared: number
  differences: Difference[]
}

/**
 * Compares by name, then fact by fact; facts that the source does not have are ignored.
 * @param held rows of the local copy
 * @param told rows of the source
 */
export function compareRows(title: string, held: readonly Row[], told: readonly Row[]): Verdict {
  const heldByName = new Map(held.map((row) => [row.name, row]))
  const toldByName = new Map(told.map((row) => [row.name, row]))
  const differences: Difference[] = [
    ...namesTwice(held).map((name) => ({ kind: 'twice' as const, name })),
    ...[...toldByName.keys()].filter((name) => !heldByName.has(name)).map((name) => ({ kind: 'missing' as const, name })),
    ...[...heldByName.keys()].filter((name) => !toldByName.has(name)).map((name) => ({ kind: 'extra' as const, name })),
    ...[...toldByName.values()].flatMap((row) => factsThatDiffer(heldByName.get(row.name), row)),
  ]
  return { title, compared: toldByName.size, differences }
}

function namesTwice(rows: readonly Row[]): string[] {
  const met = new Set<string>()
  const twice = new Set<string>()
  for (const { name } of rows) {
    if (met.has(name)) twice.add(name)
    met.add(name)
  }
  return [...twice]
}

function factsThatDiffer(held: Row | undefined, { name, facts }: Row): Difference[] {
  if (held === undefined) return []
  return Object.entries(facts).flatMap(([fact, told]): Difference[] => {
    const own = held.facts[fact] ?? null
    return own === told ? [] : [{ kind: 'other', name, fact, held: own, told }]
  })
}

/** Differences of one stream that are written out. */
const MAX_SHOWN = 5

/** One line, and under it the first few differences. */
export function verdictText(where: string, { title, compared, differences }: Verdict): string {
  const shown = differences.slice(0, MAX_SHOWN).map((difference) => `\n    ${differenceText(difference)}`)
  const rest = differences.length - shown.length
  const more = rest > 0 ? `\n    and ${rest} more` : ''
  const verdict = differences.length === 0 ? 'equal' : `${differences.length} DIFFERENT`
  return `${where} ${title}: ${compared} compared, ${verdict}${shown.join('')}${more}\n`
}

function differenceText(difference: Difference): string {
  const { kind, name } = difference
  if (kind !== 'other') return `${kind} ${name}`
  const { fact, held, told } = difference
  return `${name} ${fact}: held ${held ?? 'nothing'}, told ${told ?? 'nothing'}`
}
