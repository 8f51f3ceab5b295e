// Holds the transfer under review, and what this window is doing to it.
import { createStore, type StoreApi } from 'zustand'
import { asAppError, type AppError } from '../../../../shared/domain/errors.ts'
import type { Quote, QuoteChange } from '../../../../shared/contract/transfer/route.ts'
import type { TransferStep, TransferView } from '../../../../shared/contract/transfer/transfer.ts'
import { storeHook, type AppWindow } from '../../../window.ts'

/** A newer quote for the transfer, and how it differs from the accepted one. */
export interface Renewal {
  quote: Quote
  changes: QuoteChange[]
}

/** The hook waits for its account on the destination; times in milliseconds since 1970. */
export interface Awaiting {
  since: number
  nextTryAt: number
  /** The wait is over: other ways are offered. */
  isOver: boolean
}

interface ReviewState {
  view: TransferView | null
  /** Incremented whenever a transfer is put under review: earlier work of this window no longer applies to it. */
  showing: number
  /** Why the last action of this window failed. */
  error: AppError | null
  /** What this window is running now. */
  busy: TransferStep | 'create' | 'cancel' | 'requote' | 'accept' | null
  /** Cancel was pressed while the device asked: its answer is not sent. */
  wantsCancel: boolean
  /** Another window has advanced the transfer. */
  wasMovedElsewhere: boolean
  /** Shown for acceptance; null when there is nothing to decide. */
  renewal: Renewal | null
  awaiting: Awaiting | null
  /** The version at which this window continued without a press: once for each, so that a failure is not repeated endlessly. */
  triedAt: number | null
}

const initial: ReviewState = {
  view: null,
  showing: 0,
  error: null,
  busy: null,
  wantsCancel: false,
  wasMovedElsewhere: false,
  renewal: null,
  awaiting: null,
  triedAt: null,
}

/** Holds the transfer under review. */
export function reviewStore(win: AppWindow): StoreApi<ReviewState> {
  const store = createStore<ReviewState>(() => initial)
  win.onEvent((event) => {
    if (event.type === 'network.changed') showView(win, null)
    const id = store.getState().view?.transfer.id
    const isOfThis = (event.type === 'transfer.changed' || event.type === 'transfer.progress') && event.id === id
    if (event.type === 'reconnected' || isOfThis) void refreshView(win)
  })
  return store
}
/** Reads it in components. */
export const useReview = storeHook(reviewStore)

/** Puts a different transfer under review, or none. */
export function showView(win: AppWindow, view: TransferView | null): void {
  win.part(reviewStore).setState({ ...initial, view, showing: win.part(reviewStore).getState().showing + 1 })
}

/** Stores a newer state of the transfer under review; an older one that arrives late is ignored. */
export function acceptView(win: AppWindow, view: TransferView): void {
  const current = win.part(reviewStore).getState().view
  if (current?.transfer.id !== view.transfer.id || view.transfer.version < current.transfer.version) return
  win.part(reviewStore).setState({ view })
}

/** Reads a transfer for review from the disk, as after a reload. */
export async function openTransfer(win: AppWindow, id: string): Promise<void> {
  if (win.part(reviewStore).getState().view?.transfer.id === id) return
  try {
    showView(win, await win.client['transfers.get']({ id }))
  } catch (error) {
    win.part(reviewStore).setState({ view: null, error: asAppError(error) })
  }
}

/** Reads the transfer under review again. */
export async function refreshView(win: AppWindow): Promise<void> {
  const id = win.part(reviewStore).getState().view?.transfer.id
  if (id === undefined) return
  try {
    acceptView(win, await win.client['transfers.get']({ id }))
  } catch (error) {
    win.part(reviewStore).setState({ error: asAppError(error) })
  }
}
