// The practice network: chains, their indexers, a transfer router and a Ledger, all inside this process behind one fetch and one HID module.
import { setTimeout as sleep } from 'node:timers/promises'
import type { FetchLike } from '../wire/world.ts'
import { hostOf, IPFS_HOST, NFT_HOST, PRICES_HOST, REGISTRY_HOST, ROUTER_HOST, type ServiceKind } from './book/chains.ts'
import { ipfsGateway, nftHost } from './media/shelf.ts'
import { priceService } from './prices.ts'
import { writeGenesis, type WriteBook } from './book/genesis.ts'
import { HARBOUR, plainAddress } from './book/harbour.ts'
import { COSMOS_CHAINS } from './book/links.ts'
import { BASIN } from './book/plainEvm.ts'
import { plainAssets, practiceRegistry, registryAssets, registryChains, type PracticeRegistry } from './book/registry.ts'
import { sendMessage, signTx } from './chain/signedTx.ts'
import { feeFor } from './book/scene.ts'
import type { Coin } from './book/state.ts'
import { evmNode } from './chain/evmRpc.ts'
import type { EvmWorld } from './chain/evmWorld.ts'
import { executor } from './chain/executor.ts'
import { rpcNode } from './chain/rpc.ts'
import { restGateway } from './chain/rest.ts'
import type { Trail } from './chain/trail.ts'
import { createWorld, type World } from './chain/world.ts'
import type { PracticeHid } from './device/hidPort.ts'
import type { PracticeDevice } from './device/practiceDevice.ts'
import { createVirtualLedger } from './device/virtualLedger.ts'
import { createFaults, spoil, type Faults } from './faults.ts'
import type { IndexerHand } from './indexer/tamper.ts'
import { coreIndexer } from './indexer/coreIndexer.ts'
import { collectionsOf } from './indexer/nftLists.ts'
import { rollupIndexer } from './indexer/rollupIndexer.ts'
import { PRACTICE_MNEMONIC, practiceCosmosKey, practiceKey, rootOf, type PracticeKey } from './keys/mnemonic.ts'
import { observedWorld, type Observed } from './observed.ts'
import { json, text, type PracticeReply, type PracticeRequest } from './reply.ts'
import { router } from './router/router.ts'
import { plainRouterScript, type RouterScript } from './router/scripting.ts'
import { createTracking } from './router/tracking.ts'
import { openAcceptedStore, type TransferOutcome } from './store/acceptedStore.ts'

export interface PracticeOptions {
  /** Decides the whole written history. A practice.db that exists already keeps the seed it began with. */
  seed: number
  /** Path of practice.db, or `:memory:`. */
  file: string
  /** Milliseconds since 1970. */
  clock: { now(): number }
  /** 1 = as on a real network; larger = faster blocks and bridges. */
  pace?: number
  /** Whoever builds many networks may write the history once and give each a copy; the books change as the chains live. */
  writeBook?: WriteBook
  /** Runs something of the device's later; for tests that own the time. @returns a function that cancels. */
  later?: (run: () => void, ms: number) => () => void
}

export interface PracticeFaults extends Pick<Faults, 'setFault' | 'setDelay'> {
  /** What the router does differently; change its fields at any time. */
  router: RouterScript
  /** How the next accepted deposit ends. */
  nextTransfer(outcome: TransferOutcome): void
  /** What happens to the chains' Ethereum sides (`7331` and `tidewatch-1`). */
  evm: Pick<EvmWorld, 'setNextFate' | 'order' | 'script'>
  /** Lets the next so many accepted transactions vanish: code 0, and never in a block. */
  dropNext(count: number): void
}

export interface PracticeNetwork {
  fetch: FetchLike
  /** `router` and `prices` are base addresses; `chains` is chains.json; `assets` the `assets` arrays by chain id. */
  network: PracticeRegistry
  hid: PracticeHid
  device: PracticeDevice
  faults: PracticeFaults
  observed: Observed
  /** Lets a wealthy stranger pay an address in the next block. @returns the hash. */
  pay(chainId: string, to: string, coin: Coin): string
  /** The memory of one chain's indexer. */
  indexer(chainId: string): IndexerHand
  accounts: { index: number; bech32: string; hex: string }[]
  /** The Cosmos app's first account on Harbour, where it holds something. */
  harbourAddress: string
  /** How the money of a transaction really crossed, whatever the router says; undefined where it crosses nothing. */
  trail(hash: string): Trail | undefined
  close(): void
}

type Service = (request: PracticeRequest) => PracticeReply
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

function services(world: World, routerService: Service): ReadonlyMap<string, Service> {
  const collections = [...world.book.values()].flatMap(({ nfts }) => collectionsOf(nfts))
  const all = new Map<string, Service>([
    [ROUTER_HOST, routerService],
    [REGISTRY_HOST, registryService],
    [NFT_HOST, (request) => nftHost(request, collections)],
    [IPFS_HOST, (request) => ipfsGateway(request, collections)],
    [PRICES_HOST, (request) => priceService(request, world.now())],
    [hostOf('json-rpc', BASIN.id), (request) => evmNode(request, world.evm.face(BASIN.id))],
  ])
  for (const chain of COSMOS_CHAINS) {
    const state = world.state(chain.id)
    if (state === undefined) continue
    const indexer = chain.kind === 'l1' ? coreIndexer : rollupIndexer
    const add = (kind: ServiceKind, answer: (request: PracticeRequest) => PracticeReply) => all.set(hostOf(kind, chain.id), answer)
    if (chain.bridgeId !== null) add('executor', (request) => executor(request, state, world))
    if (chain.kind !== 'cosmos') add('indexer', (request) => indexer(request, state, world))
    add('rest', (request) => restGateway(request, state, world))
    add('rpc', (request) => rpcNode(request, state, world))
    if (chain.kind === 'minievm') add('json-rpc', (request) => evmNode(request, world.evm.face(chain.id)))
  }
  return all
}

function registryService(request: PracticeRequest): PracticeReply {
  if (request.url.pathname === '/chains.json') return json(registryChains((host) => `https://${host}`))
  const isList = (name: string): boolean => request.url.pathname === `/chains/${name}/assetlist.json`
  const list = (name: string, assets: unknown[]) => json({ $schema: '../assetlist.schema.json', chain_name: name, assets })
  if (isList(BASIN.name)) return list(BASIN.name, plainAssets())
  const chain = COSMOS_CHAINS.find((one) => isList(one.name))
  return chain === undefined ? text('Not Found', 404) : list(chain.name, registryAssets(chain))
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

function createFetch(table: ReadonlyMap<string, Service>, faults: Faults, observed: Observed): FetchLike {
  return async (address, init) => {
    const url = new URL(address)
    const signal = init?.signal
    observed.requests[url.host] = (observed.requests[url.host] ?? 0) + 1
    // One turn of the event loop, as any network takes at least.
    await new Promise<void>((resolve) => setImmediate(resolve))
    signal?.throwIfAborted()
    const service = table.get(url.host)
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

/**
 * Builds the practice network. Everything accepted is kept in `file` and replayed, so a restart continues the same book.
 * @example const practice = createPracticeNetwork({ seed: 1, file: ':memory:', clock: { now: Date.now } })
 */
export function createPracticeNetwork(options: PracticeOptions): PracticeNetwork {
  const pace = options.pace ?? 1
  const root = rootOf(PRACTICE_MNEMONIC)
  const keys = Array.from({ length: ACCOUNTS }, (_, index) => practiceKey(root, index))
  const benefactor = practiceKey(root, BENEFACTOR_INDEX)
  const cosmosKey = practiceCosmosKey(root, 0)
  const store = openAcceptedStore(options.file)
  const observed: Observed = { accepted: {}, broadcasts: [], prompts: [], tracked: [], requests: {} }
  const script = plainRouterScript()
  const { seed, clock, writeBook = writeGenesis } = options
  const world = observedWorld(createWorld({ seed, writeBook, keys, cosmosKey, benefactor, store, clock, pace }), observed)
  const faults = createFaults()
  const tracking = createTracking(world, store, script, (hash) => observed.tracked.push(hash))
  const later = options.later === undefined ? {} : { later: options.later }
  const ledger = createVirtualLedger({ root, reconnectMs: 800 / pace, ...later })
  observed.prompts = ledger.prompts
  const table = services(world, (request) => router(request, { world, script, tracking }))
  return {
    fetch: createFetch(table, faults, observed),
    network: practiceRegistry(),
    hid: ledger.hid,
    device: ledger.device,
    faults: {
      setFault: (...fault) => faults.setFault(...fault),
      setDelay: (...delay) => faults.setDelay(...delay),
      router: script,
      nextTransfer: (outcome) => world.setNextOutcome(outcome),
      evm: world.evm,
      dropNext: (count) => world.dropNext(count),
    },
    observed,
    pay: (chainId, to, coin) => pay(world, benefactor, chainId, to, coin),
    indexer: (chainId) => world.tamper(chainId),
    harbourAddress: plainAddress(HARBOUR, cosmosKey),
    trail: (hash) => {
      world.now()
      return world.trail(hash.replace(/^0x/i, '').toUpperCase())
    },
    accounts: keys.map(({ index, bech32, hex }) => ({ index, bech32, hex })),
    close: () => {
      ledger.close()
      store.close()
    },
  }
}
