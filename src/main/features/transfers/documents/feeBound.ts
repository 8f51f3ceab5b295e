// What an Ethereum transaction costs in plain sense. The node alone says what gas costs, and everything above is signed only
// once its user was told and agrees.
import type { CheckLine, Leg } from '../../../../shared/contract/transfer/transferLeg.ts'
import type { ChainRecord, Registry } from '../../../clients/chains/registry/registry.ts'
import { feeFor } from '../transactions/gasFee.ts'
import { feeIn } from './evmCalls.ts'

const GWEI = 10n ** 9n
/** Rollups list what they ask for; those with a price that moves stay below this many times of it. */
const TIMES_LISTED = 20n

/** The most that so much gas costs in plain sense, in base units of the coin that pays for it. */
function plainMost(registry: Registry, chain: ChainRecord, gas: bigint): bigint {
  const [listed] = chain.feeTokens
  if (chain.kind !== 'evm' && listed !== undefined) return feeFor(gas, listed.gasPrice) * TIMES_LISTED
  return BigInt(feeIn(registry, chain.id, gas * BigInt(chain.gasCeilingGwei) * GWEI).amount)
}

/** A line for a fee that is beyond plain sense, so that the document is signed only by who agrees to it; none for any other. */
export function feeChecks(registry: Registry, chain: ChainRecord, { amount, gas }: Leg['fee']): CheckLine[] {
  const most = plainMost(registry, chain, BigInt(gas))
  if (BigInt(amount) <= most) return []
  return [{ subject: 'fee', form: 'amount', found: amount, asked: most.toString(), verdict: 'differs' }]
}

/** Whether a line speaks of the fee of its document alone: another document of the same call has another. */
export function isFeeCheck({ subject, verdict }: CheckLine): boolean {
  return subject === 'fee' && verdict === 'differs'
}
