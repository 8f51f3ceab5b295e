// Requests the router's next transaction: the first one of the remaining way.
import { AppError } from '../../../../shared/domain/errors.ts'
import { phrase } from '../../../../shared/domain/phrase.ts'
import type { Transfer } from '../../../../shared/contract/transfer/transfer.ts'
import { currentQuote } from '../../../../shared/domain/transfer/legs.ts'
import type { RouterTx } from '../../../../wire/router.ts'
import type { z } from 'zod'
import type { ChainRecord } from '../../../clients/chains/registry/registry.ts'
import { isCurrent } from '../quotes/quoteAge.ts'
import { expiredError, type StepContext, type StepDeps } from '../stepContext.ts'

/**
 * Requests the messages of the current quote. A route of several transactions is carried out one at a time: the next quote begins where the
 * last one ended, so the first transaction is always the one needed.
 * @throws AppError router.…, transfer.unsupported when it returns none; transfer.unsafeMessage when it returns more than it quoted.
 */
export async function askRouterTx(deps: StepDeps, transfer: Transfer, signal: AbortSignal): Promise<z.infer<typeof RouterTx>> {
  const { quote, operations } = currentQuote(transfer)
  const { request, amountIn, amountOut } = quote
  const { fromChainId, fromDenom, toChainId, toDenom, slippagePercent } = request
  const addresses = quote.addresses.map(({ address }) => address)
  const signedHook = quote.needsOpHook ? transfer.signedHook : null
  const assets = { fromChainId, fromDenom, toChainId, toDenom }
  const reply = await deps.router().messages({ ...assets, amountIn, amountOut, addresses, operations, slippagePercent, signedHook }, signal)
  const [tx] = reply.txs
  if (tx === undefined) {
    throw new AppError('transfer.unsupported', 'This route needs transactions that Waybill can’t make.', {
      hint: 'Choose another route.',
    })
  }
  if (reply.txs.length === quote.transactionsRequired) return tx
  throw new AppError(
    'transfer.unsafeMessage',
    phrase`The router now needs ${reply.txs.length} transactions; its quote said ${quote.transactionsRequired}.`,
    { hint: 'Nothing was signed. Get a new quote.' },
  )
}

/** Returns the index of the transfer's next transaction, from 0. */
export function nextTxIndex({ legs }: Transfer): number {
  return legs.filter(({ arrivedAt }) => arrivedAt !== null).length
}

/**
 * Refuses to build on an expired quote. A transfer without any signature expires; once something was signed, it waits for a newer quote.
 * @throws AppError transfer.expired, transfer.requoteNeeded.
 */
export function requireFreshQuote(deps: StepDeps, { transfer, note }: Pick<StepContext, 'transfer' | 'note'>): void {
  const { quote } = currentQuote(transfer)
  if (isCurrent(quote, deps.clock.now())) return
  const isRouted = quote.task === 'route'
  if (transfer.phase === 'quoted') {
    note({ type: 'expired', at: deps.clock.now() })
    throw expiredError(isRouted ? 'The quote expired.' : 'This was prepared too long ago.', isRouted)
  }
  throw new AppError('transfer.requoteNeeded', 'The quote expired.', {
    hint: 'Get a new one. Anything already signed or sent isn’t affected.',
  })
}

/** Returns the chain. @throws AppError chain.unknown. */
export function requireChain({ registry }: Pick<StepDeps, 'registry'>, id: string): ChainRecord {
  const chain = registry.chain(id)
  if (chain !== null) return chain
  throw new AppError('chain.unknown', phrase`The chain ${id} isn’t in the chain list.`, { hint: 'Choose another route.' })
}
