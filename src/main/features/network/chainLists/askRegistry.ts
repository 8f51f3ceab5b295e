// Requests a public registry's list of chains and each chain's assets.
// Source: initia-labs/initia-registry _api (chains.json, chains/NAME/assetlist.json).
import { z } from 'zod'
import { AppError } from '../../../../shared/domain/errors.ts'
import { phrase } from '../../../../shared/domain/phrase.ts'
import type { RefusedEntry } from '../../../../shared/contract/settings/chainLists.ts'
import type { RegistryAsset } from '../../../../wire/registry.ts'
import { parseReply } from '../../../platform/http/http.ts'
import type { Requester } from '../../../platform/http/limitConcurrency.ts'
import { readRegistryAssets, readRegistryChains, type ReadRegistry } from './readRegistry.ts'

/** Many times what the registry sends today. */
const MAX_BYTES = 2 * 1024 * 1024

const Chains = z.array(z.unknown())
const AssetList = z.object({ assets: z.array(z.unknown()) })

interface Question {
  /** Base address, without a trailing slash. */
  registry: string
  signal?: AbortSignal | undefined
}

/**
 * Reads the whole registry. A chain whose assets cannot be read is reported as refused and keeps its current assets.
 * @throws AppError network.*, registry.invalid when the answer is not a list of chains.
 */
export async function askRegistry(request: Requester, { registry, signal }: Question): Promise<ReadRegistry> {
  const { chains, refused } = await askRegistryChains(request, { registry, signal })
  const assets = new Map<string, RegistryAsset[]>()
  const unread: RefusedEntry[] = []
  for (const { chain_id: chainId, chain_name: name } of chains) {
    try {
      const path = `chains/${name}/assetlist.json`
      assets.set(chainId, readRegistryAssets((await askFor(request, { registry, signal, path }, AssetList)).assets))
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      unread.push({ name: chainId, why: 'assetsUnread' })
    }
  }
  return { chains, assets, refused: [...refused, ...unread] }
}

/** Reads the chains without their assets. @throws AppError network.*, registry.invalid. */
export async function askRegistryChains(request: Requester, question: Question): Promise<Omit<ReadRegistry, 'assets'>> {
  return readRegistryChains(await askFor(request, { ...question, path: 'chains.json' }, Chains))
}

async function askFor<T>(request: Requester, { registry, path, signal }: Question & { path: string }, schema: z.ZodType<T>): Promise<T> {
  const reply = await request({ url: `${registry}/${path}`, maxBytes: MAX_BYTES, signal })
  const { host } = new URL(registry)
  if (reply.status !== 200) {
    throw new AppError('network.badReply', phrase`${host} responded with ${reply.status}.`, { retry: 'later', hint: 'Try again later.' })
  }
  return parseReply(schema, reply.text, 'registry.invalid', host)
}
