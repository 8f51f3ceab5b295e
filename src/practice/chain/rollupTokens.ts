// The token contracts of an EVM rollup: each coin of the bank is one, and so is each form that its wrapper made.
// Source: initia-labs/minievm x/evm/keeper/erc20.go.
import { contractOf } from '../book/chains/chains.ts'
import type { ChainState } from '../book/state.ts'
import type { TokenFacts } from '../evm/contractCall.ts'
import { encodeBech32 } from '../keys/bech32.ts'
import { fromHex } from '../keys/bytes.ts'

/** Decimals of a token that the wrapper made: of the form on the rollup, and of the one for elsewhere. */
export const FORM_DECIMALS = { local: 18, remote: 6 }

/** The address of Initia's form that has the bytes of an 0x one. */
export function bech32Of(address: string): string {
  return encodeBech32('init', fromHex(address))
}

/** The contract of each denomination that is listed, held, made or moved just now, by lower-case address. */
export function tokensOf(state: ChainState, moved: Iterable<string> = []): Map<string, { denom: string; facts: TokenFacts }> {
  const { chain, wrappedForms } = state
  const plain = new Map([...moved].map((denom): [string, number] => [denom, 0]))
  for (const row of state.balances.values()) for (const denom of row.keys()) plain.set(denom, 0)
  for (const { issued, ...form } of wrappedForms) plain.set(form[issued], FORM_DECIMALS[issued])
  for (const { denom } of chain.assets) plain.delete(denom)
  const unlisted = [...plain].map(([denom, decimals]) => ({ denom, name: denom, symbol: denom, decimals }))
  const rows = [...chain.assets, ...unlisted].map(({ denom, name, symbol, decimals }) => {
    const contract = contractOf(chain, denom)
    return [contract.toLowerCase(), { denom, facts: { contract, name, symbol, decimals, isMinievm: true } }] as const
  })
  return new Map(rows)
}
