// Random numbers that can be repeated: one seed decides a whole run.

export interface SeededRandom {
  /** Uniform in [0, 1). */
  next(): number
  /** A whole number from 0 to `below`, exclusive. */
  below(below: number): number
  pick<T>(choices: readonly T[]): T
  /** True in `share` of the cases. */
  happens(share: number): boolean
}

/** Mulberry32. Source: https://github.com/cprosche/mulberry32. */
export function createSeededRandom(seed: number): SeededRandom {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (most: number) => Math.floor(next() * most)
  return {
    next,
    below,
    happens: (share) => next() < share,
    pick: (choices) => {
      const chosen = choices[below(choices.length)]
      if (chosen === undefined) throw new Error('nothing to choose from')
      return chosen
    },
  }
}
