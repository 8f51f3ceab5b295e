// Serialises exact approvals: approvals of one token for one spender overwrite each other on the chain, so transfers that need one take
// turns, each from its approval to the transaction that spends it. Source: EIP-20 (approve overwrites).
import { getAddress, type Address } from 'viem'
import { AppError } from '../../../../shared/domain/errors.ts'
import { phrase } from '../../../../shared/domain/phrase.ts'
import type { Transfer } from '../../../../shared/contract/transfer/transfer.ts'
import type { Leg } from '../../../../shared/contract/transfer/transferLeg.ts'
import { listLiveTransfers } from '../../../db/journal/transfers.ts'
import { isSameAccount } from '../../../platform/address.ts'
import { approveCall } from '../documents/evmCalls.ts'
import type { StepDeps } from '../stepContext.ts'

/** Identifies an allowance. 0x addresses. */
export interface Allowance {
  chainId: string
  owner: string
  token: string
  spender: string
}

/** Length of an approve call up to its amount: 0x, selector, spender. */
const BEFORE_AMOUNT = 2 + 8 + 64

/**
 * Refuses to continue while another transfer holds the allowance: it has signed an approval and has not spent it. When both hold it, the
 * older transfer goes first, so that one of them always can.
 * @throws AppError chain.nonceGap naming the transfer that goes first.
 */
export function requireFreeAllowance({ db }: Pick<StepDeps, 'db'>, transfer: Transfer, allowance: Allowance): void {
  const isHolding = holds(transfer, allowance)
  const first = listLiveTransfers(db).find((other) => {
    return other.id !== transfer.id && holds(other, allowance) && !(isHolding && other.number > transfer.number)
  })
  if (first === undefined) return
  throw new AppError('chain.nonceGap', phrase`Transfer ${first.number} has an unused approval for the same token and contract.`, {
    hint: 'Finish or cancel it first: a second approval would replace the first.',
    retry: 'later',
  })
}

/** Applies `requireFreeAllowance` to a document about to be signed: an approval, or a call of a contract that spends one. */
export function requireFreeAllowanceFor(deps: Pick<StepDeps, 'db'>, transfer: Transfer, leg: Leg): void {
  const { evm, chainId, signer } = leg
  if (evm === null) return
  const own = leg.purpose === 'approval' ? approvedBy(leg) : null
  const others = listLiveTransfers(deps.db).filter(({ id }) => id !== transfer.id)
  const given = others.flatMap(({ legs }) => legs.flatMap((one) => approvedBy(one) ?? []))
  const isSpender = (spender: string) => leg.purpose === 'transfer' && spender === getAddress(evm.to)
  const wanted =
    own === null ? given.filter((one) => one.chainId === chainId && isSameAccount(one.owner, signer) && isSpender(one.spender)) : [own]
  for (const allowance of wanted) requireFreeAllowance(deps, transfer, allowance)
}

function holds({ legs }: Transfer, allowance: Allowance): boolean {
  const approval = legs.findLast((leg) => isApprovalOf(leg, allowance) && leg.hash !== null && leg.end === null)
  if (approval === undefined) return false
  const isSpent = ({ purpose, mode, chainId, index, includedAt }: Leg) =>
    purpose === 'transfer' && mode === 'evm' && chainId === allowance.chainId && index > approval.index && includedAt !== null
  return !legs.some(isSpent)
}

function isApprovalOf(leg: Leg, { chainId, owner, token, spender }: Allowance): boolean {
  const { evm, purpose } = leg
  if (purpose !== 'approval' || evm === null || leg.chainId !== chainId || !isSameAccount(leg.signer, owner)) return false
  const call = approveCall(getAddress(token), getAddress(spender), 0n)
  return (
    getAddress(evm.to) === call.to && evm.data.slice(0, BEFORE_AMOUNT).toLowerCase() === call.data.slice(0, BEFORE_AMOUNT).toLowerCase()
  )
}

/** Returns the allowance that an approval leg gives. */
function approvedBy({ purpose, evm, chainId, signer }: Leg): Allowance | null {
  if (purpose !== 'approval' || evm === null || evm.data.length < BEFORE_AMOUNT) return null
  const spender: Address = getAddress(`0x${evm.data.slice(BEFORE_AMOUNT - 40, BEFORE_AMOUNT)}`)
  return { chainId, owner: signer, token: evm.to, spender }
}
