// Decodes a transaction of an explorer list as Activity does: from the viewpoint of the page's account, else of its sender.
import type { ExplorerTxRow } from '../../../shared/contract/history/explorer.ts'
import { AppError } from '../../../shared/domain/errors.ts'
import { IndexerTx } from '../../../wire/indexer.ts'
import { senderOf } from '../../clients/indexer/txSender.ts'
import { createContractReader } from '../../db/archive/read/readContracts.ts'
import type { CoinAmount } from '../../db/archive/records/records.ts'
import { toMovements } from '../../decoding/activity/activityItem.ts'
import type { Viewpoint } from '../../decoding/decodeContext.ts'
import { createTxDecoder } from '../../decoding/txDecoder.ts'
import { parseAddress } from '../../platform/address.ts'
import type { Place } from './explorerDeps.ts'

/** Returns the meaning of a record; null for a summary, or a record that cannot be decoded. */
export type ReadSaid = (record: string) => ExplorerTxRow['said']

/**
 * Returns a function that decodes records.
 * @param viewer the address whose page shows them; null: each is told from its sender
 */
export function saidFor({ registry, archive, chain }: Place, viewer: string | null): ReadSaid {
  const decoder = createTxDecoder(registry, createContractReader(archive))
  const named = (coins: readonly CoinAmount[]) => toMovements(registry, chain.id, coins)
  return (record) => {
    const tx = IndexerTx.safeParse(unlessOdd(() => JSON.parse(record) as unknown)).data
    const [first] = tx?.tx?.body.messages ?? []
    const address = viewer ?? (first === undefined ? null : senderOf(first))
    if (tx === undefined || address === null) return null
    const me = unlessOdd((): Viewpoint => ({ chain, ...parseAddress(address, chain.bech32Prefix) }))
    const row = me === null ? null : decoder.toRow(me, tx)
    if (row === null || 'reason' in row) return null
    const { kind, direction, counterparty, method, otherChainId, movements, details } = row.meaning
    const { about, facts, more, parts } = details ?? { about: [], facts: [], more: 0 }
    return {
      kind,
      direction,
      counterparty,
      method,
      otherChainId,
      movements: named(movements),
      about: named(about),
      facts,
      more,
      parts: (parts ?? []).map((part) => ({ ...part, movements: named(part.movements), about: named(part.about) })),
    }
  }
}

/** Returns null for text that is no JSON or too deep, and for an address of another form. */
function unlessOdd<T>(read: () => T): T | null {
  try {
    return read()
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof RangeError || error instanceof AppError) return null
    throw error
  }
}
