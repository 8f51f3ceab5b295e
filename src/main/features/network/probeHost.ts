// Probes one host of the network: asks once for its newest block, and checks that it serves the chain it is listed for.
import { indexerTarget } from '../../clients/indexer/target.ts'
import { AppError } from '../../../shared/domain/errors.ts'
import type { HostAnswer } from '../../../shared/contract/settings/settings.ts'
import { askRegistryChains } from './chainLists/askRegistry.ts'
import { readLatestBlock } from '../../clients/chains/cosmos/balances.ts'
import { lazyClient } from '../../clients/chains/cosmos/cosmosClients.ts'
import { assertEvmChain, openEvmNode, plainly } from '../../clients/chains/evm/evmNode.ts'
import type { ListedHost } from '../../clients/chains/registry/listedHosts.ts'
import { readWithdrawal } from '../../clients/chains/opinit/opinitExecutor.ts'
import type { ChainRecord, Registry } from '../../clients/chains/registry/registry.ts'
import { readLatestHeight, readStatus } from '../../clients/indexer/blocks.ts'
import { probe } from '../../clients/indexer/probe.ts'
import { limitConcurrency } from '../../platform/http/limitConcurrency.ts'
import type { Permits } from '../../platform/http/requestGate.ts'
import type { World } from '../../platform/world.ts'
import { createRouter } from '../../clients/router/client.ts'
import { readVipPositions } from '../../clients/vip/positions.ts'

/** What a probe needs. */
export interface HostProbeDeps {
  registry: Pick<Registry, 'chain'>
  /** Permits a host that is otherwise asked only when the user enables it. */
  permit: Permits['permit']
  world: Pick<World, 'fetch' | 'clock'>
}

/** Timeout of a probe that a user started. */
const LIMIT_MS = 10_000
const MAX_PER_HOST = 2

/**
 * Probes one listed host, whether or not it is the one in use.
 * @throws AppError network.*, …badReply and …refused as its client does; chain.unknown where its chain is not listed.
 */
export async function probeHost(deps: HostProbeDeps, { purpose, chainId, address }: ListedHost): Promise<HostAnswer> {
  const signal = AbortSignal.timeout(LIMIT_MS)
  try {
    if (purpose === 'router') return { height: await askRouter(deps, address, signal) }
    if (purpose === 'vip') return { height: await askVip(deps, address, signal) }
    if (purpose === 'registry') return { height: await askPublicRegistry(deps, address, signal) }
    const chain = chainId === null ? null : deps.registry.chain(chainId)
    if (chain === null) throw notListed()
    return { height: await ASK[purpose]({ ...deps, chain, address, signal }) }
  } catch (error) {
    if (!signal.aborted) throw error
    throw new AppError('network.timeout', 'The host didn’t respond in time.', { retry: 'later', hint: 'Try again later.', cause: error })
  }
}

interface Question extends HostProbeDeps {
  chain: ChainRecord
  address: string
  signal: AbortSignal
}

/** Returns the newest block of the host; null where it reports none. */
const ASK: Record<Exclude<ListedHost['purpose'], 'router' | 'vip' | 'registry'>, (question: Question) => Promise<number | null>> = {
  indexer: async ({ chain, address, world, signal }) => {
    const request = limitConcurrency(world.fetch, MAX_PER_HOST)
    const target = indexerTarget(chain, address)
    const { dialect, height } = await probe(request, target, signal)
    if (height !== null) return height
    const localized = { ...target, dialect }
    return dialect === 'core' ? await readLatestHeight(request, localized, signal) : (await readStatus(request, localized, signal)).height
  },
  rest: async ({ chain, address, world, signal }) => {
    const question = { rest: address, chainId: chain.id, signal }
    return (await readLatestBlock(limitConcurrency(world.fetch, MAX_PER_HOST), question)).height
  },
  rpc: ({ chain: { id: chainId, name }, address, world: { fetch }, signal }) =>
    lazyClient({ fetch, rpc: address, chainId, name, signal }).height(),
  jsonRpc: async ({ chain: { evmChainId }, address, world, signal }) => {
    if (evmChainId === null) throw notListed()
    const target = { jsonRpc: address, evmChainId }
    const client = openEvmNode(limitConcurrency(world.fetch, MAX_PER_HOST), target, signal)
    return await plainly(target, signal, async () => {
      await assertEvmChain(client, target)
      return Number(await client.getBlockNumber())
    })
  },
  executor: async ({ address, world, signal }) => {
    await readWithdrawal(limitConcurrency(world.fetch, MAX_PER_HOST), { executor: address, sequence: '1', signal })
    return null
  },
}

async function askRouter({ world }: HostProbeDeps, url: string, signal: AbortSignal): Promise<null> {
  await createRouter({ ...world, url }).chains(signal)
  return null
}

/** Nobody's address: the service answers with no positions. */
const NOBODY = 'init1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqa4qvvl'

async function askVip({ world }: HostProbeDeps, service: string, signal: AbortSignal): Promise<null> {
  await readVipPositions(limitConcurrency(world.fetch, MAX_PER_HOST), { service, address: NOBODY, signal })
  return null
}

async function askPublicRegistry({ world, permit }: HostProbeDeps, registry: string, signal: AbortSignal): Promise<null> {
  await permit(registry, () => askRegistryChains(limitConcurrency(world.fetch, MAX_PER_HOST), { registry, signal }))
  return null
}

/** Builds the error for a host that is no longer listed. */
export function notListed(): AppError {
  return new AppError('chain.unknown', 'This host is no longer listed.')
}
