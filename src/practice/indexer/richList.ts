// Lists the largest holders of a denomination; only the indexers of EVM rollups fill it. Source: initia-labs/rollytics
// api/handler/richlist.
import { contractOf } from '../book/chains/chains.ts'
import type { ChainState } from '../book/state.ts'
import { hexAddress } from '../evm/abi.ts'
import type { PracticeReply } from '../reply.ts'
import { BadRequest, offsetPage } from './paging.ts'

/** Answers `/indexer/richlist/v1/{denom}`; the denomination may also be a contract's address. */
export function richList(url: URL, given: string, state: ChainState): PracticeReply {
  if (state.chain.kind !== 'minievm') return offsetPage(url, 'holders', [])
  const wanted = given.toLowerCase()
  const denoms = new Set([...state.balances.values()].flatMap((held) => [...held.keys()]))
  const denom = [...denoms].find((one) => one.toLowerCase() === wanted || contractOf(state.chain, one).toLowerCase() === wanted)
  if (denom === undefined) throw new BadRequest(`[INVALID_VALUE] denom ${wanted}`)
  const holders = [...state.balances].map(([account, held]) => ({ account: hexAddress(account), amount: held.get(denom) ?? 0n }))
  const sorted = holders.filter(({ amount }) => amount > 0n).sort((a, b) => (a.amount < b.amount ? -1 : a.amount > b.amount ? 1 : 0))
  return offsetPage(
    url,
    'holders',
    sorted.map(({ account, amount }) => ({ account, amount: amount.toString() })),
  )
}
