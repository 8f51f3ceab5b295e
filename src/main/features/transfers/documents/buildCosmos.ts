// Builds a leg on a Cosmos chain: checks the router's messages, or Waybill's own where the money stays on its chain, and writes the
// document.
import { AppError } from '../../../../shared/domain/errors.ts'
import type { Quote } from '../../../../shared/contract/transfer/route.ts'
import type { Transfer } from '../../../../shared/contract/transfer/transfer.ts'
import { currentQuote, signingAccountId } from '../../../../shared/domain/transfer/legs.ts'
import { getAccount } from '../../../db/journal/accounts.ts'
import { decodeRouterMessage, type EncodeObject } from '../transactions/cosmosMessages.ts'
import { draftCosmos, type Cost } from './cosmosDocument.ts'
import { cosmosSignerOf } from './cosmosSigner.ts'
import { checkCosmos } from '../../../guard/checkCosmos.ts'
import { intentOf } from '../../../guard/intent.ts'
import { SEND } from '../../../guard/plainMessages.ts'
import { requireUnspoiledHooks } from './hookOrder.ts'
import { askRouterTx, nextTxIndex, requireChain, requireFreshQuote } from './routerTx.ts'
import type { Step, StepDeps } from '../stepContext.ts'

/** Builds the leg. @throws AppError also errors of `draftCosmos`; transfer.unsafeMessage when a message differs from the request. */
export const buildCosmos: Step = async (deps, { transfer, note, signal }) => {
  requireFreshQuote(deps, { transfer, note })
  const { quote } = currentQuote(transfer)
  const chain = requireChain(deps, quote.request.fromChainId)
  const signer = cosmosSignerOf(getAccount(deps.db, signingAccountId(transfer)), chain)
  await requireUnspoiledHooks(deps, transfer, { chainId: chain.id, address: signer.address })
  const proposal = quote.task === 'send' ? ownSend(quote, signer.address, transfer.recipient) : await askRouter(deps, transfer, signal)
  const intent = intentOf({ transfer, sender: signer.address, registry: deps.registry, now: deps.clock.now() })
  const checks = checkCosmos(proposal, intent)
  const costs = costsOf(quote)
  return await draftCosmos(deps, transfer, {
    purpose: 'transfer',
    chain,
    signer,
    messages: proposal.messages,
    memo: proposal.memo ?? '',
    checks,
    costs,
    txIndex: nextTxIndex(transfer),
  })
}

interface Proposal {
  chainId: string
  signer: string
  messages: EncodeObject[]
  memo?: string
}

/** Requests the router's first transaction and decodes it. */
async function askRouter(deps: StepDeps, transfer: Transfer, signal: AbortSignal): Promise<Proposal> {
  const { cosmos_tx: tx } = await askRouterTx(deps, transfer, signal)
  if (tx === undefined) {
    throw new AppError('transfer.unsafeMessage', 'The router’s transaction is for a different type of chain.', {
      hint: 'Nothing was signed. Try another route.',
    })
  }
  const codec = await deps.codec()
  const messages = tx.msgs.map(({ msg_type_url, msg }) => decodeRouterMessage(codec, msg_type_url, msg))
  return { chainId: tx.chain_id, signer: tx.signer_address, messages }
}

/**
 * Builds a bank send for the same asset on the same chain, which needs no router. Source: cosmos-sdk proto/cosmos/bank/v1beta1/tx.proto.
 */
function ownSend({ request, amountIn }: Quote, sender: string, recipient: string): Proposal {
  const value = { fromAddress: sender, toAddress: recipient, amount: [{ denom: request.fromDenom, amount: amountIn }] }
  return { chainId: request.fromChainId, signer: sender, messages: [{ typeUrl: SEND, value }], memo: request.memo ?? '' }
}

/** Returns the amount and the router's additional fees on the source chain. The network fee is calculated separately. */
function costsOf({ request, amountIn, fees }: Quote): Cost[] {
  const onTop = fees.flatMap(({ behavior, chainId, denom, amount, label }) =>
    behavior === 'onTop' && label !== 'network' && chainId === request.fromChainId && denom !== null ? [{ denom, amount }] : [],
  )
  return [{ denom: request.fromDenom, amount: amountIn }, ...onTop]
}
