// Finds out whether a chain's node gives Cosmos transactions with EVM logs an EVM hash, as minievm does from v1.1.11 on.
// Source: initia-labs/minievm indexer/utils.go (extractEthTxInfo).
import { z } from 'zod'
import { AppError } from '../../../shared/domain/errors.ts'
import { readEvmTx } from '../../clients/indexer/evmTxs.ts'
import { isNotOffered } from '../../clients/indexer/features.ts'
import { parseReply } from '../../platform/http/http.ts'
import { readChain } from '../../db/archive/read/readSyncTargets.ts'
import type { ListDeps } from '../history/listDeps.ts'
import type { SyncTarget } from '../syncTargets.ts'

/** A node may be replaced by a newer version. */
const ASK_AGAIN_MS = 24 * 3600_000
const TIMEOUT_MS = 5000

type SyntheticDeps = Pick<ListDeps, 'request' | 'target' | 'archive' | 'ingest' | 'clock' | 'log' | 'signal' | 'rereadRows'>

const NodeReply = z.object({ result: z.unknown() })

/**
 * Returns the stored answer, or asks for a transaction by the hash (64 upper-case hex digits) that it would have; null where neither node
 * nor indexer can answer.
 * @throws the signal's reason; AppError store.*.
 */
export async function learnSyntheticTxs(deps: SyntheticDeps, stream: SyncTarget, hash: string): Promise<boolean | null> {
  const { archive, ingest, clock, log, signal, rereadRows } = deps
  const { chain } = stream
  const known = readChain(archive, chain.id).syntheticTxs
  if (known !== null && (known.isYes || clock.now() - known.readAt < ASK_AGAIN_MS)) return known.isYes
  try {
    // Either may lag behind the other, so one positive answer is enough.
    const isYes = (await isKnownToNode(deps, stream, hash)) || (await isKnownToIndexer(deps, hash))
    const outdated = await ingest.writeSyntheticTxs({ chainId: chain.id, isYes, readAt: clock.now() })
    if (outdated > 0) await rereadRows(signal)
    return isYes
  } catch (error) {
    if (!(error instanceof AppError) || signal.aborted || error.code.startsWith('store.')) throw error
    log.warn('sync.syntheticUnknown', { chain: chain.id, code: error.code })
    return known?.isYes ?? null
  }
}

async function isKnownToNode({ request, signal }: SyntheticDeps, { chain }: SyncTarget, hash: string): Promise<boolean> {
  const { jsonRpc } = chain.endpoints
  if (jsonRpc === null) return false
  const question = { jsonrpc: '2.0', id: 1, method: 'eth_getTransactionByHash', params: [`0x${hash.toLowerCase()}`] }
  const reply = await request({ url: jsonRpc, method: 'POST', body: JSON.stringify(question), timeoutMs: TIMEOUT_MS, signal })
  const { result } = parseReply(NodeReply, reply.text, 'chain.badReply', new URL(jsonRpc).host)
  return (result ?? null) !== null
}

async function isKnownToIndexer({ request, target, signal }: SyntheticDeps, hash: string): Promise<boolean> {
  try {
    return (await readEvmTx(request, target, { hash: `0x${hash.toLowerCase()}`, signal })) !== null
  } catch (error) {
    // Without that list no server names transactions by such a hash.
    if (isNotOffered(error)) return false
    throw error
  }
}
