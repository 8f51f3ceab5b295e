// Reads the records of a page of Cosmos transactions: what each is, what it means for an address, whether it can be read at all. Needs only
// the page and the chain list, so that a separate thread can do it.
import { readRecords } from '../../clients/indexer/listPage.ts'
import { TX_FORM } from '../../clients/indexer/txs.ts'
import type { Slice } from '../../platform/json/jsonList.ts'
import type { TxDecoder } from '../../decoding/txDecoder.ts'
import type { ListedRow, OddRecord } from '../../db/archive/records/records.ts'
import { evmHashOf, syntheticHashOf, type EvmChain } from '../evm/evmCounterpart.ts'
import type { Mark } from '../history/historyList.ts'
import type { SignerReader } from '../history/signerOf.ts'
import type { SyncTarget } from '../syncTargets.ts'
import type { Phrase } from '../../../shared/domain/phrase.ts'

/** A page as received, with the positions of its records. */
export interface TxPage {
  body: Uint8Array
  elements: readonly Slice[]
  newestFirst: boolean
  /** Its sender, for messages. */
  who: Phrase
}

/** What reads the records. */
export interface TxReaders {
  txDecoder: Pick<TxDecoder, 'toRow'>
  signers: SignerReader
  /** Null on a chain without an EVM. */
  evm: EvmChain | null
}

/** The records of a page. */
export interface ReadTxs {
  /** Newest first. */
  rows: ListedRow[]
  odd: OddRecord[]
  /** Readable records in the page's order. */
  marks: Mark[]
  /** Names of the records, also of odd ones, in the page's order. */
  names: string[]
  /** The hash that a synthetic transaction of the page would have, when it is needed for a question; null for none. */
  synthetic: string | null
}

/** Reads a page. @throws AppError indexer.badReply when a record is not JSON. */
export function readTxs(
  { txDecoder, signers, evm }: TxReaders,
  stream: Pick<SyncTarget, 'key' | 'chain' | 'bech32' | 'hex'>,
  page: TxPage,
): ReadTxs {
  const names: string[] = []
  const rows: ListedRow[] = []
  const odd: OddRecord[] = []
  let synthetic: string | null = null
  for (const record of readRecords(TX_FORM, page)) {
    const { raw, name } = record
    names.push(name)
    if ('reason' in record) {
      odd.push({ raw, reason: record.reason })
      continue
    }
    const tx = record.value
    if (evm !== null && evm.syntheticTxs !== true) synthetic ??= syntheticHashOf(evm, tx)
    const row = txDecoder.toRow(stream, tx)
    if ('reason' in row) odd.push({ raw, reason: row.reason })
    else rows.push({ raw, ...row, evmHash: evm === null ? null : evmHashOf(evm, tx), isSigner: signers.isSigner(stream, tx) })
  }
  const marks = rows.map(({ hash, height }) => ({ name: hash, height }))
  return { odd, rows: page.newestFirst ? rows : rows.toReversed(), marks, names, synthetic }
}
