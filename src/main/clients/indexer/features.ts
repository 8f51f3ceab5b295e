// Determines what an indexer offers, from the registry's facts, /status, and the server's own description. What none of them says is
// `unknown` until the first request, since a disabled feature answers 404.
import { z } from 'zod'
import type { Chain } from '../../../shared/contract/chain.ts'
import { AppError } from '../../../shared/domain/errors.ts'
import { parseJson } from '../../platform/json/parseJson.ts'
import type { Requester } from '../../platform/http/limitConcurrency.ts'
import { ask } from './ask.ts'
import { readLatestHeight, readStatus, type StatusReply } from './blocks.ts'
import type { ResolvedIndexer } from './target.ts'

/** Whether a list is offered. */
export type Offer = 'yes' | 'no' | 'unknown'

/** What an indexer offers. */
export interface IndexerFeatures {
  evmTxs: Offer
  internalTxs: Offer
  richList: Offer
  nfts: Offer
  /** Heights that the parts of the index have reached; internal transactions and the rich list lag. Null where not reported. */
  heights: { chain: number | null; internalTxs: number | null; richList: number | null }
}

/**
 * Determines what an indexer offers. A failing server leaves entries unknown instead of failing the probe.
 * @param vm the registry's virtual machine; null reads the server's description instead.
 * @throws AppError network.* when it cannot be reached.
 */
export async function probeFeatures(
  request: Requester,
  target: ResolvedIndexer,
  { vm, signal }: { vm: Chain['vm']; signal?: AbortSignal | undefined },
): Promise<IndexerFeatures> {
  if (target.dialect === 'core') {
    const height = await settle(readLatestHeight(request, target, signal))
    return { evmTxs: 'no', internalTxs: 'no', richList: 'no', nfts: 'yes', heights: { chain: height, internalTxs: null, richList: null } }
  }
  const status = await settle(readStatus(request, target, signal))
  const heights = {
    chain: status?.height ?? null,
    internalTxs: status?.internal_tx_height ?? null,
    richList: status?.rich_list_height ?? null,
  }
  const evm = vm === null ? await describesEvm(request, target, signal) : vm === 'evm' ? 'yes' : 'no'
  if (evm === 'no') return { evmTxs: 'no', internalTxs: 'no', richList: 'no', nfts: 'yes', heights }
  return { evmTxs: evm, internalTxs: offerOf(status, 'internal_tx_height'), richList: richListOffer(status), nfts: 'yes', heights }
}

/** Returns whether an error means that the indexer does not offer the list at all. */
export function isNotOffered(error: unknown): boolean {
  return error instanceof AppError && error.code === 'indexer.unsupported'
}

/** The height is absent while the feature is off and while it has just started, so its absence decides nothing. */
function offerOf(status: StatusReply | null, field: 'internal_tx_height' | 'rich_list_height'): Offer {
  return (status?.[field] ?? 0) > 0 ? 'yes' : 'unknown'
}

/** The rich list's route answers also where nothing fills it; only the height decides. */
function richListOffer(status: StatusReply | null): Offer {
  if (status === null) return 'unknown'
  return offerOf(status, 'rich_list_height') === 'yes' ? 'yes' : 'no'
}

const Description = z.object({ paths: z.record(z.string(), z.unknown()) })

/** The description omits every `/evm-` path where the chain has no EVM. Source: initia-labs/rollytics api/api.go. */
async function describesEvm(request: Requester, target: ResolvedIndexer, signal: AbortSignal | undefined): Promise<Offer> {
  const reply = await settle(ask(request, target, { operation: 'description', signal }))
  const description = reply === null ? null : readDescription(reply.text)
  if (description === null) return 'unknown'
  return Object.keys(description.paths).some((path) => path.includes('/evm-')) ? 'yes' : 'no'
}

function readDescription(text: string) {
  try {
    return Description.safeParse(parseJson(text)).data ?? null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

/** Converts an error answer of a reachable server to null. */
async function settle<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof AppError && error.code.startsWith('indexer.')) return null
    throw error
  }
}
