// Finds one transaction on a node, by its hash or by its events.
import { createHash } from 'node:crypto'
import type { Comet38Client } from '@cosmjs/tendermint-rpc'
import { AppError } from '../../../../shared/domain/errors.ts'

/** An event of a transaction. */
export interface ChainEvent {
  type: string
  attributes: readonly { key: string; value: string }[]
}

/** A transaction as included; code 0 = success. */
export interface IncludedTx {
  /** Upper-case hex. */
  hash: string
  height: number
  code: number
  log: string
  events: readonly ChainEvent[]
}

/** A found transaction, and whether its bytes match the hash that the node reports. */
export interface FoundTx {
  tx: IncludedTx
  isProven: boolean
}

/**
 * Finds the newest transaction that matches a CometBFT query; null when the node's index has none. The hash is the SHA-256 of the bytes.
 * Source: cometbft types/tx.go.
 */
export async function searchTx(comet: Comet38Client, query: string): Promise<FoundTx | null> {
  const { txs } = await comet.txSearch({ query, order_by: 'desc' })
  const [found] = txs
  if (found === undefined) return null
  const { height, result } = found
  const hash = Buffer.from(found.hash).toString('hex')
  return {
    tx: { hash: hash.toUpperCase(), height, code: result.code, log: result.log ?? '', events: result.events },
    isProven: createHash('sha256').update(found.tx).digest('hex') === hash,
  }
}

/**
 * Builds a query for an event with all of these attributes. Source: cometbft docs/app-dev/indexing-transactions.md.
 * @throws AppError input.invalid when a value contains query syntax: values come from untrusted transactions.
 */
export function eventQuery(type: string, attributes: Readonly<Record<string, string>>): string {
  const values = Object.entries(attributes)
  if (values.length === 0 || values.some(([, value]) => !/^[\w./-]{1,200}$/.test(value))) {
    throw new AppError('input.invalid', 'This event can’t be searched for: one of its values contains invalid characters.')
  }
  return values.map(([key, value]) => `${type}.${key}='${value}'`).join(' AND ')
}
