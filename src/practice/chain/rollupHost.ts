// Calls of contracts on an EVM rollup: what they move stands in the bank's book, since each coin of the bank is a token contract.
// Source: initia-labs/minievm x/evm/keeper/{erc20,context}.go.
import { ChainError, type Effects } from '../book/effects.ts'
import type { ChainState } from '../book/state.ts'
import type { CallOutcome, EvmCall, EvmHost } from '../evm/contractCall.ts'
import { Reverted } from '../evm/nodeRefusal.ts'
import { gasOfCall, runCall } from '../evm/runCall.ts'
import type { ActContext } from './messages/message.ts'
import { bech32Of, tokensOf } from './rollupTokens.ts'
import { wrapperHost } from './wrapperHost.ts'

/** The transaction that a call is part of. */
export interface RollupCalls {
  state: ChainState
  effects: Effects
  /** What left the rollup must be followed. */
  follow: Pick<ActContext, 'withdrew' | 'sent'>
}

/** The whole supply of a denomination. */
function supplyOf(state: ChainState, denom: string): bigint {
  return [...state.balances.values()].reduce((sum, held) => sum + (held.get(denom) ?? 0n), 0n)
}

/** Creates the contracts of a rollup for one call. `dispatch` runs what a contract lets the chain do once the call is over. */
export function rollupHost({ state, effects, follow }: RollupCalls, dispatch: (run: () => void) => void): EvmHost {
  const tokens = tokensOf(state, effects.moved())
  // Of a form that is being made only its contract is known.
  const denomOf = (contract: string): string => tokens.get(contract.toLowerCase())?.denom ?? `evm/${contract.slice(2)}`
  const decimalsOf = (contract: string): number => tokens.get(contract.toLowerCase())?.facts.decimals ?? 0
  const isToken = (contract: string): boolean => tokens.has(contract.toLowerCase())
  const { withdrew, sent } = follow
  return {
    token: (contract) => tokens.get(contract.toLowerCase())?.facts,
    isCollection: (contract) => state.nfts.some(({ collection }) => collection.address === contract.toLowerCase()),
    bridge: null,
    exchange: null,
    wrapper:
      state.wrappedForms.length === 0 ? null : wrapperHost(state, effects, { isToken, denomOf, decimalsOf, dispatch, withdrew, sent }),
    supplyOf: (contract) => supplyOf(state, denomOf(contract)),
    holding: (contract, account) => effects.held(bech32Of(account), denomOf(contract)),
    allowance: (contract, owner, spender) => effects.allowance(contract, owner, spender),
    move: (contract, from, to, amount) =>
      effects.shift(bech32Of(from), bech32Of(to), [{ denom: denomOf(contract), amount: amount.toString() }]),
    pay: (from, to, amount) => effects.shift(bech32Of(from), bech32Of(to), [{ denom: state.chain.feeDenom, amount: amount.toString() }]),
    allow: (contract, owner, spender, amount) => effects.allow(contract, owner, spender, amount),
    depart: () => undefined,
  }
}

/**
 * Runs a call for a transaction and emits its events: a revert fails the transaction, with the chain's message.
 * @param gas the most that it may cost; no bound where it is not given.
 * @throws ChainError code 3, or what the chain refuses to do for the contract.
 */
export function callOnRollup(on: RollupCalls, call: EvmCall, gas?: bigint): void {
  const { effects } = on
  const later: (() => void)[] = []
  const { output, logs } = runOnRollup(on, call, (run) => void later.push(run))
  if (gas !== undefined && gasOfCall(call.input, { output, logs }) > gas) throw revertedOnRollup(new Reverted(''))
  effects.called(call.to, output, logs)
  for (const run of later) run()
}

function runOnRollup(on: RollupCalls, call: EvmCall, dispatch: (run: () => void) => void): CallOutcome {
  const { state, effects } = on
  const { feeDenom } = state.chain
  if (effects.held(bech32Of(call.from), feeDenom) < call.value) {
    throw new ChainError(3, 'evm', 'insufficient balance for transfer: EVMCall failed: EVMCall failed')
  }
  try {
    const outcome = runCall(rollupHost(on, dispatch), call)
    if (call.value > 0n) effects.shift(bech32Of(call.from), bech32Of(call.to), [{ denom: feeDenom, amount: call.value.toString() }])
    return outcome
  } catch (error) {
    throw error instanceof Reverted ? revertedOnRollup(error) : error
  }
}

/** Converts a revert to the chain's error. */
export function revertedOnRollup({ message, data }: Reverted): ChainError {
  const why = message === '' ? `revert: ${data}: Reverted` : `execution reverted: ${message}`
  return new ChainError(3, 'evm', `${why}: EVMCall failed: EVMCall failed`)
}
