// What the palette offers for a text: every word of it must be in the name of a thing, or in the other words for it. Pure.
import { isNear } from '../../../shared/domain/search/search.ts'

export interface PaletteItem {
  id: string
  name: string
  /** Other words under which it is found: not shown. */
  also: string
  /** Shown dimmed behind the name. */
  hint: string
  run: () => void
}

export interface PaletteGroup {
  /** Its name, for eyes and readers. */
  value: string
  items: readonly PaletteItem[]
}

/** Returns whether a word begins with the typed one, one mistake aside. */
function beginsLike(other: string, typed: string): boolean {
  return [typed.length - 1, typed.length, typed.length + 1].some((length) => isNear(typed, other.slice(0, length)))
}

/** Groups in their order with what fits, names that begin with the text first; groups of nothing are left out. */
export function matching(groups: readonly PaletteGroup[], text: string, most: number): PaletteGroup[] {
  const wanted = text.trim().toLowerCase().split(/\s+/)
  const fits = ({ name, also, hint }: PaletteItem) => {
    const all = `${name} ${also} ${hint}`.toLowerCase()
    return wanted.every((word) => all.includes(word) || (word.length >= 4 && all.split(/\s+/).some((other) => beginsLike(other, word))))
  }
  const begins = ({ name }: PaletteItem) => name.toLowerCase().startsWith(wanted.join(' '))
  return groups
    .map(({ value, items }) => {
      const found = items.filter(fits)
      return { value, items: [...found.filter(begins), ...found.filter((item) => !begins(item))].slice(0, most) }
    })
    .filter(({ items }) => items.length > 0)
}
