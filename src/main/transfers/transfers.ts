// The transfer protocol as one part of the core: quotes, attended steps, and the tracker that goes on by itself.
import { AppError } from '../../shared/errors.ts'
import type { AppEvent } from '../../shared/events.ts'
import type { Quote, QuoteRequest } from '../../shared/route.ts'
import type { Transfer, TransferView } from '../../shared/transfer.ts'
import { isSettled } from '../../shared/transferMachine.ts'
import { createCosmosClients } from '../chains/cosmosClients.ts'
import type { Registry } from '../chains/registry.ts'
import type { Log } from '../lib/log.ts'
import type { World } from '../lib/world.ts'
import type { Router } from '../router/client.ts'
import type { Device } from '../signers/device.ts'
import type { WriteDb } from '../store/database.ts'
import { getTransfer, listTransfers, openTransfer, type FactObserver } from '../store/journal/transfers.ts'
import { loadMessageCodec, type MessageCodec } from '../transactions/cosmosMessages.ts'
import { createAdvance, type StepInput } from './advance.ts'
import { createProgressBook } from './progress.ts'
import { createQuotes } from './quotes.ts'
import { expiredError } from './step.ts'
import { createTracker } from './tracker.ts'

export interface TransfersDeps {
  /** The journal. */
  db: WriteDb
  world: Pick<World, 'fetch' | 'clock' | 'random' | 'newId'>
  registry: Registry
  /** null where the network has none. */
  router: Router | null
  device: Device
  emit: (event: AppEvent) => void
  log: Log
  /** Balances and history have changed: money left, or arrived. */
  onMoved?: (transfer: Transfer) => void
  factObserver?: FactObserver | undefined
}

export interface Transfers {
  quote(input: QuoteRequest): Promise<Quote>
  /** @throws AppError quote.unknown, transfer.expired, transfer.unsupported. */
  create(quoteId: string): TransferView
  list(): TransferView[]
  get(id: string): TransferView
  step(input: StepInput): Promise<TransferView>
  cancel(input: { id: string; version: number }): TransferView
  checkNow(id: string): TransferView
  /** Picks up every live transfer. */
  start(): void
  /** Ends waits and requests; resolves when nothing is under way. The device must be stopped first: a prompt has no end. */
  stop(): Promise<void>
}

/** Makes the part; nothing happens by itself before `start`. */
export function createTransfers(deps: TransfersDeps): Transfers {
  const { db, world, registry, emit, log } = deps
  const life = new AbortController()
  const facts = { db, observer: deps.factObserver }
  const progress = createProgressBook(emit)
  const router = () => requireRouter(deps.router)
  const chain = createCosmosClients({ fetch: world.fetch, registry, signal: life.signal })
  const steps = { db, clock: world.clock, registry, chain, router, device: deps.device, codec: memo(loadMessageCodec) }
  const quotes = createQuotes({ db, registry, router, clock: world.clock, newId: world.newId })
  const onChange = (transfer: Transfer) => {
    tracker.wake(transfer.id)
    if (isSettled(transfer.phase) || transfer.phase === 'sent') deps.onMoved?.(transfer)
  }
  const advance = createAdvance({ facts, steps, progress, emit, onChange, signal: life.signal })
  const tracker = createTracker({ db, advance, progress, clock: world.clock, random: world.random, log })
  return {
    quote: (input) => quotes.request(input, life.signal),
    create: (quoteId) => {
      const now = world.clock.now()
      const { quote, operations, sender, recipient } = quotes.take(quoteId)
      if (quote.obstacle !== null) {
        throw new AppError('transfer.unsupported', 'Waybill cannot drive this route yet.', { hint: 'Choose another route.' })
      }
      if (now > quote.expiresAt) throw expiredError('The quote is too old.')
      const transfer = openTransfer(facts, world.newId(), { type: 'quoted', at: now, quote, operations, sender, recipient })
      emit({ type: 'transfer.changed', id: transfer.id, version: transfer.version })
      return progress.view(transfer)
    },
    list: () => listTransfers(db).map((transfer) => progress.view(transfer)),
    get: (id) => progress.view(getTransfer(db, id)),
    step: async (input) => progress.view(await advance.step(input)),
    cancel: (input) => progress.view(advance.cancel(input)),
    checkNow: (id) => {
      const transfer = getTransfer(db, id)
      tracker.wake(id)
      return progress.view(transfer)
    },
    start: () => {
      tracker.start()
    },
    stop: async () => {
      life.abort()
      await Promise.all([tracker.stop(), advance.idle()])
    },
  }
}

function requireRouter(router: Router | null): Router {
  if (router !== null) return router
  throw new AppError('router.refused', 'No transfer router is set for this network.', { hint: 'Start Waybill with --router URL.' })
}

/** Runs `load` once; a load that failed is tried again at the next call. */
function memo(load: () => Promise<MessageCodec>): () => Promise<MessageCodec> {
  let loading: Promise<MessageCodec> | null = null
  return async () => {
    loading ??= load()
    try {
      return await loading
    } catch (error) {
      loading = null
      throw error
    }
  }
}
