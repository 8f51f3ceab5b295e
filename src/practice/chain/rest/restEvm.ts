// Answers an EVM rollup's queries about token contracts: the bank coin of each, and the reverse.
// Source: initia-labs/minievm proto/minievm/evm/v1/query.proto, x/evm/types/denom.go (a contract that made no coin is named by its
// address); the refusal as recorded of minievm v1.0.3.
import { contractOf } from '../../book/chains/chains.ts'
import type { ChainState } from '../../book/state.ts'
import { checksumAddress, fromHex } from '../../keys/bytes.ts'
import { json, partsAfter, type PracticeReply } from '../../reply.ts'
import { refuse } from './gateway.ts'
import { tokensOf } from '../rollupTokens.ts'

/** Answers the two queries; null for other paths and on chains without an EVM. */
export function contractNames(url: URL, state: ChainState): PracticeReply | null {
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
