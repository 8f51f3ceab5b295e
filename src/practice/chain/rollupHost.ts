// The token contracts of an EVM rollup: each coin of the bank is one, so that what they move stands in the bank's book.
// Source: initia-labs/minievm x/evm/keeper/erc20.go.
import { contractOf } from '../book/chains.ts'
import { ChainError, type Effects } from '../book/effects.ts'
import { balanceOf, type ChainState } from '../book/state.ts'
import { topicOf } from '../evm/abi.ts'
import type { CallOutcome, EvmCall, EvmHost, TokenFacts } from '../evm/contractCall.ts'
import { Reverted } from '../evm/nodeRefusal.ts'
import { runCall } from '../evm/runCall.ts'
import { encodeBech32 } from '../keys/bech32.ts'
import { fromHex } from '../keys/bytes.ts'

const APPROVAL = topicOf('Approval(address,address,uint256)')

/** The address of Initia's form that has the bytes of an 0x one. */
export function bech32Of(address: string): string {
  return encodeBech32('init', fromHex(address))
}

/** Everything that anybody holds of a denomination. */
function supplyOf(state: ChainState, denom: string): bigint {
  return [...state.balances.values()].reduce((sum, held) => sum + (held.get(denom) ?? 0n), 0n)
}

/** The contract of each denomination that is listed or held, by lower-case address. */
export function tokensOf(state: ChainState): Map<string, { denom: string; facts: TokenFacts }> {
  const { chain } = state
  const held = new Set([...state.balances.values()].flatMap((row) => [...row.keys()]))
  for (const { denom } of chain.assets) held.delete(denom)
  const plain = [...held].map((denom) => ({ denom, name: denom, symbol: denom, decimals: 0 }))
  const rows = [...chain.assets, ...plain].map(({ denom, name, symbol, decimals }) => {
    const contract = contractOf(chain, denom)
    return [contract.toLowerCase(), { denom, facts: { contract, name, symbol, decimals, isMinievm: true } }] as const
  })
  return new Map(rows)
}

/** What an owner allowed a spender: the last that the logs tell of it. */
function allowanceIn(state: ChainState, contract: string, owner: string, spender: string): bigint {
  const topics = [APPROVAL, ...[owner, spender].map((one) => `0x${one.slice(2).padStart(64, '0')}`)]
  const logs = state.evmTxs.flatMap(({ receipt }) => receipt.logs as { address: string; topics: string[]; data: string }[])
  const last = logs.findLast((log) => log.address.toLowerCase() === contract.toLowerCase() && log.topics.join() === topics.join())
  return last === undefined ? 0n : BigInt(last.data)
}

/** The contracts of a rollup; what they move goes through the effects of one transaction. */
export function rollupHost(state: ChainState, effects: Effects): EvmHost {
  const tokens = tokensOf(state)
  const denomOf = (contract: string): string => tokens.get(contract.toLowerCase())?.denom ?? ''
  return {
    token: (contract) => tokens.get(contract.toLowerCase())?.facts,
    bridge: null,
    supplyOf: (contract) => supplyOf(state, denomOf(contract)),
    holding: (contract, account) => balanceOf(state, bech32Of(account), denomOf(contract)),
    allowance: (contract, owner, spender) => allowanceIn(state, contract, owner, spender),
    move: (contract, from, to, amount) =>
      effects.shift(bech32Of(from), bech32Of(to), [{ denom: denomOf(contract), amount: amount.toString() }]),
    // The log is the memory.
    allow: () => undefined,
    depart: () => undefined,
  }
}

/** Runs a call for a transaction: what reverts fails it, in the words of the chain. @throws ChainError code 3. */
export function callOnRollup(state: ChainState, effects: Effects, call: EvmCall): CallOutcome {
  if (balanceOf(state, bech32Of(call.from), state.chain.feeDenom) < call.value) {
    throw new ChainError(3, 'evm', 'insufficient balance for transfer: EVMCall failed: EVMCall failed')
  }
  try {
    const outcome = runCall(rollupHost(state, effects), call)
    if (call.value > 0n) {
      effects.shift(bech32Of(call.from), bech32Of(call.to), [{ denom: state.chain.feeDenom, amount: call.value.toString() }])
    }
    return outcome
  } catch (error) {
    throw error instanceof Reverted ? revertedOnRollup(error) : error
  }
}

/** A revert as the chain tells of it. */
export function revertedOnRollup({ message, data }: Reverted): ChainError {
  const why = message === '' ? `revert: ${data}: Reverted` : `execution reverted: ${message}`
  return new ChainError(3, 'evm', `${why}: EVMCall failed: EVMCall failed`)
}
