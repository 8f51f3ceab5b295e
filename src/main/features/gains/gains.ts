// Computes gains on request and keeps the last result, so that unfolding a figure computes nothing again.
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Account } from '../../../shared/contract/account.ts'
import type { GainsChoice } from '../../../shared/contract/history/gains.ts'
import type { WriteDb } from '../../db/database.ts'
import { readSyncTarget } from '../../db/archive/read/readSyncTargets.ts'
import { syncTargetsOf } from '../../sync/syncTargets.ts'
import { gainSteps } from './engine/computeGains.ts'
import type { Gains } from './engine/gainEvents.ts'
import { createPriceBook, type PriceBook } from './priceBook.ts'
import { pricedEvents } from './priceMoves.ts'
import { readMoves, type MoveDeps, type OwnHistory } from './readMoves.ts'

/** What computing needs. */
export interface GainsDeps extends MoveDeps {
  /** The journal. */
  db: WriteDb
  accounts(): readonly Account[]
}

/** A result with what it came from. */
export interface Computed {
  accounts: readonly Account[]
  history: OwnHistory
  gains: Gains
  book: PriceBook
}

/** The computation of one network. */
export interface GainsStore {
  /** Returns the gains by these rules, of the history and the prices that are stored now. */
  compute(rules: Pick<GainsChoice, 'method' | 'scope' | 'currency'>): Promise<Computed>
  /** Says that prices changed. */
  forget(): void
}

const HISTORY = ['txs', 'evmTxs', 'internalTxs']
/** Prices that were seen meanwhile count after this time. */
const KEPT_MS = 600_000

/** Creates the computation; reads nothing before it is asked. */
export function createGainsStore(deps: GainsDeps): GainsStore {
  let history: { stamp: string; value: Promise<OwnHistory> } | null = null
  let computed: { stamp: string; value: Promise<Computed> } | null = null
  let changes = 0

  const historyOf = (stamp: string, accounts: readonly Account[]) => {
    if (history?.stamp !== stamp) history = { stamp, value: readMoves(deps, accounts) }
    return history.value
  }
  const run = async (stamp: string, accounts: readonly Account[], rules: Parameters<GainsStore['compute']>[0]): Promise<Computed> => {
    const { moves, ...rest } = await historyOf(stamp, accounts)
    const { archive, db, registry, world } = deps
    const now = world.clock.now()
    const book = createPriceBook({ archive, db, known: registry.knownAssets, currency: rules.currency, now })
    const events = await inSlices(pricedEvents(moves, rest.assets, book))
    const gains = await inSlices(gainSteps(events, rules))
    return { accounts, history: { moves, ...rest }, gains, book }
  }
  return {
    compute: async (rules) => {
      const accounts = ownAccounts(deps.accounts())
      const stamp = stampOf(deps, accounts)
      const age = Math.floor(deps.world.clock.now() / KEPT_MS)
      const whole = [stamp, rules.method, rules.scope, rules.currency, changes, age].join(' ')
      if (computed?.stamp !== whole) computed = { stamp: whole, value: run(stamp, accounts, rules) }
      try {
        return await computed.value
      } catch (error) {
        // What failed is tried again.
        history = null
        computed = null
        throw error
      }
    },
    forget: () => {
      changes += 1
    },
  }
}

/** Returns the accounts of a Ledger: what is watched is not known to be the user's. */
function ownAccounts(accounts: readonly Account[]): Account[] {
  return accounts.filter(({ signer }) => signer.kind === 'ledger')
}

/** Returns a text that changes with the history of the accounts. */
function stampOf({ archive, registry }: GainsDeps, accounts: readonly Account[]): string {
  const targets = syncTargetsOf(registry, accounts).filter(({ key }) => HISTORY.includes(key.stream))
  return [accounts.map(({ id }) => id).join(','), ...targets.map(({ key }) => readSyncTarget(archive, key).revision)].join(':')
}

/** Returns whether the whole history of the accounts is copied. */
export function isHistoryComplete({ archive, registry }: Pick<GainsDeps, 'archive' | 'registry'>, accounts: readonly Account[]): boolean {
  return syncTargetsOf(registry, accounts)
    .filter(({ key }) => HISTORY.includes(key.stream))
    .every(({ key }) => {
      const { isComplete, notOfferedAt } = readSyncTarget(archive, key)
      return isComplete || notOfferedAt !== null
    })
}

/** Longest time without a pause. */
const SLICE_MS = 6

/** Runs steps, with pauses for what else the main thread does. */
export async function inSlices<T>(steps: Generator<void, T>): Promise<T> {
  for (let since = performance.now(); ;) {
    const step = steps.next()
    if (step.done === true) return step.value
    if (performance.now() - since < SLICE_MS) continue
    await nextTurn()
    since = performance.now()
  }
}
