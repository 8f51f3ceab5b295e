// The REST gateway's answers about the optimistic bridge, on both sides. Source: initia-labs/OPinit proto/opinit/{ophost,opchild}/v1/query.proto.
import { bridgeAddress } from '../book/bridgeEvents.ts'
import { bridgedDenom, chainOfBridge, L1_CHAIN, type PracticeChain } from '../book/chains.ts'
import { serviceAddress } from '../book/scene.ts'
import type { ChainState } from '../book/state.ts'
import { json, partsAfter, type PracticeReply } from '../reply.ts'
import { gatewayPage, refuse } from './gateway.ts'

function bridgeOf(rollup: PracticeChain): unknown {
  return {
    bridge_id: rollup.bridgeId,
    bridge_addr: bridgeAddress(rollup),
    bridge_config: {
      challenger: serviceAddress(rollup, 'relayer'),
      proposer: serviceAddress(rollup, 'executor'),
      batch_info: { submitter: serviceAddress(rollup, 'executor'), chain_type: 'INITIA' },
      submission_interval: '3600s',
      finalization_period: '604800s',
      submission_start_height: '1',
      oracle_enabled: true,
      metadata: '',
    },
  }
}

function onHost(url: URL, parts: readonly string[]): PracticeReply {
  const [id, what, which] = parts
  const rollup = chainOfBridge(id ?? '')
  if (rollup === undefined) return refuse(404, 5, `bridge ${id ?? ''} not found`)
  if (what === undefined) return json(bridgeOf(rollup))
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
export function bridgeReply(url: URL, { chain }: ChainState): PracticeReply | null {
  const host = chain.kind === 'l1' ? partsAfter(url, '/opinit/ophost/v1/bridges') : null
  if (host !== null) return onHost(url, host)
  const child = chain.kind === 'l1' ? null : partsAfter(url, '/opinit/opchild/v1')
  return child === null ? null : onChild(child, chain)
}
