// Inserts the amount into a hook where the router leaves it open. A request for a hook contains no amount, so the router's approval is
// unlimited and its conversion takes the account's whole balance: it would also convert earlier holdings, and allow the wrapper to take
// later ones.
// Source: initia-labs/tx-decoder src/tests/protocols/op-init/finalize-token-deposit.fixture.ts (a deposit of 1 INIT whose hook converted
// 13.7 INIT); initia-labs/minievm x/evm/contracts/erc20_wrapper/ERC20Wrapper.sol (both forms of toLocal).
import { BaseError, decodeFunctionData, encodeFunctionData, maxUint256, parseAbi, type Hex } from 'viem'
import { z } from 'zod'
import type { EncodeObject } from '../transactions/cosmosMessages.ts'
import { MSG_CALL } from '../../../guard/contracts/msgCall.ts'

const OPEN = parseAbi([
  'function approve(address spender, uint256 amount)',
  'function toLocal(address receiver, string denom, uint8 decimals)',
])
const NAMED = parseAbi(['function toLocal(address receiver, string denom, uint256 amount, uint8 decimals)'])
const Call = z.looseObject({ input: z.templateLiteral(['0x', z.string()]) })

/**
 * Sets the amount in an unlimited approval and in a conversion without an amount. Leaves everything else for the guard to judge.
 * @param amount what arrives, base units of the bridged asset.
 */
export function withHookAmounts(messages: readonly EncodeObject[], amount: string): EncodeObject[] {
  return messages.map((message) => {
    const call = Call.safeParse(message.value)
    if (message.typeUrl !== MSG_CALL || !call.success) return message
    return { ...message, value: { ...call.data, input: namedInput(call.data.input, BigInt(amount)) } }
  })
}

function namedInput(input: Hex, amount: bigint): Hex {
  const open = readOpen(input)
  if (open === null) return input
  if (open.functionName === 'approve') {
    const [spender, allowed] = open.args
    return allowed === maxUint256 ? encodeFunctionData({ abi: OPEN, functionName: 'approve', args: [spender, amount] }) : input
  }
  const [receiver, denom, decimals] = open.args
  return encodeFunctionData({ abi: NAMED, functionName: 'toLocal', args: [receiver, denom, amount, decimals] })
}

/** Null for any other call, and for arguments that do not encode to exactly these bytes. */
function readOpen(input: Hex) {
  try {
    const open = decodeFunctionData({ abi: OPEN, data: input })
    return encodeFunctionData({ abi: OPEN, ...open }) === input.toLowerCase() ? open : null
  } catch (error) {
    if (error instanceof BaseError || error instanceof RangeError || error instanceof TypeError) return null
    throw error
  }
}
