// Skip's swap router: takes a token or the chain's coin, exchanges it in the pools that the call names, and pays its caller.
// Source: skip-mev/skip-go-evm-contracts SwapRouter/src/SkipGoSwapRouter.sol. Its adapters are played as one pool with a fee of 0.3 %.
import { NOBODY, selectorOf, transferLog, word, type EvmLog } from './abi.ts'
import { collect } from './bridgePayment.ts'
import { addressIn, argumentsOf, numberIn, type CallOutcome, type EvmCall, type EvmHost, type ExchangeFacts } from './contractCall.ts'
import { Reverted } from './nodeRefusal.ts'

const SWAP = selectorOf('swapExactIn(uint256,uint256,address,address,(uint8,bytes)[],(address,uint256)[])')
/** What the pool keeps, in thousandths. */
const FEE = 3n
/** Kinds of exchange that the router has an adapter for. */
const ADAPTERS = 3n

/** What the pool gives for an amount, and by how much that is below its price, in hundredths of a percent. */
export function exchangeOut({ reserves }: ExchangeFacts, isCoinOffered: boolean, amount: bigint): { amount: bigint; impact: bigint } {
  const [here, there] = isCoinOffered ? [reserves.coin, reserves.token] : [reserves.token, reserves.coin]
  const kept = amount - (amount * FEE + 999n) / 1000n
  return { amount: (there * kept) / (here + kept), impact: (10_000n * amount) / (here + amount) }
}

/** The words of the elements of an array whose place stands in a word: its length, and what follows. */
function arrayAt(input: string, place: string): { count: bigint; words: string } {
  const [count = ''] = argumentsOf(`${input.slice(0, 10)}${input.slice(10 + Number(numberIn(place)) * 2)}`, 1)
  return { count: numberIn(count), words: input.slice(10 + Number(numberIn(place)) * 2 + 64) }
}

/** @throws Reverted for a kind of exchange without an adapter. */
function requireAdapters({ count, words }: { count: bigint; words: string }): void {
  // Without a step the router holds what it took, and nothing of what it is to pay.
  if (count === 0n) throw new Reverted('ERC20: transfer amount exceeds balance')
  for (let index = 0; index < Number(count); index += 1) {
    const [place = ''] = argumentsOf(`0x00000000${words.slice(index * 64)}`, 1)
    const [kind = ''] = argumentsOf(`0x00000000${words.slice(Number(numberIn(place)) * 2)}`, 1)
    if (numberIn(kind) >= ADAPTERS) throw new Reverted('Adapter not found')
  }
}

/** Pays from the pool, less the shares of others. */
function payOut(host: EvmHost, pool: string, payment: { token: string; to: string; amount: bigint }): EvmLog[] {
  const { token, to, amount } = payment
  if (token === NOBODY) {
    host.pay(pool, to, amount)
    return []
  }
  host.move(token, pool, to, amount)
  return [transferLog(token, pool, to, amount)]
}

/** Runs a call of the router; null when the address is another one. @throws Reverted as the contract does. */
export function runSwapRouter(host: EvmHost, call: EvmCall): CallOutcome | null {
  const { exchange } = host
  if (exchange === null || call.to !== exchange.router.toLowerCase()) return null
  if (call.input.slice(2, 10) !== SWAP) throw new Reverted('')
  const [amountWord = '', minWord = '', inWord = '', outWord = '', hops = '', affiliates = ''] = argumentsOf(call.input, 6)
  const [amount, offered, wanted] = [numberIn(amountWord), addressIn(inWord), addressIn(outWord)]
  const pool = exchange.pool.toLowerCase()
  if (call.value !== (offered === NOBODY ? amount : 0n)) throw new Reverted('invalid msg.value')
  const taken = offered === NOBODY ? [] : collect(host, call.to, { payer: call.from, token: offered, to: pool, amount })
  requireAdapters(arrayAt(call.input, hops))
  const [one, other] = [NOBODY, exchange.token.toLowerCase()]
  if (![`${one} ${other}`, `${other} ${one}`].includes(`${offered} ${wanted}`)) throw new Reverted('')
  const { amount: out } = exchangeOut(exchange, offered === NOBODY, amount)
  if (out < numberIn(minWord)) throw new Reverted('amount out is less than amount out min')
  if (arrayAt(call.input, affiliates).count > 0n) throw new Reverted('shares of others are not played')
  return { output: `0x${word(out)}`, logs: [...taken, ...payOut(host, pool, { token: wanted, to: call.from, amount: out })] }
}
