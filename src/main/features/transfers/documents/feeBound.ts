// Limits the fee of an Ethereum transaction. Only the node reports gas prices, so a fee above the limit is signed only after the user was
// shown it and agreed.
import type { CheckLine, Leg } from '../../../../shared/contract/transfer/transferLeg.ts'
import type { ChainRecord, Registry } from '../../../clients/chains/registry/registry.ts'
import { feeFor } from '../transactions/gasFee.ts'
import { feeIn } from './evmCalls.ts'

const GWEI = 10n ** 9n
/** Rollups list their gas price; rollups with a dynamic price stay below this multiple of it. */
const TIMES_LISTED = 20n

/** Returns the maximum plausible fee for an amount of gas, in base units of the fee coin. */
function plainMost(registry: Registry, chain: ChainRecord, gas: bigint): bigint {
  const [listed] = chain.feeTokens
  if (chain.kind !== 'evm' && listed !== undefined) return feeFor(gas, listed.gasPrice) * TIMES_LISTED
  return BigInt(feeIn(registry, chain.id, gas * BigInt(chain.gasCeilingGwei) * GWEI).amount)
}

/** Returns a check line for a fee above the limit, which requires the user's consent; empty otherwise. */
export function feeChecks(registry: Registry, chain: ChainRecord, { amount, gas }: Leg['fee']): CheckLine[] {
  const most = plainMost(registry, chain, BigInt(gas))
  if (BigInt(amount) <= most) return []
  return [{ subject: 'fee', form: 'amount', found: amount, asked: most.toString(), verdict: 'differs' }]
}

/** Returns whether a check line concerns only the fee of its document: another document of the same call has another fee. */
export function isFeeCheck({ subject, verdict }: CheckLine): boolean {
  return subject === 'fee' && verdict === 'differs'
}
