// Runs one call of a contract, and says what it costs in gas.
// Source of the intrinsic gas: Ethereum Yellow Paper, appendix G; EIP-2028.
import { fromHex } from '../keys/bytes.ts'
import { runBridge } from './bridgeContract.ts'
import { type CallOutcome, type EvmCall, type EvmHost, addressIn, argumentsOf, numberIn } from './contractCall.ts'
import { runSwapRouter } from './swapRouter.ts'
import { runToken } from './tokenContract.ts'
import { runWrapper } from './wrapperContract.ts'
import { operatorLog, selectorOf, word } from './abi.ts'
import { Reverted } from './nodeRefusal.ts'

const IS_APPROVED = selectorOf('isApprovedForAll(address,address)')
const SET_APPROVAL = selectorOf('setApprovalForAll(address,bool)')

/**
 * Runs an NFT collection's function: the permission for an operator to move all of an owner's tokens is asked for, given and taken back.
 * Source: EIP-721, EIP-1155; OpenZeppelin contracts 4.x token/ERC721/ERC721.sol (the words of its refusals).
 * @throws Reverted for functions that it does not have, and when coins are sent along.
 */
function runCollection(host: EvmHost, { from, to, input, value }: EvmCall): CallOutcome {
  if (value !== 0n) throw new Reverted('')
  const [first = '', second = ''] = argumentsOf(input, 2)
  switch (input.slice(2, 10)) {
    case IS_APPROVED:
      return { output: `0x${word(host.allowance(to, addressIn(first), addressIn(second)))}`, logs: [] }
    case SET_APPROVAL: {
      const [operator, given] = [addressIn(first), numberIn(second)]
      if (given > 1n) throw new Reverted('')
      if (operator === from.toLowerCase()) throw new Reverted('ERC721: approve to caller')
      host.allow(to, from, operator, given)
      return { output: '0x', logs: [operatorLog(to, from, operator, given === 1n)] }
    }
    default:
      throw new Reverted('')
  }
}

/** Runs a call; an address without a contract takes the coins and does nothing. @throws Reverted. */
export function runCall(host: EvmHost, call: EvmCall): CallOutcome {
  const { wrapper } = host
  if (wrapper !== null && call.to.toLowerCase() === wrapper.contract.toLowerCase()) return runWrapper(host, wrapper, call)
  if (host.isCollection(call.to)) return runCollection(host, call)
  const token = host.token(call.to)
  return token === undefined
    ? (runBridge(host, call) ?? runSwapRouter(host, call) ?? { output: '0x', logs: [] })
    : runToken(host, token, call)
}

/** Gas that a transaction costs before anything runs. */
export function intrinsicGas(input: string): bigint {
  return fromHex(input).reduce((sum, byte) => sum + (byte === 0 ? 4n : 16n), 21_000n)
}

/** Gas of a whole transaction: a share for each log, and something for storage. */
export function gasOfCall(input: string, { output, logs }: CallOutcome): bigint {
  const stored = logs.length === 0 && output === '0x' ? 0n : 3_100n
  return intrinsicGas(input) + stored + BigInt(logs.length) * 24_375n
}
