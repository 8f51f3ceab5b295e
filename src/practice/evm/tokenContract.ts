// An ERC-20 token's functions. Source: EIP-20; OpenZeppelin contracts 4.x token/ERC20/ERC20.sol (the words of its refusals).
import { approvalLog, NOBODY, selectorOf, textWords, transferLog, word, type EvmLog } from './abi.ts'
import { addressIn, argumentsOf, numberIn, TRUE, type CallOutcome, type EvmCall, type EvmHost, type TokenFacts } from './contractCall.ts'
import { Reverted } from './nodeRefusal.ts'

const UNLIMITED = 2n ** 256n - 1n

/** Moves tokens from one account to another. @throws Reverted when too little is held, or a side is the zero address. */
export function transfer(host: EvmHost, token: TokenFacts, from: string, to: string, amount: bigint): EvmLog[] {
  if (to === NOBODY && token.isMinievm !== true) throw new Reverted('ERC20: transfer to the zero address')
  if (host.holding(token.contract, from) < amount) throw new Reverted('ERC20: transfer amount exceeds balance')
  host.move(token.contract, from, to, amount)
  return [transferLog(token.contract, from, to, amount)]
}

/**
 * Uses up an allowance, unless it has no limit. The rest is logged, as OpenZeppelin's contracts did. The rollups' own contract knows
 * no allowance without a limit and logs nothing.
 * @throws Reverted when it is too small.
 */
export function spendAllowance(host: EvmHost, token: TokenFacts, owner: string, spender: string, amount: bigint): EvmLog[] {
  if (token.isMinievm === true) return spendMinievm(host, token, { owner, spender, amount }, 'transfer')
  const allowed = host.allowance(token.contract, owner, spender)
  if (allowed < amount) throw new Reverted('ERC20: insufficient allowance')
  if (allowed === UNLIMITED) return []
  host.allow(token.contract, owner, spender, allowed - amount)
  return [approvalLog(token.contract, owner, spender, allowed - amount)]
}

function spendMinievm(
  host: EvmHost,
  { contract }: TokenFacts,
  { owner, spender, amount }: { owner: string; spender: string; amount: bigint },
  what: 'transfer' | 'burn',
): EvmLog[] {
  const allowed = host.allowance(contract, owner, spender)
  if (allowed < amount) throw new Reverted(`ERC20: ${what} amount exceeds allowance`)
  host.allow(contract, owner, spender, allowed - amount)
  return []
}

/** Runs transferFrom of a rollup's token for a contract. @throws Reverted. */
export function takeMinievm(host: EvmHost, token: TokenFacts, by: { owner: string; spender: string; amount: bigint }): EvmLog[] {
  spendMinievm(host, token, by, 'transfer')
  return transfer(host, token, by.owner, by.spender, by.amount)
}

/** Runs burnFrom of a rollup's token for the contract that issues it. @throws Reverted. */
export function burnMinievm(host: EvmHost, token: TokenFacts, by: { owner: string; spender: string; amount: bigint }): EvmLog[] {
  spendMinievm(host, token, by, 'burn')
  if (host.holding(token.contract, by.owner) < by.amount) throw new Reverted('ERC20: burn amount exceeds balance')
  host.wrapper?.burn(token.contract, by.owner, by.amount)
  return [transferLog(token.contract, by.owner, NOBODY, by.amount)]
}

function approve(host: EvmHost, token: TokenFacts, call: EvmCall): CallOutcome {
  const [spenderWord = '', amountWord = ''] = argumentsOf(call.input, 2)
  const [spender, amount] = [addressIn(spenderWord), numberIn(amountWord)]
  if (spender === NOBODY && token.isMinievm !== true) throw new Reverted('ERC20: approve to the zero address')
  if (token.isStrict === true && amount !== 0n && host.allowance(token.contract, call.from, spender) !== 0n) throw new Reverted('')
  host.allow(token.contract, call.from, spender, amount)
  return { output: token.isStrict === true ? '0x' : TRUE, logs: [approvalLog(token.contract, call.from, spender, amount)] }
}

const FUNCTIONS: Readonly<Record<string, (host: EvmHost, token: TokenFacts, call: EvmCall) => CallOutcome>> = {
  [selectorOf('name()')]: (_, { name }) => ({ output: `0x${textWords(name)}`, logs: [] }),
  [selectorOf('symbol()')]: (_, { symbol }) => ({ output: `0x${textWords(symbol)}`, logs: [] }),
  [selectorOf('decimals()')]: (_, { decimals }) => ({ output: `0x${word(BigInt(decimals))}`, logs: [] }),
  [selectorOf('totalSupply()')]: (host, { contract }) => ({ output: `0x${word(host.supplyOf(contract))}`, logs: [] }),
  [selectorOf('balanceOf(address)')]: (host, { contract }, { input }) => {
    const [owner = ''] = argumentsOf(input, 1)
    return { output: `0x${word(host.holding(contract, addressIn(owner)))}`, logs: [] }
  },
  [selectorOf('allowance(address,address)')]: (host, { contract }, { input }) => {
    const [owner = '', spender = ''] = argumentsOf(input, 2)
    return { output: `0x${word(host.allowance(contract, addressIn(owner), addressIn(spender)))}`, logs: [] }
  },
  [selectorOf('approve(address,uint256)')]: approve,
  [selectorOf('transfer(address,uint256)')]: (host, token, call) => {
    const [to = '', amount = ''] = argumentsOf(call.input, 2)
    const logs = transfer(host, token, call.from, addressIn(to), numberIn(amount))
    return { output: token.isStrict === true ? '0x' : TRUE, logs }
  },
  [selectorOf('transferFrom(address,address,uint256)')]: (host, token, call) => {
    const [from = '', to = '', amount = ''] = argumentsOf(call.input, 3)
    const spent = spendAllowance(host, token, addressIn(from), call.from, numberIn(amount))
    const logs = transfer(host, token, addressIn(from), addressIn(to), numberIn(amount))
    return { output: token.isStrict === true ? '0x' : TRUE, logs: [...spent, ...logs] }
  },
}

/** Runs a token's function. @throws Reverted, also for functions that a token does not have, and when coins are sent along. */
export function runToken(host: EvmHost, token: TokenFacts, call: EvmCall): CallOutcome {
  const run = FUNCTIONS[call.input.slice(2, 10)]
  if (run === undefined || call.value !== 0n) throw new Reverted('')
  return run(host, token, call)
}
