// The list of an address's Cosmos transactions.
import { readAccountTxs } from '../indexer/txs.ts'
import type { ListedRow } from '../store/archive/records.ts'
import { readHeld } from '../store/archive/readHeld.ts'
import { holdsTransaction } from '../store/archive/readStreams.ts'
import { evmHashOf } from './evmTwin.ts'
import type { HistoryList, PageContent, ReadRecords } from './historyList.ts'
import type { ListDeps } from './listDeps.ts'
import type { Stream } from './streams.ts'

export interface TxContent extends PageContent {
  /** Newest first. */
  rows: ListedRow[]
}

export function createTxList(deps: ListDeps, stream: Stream): HistoryList<TxContent> {
  const { request, target, archive, ingest } = deps
  return {
    fetch: async (page) => {
      const fetched = await readAccountTxs(request, target, { ...page, account: stream.bech32 })
      return { ...fetched, read: () => Promise.resolve(readRows(deps, stream, fetched, page.newestFirst)) }
    },
    store: (place, content) => ingest.writePage({ ...place, ...content }),
    holds: (name) => holdsTransaction(archive, stream.key, name),
    heldBetween: (above, upTo) => readHeld(archive, stream.key, { list: 'txs', above, upTo }),
  }
}

type Page = Awaited<ReturnType<typeof readAccountTxs>>

function readRows({ projector, signers, evm }: ListDeps, stream: Stream, page: Page, newestFirst: boolean): ReadRecords<TxContent> {
  const names: string[] = []
  const rows: ListedRow[] = []
  const odd: TxContent['odd'] = []
  for (const record of page.records()) {
    const { raw, name } = record
    names.push(name)
    if ('reason' in record) {
      odd.push({ raw, reason: record.reason })
      continue
    }
    const tx = record.value
    const row = projector.toRow(stream, tx)
    if ('reason' in row) odd.push({ raw, reason: row.reason })
    else rows.push({ raw, ...row, evmHash: evm === null ? null : evmHashOf(evm, tx), isSigner: signers.isSigner(stream, tx) })
  }
  const marks = rows.map(({ hash, height }) => ({ name: hash, height }))
  return { content: { body: page.body, odd, rows: newestFirst ? rows : rows.toReversed() }, marks, names }
}
