// Asks the node of each L1 about an account: those that do not answer are named, not left out.
import type { ErrorData } from '../../../../shared/domain/errors.ts'
import { AppError, toErrorData } from '../../../../shared/domain/errors.ts'
import type { ChainRecord } from '../../../clients/chains/registry/registry.ts'
import { getAccount } from '../../../db/journal/accounts.ts'
import { withPrefix } from '../../../platform/address.ts'
import { onNextHost } from '../../../platform/hostFailover.ts'
import type { ActionDeps } from './offerAction.ts'

/** What the chains said, and those that could not be asked. */
export interface Asked<T> {
  chains: T[]
  missing: { chainId: string; error: ErrorData }[]
}

/**
 * Asks about an account's address on each L1.
 * @throws AppError account.unknown.
 */
export async function askL1s<T>(
  deps: ActionDeps,
  accountId: string,
  ask: (chain: ChainRecord, address: string) => Promise<T>,
): Promise<Asked<T>> {
  const { address } = getAccount(deps.db, accountId)
  const asked: Asked<T> = { chains: [], missing: [] }
  for (const chain of deps.registry.chains.filter(({ kind, endpoints }) => kind === 'initia-l1' && endpoints.rest !== null)) {
    try {
      const me = withPrefix(address.bech32, chain.bech32Prefix)
      asked.chains.push(await onNextHost(deps.hosts, () => ask(chain, me)))
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      asked.missing.push({ chainId: chain.id, error: toErrorData(error) })
    }
  }
  return asked
}

/** Resolves with null where a node gives no valid answer or none: the screen shows the rest. @throws what is no AppError. */
export async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}
