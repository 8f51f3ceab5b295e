// Builds the message that revokes a grant of authz or feegrant.
import type { Quote } from '../../../../shared/contract/transfer/route.ts'
import { currentQuote, signingAccountId } from '../../../../shared/domain/transfer/legs.ts'
import { getAccount } from '../../../db/journal/accounts.ts'
import { checkGrantRevoke, REVOKE_FEES, REVOKE_GRANT } from '../../../guard/checkGrantRevoke.ts'
import type { EncodeObject } from '../transactions/cosmosMessages.ts'
import { draftCosmos } from './cosmosDocument.ts'
import { cosmosSignerOf } from './cosmosSigner.ts'
import { requireChain, requireFreshQuote } from './routerTx.ts'
import type { Step } from '../stepContext.ts'

/** Builds the revocation. @throws AppError errors of `draftCosmos`; transfer.quoteExpired; transfer.unsafeMessage. */
export const buildGrantRevoke: Step = async (deps, { transfer, note }) => {
  requireFreshQuote(deps, { transfer, note })
  const { quote } = currentQuote(transfer)
  const chain = requireChain(deps, quote.request.fromChainId)
  const signer = cosmosSignerOf(getAccount(deps.db, signingAccountId(transfer)), chain)
  const messages = [revokeMessage(quote, signer.address)]
  const proposal = { chainId: chain.id, signer: signer.address, messages }
  const checks = checkGrantRevoke(proposal, {
    sender: transfer.sender,
    registry: deps.registry,
    chainId: chain.id,
    grantee: quote.spender ?? '',
    message: quote.revokes === 'feeGrant' ? null : quote.from.denom,
  })
  return await draftCosmos(deps, transfer, { purpose: 'revoke', chain, signer, messages, checks, costs: [], txIndex: 0 })
}

/** Source: cosmos/cosmos-sdk proto/cosmos/{authz,feegrant}/v1beta1/tx.proto. */
function revokeMessage({ revokes, spender, from }: Quote, granter: string): EncodeObject {
  const parties = { granter, grantee: spender ?? '' }
  if (revokes === 'feeGrant') return { typeUrl: REVOKE_FEES, value: parties }
  return { typeUrl: REVOKE_GRANT, value: { ...parties, msgTypeUrl: from.denom } }
}
