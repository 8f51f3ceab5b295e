// The REST gateway's answers to view functions of Move modules; here of the usernames module, and of the owner of an object of it.
// Sources: initia-labs/initia proto/initia/move/v1/query.proto; initia-labs/usernames-contract sources/{name_service,metadata}.move.
import type { ChainState } from '../../book/state.ts'
import {
  addressOf,
  endOf,
  GRACE_SECONDS,
  labelOfObject,
  MIN_SECONDS,
  nameOf,
  objectOf,
  priceOf,
  tokenNameOf,
  USERNAMES_MODULE,
  YEAR_PRICES,
} from '../../book/usernames.ts'
import { bodyObject, json, type PracticeReply, type PracticeRequest } from '../../reply.ts'
import { refuse } from './gateway.ts'

/** A view by its arguments; undefined where the VM aborts. */
type View = (args: readonly string[], state: ChainState, nowMs: number) => unknown

const seconds = (ms: number): string => String(Math.floor(ms / 1000))

/** Numbers of eight bytes are texts. */
const VIEWS: ReadonlyMap<string, View> = new Map<string, View>([
  [`${USERNAMES_MODULE}::usernames::get_address_from_name`, ([name = '']) => addressOf(name)],
  [`${USERNAMES_MODULE}::usernames::get_name_from_address`, ([address = '']) => nameOf(address)],
  [`${USERNAMES_MODULE}::usernames::get_valid_token`, ([name = '']) => objectOf(name)],
  [`${USERNAMES_MODULE}::usernames::get_init_cost`, ([name = '', duration = '']) => priceOf(name, BigInt(duration)).toString()],
  [
    `${USERNAMES_MODULE}::usernames::get_config`,
    () => ({
      price_per_year_3char: YEAR_PRICES.three.toString(),
      price_per_year_4char: YEAR_PRICES.four.toString(),
      price_per_year_default: YEAR_PRICES.others.toString(),
      min_duration: MIN_SECONDS.toString(),
      grace_period: GRACE_SECONDS.toString(),
      base_uri: 'https://names.practice.example/',
    }),
  ],
  [
    `${USERNAMES_MODULE}::metadata::get_metadata`,
    ([object = ''], state, nowMs) => {
      const label = labelOfObject(object)
      if (label === null) return undefined
      return { expiration_date: seconds(endOf(state, label, nowMs)), name: tokenNameOf(label), record_keys: [], record_values: [] }
    },
  ],
  [
    '0x1::object::owner',
    ([object = '']) => {
      const label = labelOfObject(object)
      return label === null ? undefined : addressOf(label)
    },
  ],
])

/** Answers a request for the value of a view function; null for any other path. */
export function viewReply(request: PracticeRequest, state: ChainState, nowMs: number): PracticeReply | null {
  if (request.url.pathname !== '/initia/move/v1/view/json') return null
  if (request.method !== 'POST') return refuse(501, 12, 'Method Not Allowed')
  const body = bodyObject(request)
  const view = VIEWS.get([body?.['address'], body?.['module_name'], body?.['function_name']].join('::'))
  const args: unknown[] = Array.isArray(body?.['args']) ? body['args'] : []
  if (view === undefined || !args.every((one) => typeof one === 'string')) return refuse(500, 2, 'view function not found')
  const value = view(
    args.map((one) => String(JSON.parse(one))),
    state,
    nowMs,
  )
  if (value === undefined) return refuse(500, 2, 'VM aborted: location=1::object, code=393218')
  return json({ data: JSON.stringify(value), events: [], gas_used: '2134' })
}
