// Which service answers at which host of the practice network, and which hosts serve the same chain beside one another.
import {
  hostOf,
  hostsOf,
  IPFS_HOST,
  L1_CHAIN,
  NFT_HOST,
  PRICES_HOST,
  REGISTRY_HOST,
  ROUTER_HOST,
  VIP_HOST,
  type ServiceKind,
} from './book/chains/chains.ts'
import { COSMOS_CHAINS } from './book/chains/links.ts'
import { BASIN } from './book/chains/plainEvm.ts'
import { SECOND_REST, SKERRY } from './book/chains/skerry.ts'
import type { ChainState } from './book/state.ts'
import { evmNode } from './chain/evm/evmRpc.ts'
import { executor } from './chain/relay/executor.ts'
import { restGateway } from './chain/rest/rest.ts'
import { rpcNode } from './chain/rest/rpc.ts'
import { stuckChain, stuckFace } from './chain/stuckNode.ts'
import type { World } from './chain/world.ts'
import { coreIndexer } from './indexer/coreIndexer.ts'
import { collectionsOf } from './indexer/nftLists.ts'
import { rollupIndexer } from './indexer/rollupIndexer.ts'
import { ipfsGateway, nftHost } from './media/nftMedia.ts'
import { priceService } from './prices.ts'
import { registryService, type RegistryScript } from './registryService.ts'
import { text, type PracticeReply, type PracticeRequest } from './reply.ts'
import { vipService } from './vip/vipService.ts'

/** Answers the requests of a host. */
export type Service = (request: PracticeRequest) => PracticeReply

/** What answers at a host. */
export interface Host {
  answer: Service
  /** Creates the service of a node that stands still from now on; absent for other hosts. */
  stop?: () => Service
}

/** All hosts by name. */
export function practiceHosts(
  world: World,
  { router, registry }: { router: Service; registry: RegistryScript },
): ReadonlyMap<string, Host> {
  const collections = [...world.book.values()].flatMap(({ nfts }) => collectionsOf(nfts))
  const all = new Map<string, Host>([
    [ROUTER_HOST, { answer: router }],
    [VIP_HOST, { answer: (request) => vipAnswer(request, world) }],
    [REGISTRY_HOST, { answer: (request) => registryService(request, registry) }],
    [NFT_HOST, { answer: (request) => nftHost(request, collections) }],
    [IPFS_HOST, { answer: (request) => ipfsGateway(request, collections) }],
    [PRICES_HOST, { answer: (request) => priceService(request, world.now()) }],
  ])
  for (const host of hostsOf('json-rpc', BASIN.id)) all.set(host, evmHost(world, BASIN.id))
  for (const chain of [...COSMOS_CHAINS, SKERRY]) {
    const state = world.state(chain.id)
    if (state === undefined) continue
    const indexer = chain.kind === 'l1' ? coreIndexer : rollupIndexer
    const add = (kind: ServiceKind, host: Host) => hostsOf(kind, chain.id).forEach((name) => all.set(name, host))
    if (chain.bridgeId !== null) add('executor', { answer: (request) => executor(request, state, world) })
    if (chain.kind !== 'cosmos') add('indexer', { answer: (request) => indexer(request, state, world) })
    add('rest', nodeHost(restGateway, state, world))
    if (chain.id === SECOND_REST.chainId) all.set(SECOND_REST.host, nodeHost(restGateway, state, world))
    add('rpc', nodeHost(rpcNode, state, world))
    if (chain.kind === 'minievm')
      all.set(hostOf('json-rpc', chain.id), { answer: (request) => evmNode(request, world.evm.nodeState(chain.id)) })
  }
  return all
}

function vipAnswer(request: PracticeRequest, world: World): PracticeReply {
  const state = world.state(L1_CHAIN.id)
  return state === undefined ? text('404 page not found', 404) : vipService(request, state.vip, world.now())
}

type NodeService = (request: PracticeRequest, state: ChainState, world: World) => PracticeReply

function nodeHost(service: NodeService, state: ChainState, world: World): Host {
  return {
    answer: (request) => service(request, state, world),
    stop: () => {
      const stuck = stuckChain(state, world)
      return (request) => service(request, stuck.state, stuck.world)
    },
  }
}

function evmHost(world: World, chainId: string): Host {
  return {
    answer: (request) => evmNode(request, world.evm.nodeState(chainId)),
    stop: () => {
      const { height } = world.evm.nodeState(chainId)
      return (request) => evmNode(request, stuckFace(world.evm.nodeState(chainId), height))
    },
  }
}
