// The transfer router of the practice network: one function from a request to a reply.
// Source: initia-labs/docs api-reference/router-api/openapi.yaml.
import { hostOf, PRACTICE_CHAINS } from '../book/chains.ts'
import { balanceOf } from '../book/state.ts'
import type { World } from '../chain/world.ts'
import { bodyObject, json, text, type PracticeReply, type PracticeRequest } from '../reply.ts'
import { assetsReply, messagesReply, opHookReply, ownError, routeReply } from './routes.ts'
import type { RouterScript } from './scripting.ts'
import type { Tracking } from './tracking.ts'

export interface RouterParts {
  world: World
  script: RouterScript
  tracking: Tracking
}

function chainsReply(): PracticeReply {
  const chains = PRACTICE_CHAINS.map((chain) => ({
    chain_name: chain.name,
    chain_id: chain.id,
    pretty_name: chain.prettyName,
    chain_type: 'cosmos',
    bech32_prefix: 'init',
    is_testnet: true,
    hidden: false,
    rest: `https://${hostOf('rest', chain.id)}`,
    rpc: `https://${hostOf('rpc', chain.id)}`,
  }))
  return json({ chains })
}

function balancesReply(body: Record<string, unknown>, world: World): PracticeReply {
  world.now()
  const asked = typeof body['chains'] === 'object' && body['chains'] !== null ? Object.entries(body['chains']) : []
  const chains = asked.map(([chainId, query]: [string, { address?: unknown; denoms?: unknown }]): [string, unknown] => {
    const state = world.state(chainId)
    const denoms = Array.isArray(query.denoms) ? query.denoms.map(String) : (state?.chain.assets ?? []).map((asset) => asset.denom)
    const rows = denoms.map((denom): [string, unknown] => {
      const decimals = state?.chain.assets.find((asset) => asset.denom === denom)?.decimals
      return [denom, { amount: state === undefined ? '0' : balanceOf(state, String(query.address), denom).toString(), decimals }]
    })
    return [chainId, { denoms: Object.fromEntries(rows) }]
  })
  return json({ chains: Object.fromEntries(chains) })
}

/** Answers one request to the router. */
export function router(request: PracticeRequest, parts: RouterParts): PracticeReply {
  const { url, method } = request
  if (method === 'GET') {
    if (url.pathname === '/health') return text('OK', 200)
    if (url.pathname === '/v2/tx/status') return parts.tracking.status(url)
    if (url.pathname === '/v2/fungible/assets') return assetsReply(url)
    if (url.pathname === '/v2/info/chains') return chainsReply()
    return ownError(404, `Cannot GET ${url.pathname}`)
  }
  const body = bodyObject(request)
  if (body === null) return ownError(400, 'the body is not a JSON object')
  if (url.pathname === '/v2/fungible/route') return routeReply(body, parts.script, parts.world.pace)
  if (url.pathname === '/v2/fungible/msgs') return messagesReply(body, request.body, parts.script)
  if (url.pathname === '/op-hook') return opHookReply(body, parts.script)
  if (url.pathname === '/v2/tx/track') return parts.tracking.track(body)
  if (url.pathname === '/v2/info/balances') return balancesReply(body, parts.world)
  return ownError(404, `Cannot ${method} ${url.pathname}`)
}
