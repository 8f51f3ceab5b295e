// A node's REST gateway: balances, accounts, the newest block, gas prices, a transaction by hash.
// Source: cosmos/cosmos-sdk proto/**/query.proto and the grpc-gateway; initia-labs/initia x/tx gas_prices.
import { heightAt, timeOfHeight } from '../book/chains.ts'
import { balancesOf, type ChainState } from '../book/state.ts'
import { decodeBech32 } from '../keys/bech32.ts'
import { fromBase64, nameHash, toBase64, utf8 } from '../keys/bytes.ts'
import { json, partsAfter, type PracticeReply, type PracticeRequest } from '../reply.ts'
import { ETH_KEY_TYPE } from './verify.ts'
import type { World } from './world.ts'

function refuse(status: number, code: number, message: string): PracticeReply {
  return json({ code, message, details: [] }, status)
}

function balances(url: URL, state: ChainState, address: string): PracticeReply {
  if (decodeBech32('init', address) === null) return refuse(400, 3, `invalid address: decoding bech32 failed: ${address}`)
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

function account(state: ChainState, address: string, inInfo: boolean): PracticeReply {
  const row = state.accounts.get(address)
  if (row === undefined) return refuse(404, 5, `account ${address} not found: key not found`)
  const base = {
    address,
    pub_key: row.publicKey === null ? null : { '@type': ETH_KEY_TYPE, key: toBase64(row.publicKey) },
    account_number: row.number.toString(),
    sequence: row.sequence.toString(),
  }
  return json(inInfo ? { info: base } : { account: { '@type': '/cosmos.auth.v1beta1.BaseAccount', ...base } })
}

function latestBlock(state: ChainState, world: World): PracticeReply {
  const height = heightAt(state.chain, world.now(), world.pace)
  const time = new Date(timeOfHeight(state.chain, height, world.pace)).toISOString()
  const header = {
    version: { block: '11', app: '0' },
    chain_id: state.chain.id,
    height: String(height),
    time,
    app_hash: '',
    proposer_address: '',
  }
  return json({
    block_id: { hash: toBase64(utf8(nameHash(`${state.chain.id} block ${height}`)).slice(0, 32)) },
    block: { header, data: { txs: [] }, evidence: { evidence: [] } },
  })
}

function gasPrices(state: ChainState): PracticeReply {
  const { numerator, denominator } = state.chain.gasPrice
  const amount = `${numerator / denominator}.${((numerator % denominator) * (10n ** 18n / denominator)).toString().padStart(18, '0')}`
  return json({ gas_prices: [{ denom: state.chain.feeDenom, amount }] })
}

function tx(state: ChainState, hash: string): PracticeReply {
  const found = state.byHash.get(hash.replace(/^0x/i, '').toUpperCase())
  return found === undefined ? refuse(404, 5, `tx not found: ${hash}`) : json({ tx: found.record.tx, tx_response: found.record })
}

/** Answers one request to a chain's REST gateway. */
export function restGateway(request: PracticeRequest, state: ChainState, world: World): PracticeReply {
  world.now()
  const { url } = request
  const first = (prefix: string): string | undefined => partsAfter(url, prefix)?.[0]
  const ofBalances = first('/cosmos/bank/v1beta1/balances')
  if (ofBalances !== undefined) return balances(url, state, ofBalances)
  const ofAccount = first('/cosmos/auth/v1beta1/accounts')
  if (ofAccount !== undefined) return account(state, ofAccount, false)
  const ofInfo = first('/cosmos/auth/v1beta1/account_info')
  if (ofInfo !== undefined) return account(state, ofInfo, true)
  const ofTx = first('/cosmos/tx/v1beta1/txs')
  if (ofTx !== undefined) return tx(state, ofTx)
  if (url.pathname === '/cosmos/base/tendermint/v1beta1/blocks/latest') return latestBlock(state, world)
  if (url.pathname === '/initia/tx/v1/gas_prices' && state.chain.kind === 'l1') return gasPrices(state)
  return refuse(501, 12, 'Not Implemented')
}
