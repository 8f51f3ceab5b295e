// The REST gateway's answers to view functions of Move modules; here of the usernames module alone.
// Sources: initia-labs/initia proto/initia/move/v1/query.proto; initia-labs/usernames-contract sources/name_service.move.
import { addressOf, nameOf, USERNAMES_MODULE } from '../../book/usernames.ts'
import { bodyObject, json, type PracticeReply, type PracticeRequest } from '../../reply.ts'
import { refuse } from './gateway.ts'

const VIEWS: ReadonlyMap<unknown, (argument: string) => string | null> = new Map([
  ['get_address_from_name', addressOf],
  ['get_name_from_address', nameOf],
])

/** Answers a request for the value of a view function; null for any other path. */
export function viewReply(request: PracticeRequest): PracticeReply | null {
  if (request.url.pathname !== '/initia/move/v1/view/json') return null
  if (request.method !== 'POST') return refuse(501, 12, 'Method Not Allowed')
  const body = bodyObject(request)
  const view = VIEWS.get(body?.['function_name'])
  const isOurs = body?.['address'] === USERNAMES_MODULE && body['module_name'] === 'usernames'
  const args: unknown[] = Array.isArray(body?.['args']) ? body['args'] : []
  const [argument] = args
  if (!isOurs || view === undefined || typeof argument !== 'string') return refuse(500, 2, 'view function not found')
  const value: unknown = JSON.parse(argument)
  return json({ data: JSON.stringify(view(String(value))), events: [], gas_used: '2134' })
}
