// Remembers which of several Ledgers the user chose, and recognises it when its path changes.
import type { Ledger } from '../../wire/apdu.ts'

/** The user's choice. */
export interface Choice {
  /** Returns the chosen Ledger with its last path; null without a choice. */
  chosen(): Ledger | null
  /** Chooses a Ledger that was listed, also one that has left since; null clears the choice. */
  set(path: string | null): void
  /** Updates the choice from the Ledgers that are plugged in. */
  follow(ledgers: readonly Ledger[]): void
  /** Returns the candidates: all, or only the chosen one; empty while that one is unplugged. */
  among(ledgers: readonly Ledger[]): readonly Ledger[]
}

/** Creates an empty choice. */
export function createChoice(): Choice {
  /** The last listing of each path: a Ledger disconnects while it opens an app, so a window may choose one that is gone for the moment. */
  const listings = new Map<string, readonly Ledger[]>()
  let listed: readonly Ledger[] = []
  let chosen: Ledger | null = null
  /** Paths of the Ledgers that are not the chosen one. */
  let others: readonly string[] = []
  const settle = (ledger: Ledger | undefined, among: readonly Ledger[]) => {
    if (ledger === undefined) return
    chosen = ledger
    others = among.flatMap(({ path }) => (path === ledger.path ? [] : path))
  }
  const follow = () => {
    if (chosen === null) return
    const { path, model } = chosen
    // A Ledger that opens or quits an app reconnects as the same model under a new path.
    settle(listed.find((one) => one.path === path) ?? listed.find((one) => one.model === model && !others.includes(one.path)), listed)
  }
  return {
    chosen: () => chosen,
    set: (path) => {
      chosen = null
      const seen = path === null ? [] : (listings.get(path) ?? [])
      settle(
        seen.find((ledger) => ledger.path === path),
        seen,
      )
      follow()
    },
    follow: (ledgers) => {
      listed = ledgers
      for (const { path } of ledgers) listings.set(path, ledgers)
      follow()
    },
    among: (ledgers) => (chosen === null ? ledgers : ledgers.filter(({ path }) => path === chosen?.path)),
  }
}
