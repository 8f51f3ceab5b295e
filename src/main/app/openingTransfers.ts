// Enters the transfers that the practice network began with into its journal, once their account is there and no transfer is.
import type { Account } from '../../shared/contract/account.ts'
import type { Quote } from '../../shared/contract/transfer/route.ts'
import type { Transfer, TransferFact } from '../../shared/contract/transfer/transfer.ts'
import { isSettled } from '../../shared/domain/transfer/transferStateMachine.ts'
import type { AppEvent } from '../../shared/contract/events.ts'
import type { World } from '../platform/world.ts'
import type { WriteDb } from '../db/database.ts'
import { addNotice, readNotices } from '../db/journal/notices.ts'
import { appendFact, openTransfer } from '../db/journal/transfers.ts'
import type { Transfers } from '../features/transfers/transfers.ts'
import { dueNotices } from '../features/notices/dueNotices.ts'

/** What the practice network began with. */
export interface PracticeOpening {
  /** Returns the facts of its transfers, oldest first. */
  opening(): TransferFact[][]
}

/** What entering them needs. */
export interface OpeningDeps {
  /** The journal. */
  db: WriteDb
  accounts(): Account[]
  world: Pick<World, 'newId'>
  /** Null on every network except the practice network. */
  practice: PracticeOpening | null
  emit(event: AppEvent): void
  transfers: Pick<Transfers, 'checkNow'>
}

/** Enters the transfers as one change, and tracks them like others. @throws AppError store.…. */
export function enterOpening(deps: OpeningDeps): void {
  const { db, practice, emit, transfers } = deps
  if (practice === null || db.prepare('SELECT 1 FROM transfer LIMIT 1').get() !== undefined) return
  const write = db.transaction(() => practice.opening().flatMap((facts) => enterOne(deps, facts)))
  for (const { id, version } of write.immediate()) {
    emit({ type: 'transfer.changed', id, version })
    transfers.checkNow(id)
  }
}

/** Returns the transfer; none while its account is not there. */
function enterOne({ db, world, accounts }: OpeningDeps, recorded: readonly TransferFact[]): Transfer[] {
  const [quoted] = recorded
  const sender = quoted?.type === 'quoted' ? quoted.sender.toLowerCase() : ''
  const isSender = ({ address, signer }: Account) =>
    signer.kind === 'ledger' && [address.bech32, address.hex.toLowerCase()].includes(sender)
  const account = accounts().find(isSender)
  return account === undefined ? [] : [enterFor(db, world.newId(), account.id, recorded)]
}

function enterFor(db: WriteDb, id: string, accountId: string, recorded: readonly TransferFact[]): Transfer {
  const [first, ...rest] = recorded.map((fact) => ('quote' in fact ? { ...fact, quote: quotedFor(fact.quote, accountId) } : fact))
  if (first?.type !== 'quoted') throw new Error('a recorded transfer without a quote')
  const opened = openTransfer({ db }, id, first)
  const entered = rest.reduce((transfer, fact) => appendFact({ db }, { id: transfer.id, version: transfer.version, fact }), opened)
  if (isSettled(entered.phase)) noteAsRead(db, entered)
  return entered
}

function quotedFor(quote: Quote, accountId: string): Quote {
  return { ...quote, request: { ...quote.request, accountId } }
}

/** Stores the notices of its end as read: they are no news. */
function noteAsRead(db: WriteDb, transfer: Transfer): void {
  const { id, number, phase, updatedAt: at } = transfer
  for (const { kind, cause } of dueNotices(transfer, at)) {
    const notice = addNotice(db, { kind, cause, transferId: id, number, phase, at })
    if (notice !== null) readNotices(db, [notice.id], at)
  }
}
