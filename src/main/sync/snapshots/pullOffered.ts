// Pulls lists that not every indexer keeps: finds out what it offers, remembers it, and asks again after a while.
import { isNotOffered, probeFeatures } from '../../clients/indexer/features.ts'
import type { ResolvedIndexer } from '../../clients/indexer/target.ts'
import { KnownFeatures, readFeatures } from '../../db/archive/read/readFeatures.ts'
import { readChain, readSyncTarget } from '../../db/archive/read/readSyncTargets.ts'
import { linkEvmTxs } from '../evm/linkEvmTxs.ts'
import { pullHistory, type HistoryDeps } from '../history/pullHistory.ts'
import { resolvedIndexer, type ResolvedIndexerDeps } from '../resolvedIndexer.ts'
import type { SyncTarget } from '../syncTargets.ts'

/** An operator may enable a list at any time, and a failing gateway may have denied one. */
const ASK_AGAIN_MS = 10 * 60_000

/**
 * Brings a list up to date where the indexer keeps it; otherwise notes that it does not.
 * @throws AppError network.*, indexer.*, store.*.
 */
export async function pullOffered(deps: HistoryDeps & ResolvedIndexerDeps, stream: SyncTarget, signal: AbortSignal): Promise<void> {
  const { archive, ingest, clock } = deps
  const { key, chain } = stream
  if (key.stream !== 'evmTxs' && key.stream !== 'internalTxs') return
  const target = await resolvedIndexer(deps, stream, signal)
  if (target === null) return
  const features = await featuresOf(deps, target, { vm: chain.vm, signal })
  const none = () => ingest.writeCheck({ key, checkedAt: clock.now(), error: null, notOfferedAt: clock.now() })
  if (features[key.stream] === 'no') return none()
  try {
    await pullHistory(deps, stream, { dialect: target.dialect, pageLimit: readChain(archive, chain.id).pageLimit, signal })
    if (key.stream === 'evmTxs') await linkEvmTxs({ ...deps, signal }, stream)
  } catch (error) {
    // For a list that was there before, a missing route is a failure.
    if (!isNotOffered(error) || readSyncTarget(archive, key).rows > 0) throw error
    await remember(deps, chain.id, { ...features, [key.stream]: 'no' })
    await none()
  }
}

async function featuresOf(
  deps: HistoryDeps,
  target: ResolvedIndexer,
  { vm, signal }: { vm: SyncTarget['chain']['vm']; signal: AbortSignal },
): Promise<KnownFeatures> {
  const known = readFeatures(deps.archive, target.chainId)
  const now = deps.clock.now()
  if (known !== null && now - known.readAt < ASK_AGAIN_MS) return known
  const found = KnownFeatures.parse({ ...(await probeFeatures(deps.request, target, { vm, signal })), readAt: now })
  await remember(deps, target.chainId, found)
  return found
}

async function remember({ ingest }: HistoryDeps, chainId: string, features: KnownFeatures): Promise<void> {
  await ingest.writeChain({ chainId, features: JSON.stringify(features) })
}
