// Reads a complete list that is paged by offset and may change in the meantime. Pages overlap by one row: when the row at the seam differs,
// or a row comes twice, something moved and the list is read again.

/** One row: its name, which identifies it, and its value; undefined for one that cannot be read. */
export interface ListRow<T> {
  name: string
  value: T | undefined
}

/** Where the rows come from. */
export interface ListSource<T> {
  /** Rows requested at a time, at least two. */
  limit: number
  /** Returns rows from an offset on; fewer than `limit` only at the end, unless `more` says otherwise. */
  read(offset: number): Promise<{ rows: ListRow<T>[]; more: boolean }>
}

interface Walk<T> {
  byName: Map<string, T | undefined>
  /** Rows received, the seams counted once. */
  count: number
  /** Every seam fitted. */
  isSeamless: boolean
}

const MAX_WALKS = 6
/** More pages than any account has: stops a list without an end. */
const MAX_PAGES = 2000

/**
 * Returns every row of a list by name, or null when it kept changing. In a list with a fixed order a seamless walk without a repeated row
 * holds every row that stayed: those before a seam were read before it, those behind it after. Where rows of equal rank change places, two
 * walks that together hold as many rows as each of them counted hold them all.
 */
export async function readWholeList<T>(source: ListSource<T>): Promise<ReadonlyMap<string, T | undefined> | null> {
  let previous: Walk<T> | null = null
  for (let walks = 0; walks < MAX_WALKS; walks += 1) {
    const walk = await walkOnce(source)
    if (walk === null) return null
    if (walk.isSeamless && walk.byName.size === walk.count) return walk.byName
    if (previous?.count === walk.count) {
      const both = new Map([...previous.byName, ...walk.byName])
      if (both.size === walk.count) return both
    }
    previous = walk
  }
  return null
}

/** Walks once from the first row to the last; null for a list without an end. */
async function walkOnce<T>({ limit, read }: ListSource<T>): Promise<Walk<T> | null> {
  const byName = new Map<string, T | undefined>()
  let count = 0
  let last: string | null = null
  let isSeamless = true
  let offset = 0
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const { rows, more } = await read(offset)
    const seam = rows[0]?.name
    const fits = last !== null && seam === last
    isSeamless &&= last === null || fits
    const fresh = fits ? rows.slice(1) : rows
    for (const { name, value } of fresh) byName.set(name, value)
    count += fresh.length
    // Only the seam: nothing follows.
    if (rows.length < 2 || (rows.length < limit && !more)) return { byName, count, isSeamless }
    last = rows.at(-1)?.name ?? null
    offset += rows.length - 1
  }
  return null
}
