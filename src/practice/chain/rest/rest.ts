// A node's REST gateway: which module answers a path.
// Source: cosmos/cosmos-sdk proto/**/query.proto and the grpc-gateway; initia-labs/initia x/tx gas_prices.
import { heightAt, timeOfHeight, contractOf } from '../../book/chains/chains.ts'
import type { ChainState } from '../../book/state.ts'
import { nameHash, toBase64, utf8, checksumAddress, fromHex } from '../../keys/bytes.ts'
import { json, partsAfter, type PracticeReply, type PracticeRequest } from '../../reply.ts'
import { refuse } from './gateway.ts'
import { account, balances, denominations } from './restBank.ts'
import { bridgeReply } from './restBridge.ts'
import { governanceReply } from './restGovernance.ts'
import { grantsReply } from './restGrants.ts'
import { stakingReply } from './restStaking.ts'
import { resourceReply, viewReply } from './restViews.ts'
import type { World } from '../world.ts'
import { tokensOf } from '../rollupTokens.ts'
import { tableReply } from '../../vip/vipTables.ts'

/**
 * Answers an EVM rollup's queries about token contracts: the bank coin of each, and the reverse; null for other paths and chains.
 * Source: initia-labs/minievm proto/minievm/evm/v1/query.proto, x/evm/types/denom.go (a contract that made no coin is named by its
 * address); the refusal as recorded of minievm v1.0.3.
 */
function contractNames(url: URL, state: ChainState): PracticeReply | null {
  if (state.chain.kind !== 'minievm') return null
  const [contract] = partsAfter(url, '/minievm/evm/v1/denoms') ?? []
  if (contract !== undefined) return denomOf(state, contract)
  return url.pathname === '/minievm/evm/v1/contracts/by_denom' ? contractByDenom(state, url.searchParams.get('denom') ?? '') : null
}

function denomOf(state: ChainState, contract: string): PracticeReply {
  if (!/^0x[0-9a-f]{40}$/i.test(contract)) return refuse(400, 3, `invalid address: ${contract}`)
  const known = tokensOf(state).get(contract.toLowerCase())
  return json({ denom: known?.denom ?? `evm/${checksumAddress(fromHex(contract.slice(2))).slice(2)}` })
}

function contractByDenom(state: ChainState, denom: string): PracticeReply {
  const isKnown = [...tokensOf(state).values()].some((token) => token.denom === denom)
  if (!isKnown) return refuse(500, 2, `collections: not found: key '${denom}' of type bytes`)
  return json({ address: contractOf(state.chain, denom) })
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
  const nowMs = world.now()
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
  const ofGrants = grantsReply(url, state.grants, nowMs)
  if (ofGrants !== null) return ofGrants
  if (url.pathname === '/cosmos/base/tendermint/v1beta1/blocks/latest') return latestBlock(state, world)
  if (state.chain.kind === 'l1') {
    if (url.pathname === '/initia/tx/v1/gas_prices') return gasPrices(state)
    const ofStakes = stakingReply(url, state.staking, nowMs)
    if (ofStakes !== null) return ofStakes
    const ofVotes = governanceReply(url, state, { nowMs, height: heightAt(state.chain, nowMs, world.pace) })
    if (ofVotes !== null) return ofVotes
    const ofViews = viewReply(request, state, nowMs) ?? resourceReply(url, nowMs) ?? tableReply(url, state.vip, nowMs)
    if (ofViews !== null) return ofViews
  }
  // Source: initia-labs/OPinit x/opchild/keeper (the staking queries of a rollup are registered and not supported).
  const hasNoStaking = state.chain.bridgeId !== null && url.pathname.startsWith('/cosmos/staking/')
  if (hasNoStaking) return refuse(500, 2, 'codespace sdk code 37: feature not supported')
  return denominations(url, state) ?? contractNames(url, state) ?? bridgeReply(url, state, world) ?? refuse(501, 12, 'Not Implemented')
}
