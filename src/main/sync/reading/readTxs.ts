// Reads the records of a page of Cosmos transactions: what each is, what it means for an address, whether it can be read at all.
// Needs nothing but the page and the chain list, so that a thread of its own can do it.
import { readRecords } from '../../clients/indexer/listPage.ts'
import { TX_FORM } from '../../clients/indexer/txs.ts'
import type { Slice } from '../../platform/json/jsonList.ts'
import type { TxDecoder } from '../../decoding/txDecoder.ts'
import type { ListedRow, OddRecord } from '../../db/archive/records/records.ts'
import { evmHashOf, syntheticHashOf, type EvmChain } from '../evm/evmCounterpart.ts'
import type { Mark } from '../history/historyList.ts'
import type { SignerReader } from '../history/signerOf.ts'
import type { SyncTarget } from '../syncTargets.ts'

/** A page as it came, with the places of its records. */
export interface TxPage {
  body: Uint8Array
  elements: readonly Slice[]
  newestFirst: boolean
  /** Who sent it, for messages. */
  who: string
}

export interface TxReaders {
  txDecoder: Pick<TxDecoder, 'toRow'>
  signers: SignerReader
  /** Null on a chain without an EVM. */
  evm: EvmChain | null
}

export interface ReadTxs {
  /** Newest first. */
  rows: ListedRow[]
  odd: OddRecord[]
  /** Readable records in the page's order. */
  marks: Mark[]
  /** One a record, odd ones too, in the page's order. */
  names: string[]
  /** The hash that a synthetic transaction of the page would have where that is to be asked; null for none. */
  synthetic: string | null
}

/** @throws AppError indexer.badReply when a record is no JSON. */
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
