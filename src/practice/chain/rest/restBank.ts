// Answers the REST gateway's queries about coins and accounts: balances, denominations, vesting.
// Sources: cosmos-sdk proto/cosmos/{bank,auth,vesting}/v1beta1; cosmos/ibc-go proto/ibc/applications/transfer/v1/query.proto.
import { ANCHOR_MS, SPAM_DENOM, type PracticeChain } from '../../book/chains/chains.ts'
import { PRETENDERS } from '../../book/genesis/genesisHostile.ts'
import { listedAssets } from '../../book/chains/links.ts'
import { balancesOf, type ChainState } from '../../book/state.ts'
import { traceOf } from '../../book/traces.ts'
import { decodeBech32 } from '../../keys/bech32.ts'
import { fromBase64, toBase64, utf8 } from '../../keys/bytes.ts'
import { json, partsAfter, type PracticeReply } from '../../reply.ts'
import { refuse } from './gateway.ts'
import { ETH_KEY_TYPE } from '../verify.ts'

/** All coins of an address. */
export function balances(url: URL, state: ChainState, address: string): PracticeReply {
  if (decodeBech32(state.chain.prefix, address) === null) return refuse(400, 3, `invalid address: decoding bech32 failed: ${address}`)
  const all = balancesOf(state, address)
  const limit = Number(url.searchParams.get('pagination.limit') ?? '0') || 100
  const key = url.searchParams.get('pagination.key')
  let from = Number(url.searchParams.get('pagination.offset') ?? '0') || 0
  if (key !== null && key !== '') {
    // The bank's key is the next denomination itself.
    const denom = new TextDecoder().decode(fromBase64(key))
    const place = all.findIndex((coin) => coin.denom >= denom)
    from = place === -1 ? all.length : place
  }
  const next = all[from + limit]
  return json({
    balances: all.slice(from, from + limit),
    pagination: { next_key: next === undefined ? null : toBase64(utf8(next.denom)), total: String(all.length) },
  })
}

const DAY_S = 86_400
/** Half of it is free by the end of the written history. */
const VESTING = { start: ANCHOR_MS / 1000 - 180 * DAY_S, end: ANCHOR_MS / 1000 + 180 * DAY_S, amount: '120000000' }

/** Returns an account by its address: an ordinary one, or one whose coins vest day by day. */
export function account(state: ChainState, address: string, inInfo: boolean): PracticeReply {
  const row = state.accounts.get(address)
  if (row === undefined) return refuse(404, 5, `account ${address} not found: key not found`)
  const base = {
    address,
    pub_key: row.publicKey === null ? null : { '@type': row.keyType ?? ETH_KEY_TYPE, key: toBase64(row.publicKey) },
    account_number: row.number.toString(),
    sequence: row.sequence.toString(),
  }
  if (inInfo) return json({ info: base })
  if (address !== state.vestingAccount) return json({ account: { '@type': '/cosmos.auth.v1beta1.BaseAccount', ...base } })
  const vesting = {
    base_account: base,
    original_vesting: [{ denom: state.chain.feeDenom, amount: VESTING.amount }],
    delegated_free: [],
    delegated_vesting: [],
    end_time: String(VESTING.end),
  }
  const type = '/cosmos.vesting.v1beta1.ContinuousVestingAccount'
  return json({ account: { '@type': type, base_vesting_account: vesting, start_time: String(VESTING.start) } })
}

const SPAM = { name: 'claim-init.example', symbol: 'REWARD', decimals: 18 }

function metadataOf(chain: PracticeChain, denom: string): unknown {
  // Token names are free text: some imitate others.
  const named = PRETENDERS.get(denom) ?? (denom === SPAM_DENOM ? SPAM : undefined)
  const asset = listedAssets(chain).find((one) => one.denom === denom) ?? named
  if (asset === undefined) return null
  const { name, symbol, decimals } = asset
  return {
    description: '',
    denom_units: [
      { denom, exponent: 0, aliases: [] },
      { denom: symbol, exponent: decimals, aliases: [] },
    ],
    base: denom,
    display: symbol,
    name,
    symbol,
    uri: '',
    uri_hash: '',
  }
}

function trace(state: ChainState, hash: string, isNew: boolean): PracticeReply {
  const found = traceOf(state.chain, hash.startsWith('ibc/') ? hash : `ibc/${hash}`)
  if (found === undefined) return refuse(404, 5, `${hash}: denomination trace not found`)
  if (!isNew) return json({ denom_trace: { path: found.path, base_denom: found.base } })
  const [port_id, channel_id] = found.path.split('/')
  return json({ denom: { base: found.base, trace: [{ port_id, channel_id }] } })
}

/** Describes a denomination; null for other paths. The L1 runs the older version of IBC. */
export function denominations(url: URL, state: ChainState): PracticeReply | null {
  const bank = '/cosmos/bank/v1beta1'
  const inPath = partsAfter(url, `${bank}/denoms_metadata`)?.join('/')
  const isQuery = url.pathname === `${bank}/denoms_metadata_by_query_string`
  if (inPath !== undefined || isQuery) {
    const denom = inPath ?? url.searchParams.get('denom') ?? ''
    const metadata = metadataOf(state.chain, denom)
    return metadata === null ? refuse(404, 5, `client metadata for denom ${denom}`) : json({ metadata })
  }
  const isNew = state.chain.kind !== 'l1'
  const hash = partsAfter(url, `/ibc/apps/transfer/v1/${isNew ? 'denoms' : 'denom_traces'}`)?.join('/')
  return hash === undefined ? null : trace(state, hash, isNew)
}
