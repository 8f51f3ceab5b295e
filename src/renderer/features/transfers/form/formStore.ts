// Holds the transfer form's state: what is typed, the router's offers for it, which one is chosen and what was agreed to.
import { createStore, type StoreApi } from 'zustand'
import type { AssetChoice } from '../../../../shared/contract/transfer/assetChoice.ts'
import { asAppError, type AppError } from '../../../../shared/domain/errors.ts'
import type { Offers, Quote } from '../../../../shared/contract/transfer/route.ts'
import type { Transfer } from '../../../../shared/contract/transfer/transfer.ts'
import type { TransferLink } from '../../../../shared/contract/transfer/transferLink.ts'
import { createResource } from '../../../data/resource.ts'
import { dropLink, keepLink } from '../../../data/stores/linkStore.ts'
import { assetsStore, chainsStore } from '../../../data/stores/chainsStore.ts'
import { feeReserve, fractionOf } from '../offers/cost.ts'
import { preferredOffer } from '../offers/offers.ts'
import { EMPTY_FORM, toTyped, type Form, type Spot } from './form.ts'
import { gateName, type Gate } from '../offers/gates.ts'
import { forgetBack } from '../leaving/backDraft.ts'
import { isAddressOn } from '../recipient/recipientFault.ts'
import { sidesWith } from './ways.ts'
import { storeHook, type AppWindow } from '../../../window.ts'

/** Most characters that the search for assets accepts. */
const MAX_TEXT = 120

interface FormState {
  form: Form
  /** The last offers, and the question they answer as JSON. They stay on screen while new ones are requested. */
  offers: Offers | null
  quoteKey: string | null
  quoteError: AppError | null
  isQuoting: boolean
  /** The wanted offer; the preferred one where the offers do not contain it. */
  variant: Quote['variant'] | null
  /** Gates that were agreed to, by `gateName`. */
  agreed: readonly string[]
  /** Incremented to ask the same question again. */
  attempt: number
  /** Max was pressed before the network's fee was known: the next quote corrects the amount. */
  wantsAll: boolean
  /** A link filled the form, and the user has not chosen the account yet: no default is set then. */
  needsAccount: boolean
  /** What the form asked for was sent, and nothing else was chosen since: it may begin with another asset. */
  isSent: boolean
  /** Assets picked from the search: those that no list names are known from here. */
  picked: readonly AssetChoice[]
}

const initial: FormState = {
  form: EMPTY_FORM,
  offers: null,
  quoteKey: null,
  quoteError: null,
  isQuoting: false,
  variant: null,
  agreed: [],
  attempt: 0,
  wantsAll: false,
  needsAccount: false,
  isSent: false,
  picked: [],
}

/** Holds the state of the form. */
export function formStore(win: AppWindow): StoreApi<FormState> {
  const store = createStore<FormState>(() => initial)
  win.onEvent((event) => {
    if (event.type === 'network.changed') store.setState(initial, true)
  })
  return store
}
/** Reads it in components. */
export const useForm = storeHook(formStore)

/** Holds the balances of the accounts, for the amounts of the form. */
const balancesStore = (win: AppWindow) =>
  createResource(
    win,
    () => win.client['portfolio.get']({}),
    (event) => event.type === 'portfolio.changed' || event.type === 'accounts.changed',
  )
/** Subscribes to the balances. */
export const useBalances = storeHook(balancesStore)
/** Reads the balances again. */
export const reloadBalances = (win: AppWindow) => win.part(balancesStore).reload()

/** Returns the chosen offer; null before the router has answered. */
export function chosenOffer({ offers, variant }: Pick<FormState, 'offers' | 'variant'>): Quote | null {
  if (offers === null) return null
  return offers.offers.find((offer) => offer.variant === variant) ?? preferredOffer(offers.offers)
}

/** Returns the chosen offer, for components. */
export function useChosenOffer(): Quote | null {
  return useForm(chosenOffer)
}

/** Changes the form; clears the error about the old one, and the agreement that was given for other assets. */
export function editForm(win: AppWindow, changes: Partial<Form>): void {
  const isAnotherWay = (['from', 'to', 'recipient', 'accountId'] as const).some((name) => name in changes)
  win.part(formStore).setState(({ form, variant, agreed, needsAccount, isSent }) => ({
    form: { ...form, ...changes },
    needsAccount: needsAccount && (changes.accountId ?? null) === null,
    isSent: isSent && !('from' in changes),
    quoteError: null,
    wantsAll: false,
    variant: isAnotherWay ? null : variant,
    agreed: isAnotherWay ? [] : agreed,
  }))
}

/** Fills in a part of the balance; Max leaves the network's fee behind. */
export function fillAmount(win: AppWindow, balance: string, percent: 25 | 50 | 75 | 100, decimals: number): void {
  const { form } = win.part(formStore).getState()
  const quote = chosenOffer(win.part(formStore).getState())
  const isSameAsset = quote !== null && quote.from.chainId === form.from?.chainId && quote.from.denom === form.from.denom
  const reserve = isSameAsset ? feeReserve(quote, quote.from) : '0'
  editForm(win, { typed: toTyped(fractionOf(balance, percent, percent === 100 ? reserve : '0'), decimals) })
  win.part(formStore).setState({ wantsAll: percent === 100 && !isSameAsset })
}

/** Stores new offers; after Max they may show that the fee must be left behind. */
export function acceptOffers(win: AppWindow, offers: Offers, quoteKey: string, balance: string | null): void {
  const { wantsAll, form } = win.part(formStore).getState()
  win.part(formStore).setState({ offers, quoteKey, quoteError: null, wantsAll: false })
  const quote = chosenOffer(win.part(formStore).getState())
  if (!wantsAll || balance === null || quote === null) return
  const typed = toTyped(fractionOf(balance, 100, feeReserve(quote, quote.from)), quote.from.decimals)
  if (typed !== form.typed) editForm(win, { typed })
}

/** Clears the offers: they have become a transfer, or there is nothing to ask. A form that asks the same as before asks anew. */
export function dropOffers(win: AppWindow): void {
  win.part(formStore).setState(({ attempt }) => ({ offers: null, quoteKey: null, isQuoting: false, attempt: attempt + 1 }))
}

/** Asks the router the same question again. */
export function askAgain(win: AppWindow): void {
  win.part(formStore).setState(({ attempt }) => ({ attempt: attempt + 1 }))
}

/** Chooses a different offer. */
export function chooseVariant(win: AppWindow, variant: Quote['variant']): void {
  win.part(formStore).setState({ variant })
}

/** Agrees to a gate, or withdraws the agreement. */
export function agreeTo(win: AppWindow, gate: Gate, isAgreed: boolean): void {
  const name = gateName(gate)
  const { agreed } = win.part(formStore).getState()
  const others = agreed.filter((one) => one !== name)
  win.part(formStore).setState({ agreed: isAgreed ? [...others, name] : others })
}

/** Chooses an asset from the search. */
export function pickAsset(win: AppWindow, side: 'from' | 'to', choice: AssetChoice): void {
  const { chainId, denom } = choice.asset
  win.part(formStore).setState(({ picked }) => ({
    picked: [...picked.filter(({ asset }) => asset.chainId !== chainId || asset.denom !== denom), choice],
  }))
  const { form } = win.part(formStore).getState()
  const { from, to } = sidesWith(form, side, { chainId, denom })
  const destination = to === form.to ? {} : { to, recipient: to === null ? null : keptRecipient(win, to.chainId) }
  editForm(win, { ...(from === form.from ? {} : { from }), ...destination })
}

/** Returns the recipient that a new destination keeps: what was typed, if it is an address there; null for the account's own. */
function keptRecipient(win: AppWindow, chainId: string): string | null {
  const { recipient } = win.part(formStore).getState().form
  const chains = win.part(chainsStore).getState().value
  const chain = chains?.find(({ id }) => id === chainId)
  return recipient !== null && chain !== undefined && isAddressOn(recipient, chain) ? recipient : null
}

/** Starts the form with an asset on a chain; where no list names it, main is asked about it. */
export async function startWith(win: AppWindow, from: Spot, changes: Partial<Form>): Promise<void> {
  editForm(win, { ...changes, from })
  await nameSpot(win, 'from', from)
}

async function nameSpot(win: AppWindow, side: 'from' | 'to', { chainId, denom }: Spot): Promise<void> {
  const { accountId } = win.part(formStore).getState().form
  const listed = win.part(assetsStore).getState().value ?? []
  if (accountId === null || listed.some((asset) => asset.chainId === chainId && asset.denom === denom)) return
  try {
    const question = { accountId, side, text: denom.slice(0, MAX_TEXT), chainId, limit: 50 } as const
    const { assets } = await win.client['transfers.assets'](question)
    const choice = assets.find(({ asset }) => asset.chainId === chainId && asset.denom === denom)
    if (choice !== undefined) win.part(formStore).setState(({ picked }) => ({ picked: [...picked, choice] }))
  } catch (error) {
    win.part(formStore).setState({ quoteError: asAppError(error) })
  }
}

function nameSpots(win: AppWindow): void {
  const { from, to } = win.part(formStore).getState().form
  if (from !== null) void nameSpot(win, 'from', from)
  if (to !== null) void nameSpot(win, 'to', to)
}

/** Fills the form with the values of a link only: the account is the user's choice. */
export function fillFromLink(win: AppWindow, { fromChain, fromAsset, toChain, toAsset, amount, recipient }: TransferLink): void {
  const spot = (chainId?: string, denom?: string) => (chainId === undefined || denom === undefined ? null : { chainId, denom })
  const from = spot(fromChain, fromAsset)
  editForm(win, { ...EMPTY_FORM, from, to: spot(toChain, toAsset), typed: amount ?? '', recipient: recipient ?? null })
  win.part(formStore).setState({ needsAccount: true })
  dropOffers(win)
  forgetBack(win)
  keepLink(win)
}

/** Chooses the paying account. The values of a link stay; otherwise the recipient becomes the new account's address. */
export function chooseAccount(win: AppWindow, accountId: string | null): void {
  const { needsAccount } = win.part(formStore).getState()
  editForm(win, { accountId, ...(needsAccount ? {} : { recipient: null }) })
  if (needsAccount) nameSpots(win)
}

/** Clears the form, also the values of a link. */
export function emptyForm(win: AppWindow): void {
  dropOffers(win)
  forgetBack(win)
  editForm(win, EMPTY_FORM)
  win.part(formStore).setState({ needsAccount: false })
  dropLink(win)
}

/** Swaps source and destination; the amount stays as typed. */
export function swapDirection(win: AppWindow): void {
  const { from, to } = win.part(formStore).getState().form
  editForm(win, { from: to, to: from, recipient: null })
}

/** Fills the form with an earlier transfer's request, apart from `changes`; main is asked about unlisted assets. */
export function fillFrom(win: AppWindow, { quote }: Pick<Transfer, 'quote'>, changes: Partial<Form> = {}): void {
  const { accountId, fromChainId, fromDenom, toChainId, toDenom, recipient, slippagePercent, amount, memo = '' } = quote.request
  const from = { chainId: fromChainId, denom: fromDenom }
  const to = { chainId: toChainId, denom: toDenom }
  editForm(win, { accountId, from, to, recipient, slippagePercent, memo, typed: toTyped(amount, quote.from.decimals), ...changes })
  dropOffers(win)
  forgetBack(win)
  dropLink(win)
  void nameSpot(win, 'from', changes.from ?? from)
  void nameSpot(win, 'to', changes.to ?? to)
}
