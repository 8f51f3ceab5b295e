// The transfer protocol as one part of the core: quotes, steps of the user, and the tracker.
import { AppError } from '../../../shared/domain/errors.ts'
import type { AppEvent } from '../../../shared/contract/events.ts'
import type { Offers, Quote, QuoteRequest } from '../../../shared/contract/transfer/route.ts'
import type { Transfer, TransferView, UnreadableTransfer } from '../../../shared/contract/transfer/transfer.ts'
import type { PermissionList } from '../../../shared/contract/transfer/permissions.ts'
import type { GovernanceList, PastProposalList } from '../../../shared/contract/transfer/governance.ts'
import type { StakingList } from '../../../shared/contract/transfer/staking.ts'
import type { VipList } from '../../../shared/contract/transfer/vip.ts'
import type { ClaimOffer, WithdrawalList } from '../../../shared/contract/transfer/withdrawals.ts'
import { isSettled } from '../../../shared/domain/transfer/transferStateMachine.ts'
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
import { knownNames, refreshNames } from './names/knownNames.ts'
import { listTerms } from './names/nameTerms.ts'
import { listOwnNames, type HeldToken } from './names/ownNames.ts'
import { resolveName } from './names/resolveName.ts'
import type { KnownName, NameTerms, OwnNameList, ResolvedName } from '../../../shared/contract/transfer/names.ts'
import { listGovernance, listPastProposals } from './actions/listGovernance.ts'
import { listStaking } from './actions/listStaking.ts'
import { listVip } from './actions/vipRewards.ts'
import { offerAction, type ActionDeps, type ActionRequest } from './actions/offerAction.ts'
import { cancelSuperseded } from './cancelSuperseded.ts'
import { createAdvance, type StepInput } from './advance.ts'
import { createProgressBook } from './tracking/progress.ts'
import { createQuotes } from './quotes/quotes.ts'
import type { SeenPrices } from './quotes/seenPrices.ts'
import type { SendsTo } from './knownRecipients.ts'
import { createTracker } from './tracking/tracker.ts'
import { createQuoteConsumer, type QuoteConsumer } from './quotes/quoteConsumer.ts'
import { listPermissions, offerRevoke, type RevokeRequest, type SeenPermission } from './permissions/permissions.ts'
import { listWithdrawals, offerClaim } from './tracking/withdrawals.ts'

/** What transfers need. */
export interface TransfersDeps {
  /** The journal. */
  db: WriteDb
  world: Pick<World, 'fetch' | 'clock' | 'random' | 'newId'>
  /** Throttles requests to the network's hosts. */
  hostThrottle: HostThrottle
  registry: Registry
  /** Chooses among a chain's hosts. */
  hosts: HostFailover
  /** Null where the network has no router. */
  router: Router | null
  /** The router's names for unlisted assets. */
  assetList: Pick<AssetList, 'find' | 'noteRoute'>
  /** Recent prices, as far as the user enabled them. */
  seenPrices: () => SeenPrices
  /** The last sends in the copied history. */
  sendsTo: SendsTo
  device: Device
  emit: (event: AppEvent) => void
  log: Log
  /** Called when money left or arrived, so that balances and history have changed. */
  onMoved?: (transfer: Transfer) => void
  /** Called after each poll, with or without news. */
  onLooked?: (transfer: Transfer) => void
  factObserver?: FactObserver | undefined
}

/** The transfers of one network. */
export interface Transfers extends QuoteConsumer {
  quote(input: QuoteRequest): Promise<Offers>
  list(): TransferView[]
  /** Lists transfers whose rows cannot be parsed; `list` omits them. */
  unreadable(): UnreadableTransfer[]
  get(id: string): TransferView
  step(input: StepInput): Promise<TransferView>
  cancel(input: { id: string; version: number }): TransferView
  checkNow(id: string): TransferView
  /** Lists every withdrawal through an optimistic bridge. @throws AppError account.unknown. */
  withdrawals(accountId: string): Promise<WithdrawalList>
  /** Offers to claim a withdrawal. @throws AppError withdrawal.unknown, account.unknown, network.…, chain.…. */
  offerClaim(input: { accountId: string; chainId: string; sequence: string }): Promise<ClaimOffer>
  /**
   * Lists permissions.
   * @param inHistory approvals found in the history.
   * @throws AppError account.unknown.
   */
  permissions(accountId: string, inHistory: readonly SeenPermission[]): Promise<PermissionList>
  /** Offers to revoke a permission; `inHistory`: approvals found in the history. @throws AppError account.unknown, chain.unknown, network.…, chain.…. */
  offerRevoke(input: RevokeRequest, inHistory: readonly SeenPermission[]): Promise<Quote>
  /** Lists staking. @throws AppError account.unknown. */
  staking(accountId: string): Promise<StakingList>
  /** Lists VIP rewards. @throws AppError account.unknown. */
  vip(accountId: string): Promise<VipList>
  /** Lists open proposals. @throws AppError account.unknown. */
  governance(accountId: string): Promise<GovernanceList>
  /** Lists proposals whose votes have ended. @throws AppError account.unknown. */
  pastProposals(accountId: string): Promise<PastProposalList>
  /** Offers an own action. @throws AppError account.unknown, chain.unknown, staking.nothing, network.…, chain.…. */
  offerAction(input: ActionRequest): Promise<Quote>
  /** Finds the address behind a name. @throws AppError name.…, chain.…, network.…. */
  resolveName(name: string): Promise<ResolvedName>
  /** Lists names as they were last seen. */
  knownNames(): KnownName[]
  /** Reads the names of the accounts, and old ones, again. @throws AppError chain.…, network.…. */
  refreshNames(): Promise<{ at: number }>
  /** Lists the names that an account owns. @throws AppError account.unknown. */
  ownNames(accountId: string, held: readonly HeldToken[]): Promise<OwnNameList>
  /** Says what extending a name costs. @throws AppError account.unknown, chain.…, name.…, network.…. */
  nameTerms(input: { accountId: string; chainId: string; name: string }): Promise<NameTerms>
  /** Starts tracking every live transfer. */
  start(): void
  /** Ends waits and requests; resolves when nothing is running. The device must be stopped first: a prompt has no timeout. */
  stop(): Promise<void>
}

/** Creates the part; nothing runs before `start`. */
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
  const actionDeps = { db, registry, hosts: deps.hosts, request, evm, clock: world.clock, newId: world.newId, keep: quotes.keep }
  const onChange = (transfer: Transfer) => {
    tracker.wake(transfer.id)
    if (isSettled(transfer.phase) || transfer.phase === 'sent') deps.onMoved?.(transfer)
    if (transfer.phase === 'completed') cancelSuperseded({ db, advance, progress, log })
  }
  const advance = createAdvance({ facts, steps, hosts: deps.hosts, progress, emit, onChange, signal: life.signal })
  const tracker = createTracker({ ...world, db, advance, progress, log, onLooked: (transfer) => deps.onLooked?.(transfer) })
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
    withdrawals: (accountId) => listWithdrawals(actionDeps, { accountId, signal: life.signal }),
    offerClaim: (input) => offerClaim(actionDeps, { ...input, signal: life.signal }),
    offerRevoke: (input, inHistory) => offerRevoke(actionDeps, input, inHistory),
    ...listsOf(actionDeps),
    offerAction: (input) => offerAction(actionDeps, input),
    resolveName: (name) => resolveName({ ...actionDeps, emit }, name),
    knownNames: () => knownNames(db),
    refreshNames: () => refreshNames({ ...actionDeps, emit }),
    ownNames: (accountId, held) => listOwnNames(actionDeps, accountId, held),
    nameTerms: (input) => listTerms(actionDeps, input),
    start: () => {
      for (const { id, number, isLive } of listUnreadable(db)) log.warn('transfers.unreadable', { id, number, isLive })
      cancelSuperseded({ db, advance, progress, log })
      tracker.start()
    },
    stop: async () => {
      life.abort()
      await Promise.all([tracker.stop(), advance.idle()])
    },
  }
}

/** What is read from the nodes when a screen opens. */
function listsOf(actionDeps: ActionDeps): Pick<Transfers, 'permissions' | 'staking' | 'vip' | 'governance' | 'pastProposals'> {
  return {
    permissions: (accountId, inHistory) => listPermissions(actionDeps, accountId, inHistory),
    staking: (accountId) => listStaking(actionDeps, accountId),
    vip: (accountId) => listVip(actionDeps, accountId),
    governance: (accountId) => listGovernance(actionDeps, accountId),
    pastProposals: (accountId) => listPastProposals(actionDeps, accountId),
  }
}

function requireRouter(router: Router | null): Router {
  if (router !== null) return router
  throw new AppError('router.refused', 'No router is set for this network.', { hint: 'Restart Waybill with --router URL.' })
}

/** Runs `load` once; retries a failed load at the next call. */
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

/** Logs the kind of each fact, nothing more. */
function logged({ log, factObserver }: TransfersDeps): FactObserver {
  return {
    before: (fact) => factObserver?.before(fact),
    after: (fact) => {
      log.info('transfer.fact', { kind: fact.type })
      factObserver?.after(fact)
    },
  }
}
