// Reads the list of an address's Cosmos transactions.
import { readAccountTxs } from '../../clients/indexer/txs.ts'
import { nameOf } from '../../clients/indexer/target.ts'
import { readContractNames } from '../../db/archive/read/readContracts.ts'
import { readHeld } from '../../db/archive/read/readHeld.ts'
import { holdsTransaction } from '../../db/archive/read/readSyncTargets.ts'
import type { HistoryPage } from '../../db/archive/records/records.ts'
import type { HistoryList, PageContent, ReadRecords } from './historyList.ts'
import type { ListDeps } from './listDeps.ts'
import { readTxs } from '../decoding/readTxs.ts'
import { learnSyntheticTxs } from '../evm/syntheticTxs.ts'
import type { SyncTarget } from '../syncTargets.ts'

/** Content of a page. */
export type TxContent = PageContent & Pick<HistoryPage, 'rows'>

/** Smaller pages are read in this thread: handing them over would take longer, and checks for news are small. */
const WORTH_HANDING_OVER = 25

/** Creates the list of an address's Cosmos transactions. */
export function createTxList(deps: ListDeps, stream: SyncTarget): HistoryList<TxContent> {
  const { request, target, archive, ingest } = deps
  const read = createPageReader(deps, stream)
  return {
    fetch: async (page) => {
      const fetched = await readAccountTxs(request, target, { ...page, account: stream.bech32 })
      return { ...fetched, read: () => read(fetched, page.newestFirst) }
    },
    store: (place, content) => ingest.writePage({ ...place, ...content }),
    holds: (name) => holdsTransaction(archive, stream.key, name),
    heldBetween: (above, upTo) => readHeld(archive, stream.key, { list: 'txs', above, upTo }),
  }
}

type Page = Awaited<ReturnType<typeof readAccountTxs>>
type Reading = ReadRecords<TxContent> & { synthetic: string | null }

/** Reads pages; on the first one that needs it, finds out by which hashes the chain's EVM knows Cosmos transactions. */
function createPageReader(deps: ListDeps, stream: SyncTarget): (page: Page, newestFirst: boolean) => Promise<ReadRecords<TxContent>> {
  let { evm } = deps
  let isAsked = false
  return async (page, newestFirst) => {
    const read = await readPage({ ...deps, evm }, stream, page, newestFirst)
    if (evm === null || isAsked || read.synthetic === null) return read
    isAsked = true
    const isYes = await learnSyntheticTxs(deps, stream, read.synthetic)
    evm = { ...evm, syntheticTxs: isYes }
    return isYes === true ? readPage({ ...deps, evm }, stream, { ...page, body: read.content.body }, newestFirst) : read
  }
}

async function readPage(
  deps: ListDeps,
  stream: SyncTarget,
  { body, elements }: Pick<Page, 'body' | 'elements'>,
  newestFirst: boolean,
): Promise<Reading> {
  const page = { body, elements, newestFirst, who: nameOf(deps.target) }
  if (elements.length < WORTH_HANDING_OVER) {
    const { marks, names, synthetic, ...content } = readTxs(deps, stream, page)
    return { content: { body, ...content }, marks, names, synthetic }
  }
  const { key, bech32, hex } = stream
  const contracts = readContractNames(deps.archive, key.chainId)
  const { marks, names, synthetic, ...content } = await deps.decodingThread.decode({ ...page, key, bech32, hex, evm: deps.evm, contracts })
  return { content, marks, names, synthetic }
}
