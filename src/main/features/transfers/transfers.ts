// The transfer protocol as one part of the core: quotes, attended steps, and the tracker that goes on by itself.
import { AppError } from '../../../shared/domain/errors.ts'
import type { AppEvent } from '../../../shared/contract/events.ts'
import type { Offers, Quote, QuoteRequest } from '../../../shared/contract/transfer/route.ts'
import type { Transfer, TransferView, UnreadableTransfer } from '../../../shared/contract/transfer/transfer.ts'
import type { AllowanceList } from '../../../shared/contract/transfer/allowances.ts'
import type { ClaimOffer, WithdrawalList } from '../../../shared/contract/transfer/withdrawals.ts'
import { isSettled } from '../../../shared/domain/transfer/machine.ts'
import { createChainTips } from '../../clients/chains/cosmos/chainTips.ts'
import { createCosmosClients } from '../../clients/chains/cosmos/cosmosClients.ts'
import { createEvmClients } from '../../clients/chains/evm/evmClients.ts'
import type { Registry } from '../../clients/chains/registry/registry.ts'
import type { Log } from '../../platform/log/log.ts'
import type { HostThrottle } from '../../platform/http/hostThrottle.ts'
import type { HostFailover } from '../../platform/hostFailover.ts'
import type { World } from '../../platform/world.ts'
import type { AssetList } from '../../clients/router/assetList.ts'
import type { Router } from '../../clients/router/client.ts'
import type { Device } from '../../ledger/device.ts'
import type { WriteDb } from '../../db/database.ts'
import { getTransfer, listTransfers, listUnreadable, type FactObserver } from '../../db/journal/transfers.ts'
import { loadMessageCodec, type MessageCodec } from './transactions/cosmosMessages.ts'
import { createAdvance, type StepInput } from './advance.ts'
import { createProgressBook } from './follow/progress.ts'
import { createQuotes } from './quotes/quotes.ts'
import type { SeenPrices } from './quotes/seenPrices.ts'
import { createTracker } from './follow/tracker.ts'
import { createQuoteConsumer, type QuoteConsumer } from './quotes/quoteConsumer.ts'
import { listAllowances, offerRevoke, type SeenAllowance } from './allowances/allowances.ts'
import { listWithdrawals, offerClaim } from './follow/withdrawals.ts'

export interface TransfersDeps {
  /** The journal. */
  db: WriteDb
  world: Pick<World, 'fetch' | 'clock' | 'random' | 'newId'>
  /** How the hosts of this network are asked. */
  hostThrottle: HostThrottle
  registry: Registry
  /** Which of a chain's hosts is asked. */
  hosts: HostFailover
  /** null where the network has none. */
  router: Router | null
  /** What the router calls assets that no list of ours names. */
  assetList: Pick<AssetList, 'find'>
  /** What assets were worth lately, as far as the user lets Waybill know. */
  seenPrices: () => SeenPrices
  device: Device
  emit: (event: AppEvent) => void
  log: Log
  /** Balances and history have changed: money left, or arrived. */
  onMoved?: (transfer: Transfer) => void
  /** The core has looked at a transfer, whether or not there was news. */
  onLooked?: (transfer: Transfer) => void
  factObserver?: FactObserver | undefined
}

export interface Transfers extends QuoteConsumer {
  quote(input: QuoteRequest): Promise<Offers>
  list(): TransferView[]
  /** Those that are not in `list` because their rows cannot be read. */
  unreadable(): UnreadableTransfer[]
  get(id: string): TransferView
  step(input: StepInput): Promise<TransferView>
  cancel(input: { id: string; version: number }): TransferView
  checkNow(id: string): TransferView
  /** Every withdrawal through an optimistic bridge. @throws AppError account.unknown. */
  withdrawals(accountId: string): Promise<WithdrawalList>
  /** @throws AppError withdrawal.unknown, account.unknown, network.…, chain.…. */
  offerClaim(input: { accountId: string; chainId: string; sequence: string }): Promise<ClaimOffer>
  /** @param inHistory what history tells of allowances. @throws AppError account.unknown. */
  allowances(accountId: string, inHistory: readonly SeenAllowance[]): Promise<AllowanceList>
  /** @throws AppError account.unknown, chain.unknown, network.…, chain.…. */
  offerRevoke(input: { accountId: string; chainId: string; contract: string; spender: string }): Promise<Quote>
  /** Picks up every live transfer. */
  start(): void
  /** Ends waits and requests; resolves when nothing is under way. The device must be stopped first: a prompt has no end. */
  stop(): Promise<void>
}

/** Makes the part; nothing happens by itself before `start`. */
export function createTransfers(deps: TransfersDeps): Transfers {
  const { db, world, registry, emit, log } = deps
  const life = new AbortController()
  const facts = { db, observer: logged(deps) }
  const progress = createProgressBook(emit)
  const router = () => requireRouter(deps.router)
  const nodes = { fetch: world.fetch, registry, hosts: deps.hosts, tips: createChainTips(world.clock), signal: life.signal }
  const [chain, evm] = [createCosmosClients(nodes), createEvmClients(nodes)]
  const request = deps.hostThrottle('awaited')
  const steps = { db, clock: world.clock, registry, chain, evm, router, request, device: deps.device, codec: memo(loadMessageCodec) }
  const quotes = createQuotes({ ...deps, registry, router, evm, request, clock: world.clock, newId: world.newId })
  const bridges = { db, registry, hosts: deps.hosts, request, evm, clock: world.clock, newId: world.newId, keep: quotes.keep }
  const onChange = (transfer: Transfer) => {
    tracker.wake(transfer.id)
    if (isSettled(transfer.phase) || transfer.phase === 'sent') deps.onMoved?.(transfer)
  }
  const advance = createAdvance({ facts, steps, hosts: deps.hosts, progress, emit, onChange, signal: life.signal })
  const onLooked = (transfer: Transfer) => deps.onLooked?.(transfer)
  const tracker = createTracker({ ...world, db, advance, progress, log, onLooked })
  return {
    quote: (input) => quotes.request(input, life.signal),
    ...createQuoteConsumer({ facts, quotes, advance, progress, registry, world, emit, signal: life.signal }),
    list: () => listTransfers(db).map((transfer) => progress.view(transfer)),
    unreadable: () => listUnreadable(db),
    get: (id) => progress.view(getTransfer(db, id)),
    step: async (input) => progress.view(await advance.step(input)),
    cancel: (input) => progress.view(advance.cancel(input)),
    checkNow: (id) => {
      const transfer = getTransfer(db, id)
      tracker.wake(id)
      return progress.view(transfer)
    },
    withdrawals: (accountId) => listWithdrawals(bridges, { accountId, signal: life.signal }),
    offerClaim: (input) => offerClaim(bridges, { ...input, signal: life.signal }),
    allowances: (accountId, inHistory) => listAllowances(bridges, accountId, inHistory),
    offerRevoke: (input) => offerRevoke(bridges, input),
    start: () => {
      for (const { id, number, isLive } of listUnreadable(db)) log.warn('transfers.unreadable', { id, number, isLive })
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
  throw new AppError('router.refused', 'No router is set for this network.', { hint: 'Restart Waybill with --router URL.' })
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

/** Each fact is a line by its kind, told to nobody else than before. */
function logged({ log, factObserver }: TransfersDeps): FactObserver {
  return {
    before: (fact) => factObserver?.before(fact),
    after: (fact) => {
      log.info('transfer.fact', { kind: fact.type })
      factObserver?.after(fact)
    },
  }
}
