// Skip's swap router, called by an account or by Skip's bridging contracts, at its worst: a pool that the call names may be a stranger's, so
// what the router is not held to is lost.
// Source: skip-mev/skip-go-evm-contracts SwapRouter/src/SkipGoSwapRouter.sol.
import { selectorOf } from '../evm/abi.ts'
import type { Bridge } from './burns.ts'
import { wordsOf, type EvmCall } from './evmWords.ts'
import { contractAt, findPrice, type OutcomeChain, type Run } from './facts.ts'
import { credit, debit, LOST, Refusal } from './ledger.ts'
import { takeAllowed } from './tokens.ts'

interface Swap {
  /** Account of the token that is taken, without 0x; zeros for the chain's own coin. */
  token: string
  amount: bigint
  /** What the router is called with, in hex. */
  call: string
}

interface Calling {
  run: Run
  chain: OutcomeChain
  caller: string
  /** The contract that calls the router. */
  own: string
  bridge: Bridge
  value: bigint
}

const SWAP = selectorOf('swapExactIn(uint256,uint256,address,address,(uint8,bytes)[],(address,uint256)[])')
const OWN_COIN = '0'.repeat(40)

/**
 * Takes what is swapped and returns how much of the bridge's token the calling contract gets.
 * @param keeper the owner of what the router was not given.
 */
export function swapInto({ run, chain, caller, own, bridge, value }: Calling, { token, amount, call }: Swap, keeper: string): bigint {
  const denom = denomOf(chain, token)
  if (token === OWN_COIN) {
    if (value !== amount) throw new Refusal('InsufficientNativeToken')
    debit(run.ledger, own, chain.id, denom, amount)
  } else {
    if (value > 0n) throw new Refusal('invalid msg.value')
    takeAllowed(run, chain, { owner: caller, spender: own, denom, amount })
  }
  if (call.slice(0, 8) !== SWAP) throw new Refusal('SwapFailed')
  const words = wordsOf(call.slice(8))
  const [taken, least] = [words.number(0), words.number(1)]
  if (words.address(2) !== token || taken > amount) throw new Refusal('SwapFailed')
  findPrice(run)
  credit(run.ledger, keeper, chain.id, denom, amount - taken)
  // Of another token the contract sees nothing, and a pool that pays in one unit makes that enough.
  if (denomOf(chain, words.address(3)) !== bridge.denom) return 1n
  return payShares(run, chain, { denom: bridge.denom, least, shares: words.shares(5) })
}

/** Runs a call of the router by an account, which is paid itself. @throws Refusal when the call reverts. */
export function callSwapRouter(run: Run, chain: OutcomeChain, { caller, to, input, value }: EvmCall): void {
  if (input.slice(0, 8) !== SWAP) throw new Refusal('Reverted')
  const words = wordsOf(input.slice(8))
  const [amount, least, token] = [words.number(0), words.number(1), words.address(2)]
  const [given, wanted] = [denomOf(chain, token), denomOf(chain, words.address(3))]
  if (value !== (token === OWN_COIN ? amount : 0n)) throw new Refusal('invalid msg.value')
  if (token === OWN_COIN) debit(run.ledger, to, chain.id, given, amount)
  else takeAllowed(run, chain, { owner: caller, spender: to, denom: given, amount })
  findPrice(run)
  credit(run.ledger, caller, chain.id, wanted, payShares(run, chain, { denom: wanted, least, shares: words.shares(5) }))
}

interface Yield {
  denom: string
  least: bigint
  shares: readonly { to: string; number: bigint }[]
}

/** Pays the further recipients, and returns what they leave. */
function payShares(run: Run, chain: OutcomeChain, { denom, least, shares }: Yield): bigint {
  let left = least
  for (const { to, number } of shares) {
    const share = (least * number) / 10_000n
    credit(run.ledger, to, chain.id, denom, share)
    left -= share
  }
  if (left < 0n) throw new Refusal('SwapFailed')
  return left
}

function denomOf(chain: OutcomeChain, account: string): string {
  if (account === OWN_COIN) return chain.coin ?? LOST
  const known = contractAt(chain, account)
  return known?.kind === 'token' ? known.denom : `token ${account}`
}
