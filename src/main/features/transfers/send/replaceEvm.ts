// The steps `speedUp` and `abort`: build a second transaction with the nonce of a pending one, the same at a higher fee, or an empty one to
// the sender.
import { getAddress, type Hex } from 'viem'
import { AppError } from '../../../../shared/domain/errors.ts'
import type { CheckLine, Replacement } from '../../../../shared/contract/transfer/transferLeg.ts'
import { signingAccountId } from '../../../../shared/domain/transfer/legs.ts'
import { getAccount } from '../../../db/journal/accounts.ts'
import { findEvmTxOutcome } from '../transactions/evmTxOutcome.ts'
import { draftEvm } from '../documents/evmDocument.ts'
import { toProposal } from '../documents/evmCalls.ts'
import { evmSignerOf, evmTxLookupFor, requireCall } from '../documents/evmLeg.ts'
import { isFeeCheck } from '../documents/feeBound.ts'
import { checkAbort } from '../../../guard/checkEvm.ts'
import { requireChain } from '../documents/routerTx.ts'
import { requireLeg, type Step, type StepContext, type StepDeps } from '../stepContext.ts'

/** Builds the same transaction at a higher fee. */
export const speedUp: Step = (deps, context) => replace(deps, context, 'speedUp')
/** Builds an empty transaction with the same nonce. */
export const abort: Step = (deps, context) => replace(deps, context, 'cancel')

/** Builds a replacement. @throws AppError transfer.conflict when the original is already included; errors of `draftEvm`. */
async function replace(deps: StepDeps, { transfer }: StepContext, how: Replacement['how']) {
  const leg = requireLeg(transfer)
  const chain = requireChain(deps, leg.chainId)
  const sender = evmSignerOf(getAccount(deps.db, signingAccountId(transfer)))
  const client = deps.evm(leg.chainId)
  const outcome = await findEvmTxOutcome(client, evmTxLookupFor(deps, transfer, leg))
  if (outcome.kind !== 'open' || outcome.isSeen || outcome.nonceUsed) throw tooLate()
  const { to, value, data } = requireCall(leg)
  const isSame = how === 'speedUp'
  const call = isSame ? { to: getAddress(to), value: BigInt(value), data: data as Hex } : { to: sender, value: 0n, data: '0x' as const }
  const checkNothing = (gas: string | null) =>
    checkAbort(toProposal(chain, sender, call, gas), { sender, chainId: chain.id, registry: deps.registry })
  return await draftEvm(deps, transfer, {
    purpose: leg.purpose,
    chain,
    sender,
    call,
    check: (gas) =>
      isSame
        ? withGas(
            leg.checks.filter((line) => !isFeeCheck(line)),
            gas,
          )
        : checkNothing(gas),
    txIndex: leg.txIndex,
    replacing: {
      nonce: Number(leg.sequence),
      fees: requireCall(leg),
      // A faster version of a cancelling transaction still cancels.
      replaces: { legIndex: leg.index, how: leg.replaces?.how === 'cancel' ? 'cancel' : how },
    },
  })
}

/** The call was checked when it was first built; only the gas changes. */
function withGas(checks: CheckLine[], gas: string | null): CheckLine[] {
  return gas === null ? checks : checks.map((line) => (line.subject === 'gas' ? { ...line, found: gas } : line))
}

function tooLate(): AppError {
  return new AppError('transfer.conflict', 'This transaction, or another with the same nonce, has been included.', {
    hint: 'It can no longer be replaced. Waybill keeps checking.',
  })
}
