// The list of an address's Cosmos transactions.
import { readAccountTxs } from '../indexer/txs.ts'
import { nameOf } from '../indexer/target.ts'
import { readHeld } from '../store/archive/readHeld.ts'
import { holdsTransaction } from '../store/archive/readStreams.ts'
import type { HistoryPage } from '../store/archive/records.ts'
import type { HistoryList, PageContent, ReadRecords } from './historyList.ts'
import type { ListDeps } from './listDeps.ts'
import { readTxs } from './readTxs.ts'
import type { Stream } from './streams.ts'

export type TxContent = PageContent & Pick<HistoryPage, 'rows'>

/** A smaller page is read at once: handing it over would take longer, and looks at what is new are small. */
const WORTH_HANDING_OVER = 25

export function createTxList(deps: ListDeps, stream: Stream): HistoryList<TxContent> {
  const { request, target, archive, ingest } = deps
  return {
    fetch: async (page) => {
      const fetched = await readAccountTxs(request, target, { ...page, account: stream.bech32 })
      return { ...fetched, read: () => readPage(deps, stream, fetched, page.newestFirst) }
    },
    store: (place, content) => ingest.writePage({ ...place, ...content }),
    holds: (name) => holdsTransaction(archive, stream.key, name),
    heldBetween: (above, upTo) => readHeld(archive, stream.key, { list: 'txs', above, upTo }),
  }
}

type Page = Awaited<ReturnType<typeof readAccountTxs>>

async function readPage(deps: ListDeps, stream: Stream, { body, elements }: Page, newestFirst: boolean): Promise<ReadRecords<TxContent>> {
  const page = { body, elements, newestFirst, who: nameOf(deps.target) }
  if (elements.length < WORTH_HANDING_OVER) {
    const { marks, names, ...content } = readTxs(deps, stream, page)
    return { content: { body, ...content }, marks, names }
  }
  const { key, bech32, hex } = stream
  const { marks, names, ...content } = await deps.reading.read({ ...page, key, bech32, hex, evm: deps.evm })
  return { content, marks, names }
}
