// Remembers which of several Ledgers the user chose, and recognises it when its path changes.
import type { Ledger } from '../../wire/apdu.ts'

/** The user's choice. */
export interface Choice {
  /** Returns the chosen Ledger with its last path; null without a choice. */
  chosen(): Ledger | null
  /** Chooses one of the last listed Ledgers; null clears the choice. */
  set(path: string | null): void
  /** Updates the choice from the Ledgers that are plugged in. */
  follow(ledgers: readonly Ledger[]): void
  /** Returns the candidates: all, or only the chosen one; empty while that one is unplugged. */
  among(ledgers: readonly Ledger[]): readonly Ledger[]
}

/** Creates an empty choice. */
export function createChoice(): Choice {
  let listed: readonly Ledger[] = []
  let chosen: Ledger | null = null
  /** Paths of the Ledgers that are not the chosen one. */
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
      // A Ledger that opens or quits an app reconnects as the same model under a new path.
      settle(ledgers.find((one) => one.path === path) ?? ledgers.find((one) => one.model === model && !others.includes(one.path)))
    },
    among: (ledgers) => (chosen === null ? ledgers : ledgers.filter(({ path }) => path === chosen?.path)),
  }
}
