// The REST gateway's answers to view functions of Move modules, and for a resource: of the usernames module with the owner of an object of
// it, of the module of locked stakes, and of gauge votes.
// Sources: initia-labs/initia proto/initia/move/v1/query.proto; initia-labs/usernames-contract sources/{name_service,metadata}.move;
// initia-labs/vip-contract sources/lock_staking.move.
import { metadataOf } from '../../book/dex.ts'
import { lockingAccount, LOCKS_MODULE, LONGEST_LOCK, releaseOf } from '../../book/staking.ts'
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
import { hexAddress } from '../../evm/abi.ts'
import { encodeBech32 } from '../../keys/bech32.ts'
import { fromHex } from '../../keys/bytes.ts'
import { bodyObject, json, partsAfter, type PracticeReply, type PracticeRequest } from '../../reply.ts'
import { GAUGE_STORE, GAUGE_VIEWS, gaugeStore } from './gaugeViews.ts'
import { refuse } from './gateway.ts'
import { vipResources } from '../../vip/vipTables.ts'

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
  [`${LOCKS_MODULE}::lock_staking::get_staking_address`, ([owner = '']) => hexAddress(lockingAccount(bech32Of(owner)))],
  [
    `${LOCKS_MODULE}::lock_staking::get_locked_delegations`,
    ([owner = ''], { staking }, nowMs) =>
      (staking.locks.get(bech32Of(owner)) ?? []).map((lock) => ({
        metadata: metadataOf('uinit'),
        validator: lock.validator,
        locked_share: `${lock.amount}`,
        amount: lock.amount.toString(),
        release_time: String(releaseOf(lock, nowMs)),
      })),
  ],
  ...Object.entries(GAUGE_VIEWS).map(([name, view]): [string, View] => [
    `${LOCKS_MODULE}::${name}`,
    (args, state, nowMs) =>
      view(
        args.map((one) => (one.startsWith('0x') ? bech32Of(one) : one)),
        state,
        nowMs,
      ),
  ]),
])

/** An account is twenty bytes, with or without zeros before it. */
function bech32Of(address: string): string {
  return encodeBech32('init', fromHex(address.replace(/^0x0*/, '').padStart(40, '0')))
}

/** Answers a request for the rules of the module of locked stakes, and for the cycles of gauge votes; null for any other path. */
export function resourceReply(url: URL, nowMs: number): PracticeReply | null {
  const [address, what, how] = partsAfter(url, '/initia/move/v1/accounts') ?? []
  if (address === undefined || what !== 'resources' || how !== 'by_struct_tag') return null
  const tag = url.searchParams.get('struct_tag') ?? ''
  const stores: Readonly<Record<string, object>> = {
    [`${LOCKS_MODULE}::lock_staking::ModuleStore`]: {
      min_lock_period: '0',
      max_lock_period: String(LONGEST_LOCK),
      max_delegation_slot: '60',
    },
    [GAUGE_STORE]: gaugeStore(nowMs),
    ...vipResources(nowMs),
  }
  const data = stores[tag]
  if (address !== LOCKS_MODULE || data === undefined) return refuse(404, 5, 'not found')
  return json({ resource: { address, struct_tag: tag, move_resource: JSON.stringify({ type: tag, data }), raw_bytes: '' } })
}

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
