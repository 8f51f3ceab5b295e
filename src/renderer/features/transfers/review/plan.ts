// Lists what a transfer will do, step by step, how far it has come, and where the money is if a step fails. Pure: sentences are made in
// words/review.ts.
import type { Action } from '../../../../shared/contract/transfer/action.ts'
import type { RouteHop } from '../../../../shared/contract/transfer/route.ts'
import type { Transfer } from '../../../../shared/contract/transfer/transfer.ts'
import type { Leg } from '../../../../shared/contract/transfer/transferLeg.ts'
import { currentQuote, isReplacing } from '../../../../shared/domain/transfer/legs.ts'
import { isSettled } from '../../../../shared/domain/transfer/transferStateMachine.ts'

/** Where the money lies when the step does not succeed. */
export type IfItFails =
  | { money: 'untouched' }
  /** Only the network fee of this step is spent. */
  | { money: 'feeOnly' }
  /** The chain gives it back at `chainId`. */
  | { money: 'comesBack'; chainId: string }
  /** It stays where the step began. */
  | { money: 'stays'; chainId: string }
  /** It lies on `chainId` with its owner until the step is signed, however long that takes. */
  | { money: 'rests'; chainId: string }
  /** It waits in the bridge until `chainId` takes it. */
  | { money: 'waits'; chainId: string }
  /** Through the optimistic bridge, to be claimed on this chain. */
  | { money: 'returns'; chainId: string }
  /** It waits in the bridge until it is claimed on `chainId`. */
  | { money: 'waitsForClaim'; chainId: string }

interface Common {
  ifItFails: IfItFails
  /** `now` is the first step that is not done. */
  state: 'done' | 'now' | 'ahead'
}

/** A step of the plan. */
export type PlanStep = Common &
  /** `isSwap`: the transaction of a transfer only swaps, on its own chain. */
  (
    | { kind: 'sign'; purpose: Leg['purpose']; chainId: string; isSwap?: boolean }
    | { kind: 'hop'; way: RouteHop['kind']; fromChainId: string; toChainId: string }
    /** The optimistic bridge holds it until its finalization period is over. */
    | { kind: 'hold'; chainId: string }
    | { kind: 'credit'; chainId: string }
    | { kind: 'revoked'; chainId: string }
    /** An own action takes effect. */
    | { kind: 'acted'; chainId: string; action: Action }
  )

type SignStep = PlanStep & { kind: 'sign' }
type Draft = (PlanStep extends infer S ? (S extends PlanStep ? Omit<S, 'state'> : never) : never) & { isDone: boolean }

/** Returns all steps of a transfer in order: each signature, what each transaction does, and the credit to the recipient. */
export function plan(transfer: Transfer): PlanStep[] {
  const isOver = transfer.phase === 'completed' || transfer.phase === 'claimed'
  // Mark every stop as passed once the money was paid out, even where the router reported less.
  const drafts = draftsOf(transfer).map((draft) => (isOver ? { ...draft, isDone: true } : draft))
  const now = drafts.findIndex((draft) => !draft.isDone)
  return drafts.map(({ isDone, ...step }, index): PlanStep => ({ ...step, state: isDone ? 'done' : index === now ? 'now' : 'ahead' }))
}

/** Returns how many signatures a transfer takes in all. */
export function signaturesIn(transfer: Transfer): number {
  return plan(transfer).filter(({ kind }) => kind === 'sign').length
}

/** Returns which of several signatures is the next one, that of a later claim included; null for a single one. */
export function signaturePlace(transfer: Transfer): { number: number; of: number } | null {
  const signed = plan(transfer).filter(({ kind }) => kind === 'sign')
  const number = signed.findIndex(({ state }) => state !== 'done') + 1
  return signed.length < 2 || number === 0 || isReplacing(transfer) ? null : { number, of: signed.length }
}

/** Returns the signatures still to come whose documents are not prepared; none of a transfer that is over. */
export function signaturesAhead(transfer: Transfer): SignStep[] {
  if (isSettled(transfer.phase)) return []
  const open = plan(transfer).filter((step): step is SignStep => step.kind === 'sign' && step.state !== 'done')
  const prepared = transfer.legs.findLast((leg) => leg.end === null && leg.arrivedAt === null && leg.hash === null)
  const first = open.findIndex(({ purpose }) => purpose === prepared?.purpose)
  return open.filter((_, index) => index !== first)
}

/** Returns what the user must still do: approvals of a spender, how often the device is asked, and how often of these only for a claim afterwards. */
export function handsNeeded(steps: readonly PlanStep[]): { approvals: number; confirmations: number; later: number } {
  const signed = steps.filter((step) => step.kind === 'sign' && step.state !== 'done')
  const count = (purpose: Leg['purpose']) => signed.filter((step) => step.kind === 'sign' && step.purpose === purpose).length
  const claims = count('claim')
  return { approvals: count('approval'), confirmations: signed.length, later: claims < signed.length ? claims : 0 }
}

function draftsOf(transfer: Transfer): Draft[] {
  const { request, task } = transfer.quote
  const { fromChainId, toChainId } = request
  switch (task) {
    case 'revoke':
      return [
        { kind: 'sign', purpose: 'revoke', chainId: fromChainId, ifItFails: { money: 'untouched' }, isDone: isSigned(transfer, 'revoke') },
        { kind: 'revoked', chainId: fromChainId, ifItFails: { money: 'feeOnly' }, isDone: transfer.phase === 'completed' },
      ]
    case 'act':
      return actDrafts(transfer)
    case 'claim':
      return [...claimDrafts(transfer), creditDraft(transfer, { money: 'waitsForClaim', chainId: toChainId })]
    case 'send':
      return [...transferDrafts(transfer, 0), creditDraft(transfer, { money: 'stays', chainId: fromChainId })]
    case 'route':
      return routeDrafts(transfer)
  }
}

function actDrafts(transfer: Transfer): Draft[] {
  const { action, request } = transfer.quote
  if (action === null) return []
  const common = { chainId: request.fromChainId, ifItFails: { money: 'feeOnly' } } as const
  return [
    { kind: 'sign', purpose: 'act', ...common, ifItFails: { money: 'untouched' }, isDone: isSigned(transfer, 'act') },
    { kind: 'acted', action, ...common, isDone: transfer.phase === 'completed' },
  ]
}

function routeDrafts(transfer: Transfer): Draft[] {
  const { quote } = transfer
  const arrived = arrivedLegs(transfer).length
  const count = Math.max(arrived + transactionsLeft(transfer), 1)
  const transactions = Array.from({ length: count }, (_, index) => transferDrafts(transfer, index)).flat()
  const { toChainId } = quote.request
  const last = quote.hops.at(-1)
  if (quote.variant === 'lossless') {
    const isOut = transfer.withdrawal?.stage === 'claimable' || transfer.phase === 'claimable' || transfer.phase === 'claimed'
    const hold: Draft = { kind: 'hold', chainId: toChainId, ifItFails: { money: 'waitsForClaim', chainId: toChainId }, isDone: isOut }
    const credit = creditDraft(transfer, { money: 'waitsForClaim', chainId: toChainId })
    // What waits in the bridge has left its rollup, although the transfer's leg arrives only where it is paid out.
    const left = transactions.map((draft) => (draft.kind === 'hop' && transfer.withdrawal !== null ? { ...draft, isDone: true } : draft))
    return [...left, hold, ...claimDrafts(transfer), credit]
  }
  const credit = creditDraft(transfer, ifCreditFails(last, toChainId))
  return [...hookDrafts(transfer), ...transactions, credit]
}

function hookDrafts(transfer: Transfer): Draft[] {
  if (!transfer.quote.needsOpHook) return []
  const ifItFails: IfItFails = { money: 'untouched' }
  const leg = transfer.legs.findLast(({ purpose, end }) => purpose === 'hook' && end === null)
  const chainId = leg?.chainId ?? transfer.quote.request.toChainId
  return [{ kind: 'sign', purpose: 'hook', chainId, ifItFails, isDone: transfer.signedHook !== null }]
}

/** Returns the steps of one transaction of the route: its approvals, the signature, and its hops. */
function transferDrafts(transfer: Transfer, txIndex: number): Draft[] {
  const arrived = arrivedLegs(transfer)
  const hops = hopsOf(transfer, txIndex)
  const isPast = txIndex < arrived.length
  const chainId = arrived[txIndex]?.chainId ?? hops[0]?.fromChainId ?? transfer.quote.request.fromChainId
  const ifUnsigned: IfItFails = txIndex === 0 ? { money: 'untouched' } : { money: 'rests', chainId }
  const isCurrent = txIndex === arrived.length
  const isDone = isPast || (isCurrent && isSigned(transfer, 'transfer'))
  const approvals = txIndex <= arrived.length ? approvalDrafts(transfer, txIndex) : []
  const isSwap = hops.length > 0 && hops.every(({ kind }) => kind === 'swap')
  const sign: Draft = { kind: 'sign', purpose: 'transfer', chainId, ifItFails: ifUnsigned, isDone, ...(isSwap && { isSwap }) }
  const carried = hops.map((hop): Draft => {
    const { kind: way, fromChainId, toChainId } = hop
    return { kind: 'hop', way, fromChainId, toChainId, ifItFails: ifHopFails(hop), isDone: isPast }
  })
  return [...approvals, sign, ...carried]
}

/** Returns the approvals that this transaction has needed so far; the need for one shows when the message is prepared. */
function approvalDrafts(transfer: Transfer, txIndex: number): Draft[] {
  const arrived = arrivedLegs(transfer)
  const after = arrived[txIndex - 1]?.index ?? -1
  const before = arrived[txIndex]?.index ?? transfer.legs.length
  return transfer.legs
    .filter(({ purpose, end, index }) => purpose === 'approval' && end === null && index > after && index < before)
    .map((leg): Draft => {
      const isDone = leg.hash !== null
      return { kind: 'sign', purpose: 'approval', chainId: leg.chainId, ifItFails: { money: 'feeOnly' }, isDone }
    })
}

function claimDrafts(transfer: Transfer): Draft[] {
  const { toChainId: chainId } = transfer.quote.request
  const isDone = isSigned(transfer, 'claim')
  return [{ kind: 'sign', purpose: 'claim', chainId, ifItFails: { money: 'waitsForClaim', chainId }, isDone }]
}

function creditDraft({ quote, phase }: Transfer, ifItFails: IfItFails): Draft {
  const isDone = phase === 'completed' || phase === 'claimed'
  return { kind: 'credit', chainId: quote.request.toChainId, ifItFails, isDone }
}

function arrivedLegs({ legs }: Transfer): Leg[] {
  return legs.filter((leg) => leg.arrivedAt !== null)
}

/** Returns whether a valid document of this purpose that has not arrived yet is signed. */
function isSigned({ legs }: Transfer, purpose: Leg['purpose']): boolean {
  return legs.some((leg) => leg.purpose === purpose && leg.end === null && leg.arrivedAt === null && leg.hash !== null)
}

/** Returns the number of transactions that are still to arrive, by the newest quote. */
function transactionsLeft(transfer: Transfer): number {
  if (transfer.onward !== null) return transfer.onward.quote.transactionsRequired
  return transfer.quote.transactionsRequired - arrivedLegs(transfer).length
}

/** Returns the hops of one transaction, counted from the first of the whole way. A quote for the rest of the way counts from 0 again. */
function hopsOf(transfer: Transfer, txIndex: number): RouteHop[] {
  const arrived = arrivedLegs(transfer).length
  const { quote } = txIndex < arrived ? transfer : currentQuote(transfer)
  const own = transfer.onward !== null && txIndex >= arrived ? txIndex - arrived : txIndex
  return quote.hops.filter((hop) => hop.txIndex === own)
}

function ifCreditFails(last: RouteHop | undefined, toChainId: string): IfItFails {
  // A rollup that refuses a deposit sends it back by a withdrawal. Source: initia-labs/OPinit x/opchild/keeper/msg_server.go.
  if (last?.kind === 'opinit') return { money: 'returns', chainId: last.fromChainId }
  return { money: last?.kind === 'bridge' ? 'waits' : 'stays', chainId: toChainId }
}

function ifHopFails({ kind, fromChainId }: RouteHop): IfItFails {
  // A packet that no relayer delivers times out, and its chain refunds it; any other step fails as a whole, where it began.
  return kind === 'ibc' ? { money: 'comesBack', chainId: fromChainId } : { money: 'stays', chainId: fromChainId }
}

/** Returns how many texts in a row are the same from `index` on; 0 where the one before is the same already. */
export function repeatsFrom(texts: readonly string[], index: number): number {
  const text = texts[index]
  if (index > 0 && texts[index - 1] === text) return 0
  const next = texts.findIndex((other, place) => place > index && other !== text)
  return (next === -1 ? texts.length : next) - index
}
