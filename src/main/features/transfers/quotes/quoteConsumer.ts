// Uses a quote: creates a transfer from it, or continues one. Every risk of the quote must have been accepted.
import { AppError } from '../../../../shared/domain/errors.ts'
import type { AppEvent } from '../../../../shared/contract/events.ts'
import type { Quote, QuoteChange, QuoteGate } from '../../../../shared/contract/transfer/route.ts'
import type { TransferView } from '../../../../shared/contract/transfer/transfer.ts'
import { isUnsigned } from '../../../../shared/domain/transfer/draftState.ts'
import { currentQuote } from '../../../../shared/domain/transfer/legs.ts'
import { movesMoney } from '../../../../shared/domain/transfer/ownActions.ts'
import type { Registry } from '../../../clients/chains/registry/registry.ts'
import type { World } from '../../../platform/world.ts'
import { conflict, getTransfer, openTransfer, type FactLog } from '../../../db/journal/transfers.ts'
import type { Advance } from '../advance.ts'
import type { ProgressBook } from '../tracking/progress.ts'
import type { Quotes } from './quotes.ts'
import { isPayment, findReusableDraft } from './findReusableDraft.ts'
import { isCurrent } from './quoteAge.ts'
import { changesFor, renewalOf } from './renewal.ts'
import { expiredError } from '../stepContext.ts'

/** What using quotes needs. */
export interface QuoteConsumerDeps {
  facts: FactLog
  quotes: Quotes
  advance: Pick<Advance, 'requote'>
  progress: Pick<ProgressBook, 'view'>
  registry: Registry
  world: Pick<World, 'clock' | 'newId'>
  emit: (event: AppEvent) => void
  signal: AbortSignal
}

type Accepted = readonly QuoteGate['kind'][]

/** The methods of `Transfers` that use a quote. */
export interface QuoteConsumer {
  /**
   * Creates a transfer, or gives the quote to the unsigned one of the same request; returns that one as it is while the device is asked.
   * @throws AppError quote.unknown, quote.gated, transfer.expired, transfer.unsupported.
   */
  create(input: { quoteId: string; accepted: Accepted }): TransferView
  /** Requests a renewed quote. @throws AppError transfer.conflict, transfer.wrongStep, chain.unproven, and those of `Quotes.renew`. */
  requote(input: { id: string; version: number }): Promise<{ quote: Quote; changes: QuoteChange[] }>
  /** Continues a transfer with a renewed quote. @throws AppError those of `create`, transfer.conflict, transfer.wrongStep. */
  accept(input: { id: string; version: number; quoteId: string; accepted: Accepted }): TransferView
}

/** Creates the consumer. */
export function createQuoteConsumer({ facts, quotes, advance, progress, registry, world, emit, signal }: QuoteConsumerDeps): QuoteConsumer {
  const { db } = facts
  return {
    create: ({ quoteId, accepted }) => {
      const at = world.clock.now()
      const { quote, operations, sender, recipient } = quotes.take(quoteId, null, (offer) => {
        assertUsable(offer, { now: at, accepted, agreed: [] })
      })
      const draft = findReusableDraft(db, { quote, sender, recipient })
      const isBusy = draft !== null && progress.view(draft).running !== null
      // The device is asking, or its answer was lost: that document is what the user must see, not a second one beside it.
      if (draft !== null && !isPayment(quote) && (isBusy || !isUnsigned(draft))) return progress.view(draft)
      if (draft !== null && !isBusy) {
        return progress.view(advance.requote({ id: draft.id, version: draft.version, quote, operations }))
      }
      const transfer = openTransfer(facts, world.newId(), { type: 'quoted', at, quote, operations, sender, recipient })
      emit({ type: 'transfer.changed', id: transfer.id, version: transfer.version })
      return progress.view(transfer)
    },
    requote: async ({ id, version }) => {
      const transfer = getTransfer(db, id)
      if (transfer.version !== version) throw conflict()
      const quote = await quotes.renew(renewalOf({ db, registry }, transfer), signal)
      return { quote, changes: changesFor(transfer, quote) }
    },
    accept: ({ id, version, quoteId, accepted }) => {
      const agreed = currentQuote(getTransfer(db, id)).quote.gates
      const { quote, operations } = quotes.take(quoteId, id, (offer) => {
        assertUsable(offer, { now: world.clock.now(), accepted, agreed })
      })
      return progress.view(advance.requote({ id, version, quote, operations }))
    },
  }
}

interface Consent {
  now: number
  accepted: Accepted
  /** Risks accepted for the earlier quote, with their texts. */
  agreed: readonly QuoteGate[]
}

/** @throws AppError transfer.unsupported, transfer.expired, quote.gated. */
function assertUsable(quote: Quote, { now, accepted, agreed }: Consent): void {
  const { obstacle, gates } = quote
  if (obstacle !== null && !movesMoney(quote)) {
    throw new AppError('transfer.unsupported', 'This account can’t sign this.', { hint: 'Choose another account.' })
  }
  if (obstacle !== null) {
    throw new AppError('transfer.unsupported', 'Waybill can’t make this transfer.', { hint: 'Choose another route.' })
  }
  const isRouted = quote.task === 'route'
  if (!isCurrent(quote, now)) throw expiredError(isRouted ? 'The quote expired.' : 'This was prepared too long ago.', isRouted)
  const isAgreed = ({ kind, text }: QuoteGate) => accepted.includes(kind) || agreed.some((one) => one.kind === kind && one.text === text)
  if (gates.every(isAgreed)) return
  throw new AppError('quote.gated', 'This route has a risk you haven’t accepted.', { hint: 'Read the warning, then try again.' })
}
