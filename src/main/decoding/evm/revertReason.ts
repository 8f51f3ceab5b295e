// Why a call of the EVM reverted, as a failed transaction's log says it: in words, or as the bytes that the contract gave back.
// Sources: Solidity documentation, "Error handling: Assert, Require, Revert and Exceptions" (Error(string) 0x08c379a0,
// Panic(uint256) 0x4e487b71); initia-labs/minievm x/evm/types/errors.go (text of reverts).
import { decodeErrorResult, isHex, parseAbi, type Hex } from 'viem'

const STANDARD = parseAbi(['error Error(string reason)', 'error Panic(uint256 code)'])
const ERROR = '0x08c379a0'
const PANIC = '0x4e487b71'

/** A selector and whole words behind it. */
const DATA = /0x[0-9a-f]{8}(?:[0-9a-f]{64})*(?![0-9a-f])/gi
const SAID = /(?:execution reverted(?:, revert)?|\brevert): (?!0x)(.+?)(?:: (?:EVMCall failed|EVMCreate failed|Reverted))?$/s

/**
 * The reason in a failed transaction's log.
 * @returns the contract's own text; `panic:` and the code in decimals; `selector:` and the four bytes that name an error of the
 *   contract's own; null where the log tells of no revert or gives no reason.
 */
export function revertReason(log: string): string | null {
  if (!/revert/i.test(log)) return null
  // What a call inside another gave back comes first in the outer one's text: the last is the innermost.
  const data = [...log.matchAll(DATA)].map(([hex]) => hex.toLowerCase()).at(-1)
  if (data !== undefined && isHex(data)) return reasonOf(data)
  return SAID.exec(log)?.[1] ?? null
}

function reasonOf(data: Hex): string {
  const selector = data.slice(0, 10)
  if (selector !== ERROR && selector !== PANIC) return `selector:${selector}`
  try {
    const { errorName, args } = decodeErrorResult({ abi: STANDARD, data })
    return errorName === 'Panic' ? `panic:${args[0].toString()}` : args[0]
  } catch (error) {
    // A contract can give back bytes that begin like a standard error and are none.
    if (error instanceof Error) return `selector:${selector}`
    throw error
  }
}
