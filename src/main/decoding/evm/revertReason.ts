// Extracts why an EVM call reverted from a failed transaction's log: in words, or as the returned bytes.
// Sources: Solidity documentation, "Error handling: Assert, Require, Revert and Exceptions" (Error(string) 0x08c379a0, Panic(uint256)
// 0x4e487b71); initia-labs/minievm x/evm/types/errors.go (text of reverts).
import { decodeErrorResult, isHex, parseAbi, type Hex } from 'viem'

const STANDARD = parseAbi(['error Error(string reason)', 'error Panic(uint256 code)'])
const ERROR = '0x08c379a0'
const PANIC = '0x4e487b71'

/** A selector followed by whole words. */
const DATA = /0x[0-9a-f]{8}(?:[0-9a-f]{64})*(?![0-9a-f])/gi
const SAID = /(?:execution reverted(?:, revert)?|\brevert): (?!0x)(.+?)(?:: (?:EVMCall failed|EVMCreate failed|Reverted))?$/s

/**
 * Returns the reason in a failed transaction's log.
 * @returns the contract's own text; `panic:` and the decimal code; `selector:` and the four bytes of a custom error; null where the log
 * reports no revert or no reason.
 */
export function revertReason(log: string): string | null {
  if (!/revert/i.test(log)) return null
  // An inner call's return data precedes the outer one's text: the last match is the innermost.
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
    // A contract can return bytes that begin like a standard error without being one.
    if (error instanceof Error) return `selector:${selector}`
    throw error
  }
}
