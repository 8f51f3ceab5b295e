// The way into the archive: one function for each thing that may be written; the writer thread does it.
import type { AuditStep, OddReread } from '../records/maintenanceRecords.ts'
import type { ExplorerReply } from '../records/explorerRecords.ts'
import type { ContractFacts } from '../records/contractRecords.ts'
import type { BlockTime, EvmPage, InternalPage, Counterpart } from '../records/evmRecords.ts'
import type { IngestTask } from './ingestTasks.ts'
import type { ChainFacts, HistoryPage, RefreshedRow, SyncTargetCheck, SyntheticAnswer } from '../records/records.ts'
import type { LearnedDenom, SnapshotSet } from '../records/snapshotRecords.ts'
import type { ImageRecord, MetadataRecord } from '../records/mediaRecords.ts'
import type { SeenPrice } from '../records/priceRecords.ts'
import type { CoinDecimals } from '../search/searchDictionaries.ts'
import { openWriterThread, type WriterThreadOptions } from './writerThread.ts'

/** Every call resolves when the data is committed and rejects with what the store said. */
export interface Ingest {
  /** Resolves with the number of rows that were new to the stream. */
  writePage(page: HistoryPage): Promise<number>
  writeEvmPage(page: EvmPage): Promise<number>
  writeInternalPage(page: InternalPage): Promise<number>
  /** Joins rows of the EVM alone with their Cosmos twins. */
  writeCounterparts(counterparts: Counterpart[]): Promise<void>
  writeBlockTimes(times: BlockTime[]): Promise<void>
  writeAudit(audit: AuditStep): Promise<void>
  /** Resolves with the number of transactions that were new to the address. */
  writeOddRead(read: OddReread): Promise<number>
  /** Replaces a set as a whole. */
  writeSet(set: SnapshotSet): Promise<void>
  writeDenoms(denoms: LearnedDenom[]): Promise<void>
  /** Resolves with the number of rows that are to be read again for what was learned. */
  writeContracts(contracts: ContractFacts[]): Promise<number>
  /** Resolves with the number of rows that are to be read again for the answer. */
  writeSyntheticTxs(answer: SyntheticAnswer): Promise<number>
  writeCheck(check: SyncTargetCheck): Promise<void>
  /** Tells the search in which units people read amounts. */
  writeCoins(coins: readonly CoinDecimals[]): Promise<void>
  writeChain(facts: ChainFacts): Promise<void>
  writeRefreshed(rows: RefreshedRow[]): Promise<void>
  writeMetadata(records: MetadataRecord[]): Promise<void>
  writeImages(records: ImageRecord[]): Promise<void>
  writePrices(prices: SeenPrice[]): Promise<void>
  /** Keeps an answer that the explorer has shown. */
  writeExplorerReply(reply: ExplorerReply): Promise<void>
  /** Resolves when everything handed over before is committed. */
  flush(): Promise<void>
  /** Writes what is queued, folds the log back and ends the thread. */
  close(): Promise<void>
}

/**
 * Opens the archive in its writer thread, creating and migrating it. A thread that ends unasked is started again by the
 * next write; what it had not committed is reported to whoever wrote it.
 * @throws AppError store.fromFuture, store.readOnly, store.full, store.damaged, store.inUse.
 */
export async function openIngest(options: WriterThreadOptions): Promise<Ingest> {
  const thread = await openWriterThread(options)
  const write = async (task: IngestTask) => {
    await thread.post(task)
  }
  return {
    writePage: (page) => thread.post({ kind: 'page', page }),
    writeEvmPage: (page) => thread.post({ kind: 'evmPage', page }),
    writeInternalPage: (page) => thread.post({ kind: 'internalPage', page }),
    writeCounterparts: (counterparts) => write({ kind: 'twins', counterparts }),
    writeBlockTimes: (times) => write({ kind: 'blockTimes', times }),
    writeAudit: (audit) => write({ kind: 'audit', audit }),
    writeOddRead: (read) => thread.post({ kind: 'oddRead', read }),
    writeSet: (set) => write({ kind: 'set', set }),
    writeDenoms: (denoms) => write({ kind: 'denoms', denoms }),
    writeContracts: (contracts) => thread.post({ kind: 'contracts', contracts }),
    writeSyntheticTxs: (answer) => thread.post({ kind: 'syntheticTxs', answer }),
    writeCheck: (check) => write({ kind: 'check', check }),
    writeCoins: (coins) => write({ kind: 'coins', coins }),
    writeChain: (facts) => write({ kind: 'chain', facts }),
    writeRefreshed: (rows) => write({ kind: 'refresh', rows }),
    writeMetadata: (records) => write({ kind: 'metadata', records }),
    writeImages: (records) => write({ kind: 'images', records }),
    writePrices: (prices) => write({ kind: 'prices', prices }),
    writeExplorerReply: (reply) => write({ kind: 'explorerReply', reply }),
    flush: () => write({ kind: 'flush' }),
    close: () => thread.close(),
  }
}
