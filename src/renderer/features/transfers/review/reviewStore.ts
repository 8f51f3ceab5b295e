// The transfer on review, and what this window is doing to it.
import { create } from 'zustand'
import type { AppError } from '../../../../shared/domain/errors.ts'
import type { Quote, QuoteChange } from '../../../../shared/contract/transfer/route.ts'
import type { TransferStep, TransferView } from '../../../../shared/contract/transfer/transfer.ts'
import { client, onEvent } from '../../../data/api.ts'
import { asAppError } from '../../../data/asAppError.ts'

/** A newer quote for the transfer, and how it differs from the one that was agreed to. */
export interface Renewal {
  quote: Quote
  changes: QuoteChange[]
}

/** The hook waits for its account on the destination; times in milliseconds since 1970. */
export interface Awaiting {
  since: number
  nextTryAt: number
  /** It was waited for long enough: other ways are offered. */
  isOver: boolean
}

interface ReviewState {
  view: TransferView | null
  /** Raised whenever a transfer is put on review: what this window was doing before belongs to that view no more. */
  showing: number
  /** Why the last thing this window tried failed. */
  error: AppError | null
  /** What this window is running now. */
  busy: TransferStep | 'create' | 'cancel' | 'requote' | 'accept' | null
  /** Cancel was pressed while the device asked: what it answers is not sent. */
  wantsCancel: boolean
  /** Another window has moved the transfer on. */
  wasMovedElsewhere: boolean
  /** Shown to be accepted; null when there is nothing to decide. */
  renewal: Renewal | null
  awaiting: Awaiting | null
  /** The version at which this window went on by itself: once for each, so that a failure is not repeated without end. */
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

export const useReview = create<ReviewState>(() => initial)

/** Puts another transfer on review, or none. */
export function showView(view: TransferView | null): void {
  useReview.setState({ ...initial, view, showing: useReview.getState().showing + 1 })
}

/** Takes a newer state of the transfer on review; an older one, overtaken on its way, is left. */
export function acceptView(view: TransferView): void {
  const current = useReview.getState().view
  if (current?.transfer.id !== view.transfer.id || view.transfer.version < current.transfer.version) return
  useReview.setState({ view })
}

/** Reads a transfer for review, from the disk: the way in after a reload. */
export async function openTransfer(id: string): Promise<void> {
  if (useReview.getState().view?.transfer.id === id) return
  try {
    showView(await client['transfers.get']({ id }))
  } catch (error) {
    useReview.setState({ view: null, error: asAppError(error) })
  }
}

/** Reads the transfer on review again. */
export async function refreshView(): Promise<void> {
  const id = useReview.getState().view?.transfer.id
  if (id === undefined) return
  try {
    acceptView(await client['transfers.get']({ id }))
  } catch (error) {
    useReview.setState({ error: asAppError(error) })
  }
}

onEvent((event) => {
  if (event.type === 'network.changed') showView(null)
  const id = useReview.getState().view?.transfer.id
  const isOfThis = (event.type === 'transfer.changed' || event.type === 'transfer.progress') && event.id === id
  if (event.type === 'reconnected' || isOfThis) void refreshView()
})
