// Which approval must come before a transfer: of exactly the amount, and none where the contract may take enough already.
import { getAddress, type Address } from 'viem'
import { AppError } from '../../shared/errors.ts'
import type { Transfer } from '../../shared/transfer.ts'
import { approveCall } from './evmCalls.ts'
import type { StepDeps } from './step.ts'

export interface Approval {
  /** 0x address of the contract. */
  token: string
  spender: string
  /** Base units. */
  amount: string
}

/**
 * The first approval that is missing; null when there is none. Some tokens take a new allowance only in the place of none:
 * for them the old one is taken back first. Source: Tether's TetherToken.sol, approve.
 * @throws AppError chain.refused when an approval was included and the token does not keep to it.
 */
export async function approvalNeeded(
  deps: StepDeps,
  { legs }: Transfer,
  { chainId, sender, approvals }: { chainId: string; sender: Address; approvals: readonly Approval[] },
): Promise<Approval | null> {
  const client = deps.evm(chainId)
  for (const asked of approvals) {
    const [token, spender] = [getAddress(asked.token), getAddress(asked.spender)]
    const allowed = await client.allowance(token, sender, spender)
    if (allowed >= BigInt(asked.amount)) continue
    const call = approveCall(token, spender, BigInt(asked.amount))
    // A node that lags behind still tells the old allowance.
    const isGiven = legs.some(({ purpose, evm, includedAt, end }) => {
      return purpose === 'approval' && end === null && includedAt !== null && evm?.to === call.to && evm.data === call.data
    })
    if (isGiven) throw unkept()
    const outcome = allowed === 0n ? null : await client.simulate({ from: sender, ...call })
    return outcome !== null && 'revert' in outcome ? { ...asked, amount: '0' } : asked
  }
  return null
}

function unkept(): AppError {
  return new AppError('chain.refused', 'The token does not show the allowance that was just given.', {
    hint: 'Nothing else was sent. Try again in a moment.',
    retry: 'later',
  })
}
