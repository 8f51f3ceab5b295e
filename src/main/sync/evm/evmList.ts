// Reads the list of an address's EVM transactions. A row whose Cosmos counterpart is stored takes its time from there, any other from its
// block.
import { readAccountEvmTxs } from '../../clients/indexer/evmTxs.ts'
import type { EvmRow } from '../../db/archive/records/evmRecords.ts'
import { findByEvmHash, holdsEvmTransaction } from '../../db/archive/read/readEvm.ts'
import { readHeld } from '../../db/archive/read/readHeld.ts'
import { createBlockTimes, type BlockTimes } from '../history/blockTimes.ts'
import type { HistoryList, PageContent, ReadRecords } from '../history/historyList.ts'
import type { ListDeps } from '../history/listDeps.ts'
import type { SyncTarget } from '../syncTargets.ts'

/** Content of a page. */
export interface EvmContent extends PageContent {
  /** Newest first. */
  rows: EvmRow[]
}

/** Creates the list of an address's EVM transactions. */
export function createEvmList(deps: ListDeps, stream: SyncTarget): HistoryList<EvmContent> {
  const { request, target, archive, ingest } = deps
  const times = createBlockTimes(deps, stream)
  return {
    beganAnew: () => {
      times.forget()
    },
    fetch: async (page) => {
      const fetched = await readAccountEvmTxs(request, target, { ...page, account: stream.bech32 })
      return { ...fetched, read: () => readRows({ ...deps, blocks: times }, stream, fetched, page.newestFirst) }
    },
    store: (place, content) => ingest.writeEvmPage({ ...place, ...content }),
    holds: (name) => holdsEvmTransaction(archive, stream.key, name),
    heldBetween: (above, upTo) => readHeld(archive, stream.key, { list: 'evmTxs', above, upTo }),
  }
}

type Page = Awaited<ReturnType<typeof readAccountEvmTxs>>

async function readRows(
  deps: ListDeps & { blocks: BlockTimes },
  stream: SyncTarget,
  page: Page,
  newestFirst: boolean,
): Promise<ReadRecords<EvmContent>> {
  const records = [...page.records()]
  const counterparts = new Map(records.map(({ name }) => [name, findByEvmHash(deps.archive, stream.key, name)]))
  const heights = records.flatMap((record) =>
    'value' in record && !counterparts.get(record.name) ? heightOf(record.value.blockNumber) : [],
  )
  const times = await deps.blocks.read(heights)
  const rows: EvmRow[] = []
  const odd: EvmContent['odd'] = []
  for (const record of records) {
    const { raw, name } = record
    if ('reason' in record) {
      odd.push({ raw, reason: record.reason })
      continue
    }
    const tx = record.value
    const [height] = heightOf(tx.blockNumber)
    const time = counterparts.get(name)?.time ?? times.get(height ?? -1)
    if (height === undefined) odd.push({ raw, reason: `blockNumber: ${tx.blockNumber} is no block height` })
    else if (time === undefined) odd.push({ raw, reason: `time: nobody knows block ${height}` })
    else
      rows.push({
        raw,
        ...deps.txDecoder.toEvmRow(stream, tx, time),
        evmHash: name,
        isSigner: tx.from.toLowerCase() === stream.hex.toLowerCase(),
      })
  }
  const marks = rows.map(({ evmHash, height }) => ({ name: evmHash, height }))
  const names = records.map(({ name }) => name)
  return { content: { body: page.body, odd, rows: newestFirst ? rows : rows.toReversed() }, marks, names }
}

/** Returns the height; none for a number that cannot be a height. */
export function heightOf(text: string): number[] {
  const height = Number(text)
  return Number.isSafeInteger(height) && height >= 0 ? [height] : []
}
