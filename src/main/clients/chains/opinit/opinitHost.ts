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

/**
 * Returns how long an output can be disputed before its withdrawals may be claimed, ms. Governance may change it.
 * @throws AppError network.*, chain.badReply, chain.refused.
 */
export async function readFinalizationMs(request: Requester, { rest, bridgeId, signal }: HostQuestion): Promise<number> {
  const { bridge_config } = await askGateway(request, { rest, path: pathOf(bridgeId), schema: HostBridge, signal })
  return Math.ceil(Number(bridge_config.finalization_period.slice(0, -1)) * 1000)
}

/** Returns null where the L1 has no such output: not proposed yet, or deleted after a challenge. @throws as `readFinalizationMs`. */
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

/** Returns whether a withdrawal has been paid out. @throws as `readFinalizationMs`. */
export async function isClaimed(request: Requester, { rest, bridgeId, signal }: HostQuestion, hash: Uint8Array): Promise<boolean> {
  const query = new URLSearchParams({ withdrawal_hash: Buffer.from(hash).toString('base64') })
  const path = `${pathOf(bridgeId)}/withdrawals/claimed/by_hash?${query.toString()}`
  return (await askGateway(request, { rest, path, schema: HostClaimed, signal })).claimed
}

/**
 * Returns the IBC channel over which a migrated asset leaves the rollup; null where it was not migrated.
 * @throws as `readFinalizationMs`.
 */
export async function readMigration(request: Requester, { rest, bridgeId, signal }: HostQuestion, l1Denom: string): Promise<string | null> {
  const path = `${pathOf(bridgeId)}/migration_info/by_l1_denom?${new URLSearchParams({ l1_denom: l1Denom }).toString()}`
  const reply = await askGatewayIfAny(request, { rest, path, schema: HostMigration, signal })
  return reply?.migration_info.ibc_channel_id ?? null
}

function pathOf(bridgeId: string): string {
  return `/opinit/ophost/v1/bridges/${bridgeId}`
}
