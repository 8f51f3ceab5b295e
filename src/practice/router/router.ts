// The transfer router of the practice network: one function from a request to a reply.
// Source: initia-labs/docs api-reference/router-api/openapi.yaml.
import type { World } from '../chain/world.ts'
import { bodyObject, text, type PracticeReply, type PracticeRequest } from '../reply.ts'
import { assetsReply, balancesReply, chainsReply } from './lists.ts'
import { messagesReply, opHookReply, ownError, routeReply } from './routes.ts'
import type { RouterScript } from './scripting.ts'
import type { Tracking } from './tracking.ts'

/** What the router needs. */
export interface RouterParts {
  world: World
  script: RouterScript
  tracking: Tracking
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
  if (url.pathname === '/v2/fungible/msgs') return messagesReply(body, request.body, parts.script, parts.world.now())
  if (url.pathname === '/op-hook') return opHookReply(body)
  if (url.pathname === '/v2/tx/track') return parts.tracking.track(body)
  if (url.pathname === '/v2/info/balances') return balancesReply(body, parts.world)
  return ownError(404, `Cannot ${method} ${url.pathname}`)
}
