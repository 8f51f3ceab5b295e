// Determines which approval must precede a transfer: of exactly the amount, and none where the allowance suffices.
import { getAddress, type Address } from 'viem'
import { AppError } from '../../../../shared/domain/errors.ts'
import type { Transfer } from '../../../../shared/contract/transfer/transfer.ts'
import type { EvmClient } from '../../../clients/chains/evm/evmClient.ts'
import { approveCall } from '../documents/evmCalls.ts'
import type { StepDeps } from '../stepContext.ts'

/** An approval that a transfer needs. */
export interface Approval {
  /** 0x address of the token contract. */
  token: string
  spender: string
  /** Base units. */
  amount: string
}

/**
 * Returns the first missing approval; null when there is none. Some tokens accept a new allowance only when the old one is zero: for them
 * the old one is revoked first. Source: Tether's TetherToken.sol, approve.
 * @throws AppError chain.refused when an approval was included but the token does not show it.
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
    const given = legs.filter(({ purpose, evm, includedAt, end }) => {
      return purpose === 'approval' && end === null && includedAt !== null && evm?.to === call.to && evm.data === call.data
    })
    const last = given.at(-1)?.includedHeight ?? null
    if (last !== null && !(await wasUsedUp(client, { token, sender, spender, asked, height: last, times: given.length }))) throw unkept()
    const outcome = allowed === 0n ? null : await client.simulate({ from: sender, ...call })
    return outcome !== null && 'revert' in outcome ? { ...asked, amount: '0' } : asked
  }
  return null
}

/**
 * Returns whether an included allowance was spent by something else, as another transfer over the same contract does: a new one is then
 * needed. Otherwise the node lags behind, or the token ignores its allowances.
 */
async function wasUsedUp(client: EvmClient, given: Given): Promise<boolean> {
  const { token, sender, spender, asked, height, times } = given
  if ((await client.height()) < height) return false
  try {
    return (await client.allowance(token, sender, spender, height)) >= BigInt(asked.amount)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'chain.refused') throw error
    // The node keeps only the newest states: one more approval is worth its fee, a third would be a loop.
    return times < 2
  }
}

interface Given {
  token: Address
  sender: Address
  spender: Address
  asked: Approval
  /** Height of the block with the last such approval. */
  height: number
  /** Number of such approvals included in blocks. */
  times: number
}

function unkept(): AppError {
  return new AppError('chain.refused', 'The token doesn’t show the new allowance yet.', {
    hint: 'Nothing else was sent. Try again in a moment.',
    retry: 'later',
  })
}
