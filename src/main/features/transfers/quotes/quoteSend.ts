// Quotes a send of the same asset on the same chain; no router is asked.
import { AppError } from '../../../../shared/domain/errors.ts'
import { phrase } from '../../../../shared/domain/phrase.ts'
import type { Quote, QuoteRequest } from '../../../../shared/contract/transfer/route.ts'
import { canSignOn } from '../../../../shared/domain/signingApp.ts'
import type { Registry } from '../../../clients/chains/registry/registry.ts'
import type { AssetList } from '../../../clients/router/assetList.ts'
import { QUOTE_LIFE_MS } from '../../../clients/router/toRoute.ts'
import { leavesByEvm } from '../documents/evmCalls.ts'
import { ownQuote } from './ownQuote.ts'
import { formOn } from './quoteAddresses.ts'
import { gatesOf } from './quoteGates.ts'
import type { Asking, KeptQuote } from './quoteRoute.ts'
import { withRouterNames } from './routerNames.ts'

/** Returns whether source and destination are the same asset on the same chain. */
export function isSend({ fromChainId, fromDenom, toChainId, toDenom }: QuoteRequest): boolean {
  return fromChainId === toChainId && fromDenom === toDenom
}

/** Builds the quote of a send. @throws AppError input.invalid when the recipient is the sender or the memo has no place; chain.unknown. */
export function quoteSend(deps: { registry: Registry; assetList: Pick<AssetList, 'find'> }, asking: Asking): KeptQuote {
  const { request, account, recipient, networkFees } = asking
  const chain = deps.registry.chain(request.fromChainId)
  if (chain === null) {
    throw new AppError('chain.unknown', phrase`The chain ${request.fromChainId} isn’t in the chain list.`, {
      hint: 'Choose another asset.',
    })
  }
  const sender = formOn(account, chain)
  if (recipient.address.toLowerCase() === sender.toLowerCase()) {
    throw new AppError('input.invalid', 'The recipient is the sending account itself.', { hint: 'Enter a recipient.' })
  }
  requireMemoFits(deps.registry, asking)
  const { fromChainId: chainId, fromDenom: denom, amount } = request
  const asset = withRouterNames(deps.registry.asset(chainId, denom), deps.assetList.find(chainId, denom))
  const now = asking.now()
  const quote = ownQuote({
    id: asking.newId(),
    task: 'send',
    request,
    from: asset,
    hops: [
      {
        kind: 'send',
        bridge: null,
        fromChainId: chainId,
        toChainId: chainId,
        denomIn: denom,
        denomOut: denom,
        amountOut: amount,
        txIndex: 0,
      },
    ],
    fees: networkFees,
    addresses: [{ chainId, address: recipient.address, role: 'recipient', isSignable: recipient.isSignable }],
    quotedAt: now,
    expiresAt: now + QUOTE_LIFE_MS,
    obstacle: obstacleOf(canSignOn(account, chain), account.signer.kind),
  })
  const facts = { chainName: (id: string) => deps.registry.chain(id)?.name ?? id, asset: deps.registry.asset, seenPrice: () => null }
  const gates = gatesOf(quote, null, facts)
  return { quote: { ...quote, gates }, operations: '[]', sender, recipient: recipient.address }
}

/** @throws AppError input.invalid for a memo that an Ethereum transaction would lose. */
function requireMemoFits(registry: Registry, { request: { fromChainId, fromDenom, memo }, account }: Asking): void {
  const from = registry.asset(fromChainId, fromDenom)
  if (memo === undefined || !leavesByEvm(registry, { task: 'send', from }, account)) return
  throw new AppError('input.invalid', 'This asset can’t be sent with a memo.', {
    hint: 'Send it without one, if the recipient allows that.',
  })
}

function obstacleOf(canSign: boolean, signer: 'ledger' | 'watched'): Quote['obstacle'] {
  if (signer === 'watched') return 'watchOnly'
  return canSign ? null : 'noSigner'
}
