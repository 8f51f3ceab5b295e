// The REST gateway's answers about the optimistic bridge, on both sides. Source: initia-labs/OPinit proto/opinit/{ophost,opchild}/v1/query.proto.
import { bridgeAddress } from '../../book/bridgeEvents.ts'
import { bridgedDenom, chainOfBridge, heightAt, L1_CHAIN, type PracticeChain } from '../../book/chains/chains.ts'
import { channelTo } from '../../book/chains/links.ts'
import { serviceAddress } from '../../book/genesisContext.ts'
import type { ChainState } from '../../book/state.ts'
import { FINALIZATION_MS, isHashClaimed, isMigrated, lastOutput, OUTPUT_MS, outputOf, type BridgeOutput } from '../../book/withdrawals.ts'
import { toBase64 } from '../../keys/bytes.ts'
import { json, partsAfter, type PracticeReply } from '../../reply.ts'
import { gatewayPage, refuse } from './gateway.ts'
import type { World } from '../world.ts'

function bridgeOf(rollup: PracticeChain, pace: number): unknown {
  return {
    bridge_id: rollup.bridgeId,
    bridge_addr: bridgeAddress(rollup),
    bridge_config: {
      challenger: serviceAddress(rollup, 'relayer'),
      proposer: serviceAddress(rollup, 'executor'),
      batch_info: { submitter: serviceAddress(rollup, 'executor'), chain_type: 'INITIA' },
      submission_interval: `${OUTPUT_MS / pace / 1000}s`,
      finalization_period: `${FINALIZATION_MS / pace / 1000}s`,
      submission_start_height: '1',
      oracle_enabled: true,
      metadata: '',
    },
  }
}

function outputBody(output: BridgeOutput, l1: ChainState, rollup: PracticeChain, pace: number): unknown {
  const output_proposal = {
    output_root: toBase64(output.root),
    l1_block_number: String(heightAt(l1.chain, output.proposedMs, pace)),
    l1_block_time: new Date(output.proposedMs).toISOString(),
    l2_block_number: String(output.l2Height),
  }
  return { bridge_id: rollup.bridgeId, output_index: String(output.index), output_proposal }
}

/** The outputs of a bridge: one of them, or a page of the newest or the oldest. */
function outputs(url: URL, given: string | undefined, l1: ChainState, rollup: ChainState, world: World): PracticeReply {
  const { pace } = world
  const last = lastOutput(world.now(), pace)
  const body = (index: number): unknown => outputBody(outputOf(rollup, index, pace), l1, rollup.chain, pace)
  if (given !== undefined) {
    const index = Number(given)
    return index >= 1 && index <= last ? json(body(index)) : refuse(404, 5, `output ${given}: collections: not found`)
  }
  const limit = Math.min(last, Number(url.searchParams.get('pagination.limit') ?? '0') || 100)
  const isNewest = url.searchParams.get('pagination.reverse') === 'true'
  const page = Array.from({ length: limit }, (_, at) => body(isNewest ? last - at : at + 1))
  return json({ output_proposals: page, pagination: { next_key: null, total: String(last) } })
}

function claimed(url: URL, l1: ChainState, rollup: ChainState, world: World): PracticeReply {
  const given = url.searchParams.get('withdrawal_hash') ?? ''
  return json({ claimed: isHashClaimed(l1, rollup, new Uint8Array(Buffer.from(given, 'base64')), world.pace) })
}

function migration(url: URL, { chain }: ChainState): PracticeReply {
  const l1Denom = url.searchParams.get('l1_denom') ?? ''
  if (!isMigrated(chain, l1Denom)) return refuse(404, 5, 'migration info not found')
  const channel = channelTo(L1_CHAIN, chain.id)
  const migration_info = { bridge_id: chain.bridgeId, ibc_channel_id: channel, ibc_port_id: 'transfer', l1_denom: l1Denom }
  return json({ migration_info })
}

function onHost(url: URL, parts: readonly string[], l1: ChainState, world: World): PracticeReply {
  const [id, what, which] = parts
  const rollup = chainOfBridge(id ?? '')
  const state = rollup === undefined ? undefined : world.state(rollup.id)
  if (rollup === undefined || state === undefined) return refuse(404, 5, `bridge ${id ?? ''} not found`)
  if (what === undefined) return json(bridgeOf(rollup, world.pace))
  if (what === 'outputs') return outputs(url, which, l1, state, world)
  if (what === 'withdrawals' && which === 'claimed') return claimed(url, l1, state, world)
  if (what === 'migration_info') return migration(url, state)
  const pairs = rollup.assets.flatMap(({ l1Denom }) =>
    l1Denom === undefined ? [] : [{ l1_denom: l1Denom, l2_denom: bridgedDenom(rollup.bridgeId ?? '0', l1Denom) }],
  )
  if (what !== 'token_pairs') return refuse(501, 12, 'Not Implemented')
  if (which === undefined) return gatewayPage(url, 'token_pairs', pairs)
  const wanted = url.searchParams.get('l1_denom') ?? url.searchParams.get('l2_denom')
  const found = pairs.find((pair) => pair.l1_denom === wanted || pair.l2_denom === wanted)
  return found === undefined ? refuse(404, 5, 'token pair not found') : json({ token_pair: found })
}

function onChild(parts: readonly string[], chain: PracticeChain): PracticeReply {
  if (parts[0] === 'bridge_info') {
    const bridge = {
      bridge_id: chain.bridgeId,
      bridge_addr: bridgeAddress(chain),
      l1_chain_id: L1_CHAIN.id,
      l1_client_id: '07-tendermint-0',
    }
    return json({ bridge_info: bridge })
  }
  if (parts[0] !== 'base_denom') return refuse(501, 12, 'Not Implemented')
  const denom = parts.slice(1).join('/')
  const l1Denom = L1_CHAIN.assets.find((asset) => bridgedDenom(chain.bridgeId ?? '0', asset.denom) === denom)?.denom
  return l1Denom === undefined ? refuse(404, 5, `base denom of ${denom} not found`) : json({ base_denom: l1Denom })
}

/** Answers the bridge's paths of this chain's side; null for others. */
export function bridgeReply(url: URL, state: ChainState, world: World): PracticeReply | null {
  const { chain } = state
  const host = chain.kind === 'l1' ? partsAfter(url, '/opinit/ophost/v1/bridges') : null
  if (host !== null) return onHost(url, host, state, world)
  const child = chain.kind === 'l1' ? null : partsAfter(url, '/opinit/opchild/v1')
  return child === null ? null : onChild(child, chain)
}
