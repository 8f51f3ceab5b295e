// The transfer screen's state: the form with its quote, and the transfer under review with what this window is doing to it.
import { create } from 'zustand'
import type { Quote } from '../../shared/route.ts'
import type { Transfer, TransferStep, TransferView } from '../../shared/transfer.ts'
import type { AppError } from '../../shared/errors.ts'
import { client, onEvent } from '../api.ts'
import { createResource } from '../state/resource.ts'
import { asAppError } from '../state/asAppError.ts'
import { EMPTY_FORM, feeReserve, fractionOf, toTyped, type Form } from './form.ts'

interface TransferState {
  form: Form
  /** The last quote, and the question it answers as JSON. It stays on the screen while another is asked. */
  quote: Quote | null
  quoteKey: string | null
  quoteError: AppError | null
  isQuoting: boolean
  /** Raised to ask the same question again. */
  attempt: number
  /** Max was pressed before the network's fee was known: the next quote corrects the amount. */
  wantsAll: boolean
  /** The transfer on review. */
  view: TransferView | null
  /** Raised whenever a transfer is put on review: what this window was doing before belongs to that view no more. */
  showing: number
  /** Why the last thing this window tried failed. */
  error: AppError | null
  /** What this window is running now. */
  busy: TransferStep | 'create' | 'cancel' | null
  /** Cancel was pressed while the device asked: what it answers is not sent. */
  wantsCancel: boolean
  /** Another window has moved the transfer on. */
  wasMovedElsewhere: boolean
}

const initial: TransferState = {
  form: EMPTY_FORM,
  quote: null,
  quoteKey: null,
  quoteError: null,
  isQuoting: false,
  attempt: 0,
  wantsAll: false,
  view: null,
  showing: 0,
  error: null,
  busy: null,
  wantsCancel: false,
  wasMovedElsewhere: false,
}

export const useTransfer = create<TransferState>(() => initial)

/** What the accounts hold, for the amounts of the form. */
const balances = createResource(
  () => client['portfolio.get']({}),
  (event) => event.type === 'portfolio.changed' || event.type === 'accounts.changed',
)
export const useBalances = balances.use
export const reloadBalances = balances.reload

/** Changes the form; an error about the old one goes. */
export function editForm(changes: Partial<Form>): void {
  useTransfer.setState(({ form }) => ({ form: { ...form, ...changes }, quoteError: null, wantsAll: false }))
}

/** Fills in a part of the balance; Max leaves the network's fee behind. */
export function fillAmount(balance: string, percent: 25 | 50 | 75 | 100, decimals: number): void {
  const { quote, form } = useTransfer.getState()
  const isSameAsset = quote?.from.chainId === form.from?.chainId && quote?.from.denom === form.from?.denom
  const reserve = isSameAsset ? feeReserve(quote, quote?.from ?? null) : '0'
  editForm({ typed: toTyped(fractionOf(balance, percent, percent === 100 ? reserve : '0'), decimals) })
  useTransfer.setState({ wantsAll: percent === 100 && !isSameAsset })
}

/** Takes a new quote; after Max it may show that the fee must be left behind. */
export function acceptQuote(quote: Quote, quoteKey: string, balance: string | null): void {
  const { wantsAll, form } = useTransfer.getState()
  useTransfer.setState({ quote, quoteKey, quoteError: null, wantsAll: false })
  if (!wantsAll || balance === null) return
  const typed = toTyped(fractionOf(balance, 100, feeReserve(quote, quote.from)), quote.from.decimals)
  if (typed !== form.typed) editForm({ typed })
}

/** Asks the router the same question again. */
export function askAgain(): void {
  useTransfer.setState(({ attempt }) => ({ attempt: attempt + 1 }))
}

/** Turns the direction round; the amount stays as typed. */
export function swapDirection(): void {
  const { from, to } = useTransfer.getState().form
  editForm({ from: to, to: from, recipient: null })
}

/** Fills the form with what an earlier transfer was asked for. */
export function fillFrom({ quote }: Pick<Transfer, 'quote'>): void {
  const { accountId, fromChainId, fromDenom, toChainId, toDenom, recipient, slippagePercent, amount } = quote.request
  const from = { chainId: fromChainId, denom: fromDenom }
  const to = { chainId: toChainId, denom: toDenom }
  editForm({ accountId, from, to, recipient, slippagePercent, typed: toTyped(amount, quote.from.decimals) })
  useTransfer.setState({ quote: null, quoteKey: null })
}

/** Puts another transfer on review, or none. */
export function showView(view: TransferView | null): void {
  const showing = useTransfer.getState().showing + 1
  useTransfer.setState({ view, showing, error: null, busy: null, wantsCancel: false, wasMovedElsewhere: false })
}

/** Takes a newer state of the transfer on review; an older one, overtaken on its way, is left. */
export function acceptView(view: TransferView): void {
  const current = useTransfer.getState().view
  if (current?.transfer.id !== view.transfer.id || view.transfer.version < current.transfer.version) return
  useTransfer.setState({ view })
}

/** Reads a transfer for review, from the disk: the way in after a reload. */
export async function openTransfer(id: string): Promise<void> {
  if (useTransfer.getState().view?.transfer.id === id) return
  try {
    showView(await client['transfers.get']({ id }))
  } catch (error) {
    useTransfer.setState({ view: null, error: asAppError(error) })
  }
}

/** Reads the transfer on review again. */
export async function refreshView(): Promise<void> {
  const id = useTransfer.getState().view?.transfer.id
  if (id === undefined) return
  try {
    acceptView(await client['transfers.get']({ id }))
  } catch (error) {
    useTransfer.setState({ error: asAppError(error) })
  }
}

onEvent((event) => {
  if (event.type === 'network.changed') useTransfer.setState(initial, true)
  const id = useTransfer.getState().view?.transfer.id
  if (event.type === 'reconnected' || (event.type === 'transfer.changed' && event.id === id)) void refreshView()
})
