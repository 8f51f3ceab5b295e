// Selects what the palette offers for a text: every word of it must be in the name of an entry, or in its synonyms. Pure.
import type { ActivityItem } from '../../../shared/contract/history/activity.ts'
import type { PracticeScreen } from '../../../shared/contract/status.ts'
import { isNear } from '../../../shared/domain/search/search.ts'

/** An entry of the palette. */
export interface PaletteItem {
  id: string
  name: string
  /** Synonyms under which it is found: shown in brackets only where what is typed is in none of the rest. */
  also: string
  /** Text shown dimmed behind the name. */
  hint: string
  /** Keys that do the same, pressed one after the other. */
  keys?: readonly string[]
  /** Nothing else can be meant by what is typed. */
  isMeant?: boolean
  /** Does what the entry names. `typed` is what was typed to find it. */
  run: (typed: string) => void
  /** Returns what takes the focus where the screen is shown already. */
  toFocus?: () => HTMLElement | null
}

/** A group of entries. */
export interface PaletteGroup {
  /** Name of the group, for the screen and for screen readers. */
  value: string
  items: readonly PaletteItem[]
}

/** Returns whether a word begins with the typed one, with at most one mistake. */
function beginsLike(other: string, typed: string): boolean {
  return [typed.length - 1, typed.length, typed.length + 1].some((length) => isNear(typed, other.slice(0, length)))
}

/**
 * Returns the groups with the matching entries, names that begin with the text first; empty groups are left out. The first group is one
 * with an entry of exactly this name or its plural, else one whose name has a single mistake if nothing else matches; the others keep their
 * order. Matches inside synonyms and matches with a mistake count only where no entry has the word otherwise.
 */
export function matching(groups: readonly PaletteGroup[], text: string, most: number): PaletteGroup[] {
  const wanted = text.trim().toLowerCase().split(/\s+/)
  const textOf = ({ name, also, hint }: PaletteItem) => `${name} ${also} ${hint}`.toLowerCase()
  // A word inside of a synonym, as lock in blocks, or of what stands beside the name, as TIA in Initia, would look like a mistake.
  const isExact = ({ name, also, hint }: PaletteItem) => {
    const [shown, beside] = [name.toLowerCase(), ` ${also} ${hint}`.toLowerCase()]
    return wanted.every((word) => shown.includes(word) || beside.includes(` ${word}`))
  }
  const isInside = (item: PaletteItem) => wanted.every((word) => textOf(item).includes(word))
  const isNearly = (item: PaletteItem) => {
    const all = textOf(item)
    return wanted.every(
      (word) => all.includes(word) || (word.length >= 5 && !/\d/.test(word) && all.split(/\s+/).some((other) => beginsLike(other, word))),
    )
  }
  const fits = [isExact, isInside].find((test) => groups.some(({ items }) => items.some(test))) ?? isNearly
  const typed = wanted.join(' ')
  const begins = ({ name }: PaletteItem) => name.toLowerCase().startsWith(typed)
  const isNamed = ({ name }: PaletteItem) =>
    [typed, `${typed}s`].includes(name.toLowerCase()) || (fits === isNearly && isNear(typed, name.toLowerCase()))
  const rank = (item: PaletteItem) => (isNamed(item) ? 2 : begins(item) ? 1 : 0)
  return groups
    .map(({ value, items }) => ({
      value,
      items: items
        .filter(fits)
        .toSorted((a, b) => rank(b) - rank(a))
        .slice(0, most),
    }))
    .filter(({ items }) => items.length > 0)
    .toSorted((a, b) => Number(b.items.some(isNamed)) - Number(a.items.some(isNamed)))
}

/**
 * Returns what matches a text. Where nothing does: what matches it without the filler words that it begins with, then without the words that
 * only join others, then the entries that have most of the words.
 * @param filler,joint words of the language, separated by spaces
 * @param isWhole every word that says something must be in an entry
 * @example matchingRest(groups, 'open settings', { most: 8, filler: 'open show', joint: 'of' }) // as 'settings'
 */
export function matchingRest(
  groups: readonly PaletteGroup[],
  text: string,
  { most, filler, joint, isWhole = false }: { most: number; filler: string; joint: string; isWhole?: boolean },
): PaletteGroup[] {
  const words = text
    .toLowerCase()
    .split(/[\s?!,;]+/u)
    .filter(Boolean)
  const [fillers, joints] = [filler.split(' '), joint.split(' ')]
  const first = words.findIndex((word) => !fillers.includes(word))
  const rest = first < 1 ? [] : words.slice(first)
  const said = words.filter((word) => !fillers.includes(word) && !joints.includes(word))
  for (const tried of [text, rest.join(' '), said.join(' ')]) {
    const found = tried === '' ? [] : matching(groups, tried, most)
    if (found.length > 0) return found
  }
  if (isWhole) return []
  // An amount is in no entry: what is to be done with it is.
  return matchingMost(
    groups,
    said.filter((word) => !/^[\d.,]+$/u.test(word)),
    most,
  )
}

/** Shortest word that is looked for among others. */
const MIN_WORD = 3

/** Returns the entries that have most of the words, and at least half of them; none for a single word. */
function matchingMost(groups: readonly PaletteGroup[], words: readonly string[], most: number): PaletteGroup[] {
  const scored = groups.map(({ value, items }) => ({ value, items: items.map((item) => ({ item, score: scoreOf(item, words) })) }))
  const best = Math.max(0, ...scored.flatMap(({ items }) => items.map(({ score }) => score)))
  if (words.length < 2 || best * 2 < words.length) return []
  return scored
    .map(({ value, items }) => ({ value, items: items.flatMap(({ item, score }) => (score === best ? [item] : [])).slice(0, most) }))
    .filter(({ items }) => items.length > 0)
}

/** Returns how many words an entry has: a word of it begins with each, or with its singular. */
function scoreOf({ name, also, hint }: PaletteItem, words: readonly string[]): number {
  const text = ` ${name} ${also} ${hint}`.toLowerCase()
  const has = (word: string) => text.includes(` ${word}`) || (word.length > MIN_WORD && text.includes(` ${word.replace(/s$/u, '')}`))
  return words.filter((word) => word.length >= MIN_WORD && has(word)).length
}

/** Returns the groups with the entries chosen last in a group of their own before the others; each entry stands once. */
export function recentFirst(groups: readonly PaletteGroup[], recent: readonly string[], value: string): PaletteGroup[] {
  const all = new Map(groups.flatMap(({ items }) => items.map((item) => [item.id, item] as const)))
  const items = recent.flatMap((id) => all.get(id) ?? [])
  if (items.length === 0) return [...groups]
  const rest = groups.map((group) => ({ ...group, items: group.items.filter(({ id }) => !recent.includes(id)) }))
  return [{ value, items }, ...rest]
}

/** What is offered before anything is typed, in its order: the first words of ids. What only opens a form leads, since Enter chooses it. */
const SUGGESTED = [['send'], ['claim'], ['swap'], ['bridge'], ['screen', 'receive'], ['network', 'testnet']]

/** Returns whether an entry begins something that is reviewed next: Enter alone, before anything is typed, must not. */
export function isBeginning(id: string): boolean {
  return id.startsWith('claim')
}

/**
 * Returns the groups to show before anything is typed: what is done most in a group of its own, then those that `kept` names, without what
 * stands in it. Everything else is found by typing.
 */
export function suggestedFirst(groups: readonly PaletteGroup[], value: string, kept: readonly string[]): PaletteGroup[] {
  const all = groups.flatMap(({ items }) => items)
  const items = SUGGESTED.flatMap((words) =>
    all.filter(({ id }) => {
      const named = id.split(' ')
      return words.every((word, index) => named[index] === word)
    }),
  )
  const rest = groups
    .filter((group) => kept.includes(group.value))
    .map((group) => (items.length === 0 ? group : { ...group, items: group.items.filter((item) => !items.includes(item)) }))
  return items.length === 0 ? rest : [{ value, items }, ...rest]
}

/** A part of a name: whether its letters were typed. */
export interface MarkedPart {
  text: string
  isMatch: boolean
}

/** Letters that stand alone: others join, turn the line around or are hidden, and dividing them would change what is read. */
const PLAIN = /^[\u0020-\u007E\u00A1-\u00AC\u00AE-\u024F\u2010-\u2027\u2030-\u205E]*$/u

/** Divides a name where its letters were typed; a place where a word begins is preferred. @example markedParts('Staking', 'stak') */
export function markedParts(name: string, text: string): MarkedPart[] {
  const plain = name.toLowerCase()
  const typed = text.trim().toLowerCase().split(/\s+/u).filter(Boolean)
  const isMarked = Array.from({ length: name.length }, () => false)
  if (PLAIN.test(name) && plain.length === name.length) {
    for (const word of typed) {
      const start = plain.startsWith(word) ? 0 : plain.indexOf(` ${word}`) + 1
      const at = start > 0 || plain.startsWith(word) ? start : plain.indexOf(word)
      if (at >= 0) isMarked.fill(true, at, at + word.length)
    }
  }
  const parts: MarkedPart[] = []
  for (const [index, isMatch] of isMarked.entries()) {
    const last = parts.at(-1)
    if (last?.isMatch === isMatch) last.text += name.charAt(index)
    else parts.push({ text: name.charAt(index), isMatch })
  }
  return parts
}

/** Returns whether a transaction brought nothing but unverified assets: its memo may be an advertisement. Activity lists it, marked. */
export function isUninvited({ direction, movements }: Pick<ActivityItem, 'direction' | 'movements'>): boolean {
  return direction === 'in' && movements.length > 0 && movements.every(({ isVerified }) => !isVerified)
}

/** Returns what can be done with the virtual Ledger in its state: both while that is not known. */
export function ledgerActions(power: PracticeScreen['power'] | undefined): ('lock' | 'unlock')[] {
  if (power === undefined) return ['lock', 'unlock']
  return power === 'unplugged' ? [] : [power === 'locked' ? 'unlock' : 'lock']
}
