// Models calls of EVM contracts. An unknown contract keeps the coins and takes all that it was ever allowed to take.
// Sources: EIP-20; Uniswap v2-periphery UniswapV2Router02.sol; minievm's tokens revert for dirty addresses.
import { selectorOf } from '../evm/abi.ts'
import { callBridge } from './evmBridges.ts'
import { callCarrier } from './evmCarriers.ts'
import { callSwapRouter } from './evmSwaps.ts'
import { contractAt, findPrice, type Contract, type OutcomeChain, type Run } from './facts.ts'
import { allowanceKey, credit, debit, Refusal } from './ledger.ts'
import { takeAllowed, takeEverything } from './tokens.ts'
import { wordsOf, type EvmCall } from './evmWords.ts'
import { callWrapper } from './wrapper.ts'

/** Contracts with a function that coins may come with. */
const TAKE_COINS: readonly Contract['kind'][] = ['relayer', 'gateway', 'carrier', 'swapRouter']

/** @throws Refusal when the call reverts. */
export function callEvm(run: Run, chain: OutcomeChain, call: EvmCall): void {
  const { caller, to, input, value } = call
  const known = contractAt(chain, to)
  if (value > 0n) {
    const takesCoins = known === undefined || TAKE_COINS.includes(known.kind)
    if (chain.coin === null || !takesCoins) throw new Refusal('the contract takes no coins')
    debit(run.ledger, caller, chain.id, chain.coin, value)
    credit(run.ledger, to, chain.id, chain.coin, value)
  }
  const bytes = input.replace(/^0x/, '').toLowerCase()
  if (known === undefined) {
    // An allowance of a token that the facts do not know may be of something that the user holds.
    if (bytes.startsWith(APPROVE)) approve(run, chain, caller, `token ${to}`, bytes)
    return takeEverything(run, chain, caller, to)
  }
  callKnown(run, chain, { ...call, input: bytes }, known)
}

function callKnown(run: Run, chain: OutcomeChain, call: EvmCall, contract: Contract): void {
  switch (contract.kind) {
    case 'token':
      return callToken(run, chain, call, contract.denom)
    case 'wrapper':
      return callWrapper(run, chain, call, contract.takes)
    case 'exchange':
      return callExchange(run, chain, call)
    case 'swapRouter':
      return callSwapRouter(run, chain, call)
    case 'burner':
    case 'relayer':
    case 'gateway':
      return callBridge(run, chain, call, contract)
    case 'carrier':
      return contract.isToken === true && TOKEN_CALLS.has(call.input.slice(0, 8))
        ? callToken(run, chain, call, contract.denoms[0] ?? '')
        : callCarrier(run, chain, call, contract)
    default:
      throw new Refusal('no code')
  }
}

const TRANSFER = selectorOf('transfer(address,uint256)')
const APPROVE = selectorOf('approve(address,uint256)')
const TRANSFER_FROM = selectorOf('transferFrom(address,address,uint256)')
const TOKEN_CALLS = new Set([TRANSFER, APPROVE, TRANSFER_FROM])

function callToken(run: Run, chain: OutcomeChain, { caller, input }: EvmCall, denom: string): void {
  const words = wordsOf(input.slice(8))
  switch (input.slice(0, 8)) {
    case TRANSFER:
      debit(run.ledger, caller, chain.id, denom, words.number(1))
      return credit(run.ledger, words.address(0), chain.id, denom, words.number(1))
    case APPROVE:
      return approve(run, chain, caller, denom, input)
    case TRANSFER_FROM:
      takeAllowed(run, chain, { owner: words.address(0), spender: caller, denom, amount: words.number(2) })
      return credit(run.ledger, words.address(1), chain.id, denom, words.number(2))
    default:
      throw new Refusal('Reverted')
  }
}

function approve({ ledger }: Run, chain: OutcomeChain, owner: string, denom: string, input: string): void {
  const words = wordsOf(input.slice(8))
  ledger.allowed.set(allowanceKey(owner, chain.id, denom, words.address(0)), words.number(1))
}

const SWAP = selectorOf('swapExactTokensForTokens(uint256,uint256,address[],address,uint256)')

/** The pools on the way are the exchange's own; at its worst it yields exactly the least. */
function callExchange(run: Run, chain: OutcomeChain, { caller, to, input }: EvmCall): void {
  if (input.slice(0, 8) !== SWAP) throw new Refusal('Reverted')
  const words = wordsOf(input.slice(8))
  const path = words.addresses(2)
  const [first, last] = [path[0], path.at(-1)]
  if (first === undefined || last === undefined || path.length < 2) throw new Refusal('INVALID_PATH')
  if (words.number(4) * 1_000_000_000n < run.facts.nowNs) throw new Refusal('EXPIRED')
  takeAllowed(run, chain, { owner: caller, spender: to, denom: tokenAt(chain, first), amount: words.number(0) })
  findPrice(run)
  credit(run.ledger, words.address(3), chain.id, tokenAt(chain, last), words.number(1))
}

function tokenAt(chain: OutcomeChain, account: string): string {
  const known = contractAt(chain, account)
  return known?.kind === 'token' ? known.denom : `token ${account}`
}
