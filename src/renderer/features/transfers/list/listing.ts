// Groups the list of transfers: what is ready to claim first, then live ones, drafts, and history by day, narrowed by a filter and a kind. Pure.
import { isSettled } from '../../../../shared/domain/transfer/transferStateMachine.ts'
import { isClaimable, isDraft, isReturnClaimable } from '../../../../shared/domain/transfer/legs.ts'
import { movesMoney } from '../../../../shared/domain/transfer/ownActions.ts'
import { startedAt } from '../../../../shared/domain/transfer/timelineTimes.ts'
import { nextStep } from '../../../../shared/domain/transfer/nextStep.ts'
import type { Transfer, TransferView } from '../../../../shared/contract/transfer/transfer.ts'

/** Filter of the list. */
export type Filter = 'all' | 'live' | 'needsYou'

/** Kinds of what is listed: all, what moves money, or what is done on one chain. */
export const KINDS = ['all', 'transfers', 'actions'] as const
/** A kind of what is listed. */
export type Kind = (typeof KINDS)[number]

/** Returns whether a transfer is of a kind. */
export function isOfKind({ transfer }: Pick<TransferView, 'transfer'>, kind: Kind): boolean {
  return kind === 'all' || movesMoney(transfer.quote) === (kind === 'transfers')
}

/** A group of the list. */
export interface Group {
  /** What its transfers share: ready to claim, under way, not begun, or any moment of their day. */
  of: 'toClaim' | 'live' | 'drafts' | number
  views: TransferView[]
}

/** Drafts that are listed before the others are asked for: what moved comes first. */
const MAX_DRAFTS = 2

/** Returns the transfers of a group that stand in the list: of drafts the newest ones, unless the one that is open is another. */
export function foldedViews({ of, views }: Group, openId: string | null): readonly TransferView[] {
  const first = views.slice(0, MAX_DRAFTS)
  const isOpenLater = views.slice(MAX_DRAFTS).some(({ transfer }) => transfer.id === openId)
  return of !== 'drafts' || isOpenLater ? views : first
}

/** Returns whether the next step is the user's: a signature, a waiting send, a journey that is no longer tracked, a refused deposit to be
 * claimed. A draft needs nothing. */
export function needsUser({ transfer, running }: Pick<TransferView, 'transfer' | 'running'>): boolean {
  if (isReturnClaimable(transfer)) return true
  return running === null && !isDraft(transfer) && nextStep(transfer)?.owner === 'user'
}

/** Returns whether it is under way; what is ready to claim has come as far as it goes by itself. */
function isLive(transfer: Transfer): boolean {
  return !isSettled(transfer.phase) && !isDraft(transfer) && !isClaimable(transfer)
}

/** Returns whether it is a review that was given up before the device was asked, which leaves nothing behind; one that Waybill closed stays listed. */
function isGivenUp(transfer: Transfer): boolean {
  return isSettled(transfer.phase) && isDraft(transfer) && transfer.doneBy === null
}

/** Returns the transfers that are listed: all but those that left nothing behind. */
export function listedViews(views: readonly TransferView[]): TransferView[] {
  return views.filter(({ transfer }) => !isGivenUp(transfer))
}

/** What the sheet of a list shows where no link names a transfer, and how the list was narrowed then. */
export interface ShownFirst {
  id: string
  filter: Filter
  kind: Kind
}

/**
 * Returns the transfer whose sheet is shown: the one that a link names, even where the filter hides it, else the one shown before, else the
 * first one; never another in place of a named one that isn't listed.
 * @param before stays shown when it settles or leaves the list: only the user replaces it, by narrowing the list in another way
 */
export function openView(
  { listed, shown }: { listed: readonly TransferView[]; shown: readonly TransferView[] },
  named: string | undefined,
  before: ShownFirst | null,
  narrowed: Omit<ShownFirst, 'id'>,
): TransferView | undefined {
  const byId = (id: string) => listed.find(({ transfer }) => transfer.id === id)
  if (named !== undefined) return byId(named)
  const kept = before === null ? undefined : byId(before.id)
  const isStill = before?.filter === narrowed.filter && before.kind === narrowed.kind
  return kept !== undefined && (isStill || shown.includes(kept)) ? kept : shown[0]
}

/**
 * Groups the transfers that pass the filter.
 * @param dayOf returns the same text for two moments of one local day
 */
export function groupViews(views: readonly TransferView[], filter: Filter, dayOf: (at: number) => string): Group[] {
  const kept = listedViews(views).filter((view) => {
    if (filter === 'all') return true
    return filter === 'live' ? isLive(view.transfer) : needsUser(view)
  })
  const byNewest = kept.toSorted((left, right) => startedAt(right.transfer) - startedAt(left.transfer))
  const open = byNewest.filter(({ transfer }) => !isSettled(transfer.phase))
  const groups: Group[] = [
    { of: 'toClaim', views: open.filter(({ transfer }) => isClaimable(transfer)) } as const,
    { of: 'live', views: open.filter(({ transfer }) => isLive(transfer)) } as const,
    { of: 'drafts', views: open.filter(({ transfer }) => isDraft(transfer)) } as const,
  ].filter(({ views }) => views.length > 0)
  for (const view of byNewest.filter(({ transfer }) => isSettled(transfer.phase))) {
    const day = startedAt(view.transfer)
    const last = groups.at(-1)
    if (typeof last?.of === 'number' && dayOf(last.of) === dayOf(day)) last.views.push(view)
    else groups.push({ of: day, views: [view] })
  }
  return groups
}
