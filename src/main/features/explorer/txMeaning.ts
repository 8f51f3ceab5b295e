// Decodes a transaction of an explorer list as Activity does: from the viewpoint of the page's account, else of its sender.
import type { MessageReading } from '../../../shared/contract/history/activity.ts'
import type { ExplorerTxRow } from '../../../shared/contract/history/explorer.ts'
import { AppError } from '../../../shared/domain/errors.ts'
import { IndexerTx } from '../../../wire/indexer.ts'
import { plainHash } from '../../clients/indexer/txHash.ts'
import { readTx } from '../../clients/indexer/txs.ts'
import { senderOf } from '../../clients/indexer/txSender.ts'
import { createContractReader } from '../../db/archive/read/readContracts.ts'
import { findActivity } from '../../db/archive/records/activityRecord.ts'
import type { CoinAmount } from '../../db/archive/records/records.ts'
import { readingsOf } from '../../decoding/activity/activityDetail.ts'
import { toItem, toMovements } from '../../decoding/activity/activityItem.ts'
import type { Viewpoint } from '../../decoding/decodeContext.ts'
import { createTxDecoder } from '../../decoding/txDecoder.ts'
import { parseAddress, withPrefix } from '../../platform/address.ts'
import { archiveAccount } from '../../sync/syncTargets.ts'
import type { Place } from './explorerDeps.ts'

type TxMeaning = ExplorerTxRow['said']

/** Returns the meaning of a record; null for a summary of others' transactions, or a record that cannot be decoded. */
export type ReadMeaning = (record: string, hash: string) => TxMeaning

/** Most transactions of a list whose records are read one by one where the list has summaries only. */
export const MAX_READ = 12
/** Most records that are kept. */
const MAX_KEPT = 200

/**
 * Returns a function that decodes records. What the local copy holds is read from there, as Activity says it.
 * @param viewer the address whose page shows them; null: each from the view of an own account that it concerns, else of its sender
 */
export function meaningReader(place: Place, viewer: string | null): ReadMeaning {
  const meaningOf = txMeaningReader(place, viewer)
  return (record, hash) =>
    ownCopy(place, viewer, hash) ?? meaningOf(IndexerTx.safeParse(unlessOdd(() => JSON.parse(record) as unknown)).data)
}

/** Returns the meaning of a transaction that was parsed already, which may come wrapped in its reply. */
export function meaningOfTx(place: Place, tx: IndexerTx): TxMeaning {
  return ownCopy(place, null, tx.txhash) ?? txMeaningReader(place, null)(tx)
}

/**
 * Completes the first rows of a list of summaries, which name no more than the types of messages: reads the records of those without a
 * meaning. A record that cannot be read leaves its row as it is.
 */
export async function withMeanings<T extends { rows: ExplorerTxRow[] }>(place: Place, list: T): Promise<T> {
  const complete = async (row: ExplorerTxRow, index: number): Promise<ExplorerTxRow> => {
    if (row.said !== null || index >= MAX_READ) return row
    const tx = await recordOf(place, row.hash)
    return tx === null ? row : { ...row, said: meaningOfTx(place, tx) }
  }
  return { ...list, rows: await Promise.all(list.rows.map(complete)) }
}

/** Returns a record, which never changes once it is in a block; null where it cannot be read. */
async function recordOf({ request, target, chain, records, signal }: Place, hash: string): Promise<IndexerTx | null> {
  const key = `${chain.id} ${hash}`
  const known = records.get(key)
  if (known !== undefined) return known
  const found = await readTx(request, target, { hash, signal }).catch(unlessFailed)
  if (found === null) return null
  for (const oldest of [...records.keys()].slice(0, Math.max(0, records.size - MAX_KEPT + 1))) records.delete(oldest)
  records.set(key, found.tx)
  return found.tx
}

function unlessFailed(error: unknown): null {
  if (error instanceof AppError) return null
  throw error
}

function txMeaningReader(place: Place, viewer: string | null): (tx: IndexerTx | undefined) => TxMeaning {
  const { registry, archive, chain } = place
  const decoder = createTxDecoder(registry, createContractReader(archive))
  const named = (coins: readonly CoinAmount[]) => toMovements(registry, chain.id, coins)
  return (tx) => {
    const [first] = tx?.tx?.body.messages ?? []
    const address = viewer ?? (first === undefined ? null : senderOf(first))
    if (tx === undefined || address === null) return null
    const me = unlessOdd((): Viewpoint => ({ chain, ...parseAddress(address, chain.bech32Prefix) }))
    const row = me === null ? null : decoder.toRow(me, tx)
    if (row === null || 'reason' in row) return null
    const { kind, direction, counterparty, method, otherChainId, movements, details } = row.meaning
    const { about, facts, more, parts } = details ?? { about: [], facts: [], more: 0 }
    return {
      viewer: address,
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

/** Explains each message of a transaction from the view of an address; none where that cannot be read. */
export function explainMessages({ registry, archive, chain }: Place, viewer: string, tx: IndexerTx): MessageReading[] {
  const me = unlessOdd((): Viewpoint => ({ chain, ...parseAddress(viewer, chain.bech32Prefix) }))
  if (me === null) return []
  const txDecoder = createTxDecoder(registry, createContractReader(archive))
  return readingsOf({ registry, txDecoder }, tx, me)
}

/** Returns what the local copy holds of a transaction for an own account; null where it has none, or where another's page is shown. */
function ownCopy({ registry, archive, chain, accounts }: Place, viewer: string | null, hash: string): TxMeaning {
  for (const { id, address } of accounts()) {
    const bech32 = withPrefix(address.bech32, chain.bech32Prefix)
    if (viewer !== null && viewer !== bech32) continue
    const record = findActivity(archive, { account: archiveAccount(address), chainId: chain.id, hash: plainHash(hash) })
    if (record === null) continue
    const item = toItem({ registry, accountId: () => id, transferOf: () => null }, record)
    const { kind, direction, counterparty, method, otherChainId, movements, about, facts, more, parts } = item
    return { viewer: bech32, kind, direction, counterparty, method, otherChainId, movements, about, facts, more, parts }
  }
  return null
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
