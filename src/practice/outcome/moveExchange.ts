// The exchanges of Skip's Move module, at their worst: the last venue yields exactly the least. Only that venue's own units are
// compared with the least: a pair of 0x1::dex gives its other coin, whichever the call names.
// Source: initia-labs/skipapi-move-integration skip/sources/{entry-point,dex-swap-adaptor,stable-swap-adaptor,minit-swap-adaptor}.move.
import { contractAt, findPrice, type OutcomeChain, type Run } from './facts.ts'
import type { Coin } from './fields.ts'
import { credit, debit, Refusal } from './ledger.ts'

/** An exchange of a Move call. */
export interface Exchange {
  /** Numbers of venues, in order. */
  venues: readonly number[]
  mode: number
  amountIn: bigint
  least: bigint
  /** For each venue: its pools, and the coins before, between and after them. */
  pools: readonly (readonly string[])[]
  coins: readonly (readonly string[])[]
}

const [DEX, STABLE, MINIT] = [0, 1, 2]
const [EXACT_IN, EXACT_OUT] = [0, 1]

/** What the caller has of the coin that was named last. @throws Refusal when the module aborts. */
export function exchangeThrough(run: Run, chain: OutcomeChain, caller: string, exchange: Exchange): Coin {
  const { venues, mode, amountIn, least, pools, coins } = exchange
  if (venues.length === 0 || pools.length !== venues.length || coins.length !== venues.length) throw new Refusal('EINVALID_LENGTH')
  if (mode !== EXACT_IN && mode !== EXACT_OUT) throw new Refusal('ESWAP_INVALID_FUNCTION')
  // An exchange of an exact amount out is content with a hundredth less.
  const bound = mode === EXACT_IN ? least : (least * 99n) / 100n
  let denom = coins[0]?.[0] ?? ''
  let amount = amountIn
  for (const [index, venue] of venues.entries()) {
    const named = coins[index] ?? []
    if (named[0] !== denom) throw new Refusal('EINVALID_ASSET')
    const isLast = index === venues.length - 1
    const made = madeBy(chain, venue, pools[index] ?? [], named)
    debit(run.ledger, caller, chain.id, denom, amount)
    const wanted = named.at(-1) ?? ''
    // Intermediate results have no minimum.
    if (made !== denom) findPrice(run)
    const units = made === denom ? amount : isLast ? bound : amount
    if (isLast && units < bound) throw new Refusal('EMIN_AMOUNT')
    credit(run.ledger, caller, chain.id, made, units)
    amount = made === wanted && made !== denom ? units : 0n
    denom = wanted
  }
  return { denom, amount }
}

/** The coin that a venue really gives. */
function madeBy(chain: OutcomeChain, venue: number, pools: readonly string[], coins: readonly string[]): string {
  if (venue === DEX) return pools.reduce((denom, pool) => otherSide(chain, pool, denom), coins[0] ?? '')
  if (venue === STABLE) return coins[pools.length] ?? abort('the vector ends')
  if (venue !== MINIT || coins.length !== 2) throw new Refusal('EINVALID_SWAP_VENUE')
  return coins[1] ?? ''
}

function otherSide(chain: OutcomeChain, pool: string, denom: string): string {
  const pair = contractAt(chain, /^move\/([0-9a-f]{1,64})$/.exec(pool)?.[1] ?? '')
  // Any account can create a pair with its coin.
  if (pair?.kind !== 'pair') return 'a coin of somebody’s'
  return pair.denoms.includes(denom) ? (pair.denoms.find((one) => one !== denom) ?? '') : abort('ECOIN_TYPE')
}

function abort(why: string): never {
  throw new Refusal(why)
}
