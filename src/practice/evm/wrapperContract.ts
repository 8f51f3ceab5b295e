// A rollup's ERC20Wrapper: bridged tokens into an 18-decimal form and back, and on to the optimistic bridge.
// Source: initia-labs/minievm v1.0.3 x/evm/contracts/erc20_wrapper/ERC20Wrapper.sol. Its toLocal without an amount takes all that the
// caller holds; since v1.1.9 no more than the caller allowed.
import { NOBODY, selectorOf, transferLog, type EvmLog } from './abi.ts'
import {
  addressIn,
  argumentsOf,
  numberIn,
  textIn,
  type CallOutcome,
  type EvmCall,
  type EvmHost,
  type TokenFacts,
  type WrapperHost,
} from './contractCall.ts'
import { Reverted } from './nodeRefusal.ts'
import { burnMinievm, takeMinievm, transfer } from './tokenContract.ts'

interface Running {
  host: EvmHost
  wrapper: WrapperHost
  call: EvmCall
}

function factsOf(host: EvmHost, contract: string): TokenFacts {
  const facts = host.token(contract)
  if (facts === undefined) throw new Reverted('')
  return facts
}

function tokenOf({ wrapper }: Running, denom: string): string {
  const token = wrapper.tokenOf(denom)
  if (token === undefined) throw new Reverted('')
  return token
}

/** Takes a token from the caller, who must have approved it: the wrapper burns what it issues and keeps anything else. */
function takeIn({ host, wrapper, call }: Running, token: string, isIssued: boolean, amount: bigint): EvmLog[] {
  const by = { owner: call.from, spender: wrapper.contract, amount }
  return isIssued ? burnMinievm(host, factsOf(host, token), by) : takeMinievm(host, factsOf(host, token), by)
}

function payOut({ host, wrapper }: Running, token: string, isIssued: boolean, to: string, amount: bigint): EvmLog[] {
  if (!isIssued) return transfer(host, factsOf(host, token), wrapper.contract, to, amount)
  wrapper.mint(token, to, amount)
  return [transferLog(token, NOBODY, to, amount)]
}

/** An amount in other decimals. @throws Reverted for what would be lost. */
function converted(amount: bigint, from: number, to: number): bigint {
  const factor = 10n ** BigInt(Math.abs(from - to))
  if (from <= to) return amount * factor
  if (amount % factor !== 0n) throw new Reverted('dust amount should be zero')
  return amount / factor
}

function decimalsIn(text: string): number {
  const decimals = numberIn(text)
  if (decimals > 255n) throw new Reverted('')
  return Number(decimals)
}

function toLocal(on: Running, receiver: string, remote: string, amount: bigint, decimals: number): EvmLog[] {
  const { local, localDecimals, issued } = on.wrapper.toLocal(remote, decimals)
  if (amount === 0n) return []
  const taken = takeIn(on, remote, issued === 'remote', amount)
  return [...taken, ...payOut(on, local, issued === 'local', receiver, converted(amount, decimals, localDecimals))]
}

function toRemote(on: Running, receiver: string, local: string, amount: bigint): { logs: EvmLog[]; remote: string; amount: bigint } {
  const { remote, localDecimals, remoteDecimals, issued } = on.wrapper.toRemote(local)
  if (amount === 0n) return { logs: [], remote, amount }
  const taken = takeIn(on, local, issued === 'local', amount)
  const left = converted(amount, localDecimals, remoteDecimals)
  return { logs: [...taken, ...payOut(on, remote, issued === 'remote', receiver, left)], remote, amount: left }
}

function withdraw(on: Running, words: readonly string[]): EvmLog[] {
  const [to = '', denom = '', amount = ''] = words
  const { input } = on.call
  const made = toRemote(on, on.wrapper.contract, tokenOf(on, textIn(input, denom)), numberIn(amount))
  if (made.amount > 0n) on.wrapper.withdraw(made.remote, textIn(input, to), made.amount)
  return made.logs
}

function sendOn(on: Running, words: readonly string[], memo: string): EvmLog[] {
  const [denom = '', amount = '', channel = '', receiver = '', timeout = ''] = words
  const { input, from } = on.call
  const made = toRemote(on, on.wrapper.contract, tokenOf(on, textIn(input, denom)), numberIn(amount))
  const sent = {
    channel: textIn(input, channel),
    receiver: textIn(input, receiver),
    timeoutNs: numberIn(timeout),
    memo,
    amount: made.amount,
  }
  if (made.amount > 0n) on.wrapper.sendOverIbc(made.remote, sent, { account: from, amount: numberIn(amount) })
  return made.logs
}

const FUNCTIONS: Readonly<Record<string, (on: Running) => EvmLog[]>> = {
  [selectorOf('toLocal(address,string,uint8)')]: (on) => {
    const [receiver = '', denom = '', decimals = ''] = argumentsOf(on.call.input, 3)
    const remote = tokenOf(on, textIn(on.call.input, denom))
    return toLocal(on, addressIn(receiver), remote, on.host.holding(remote, on.call.from), decimalsIn(decimals))
  },
  [selectorOf('toLocal(address,string,uint256,uint8)')]: (on) => {
    const [receiver = '', denom = '', amount = '', decimals = ''] = argumentsOf(on.call.input, 4)
    const remote = tokenOf(on, textIn(on.call.input, denom))
    return toLocal(on, addressIn(receiver), remote, numberIn(amount), decimalsIn(decimals))
  },
  [selectorOf('toRemote(address,string,uint256)')]: (on) => {
    const [receiver = '', denom = '', amount = ''] = argumentsOf(on.call.input, 3)
    return toRemote(on, addressIn(receiver), tokenOf(on, textIn(on.call.input, denom)), numberIn(amount)).logs
  },
  [selectorOf('toRemoteAndOPWithdraw(string,string,uint256)')]: (on) => withdraw(on, argumentsOf(on.call.input, 3)),
  [selectorOf('toRemoteAndOPWithdraw(string,string,uint256,uint64)')]: (on) => withdraw(on, argumentsOf(on.call.input, 4)),
  [selectorOf('toRemoteAndIBCTransfer(string,uint256,string,string,uint256)')]: (on) => sendOn(on, argumentsOf(on.call.input, 5), '{}'),
  [selectorOf('toRemoteAndIBCTransfer(string,uint256,string,string,uint256,string)')]: (on) => {
    const words = argumentsOf(on.call.input, 6)
    return sendOn(on, words, textIn(on.call.input, words[5] ?? ''))
  },
}

/** Runs a wrapper's function. @throws Reverted, also for functions that it does not have, and when coins are sent along. */
export function runWrapper(host: EvmHost, wrapper: WrapperHost, call: EvmCall): CallOutcome {
  const run = FUNCTIONS[call.input.slice(2, 10)]
  if (run === undefined || call.value !== 0n) throw new Reverted('')
  return { output: '0x', logs: run({ host, wrapper, call }) }
}
