// Reads the L1's side of an optimistic bridge over its REST gateway: finalization, outputs and claims.
// Source: initia-labs/OPinit proto/opinit/ophost/v1/query.proto.
import { HostBridge, HostClaimed, HostMigration, HostOutput } from '../../../../wire/executor.ts'
import type { Requester } from '../../../platform/http/limitConcurrency.ts'
import { askGateway, askGatewayIfAny } from '../cosmos/gateway.ts'

/** The bridge to ask about. */
export interface HostQuestion {
  /** REST address of the L1, without a trailing slash. */
  rest: string
  bridgeId: string
  signal: AbortSignal
}

/** An output proposed on the L1. */
export interface ProposedOutput {
  root: Uint8Array
  /** When the L1 accepted it, milliseconds since 1970. */
  proposedAt: number
}

/** How long a bridge takes, ms. Governance may change it. */
export interface BridgeTimes {
  /** How long an output can be disputed before its withdrawals may be claimed. */
  finalization: number
  /** How long at most, while the bridge works, until an output contains a withdrawal; 0 where the chain does not say. */
  proposal: number
}

/** Reads how long a bridge takes. @throws AppError network.*, chain.badReply, chain.refused. */
export async function readBridgeTimes(request: Requester, { rest, bridgeId, signal }: HostQuestion): Promise<BridgeTimes> {
  const { bridge_config } = await askGateway(request, { rest, path: pathOf(bridgeId), schema: HostBridge, signal })
  const { finalization_period, submission_interval } = bridge_config
  return { finalization: toMs(finalization_period), proposal: toMs(submission_interval) }
}

function toMs(span: string): number {
  return Math.ceil(Number(span.slice(0, -1)) * 1000)
}

/** Returns null where the L1 has no such output: not proposed yet, or deleted after a challenge. @throws as `readBridgeTimes`. */
export async function readOutput(
  request: Requester,
  { rest, bridgeId, signal }: HostQuestion,
  index: string,
): Promise<ProposedOutput | null> {
  const reply = await askGatewayIfAny(request, { rest, path: `${pathOf(bridgeId)}/outputs/${index}`, schema: HostOutput, signal })
  if (reply === null) return null
  const { output_root, l1_block_time } = reply.output_proposal
  return { root: Buffer.from(output_root, 'base64'), proposedAt: Date.parse(l1_block_time) }
}

/** Returns whether a withdrawal has been paid out. @throws as `readBridgeTimes`. */
export async function isClaimed(request: Requester, { rest, bridgeId, signal }: HostQuestion, hash: Uint8Array): Promise<boolean> {
  const query = new URLSearchParams({ withdrawal_hash: Buffer.from(hash).toString('base64') })
  const path = `${pathOf(bridgeId)}/withdrawals/claimed/by_hash?${query.toString()}`
  return (await askGateway(request, { rest, path, schema: HostClaimed, signal })).claimed
}

/**
 * Returns the IBC channel over which a migrated asset leaves the rollup; null where it was not migrated.
 * @throws as `readBridgeTimes`.
 */
export async function readMigration(request: Requester, { rest, bridgeId, signal }: HostQuestion, l1Denom: string): Promise<string | null> {
  const path = `${pathOf(bridgeId)}/migration_info/by_l1_denom?${new URLSearchParams({ l1_denom: l1Denom }).toString()}`
  const reply = await askGatewayIfAny(request, { rest, path, schema: HostMigration, signal })
  return reply?.migration_info.ibc_channel_id ?? null
}

function pathOf(bridgeId: string): string {
  return `/opinit/ophost/v1/bridges/${bridgeId}`
}
