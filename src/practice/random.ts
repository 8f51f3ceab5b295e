// Seeded random numbers for the practice book: the same seed must give the same history on every machine.

/** A deterministic source of numbers; nothing in here reads the clock or the platform's randomness. */
export interface Random {
  /** A 32-bit unsigned integer. */
  next(): number
  /** An integer in [low, high], both included. */
  between(low: number, high: number): number
  /** True with the given probability (0 to 1). */
  chance(probability: number): boolean
  /** One entry of a list that is not empty. */
  pick<T>(list: readonly T[]): T
  /** `count` bytes as lower-case hex. */
  hex(count: number): string
}

/** SplitMix32 over the seed. Source: public-domain splitmix by Sebastiano Vigna, in its 32-bit form. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x9e3779b9) >>> 0
    let mixed = state
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    return (mixed ^ (mixed >>> 15)) >>> 0
  }
  const between = (low: number, high: number): number => low + (next() % (high - low + 1))
  return {
    next,
    between,
    chance: (probability) => next() < probability * 0x1_0000_0000,
    pick: <T>(list: readonly T[]): T => {
      const entry = list[between(0, list.length - 1)]
      if (entry === undefined) throw new Error('nothing to pick from')
      return entry
    },
    hex: (count) => Array.from({ length: count }, () => (next() & 0xff).toString(16).padStart(2, '0')).join(''),
  }
}
