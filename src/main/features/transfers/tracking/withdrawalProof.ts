// Verifies withdrawals through the optimistic bridge: the executor's data is accepted only when an output on the L1 proves it.
import { AppError } from '../../../../shared/domain/errors.ts'
import { phrase } from '../../../../shared/domain/phrase.ts'
import type { WithdrawalReference } from '../../../../shared/contract/transfer/route.ts'
import type { Withdrawal } from '../../../../shared/contract/transfer/transfer.ts'
import type { ExecutorWithdrawal } from '../../../../wire/executor.ts'
import { readLatestBlock } from '../../../clients/chains/cosmos/balances.ts'
import { readWithdrawal } from '../../../clients/chains/opinit/opinitExecutor.ts'
import { outputRoot, rootOf, withdrawalHash, type OutputParts, type WithdrawalFacts } from '../../../clients/chains/opinit/opinitHashes.ts'
import {
  isClaimed,
  readBridgeTimes,
  readOutput,
  type HostQuestion,
  type ProposedOutput,
} from '../../../clients/chains/opinit/opinitHost.ts'
import type { ChainRecord, Registry } from '../../../clients/chains/registry/registry.ts'
import type { Requester } from '../../../platform/http/limitConcurrency.ts'

/** What reading a bridge needs. */
export interface BridgeDeps {
  registry: Pick<Registry, 'chain' | 'chains'>
  request: Requester
}

/** An optimistic bridge with its chains and executor. */
export interface Bridge {
  rollup: ChainRecord
  l1: ChainRecord
  bridgeId: string
  executor: string
  host: HostQuestion
}

/** Returns the bridge of a rollup. @throws AppError withdrawal.unknown for a chain without such a bridge, executor or L1 endpoint. */
export function bridgeOf({ registry }: Pick<BridgeDeps, 'registry'>, chainId: string, signal: AbortSignal): Bridge {
  const rollup = registry.chain(chainId)
  const l1 = registry.chains.find(({ kind }) => kind === 'initia-l1')
  const rest = l1?.endpoints.rest ?? null
  if (rollup === null || rollup.opBridgeId === null || rollup.executorUri === null || l1 === undefined || rest === null) {
    throw new AppError('withdrawal.unknown', phrase`The chain list has no executor for withdrawals from ${rollup?.name ?? chainId}.`, {
      hint: 'Claim it where you started it.',
    })
  }
  const bridgeId = rollup.opBridgeId
  return { rollup, l1, bridgeId, executor: rollup.executorUri, host: { rest, bridgeId, signal } }
}

/** Converts the executor's data; ignores its bridge id. */
export function factsOf({ sequence, from, to, amount }: ExecutorWithdrawal, { bridgeId }: Pick<Bridge, 'bridgeId'>): WithdrawalFacts {
  return { bridgeId, sequence, from, to, denom: amount.denom, amount: amount.amount }
}

/** Progress of a withdrawal. */
export type Progress = Pick<Withdrawal, 'stage' | 'outputIndex' | 'claimableAt' | 'expectedAt'>

/**
 * Reads the progress of a withdrawal.
 * @param facts from the rollup's event, or from the executor: then only an output proves them.
 * @param entry what the executor says of it; null while it does not know it.
 * @param beganAt when the rollup wrote it, milliseconds since 1970; null where unknown: then there is no estimate.
 * @throws AppError network.*, chain.*; chain.badReply when the executor's proofs do not match the L1's output.
 */
export async function readProgress(
  deps: BridgeDeps,
  bridge: Bridge,
  facts: WithdrawalFacts,
  { entry, beganAt }: { entry: ExecutorWithdrawal | null; beganAt: number | null },
): Promise<Progress> {
  const none = { outputIndex: null, claimableAt: null, expectedAt: null }
  if (await isClaimed(deps.request, bridge.host, withdrawalHash(facts))) return { stage: 'claimed', ...none }
  const output = entry === null || !isInOutput(entry) ? null : await readOutput(deps.request, bridge.host, entry.output_index)
  // Not proposed yet, or deleted after a challenge: another output will contain it.
  const times = await readBridgeTimes(deps.request, bridge.host)
  if (entry === null || output === null) {
    return { stage: 'submitted', ...none, expectedAt: beganAt === null ? null : beganAt + times.proposal + times.finalization }
  }
  requireProof(bridge, facts, entry, output)
  const claimableAt = output.proposedAt + times.finalization
  // The chain decides by its own clock.
  const { time } = await readLatestBlock(deps.request, { rest: bridge.host.rest, chainId: bridge.l1.id, signal: bridge.host.signal })
  return { stage: time >= claimableAt ? 'claimable' : 'proposed', outputIndex: entry.output_index, claimableAt, expectedAt: null }
}

/** A withdrawal with its proof. */
export interface ProvenWithdrawal extends WithdrawalFacts, OutputParts {
  outputIndex: string
  proofs: Uint8Array[]
}

/**
 * Collects everything that the L1 requires for a claim.
 * @throws AppError withdrawal.unknown while no output contains it; chain.badReply when the proofs do not match the L1's output.
 */
export async function proveWithdrawal(deps: BridgeDeps, bridge: Bridge, { sequence }: WithdrawalReference): Promise<ProvenWithdrawal> {
  const { executor, host } = bridge
  const entry = await readWithdrawal(deps.request, { executor, signal: host.signal, sequence })
  const output = entry === null || !isInOutput(entry) ? null : await readOutput(deps.request, host, entry.output_index)
  if (entry === null || output === null) {
    throw new AppError('withdrawal.unknown', 'The L1 doesn’t have proof of this withdrawal yet.', {
      hint: 'Try again later.',
      retry: 'later',
    })
  }
  const facts = factsOf(entry, bridge)
  requireProof(bridge, facts, entry, output)
  return { ...facts, ...partsOf(entry), outputIndex: entry.output_index, proofs: entry.withdrawal_proofs.map(fromBase64) }
}

/** The executor sets these fields when the output's tree is complete. */
function isInOutput({ output_index, storage_root }: ExecutorWithdrawal): boolean {
  return output_index !== '0' && storage_root !== ''
}

/** @throws AppError chain.badReply unless the leaf leads to the storage root, and that to the root on the L1. */
function requireProof({ executor }: Bridge, facts: WithdrawalFacts, entry: ExecutorWithdrawal, { root }: ProposedOutput): void {
  if (isProven(facts, entry, root)) return
  throw new AppError('chain.badReply', phrase`${new URL(executor).host} reports a withdrawal that the L1 doesn’t prove.`, {
    hint: 'Nothing was signed. Try again later.',
    retry: 'later',
  })
}

/** Returns whether an output proves a withdrawal. */
export function isProven(facts: WithdrawalFacts, entry: ExecutorWithdrawal, root: Uint8Array): boolean {
  const parts = partsOf(entry)
  const proofs = entry.withdrawal_proofs.map(fromBase64)
  if (parts.version.length !== 1 || parts.storageRoot.length !== 32 || parts.lastBlockHash.length !== 32) return false
  if (proofs.some(({ length }) => length !== 32)) return false
  return isSame(rootOf(withdrawalHash(facts), proofs), parts.storageRoot) && isSame(outputRoot(parts), root)
}

function partsOf({ version, storage_root, last_block_hash }: ExecutorWithdrawal): OutputParts {
  return { version: fromBase64(version), storageRoot: fromBase64(storage_root), lastBlockHash: fromBase64(last_block_hash) }
}

function fromBase64(text: string): Uint8Array {
  return Uint8Array.from(Buffer.from(text, 'base64'))
}

function isSame(left: Uint8Array, right: Uint8Array): boolean {
  return Buffer.compare(left, right) === 0
}
