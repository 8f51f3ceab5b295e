// Which of several Ledgers its user has chosen, known again when it comes back under another path.
import type { Ledger } from '../../wire/apdu.ts'

export interface Choice {
  /** Under the path that it had last; null without a choice. */
  chosen(): Ledger | null
  /** Chooses one of those that were listed last; null takes the choice back. */
  set(path: string | null): void
  /** Takes note of what is plugged in now. */
  follow(ledgers: readonly Ledger[]): void
  /** Those that come into question: all of them, or the chosen one alone; nothing while that one is away. */
  among(ledgers: readonly Ledger[]): readonly Ledger[]
}

/** A choice that nobody has made yet. */
export function createChoice(): Choice {
  let listed: readonly Ledger[] = []
  let chosen: Ledger | null = null
  /** The paths of those that are not the chosen one. */
  let others: readonly string[] = []
  const settle = (ledger: Ledger | undefined) => {
    if (ledger === undefined) return
    chosen = ledger
    others = listed.flatMap(({ path }) => (path === ledger.path ? [] : path))
  }
  return {
    chosen: () => chosen,
    set: (path) => {
      chosen = null
      settle(listed.find((ledger) => ledger.path === path))
    },
    follow: (ledgers) => {
      listed = ledgers
      if (chosen === null) return
      const { path, model } = chosen
      // Whoever opens or leaves an app comes back as the same model under a path that nobody had.
      settle(ledgers.find((one) => one.path === path) ?? ledgers.find((one) => one.model === model && !others.includes(one.path)))
    },
    among: (ledgers) => (chosen === null ? ledgers : ledgers.filter(({ path }) => path === chosen?.path)),
  }
}
