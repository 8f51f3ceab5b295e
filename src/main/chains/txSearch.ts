// Finding one transaction on a node, by its hash or by what it left behind.
import type { Comet38Client } from '@cosmjs/tendermint-rpc'
import { AppError } from '../../shared/errors.ts'

export interface ChainEvent {
  type: string
  attributes: readonly { key: string; value: string }[]
}

/** A transaction as the chain holds it; code 0 = it did what it says. */
export interface IncludedTx {
  /** Upper-case hex. */
  hash: string
  height: number
  code: number
  log: string
  events: readonly ChainEvent[]
}

/** The newest transaction that fits a query of CometBFT; null when the node's index holds none. */
export async function searchTx(comet: Comet38Client, query: string): Promise<IncludedTx | null> {
  const { txs } = await comet.txSearch({ query, order_by: 'desc' })
  const [found] = txs
  if (found === undefined) return null
  return {
    hash: Buffer.from(found.hash).toString('hex').toUpperCase(),
    height: found.height,
    code: found.result.code,
    log: found.result.log ?? '',
    events: found.result.events,
  }
}

/**
 * A query for an event with all of these attributes. Source: cometbft docs/app-dev/indexing-transactions.md.
 * @throws AppError input.invalid when a value holds what would change the query: values come from strangers' transactions.
 */
export function eventQuery(type: string, attributes: Readonly<Record<string, string>>): string {
  const values = Object.entries(attributes)
  if (values.length === 0 || values.some(([, value]) => !/^[\w./-]{1,200}$/.test(value))) {
    throw new AppError('input.invalid', 'This event cannot be looked for: a value of it holds characters that do not belong there.')
  }
  return values.map(([key, value]) => `${type}.${key}='${value}'`).join(' AND ')
}
