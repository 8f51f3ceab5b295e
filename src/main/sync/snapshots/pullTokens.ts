// Pulls the native coin and the listed ERC-20s of an address on an EVM chain that is not a rollup of Initia. On rollups the bank module
// already counts them; here each contract is asked.
import { hasPassed } from '../../platform/time.ts'
import type { Address } from 'viem'
import type { EvmTarget } from '../../clients/chains/evm/evmNode.ts'
import { readEvmBlockTime, readEvmHoldings } from '../../clients/chains/evm/evmReader.ts'
import { AppError } from '../../../shared/domain/errors.ts'
import { readChain, readSyncTarget } from '../../db/archive/read/readSyncTargets.ts'
import { holdingsFingerprint } from '../history/holdingsFingerprint.ts'
import type { SnapshotDeps } from './snapshotRun.ts'
import type { SyncTarget } from '../syncTargets.ts'

const BLOCK_TIME_EVERY_MS = 600_000

/**
 * Reads the coin and every listed token once, notes the chain's head, and returns whether a holding changed. A token that could not be read
 * keeps its last value.
 * @throws AppError network.*, chain.*, store.*.
 */
export async function pullTokens(deps: SnapshotDeps, stream: SyncTarget, signal: AbortSignal): Promise<boolean> {
  const { request, clock, archive, ingest, registry, log } = deps
  const { key, chain } = stream
  const { jsonRpc } = chain.endpoints
  if (jsonRpc === null || chain.evmChainId === null) return false
  const target = { jsonRpc, evmChainId: chain.evmChainId }
  const before = holdingsFingerprint(deps, stream)
  const { revision } = readSyncTarget(archive, key)
  const readAt = clock.now()
  const listed = registry.evmTokens(chain.id)
  const contracts = listed.flatMap(({ contract }) => contract ?? [])
  const found = await readEvmHoldings(request, target, { address: stream.hex as Address, contracts, signal })
  const amounts = listed.map(({ denom, contract }) => ({
    denom,
    amount: contract === null ? found.native : (found.tokens.get(contract) ?? null),
  }))
  const kept = amounts.flatMap(({ denom, amount }) => (amount === null ? denom : []))
  if (kept.length > 0) log.warn('sync.tokensUnread', { chain: chain.id, tokens: kept.length })
  const holdings = amounts.flatMap(({ denom, amount }) => (amount === null ? [] : { denom, amount }))
  await ingest.writeSet({ kind: 'holdings', key, revision, isOffered: true, readAt, holdings, kept })
  await ingest.writeChain({ chainId: chain.id, head: { height: found.height, time: found.time, checkedAt: readAt } })
  await noteBlockTime(deps, stream, target, signal)
  return holdingsFingerprint(deps, stream) !== before
}

/** Notes the block time, which is only displayed. */
async function noteBlockTime(
  { request, clock, archive, ingest, log }: SnapshotDeps,
  { chain }: SyncTarget,
  target: EvmTarget,
  signal: AbortSignal,
): Promise<void> {
  const { blockTime } = readChain(archive, chain.id)
  if (blockTime !== null && !hasPassed(BLOCK_TIME_EVERY_MS, blockTime.readAt, clock.now())) return
  try {
    const ms = await readEvmBlockTime(request, target, signal)
    if (ms !== null) await ingest.writeChain({ chainId: chain.id, blockTime: { ms, readAt: clock.now() } })
  } catch (error) {
    if (!(error instanceof AppError) || signal.aborted) throw error
    log.warn('sync.blockTimeUnknown', { chain: chain.id, code: error.code })
  }
}
