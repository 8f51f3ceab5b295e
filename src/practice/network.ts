// The practice network: chains, their indexers, a transfer router and a Ledger, all inside this process behind one fetch and one HID module.
import { setTimeout as sleep } from 'node:timers/promises'
import type { FetchLike } from '../wire/world.ts'
import { writeGenesis, type WriteBook } from './book/genesis/genesis.ts'
import { HARBOUR, plainAddress } from './book/chains/harbour.ts'
import { practiceRegistry, type PracticeRegistry } from './book/chains/registry.ts'
import { sendMessage, signTx } from './chain/signedTx.ts'
import { feeFor } from './book/genesisContext.ts'
import type { Coin } from './book/state.ts'
import type { EvmWorld } from './chain/evm/evmWorld.ts'
import type { TransferTrace } from './chain/transferTrace.ts'
import { createWorld, type World } from './chain/world.ts'
import type { PracticeHid } from './device/hidPort.ts'
import type { PracticeDevice } from './device/practiceDevice.ts'
import { createVirtualLedger } from './device/virtualLedger.ts'
import { createFaults, spoil, type Faults } from './faults.ts'
import { practiceHosts, type Host, type Service } from './hosts.ts'
import type { IndexerHand } from './indexer/tamper.ts'
import { PRACTICE_MNEMONIC, practiceCosmosKey, practiceKeys, rootOf, type PracticeKey } from './keys/mnemonic.ts'
import { observedWorld, type Observed } from './observed.ts'
import { plainRegistryScript, type RegistryScript } from './registryService.ts'
import { beginBook, isOfOpening, type Opening } from './opening/opening.ts'
import { text } from './reply.ts'
import { router } from './router/router.ts'
import { plainRouterScript, type RouterScript } from './router/scripting.ts'
import { createTracking } from './router/tracking.ts'
import { openAcceptedStore, type TransferOutcome } from './store/acceptedStore.ts'
import { createTroubles, type PracticeTroubles, type TroubleTargets } from './troubles.ts'

/** Options of the practice network. */
export interface PracticeOptions {
  /** Decides the whole written history. A practice.db that exists already keeps the seed it began with. */
  seed: number
  /** Path of practice.db, or `:memory:`. */
  file: string
  /** Milliseconds since 1970. */
  clock: { now(): number }
  /** 1 = as on a real network; larger = faster blocks and bridges. */
  pace?: number
  /** Lets a new practice.db begin with the recorded transfers and more NFTs, where `seed` is that of their history. Default: with the history alone. */
  hasOpening?: boolean
  /**
   * Writes the history; a caller that builds many networks may write it once and give each a copy, since the books change with the chains.
   */
  writeBook?: WriteBook
  /** Runs something of the device's later; for tests that own the time. @returns a function that cancels. */
  later?: (run: () => void, ms: number) => () => void
}

/** Switches faults of the practice network. */
export interface PracticeFaults extends Pick<Faults, 'setFault' | 'setDelay'> {
  /** Lets a node answer from now on with the state of this moment, or follow its chain again. @throws Error for a host that is no node. */
  standStill(host: string, isStill: boolean): void
  /** What the router does differently; change its fields at any time. */
  router: RouterScript
  /** What the public registry says differently; change its fields at any time. */
  registry: RegistryScript
  /** How the next accepted deposit ends. */
  nextTransfer(outcome: TransferOutcome): void
  /** What happens to the chains' Ethereum sides (`7331` and `tidewatch-1`). */
  evm: Pick<EvmWorld, 'setNextEvmOutcome' | 'order' | 'script'>
  /** Lets the next so many accepted transactions vanish: code 0, and never in a block. */
  dropNext(count: number): void
}

/** The practice network. */
export interface PracticeNetwork {
  fetch: FetchLike
  /** `router` and `prices` are base addresses; `chains` is chains.json; `assets` the `assets` arrays by chain id. */
  network: PracticeRegistry
  hid: PracticeHid
  device: PracticeDevice
  faults: PracticeFaults
  /** What a user may let go wrong. */
  troubles: PracticeTroubles
  observed: Observed
  /** The facts of each transfer that this book began with, oldest first, in the form of the app's journal. */
  opening: Opening['transfers']
  /** Pays an address from a rich account in the next block; `observed` leaves it out. @returns the hash. */
  pay(chainId: string, to: string, coin: Coin): string
  /** The memory of one chain's indexer. */
  indexer(chainId: string): IndexerHand
  accounts: { index: number; bech32: string; hex: string }[]
  /** The Cosmos app's first account on Harbour, where it holds something. */
  harbourAddress: string
  /** How the money of a transaction really crossed, whatever the router says; undefined where it crosses nothing. */
  trace(hash: string): TransferTrace | undefined
  close(): void
}

const ACCOUNTS = 5
/** Far from any index that a wallet would look at. */
const BENEFACTOR_INDEX = 9999

function pay(world: World, from: PracticeKey, chainId: string, to: string, coin: Coin): string {
  const chain = world.state(chainId)?.chain
  const [fee] = chain === undefined ? [] : feeFor(chain, 200_000n)
  if (chain === undefined || fee === undefined) throw new Error(`no such chain: ${chainId}`)
  // Outside Initia only a plain Cosmos key can sign.
  const plainCosmosKey = chain.kind === 'cosmos'
  const sender = plainCosmosKey ? plainAddress(chain, from) : from.bech32
  const message = sendMessage(sender, to, coin)
  return world.broadcast(chainId, signTx({ key: from, chainId, ...world.nextSigning(chainId, sender), message, fee, plainCosmosKey })).hash
}

function unreachable(): TypeError {
  return new TypeError('fetch failed', { cause: Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }) })
}

/** Waits for ever, or until the caller gives up. */
function silence(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true }))
}

async function bodyText(init: RequestInit | undefined): Promise<string> {
  const body = init?.body
  if (body === undefined || body === null) return ''
  return typeof body === 'string' ? body : new Response(body).text()
}

function createFetch(
  hosts: ReadonlyMap<string, Host>,
  stopped: ReadonlyMap<string, Service>,
  faults: Faults,
  observed: Observed,
): FetchLike {
  return async (address, init) => {
    const url = new URL(address)
    const signal = init?.signal
    observed.requests[url.host] = (observed.requests[url.host] ?? 0) + 1
    // One turn of the event loop, as any network takes at least.
    await new Promise<void>((resolve) => setImmediate(resolve))
    signal?.throwIfAborted()
    const service = stopped.get(url.host) ?? hosts.get(url.host)?.answer
    const body = await bodyText(init)
    const asked = `${url.pathname}${url.search} ${body}`
    const delay = faults.delayOf(url.host, asked)
    if (delay > 0) await sleep(delay, null, signal === null || signal === undefined ? {} : { signal })
    const fault = service === undefined ? 'unreachable' : faults.take(url.host, asked)
    if (service === undefined || fault === 'unreachable') throw unreachable()
    if (fault === 'silent') return silence(signal)
    const handled = typeof fault === 'object' && fault !== null ? null : service({ method: init?.method ?? 'GET', url, body })
    if (fault === 'lostReply') throw unreachable()
    const reply = handled === null || fault !== null ? spoil(handled ?? text('', 200), fault ?? 'truncated', url) : handled
    const stuff = reply.body instanceof Uint8Array ? new Uint8Array(reply.body) : reply.body
    return new Response(stuff, { status: reply.status, headers: { 'content-type': reply.contentType, ...reply.headers } })
  }
}

function tracesOf(world: World): PracticeNetwork['trace'] {
  return (hash) => {
    world.now()
    return world.trace(hash.replace(/^0x/i, '').toUpperCase())
  }
}

/** Leaves out the transfers that the book began with, whose end nobody chose. */
function chosenOutcomes(trace: PracticeNetwork['trace']): TroubleTargets['outcomeOf'] {
  return (hash) => (isOfOpening(hash) ? undefined : trace(hash)?.outcome)
}

/**
 * Builds the practice network. Everything accepted is kept in `file` and replayed, so a restart continues the same book.
 * @example const practice = createPracticeNetwork({ seed: 1, file: ':memory:', clock: { now: Date.now } })
 */
export function createPracticeNetwork(options: PracticeOptions): PracticeNetwork {
  const pace = options.pace ?? 1
  const root = rootOf(PRACTICE_MNEMONIC)
  const [benefactor, ...keys] = practiceKeys(root, [BENEFACTOR_INDEX, ...Array(ACCOUNTS).keys()]) as [PracticeKey, ...PracticeKey[]]
  const cosmosKey = practiceCosmosKey(root, 0)
  const store = openAcceptedStore(options.file)
  const opening = options.hasOpening === true ? beginBook(store, options.seed, options.clock.now()) : []
  const observed: Observed = { accepted: {}, broadcasts: [], prompts: [], tracked: [], requests: {} }
  const [script, registry] = [plainRouterScript(), plainRegistryScript()]
  const { seed, clock, writeBook = writeGenesis } = options
  const unobserved = createWorld({ seed, writeBook, hasMoreNfts: opening.length > 0, keys, cosmosKey, benefactor, store, clock, pace })
  const world = observedWorld(unobserved, observed)
  const trace = tracesOf(world)
  const faults = createFaults()
  const tracking = createTracking(world, store, script, (hash) => observed.tracked.push(hash))
  const ledger = createVirtualLedger({ root, reconnectMs: 800 / pace, ...(options.later && { later: options.later }) })
  observed.prompts = ledger.prompts
  const hosts = practiceHosts(world, { router: (request) => router(request, { world, script, tracking }), registry })
  const stopped = new Map<string, Service>()
  return {
    fetch: createFetch(hosts, stopped, faults, observed),
    network: practiceRegistry(),
    hid: ledger.hid,
    device: ledger.device,
    faults: {
      setFault: (...fault) => faults.setFault(...fault),
      setDelay: (...delay) => faults.setDelay(...delay),
      standStill: (host, isStill) => {
        const stop = hosts.get(host)?.stop
        if (stop === undefined) throw new Error(`${host} is no node`)
        if (isStill) stopped.set(host, stop())
        else stopped.delete(host)
      },
      router: script,
      registry,
      nextTransfer: (outcome) => world.outcome.set(outcome),
      evm: world.evm,
      dropNext: (count) => world.drops.set(count),
    },
    troubles: createTroubles({ faults, script, outcome: world.outcome, drops: world.drops, outcomeOf: chosenOutcomes(trace) }),
    observed,
    opening,
    pay: (chainId, to, coin) => pay(unobserved, benefactor, chainId, to, coin),
    indexer: (chainId) => world.tamper(chainId),
    harbourAddress: plainAddress(HARBOUR, cosmosKey),
    trace,
    accounts: keys.map(({ index, bech32, hex }) => ({ index, bech32, hex })),
    close: () => {
      ledger.close()
      store.close()
    },
  }
}
