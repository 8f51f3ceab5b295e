// What a practice network begins with besides its written history: transfers of its first account, sent right after that history ends and
// recorded once (test/opening), since only the app makes their documents. They belong to the history of one seed.
import type { AcceptedStore, AcceptedTx, StoredEvmEvent, TrackedTx } from '../store/acceptedStore.ts'
import recorded from './opening.json' with { type: 'json' }

/** Recorded transfers. */
export interface Opening {
  /** When the last of them rests, ms. */
  endsAtMs: number
  /** `raw` as base64. */
  accepted: readonly (Omit<AcceptedTx, 'raw' | 'outcome'> & { raw: string; outcome: string })[]
  evmEvents: readonly StoredEvmEvent[]
  tracked: readonly TrackedTx[]
  /** The facts of each transfer, in the form of the app's journal, which this folder does not know. */
  transfers: readonly (readonly unknown[])[]
}

/** The seed of the history that the transfers follow. */
const OPENING_SEED = 1
/** The recorded transfers. */
const OPENING: Opening = recorded

/** Writes the transactions of the recorded transfers, and moves a clock that stands before their end there. */
function write(store: AcceptedStore, nowMs: number): void {
  const { endsAtMs, accepted, evmEvents, tracked } = OPENING
  store.keep('shift_ms', Math.max(0, endsAtMs - nowMs))
  for (const { raw, outcome, ...tx } of accepted) {
    store.addAccepted({ ...tx, raw: new Uint8Array(Buffer.from(raw, 'base64')), outcome: outcome as AcceptedTx['outcome'] })
  }
  for (const event of evmEvents) store.addEvmEvent(event)
  for (const { chainId, hash, trackedAtMs, times } of tracked) {
    for (let time = 0; time < times; time += 1) store.addTracked(chainId, hash, trackedAtMs)
  }
}

/** Returns whether a transaction is one of the recorded transfers. @param hash in capital letters, without 0x. */
export function isOfOpening(hash: string): boolean {
  return OPENING.tracked.some((tracked) => tracked.hash === hash)
}

/**
 * Lets a new book begin with the recorded transfers; one that exists stays as it began.
 * @returns the facts of the transfers that the book has.
 */
export function beginBook(store: AcceptedStore, seed: number, nowMs: number): Opening['transfers'] {
  store.atOnce(() => {
    const begins = store.isNew() && seed === OPENING_SEED
    store.keep('opening', begins ? 1 : 0)
    if (begins) write(store, nowMs)
  })
  return store.keep('opening', 0) === 1 ? OPENING.transfers : []
}
