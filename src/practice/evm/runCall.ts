// Runs one call of a contract, and says what it costs in gas.
// Source of the intrinsic gas: Ethereum Yellow Paper, appendix G; EIP-2028.
import { fromHex } from '../keys/bytes.ts'
import { runBridge } from './bridgeContract.ts'
import { runCollection } from './collectionContract.ts'
import type { CallOutcome, EvmCall, EvmHost } from './contractCall.ts'
import { runToken } from './tokenContract.ts'
import { runWrapper } from './wrapperContract.ts'

/** Runs a call; an address without a contract takes the coins and does nothing. @throws Reverted. */
export function runCall(host: EvmHost, call: EvmCall): CallOutcome {
  const { wrapper } = host
  if (wrapper !== null && call.to.toLowerCase() === wrapper.contract.toLowerCase()) return runWrapper(host, wrapper, call)
  if (host.isCollection(call.to)) return runCollection(host, call)
  const token = host.token(call.to)
  return token === undefined ? (runBridge(host, call) ?? { output: '0x', logs: [] }) : runToken(host, token, call)
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
