// One host of the network, asked once for the newest it has: whether it answers, and for the chain that it is listed for.
import { AppError } from '../../shared/errors.ts'
import type { HostAnswer, NetworkHost } from '../../shared/settings.ts'
import { readLatestBlock } from '../chains/balances.ts'
import { createCosmosClient } from '../chains/cosmosClient.ts'
import { assertEvmChain, openEvmNode, plainly } from '../chains/evmNode.ts'
import { readWithdrawal } from '../chains/opinitExecutor.ts'
import type { ChainRecord, Registry } from '../chains/registry.ts'
import { readLatestHeight, readStatus } from '../indexer/blocks.ts'
import { probe } from '../indexer/probe.ts'
import { createPoliteRequest } from '../lib/politeRequest.ts'
import type { World } from '../lib/world.ts'
import { createRouter } from '../router/client.ts'

export interface HostTestDeps {
  registry: Pick<Registry, 'chain' | 'router'>
  world: Pick<World, 'fetch' | 'clock'>
}

/** How long somebody who pressed a button waits. */
const LIMIT_MS = 10_000
const MAX_PER_HOST = 2

/**
 * Asks one of the hosts that `network.endpoints` names.
 * @throws AppError network.*, …badReply and …refused as its own client does; chain.unknown for a host that is not listed.
 */
export async function testHost(deps: HostTestDeps, { purpose, chainId }: NetworkHost): Promise<HostAnswer> {
  const signal = AbortSignal.timeout(LIMIT_MS)
  try {
    if (purpose === 'router') return { height: await askRouter(deps, signal) }
    const chain = chainId === null ? null : deps.registry.chain(chainId)
    if (chain === null) throw notListed()
    return { height: await ASK[purpose]({ ...deps, chain, signal }) }
  } catch (error) {
    if (!signal.aborted) throw error
    throw new AppError('network.timeout', 'The host did not answer in time.', { retry: 'later', hint: 'Try again later.', cause: error })
  }
}

interface Question extends HostTestDeps {
  chain: ChainRecord
  signal: AbortSignal
}

/** The newest block that the host has; null where it tells of none. */
const ASK: Record<Exclude<NetworkHost['purpose'], 'router'>, (question: Question) => Promise<number | null>> = {
  indexer: async ({ chain, world, signal }) => {
    const request = createPoliteRequest(world.fetch, MAX_PER_HOST)
    const target = { url: listed(chain.endpoints.indexer), chainId: chain.id, isL1: chain.kind === 'initia-l1' }
    const { dialect, height } = await probe(request, target, signal)
    if (height !== null) return height
    const spoken = { ...target, dialect }
    return dialect === 'core' ? await readLatestHeight(request, spoken, signal) : (await readStatus(request, spoken, signal)).height
  },
  rest: async ({ chain, world, signal }) => {
    const question = { rest: listed(chain.endpoints.rest), chainId: chain.id, signal }
    return (await readLatestBlock(createPoliteRequest(world.fetch, MAX_PER_HOST), question)).height
  },
  rpc: ({ chain: { id: chainId, name, endpoints }, world: { fetch }, signal }) =>
    createCosmosClient({ fetch, rpc: listed(endpoints.rpc), chainId, name, signal }).height(),
  jsonRpc: async ({ chain: { evmChainId, endpoints }, world, signal }) => {
    if (evmChainId === null) throw notListed()
    const target = { jsonRpc: listed(endpoints.jsonRpc), evmChainId }
    const client = openEvmNode(createPoliteRequest(world.fetch, MAX_PER_HOST), target, signal)
    return await plainly(target, signal, async () => {
      await assertEvmChain(client, target)
      return Number(await client.getBlockNumber())
    })
  },
  executor: async ({ chain, world, signal }) => {
    const question = { executor: listed(chain.executorUri), sequence: '1', signal }
    await readWithdrawal(createPoliteRequest(world.fetch, MAX_PER_HOST), question)
    return null
  },
}

async function askRouter({ registry, world }: HostTestDeps, signal: AbortSignal): Promise<null> {
  await createRouter({ ...world, url: listed(registry.router) }).chains(signal)
  return null
}

function listed(address: string | null): string {
  if (address === null) throw notListed()
  return address
}

function notListed(): AppError {
  return new AppError('chain.unknown', 'This host is not listed any more.')
}
