// The archive's write interface: one function per kind of data, carried out by the writer thread.
import type { AuditStep, OddReread } from '../records/maintenanceRecords.ts'
import type { ExplorerReply } from '../records/explorerRecords.ts'
import type { ContractFacts } from '../records/contractRecords.ts'
import type { BlockTime, EvmPage, InternalPage, Counterpart } from '../records/evmRecords.ts'
import type { IngestTask } from './ingestTasks.ts'
import type { ChainFacts, HistoryPage, RefreshedRow, SyncTargetCheck, SyntheticAnswer } from '../records/records.ts'
import type { LearnedDenom, SnapshotSet, ValidatorNames } from '../records/snapshotRecords.ts'
import type { ImageRecord, MetadataRecord } from '../records/mediaRecords.ts'
import type { SeenPrice } from '../records/priceRecords.ts'
import type { CoinDecimals } from '../search/searchDictionaries.ts'
import { openWriterThread, type WriterThreadOptions } from './writerThread.ts'

/** Writes to the archive. Every call resolves when the data is committed and rejects with the store's error. */
export interface Ingest {
  /** Resolves to the number of rows that were new to the sync target. */
  writePage(page: HistoryPage): Promise<number>
  writeEvmPage(page: EvmPage): Promise<number>
  writeInternalPage(page: InternalPage): Promise<number>
  /** Links EVM-only rows with their Cosmos counterparts. */
  writeCounterparts(counterparts: Counterpart[]): Promise<void>
  writeBlockTimes(times: BlockTime[]): Promise<void>
  writeAudit(audit: AuditStep): Promise<void>
  /** Resolves to the number of transactions that were new to the address. */
  writeOddRead(read: OddReread): Promise<number>
  /** Replaces a snapshot completely. */
  writeSet(set: SnapshotSet): Promise<void>
  writeDenoms(denoms: LearnedDenom[]): Promise<void>
  writeValidators(names: ValidatorNames): Promise<void>
  /** Resolves to the number of rows to be decoded again because of what was learned. */
  writeContracts(contracts: ContractFacts[]): Promise<number>
  /** Resolves to the number of rows to be decoded again because of the answer. */
  writeSyntheticTxs(answer: SyntheticAnswer): Promise<number>
  writeCheck(check: SyncTargetCheck): Promise<void>
  /** Sets the decimals by which the search indexes amounts. */
  writeCoins(coins: readonly CoinDecimals[]): Promise<void>
  writeChain(facts: ChainFacts): Promise<void>
  writeRefreshed(rows: RefreshedRow[]): Promise<void>
  writeMetadata(records: MetadataRecord[]): Promise<void>
  writeImages(records: ImageRecord[]): Promise<void>
  writePrices(prices: SeenPrice[]): Promise<void>
  /** Caches an explorer answer. */
  writeExplorerReply(reply: ExplorerReply): Promise<void>
  /** Resolves when everything passed before is committed. */
  flush(): Promise<void>
  /** Writes what is queued, checkpoints the log and ends the thread. */
  close(): Promise<void>
}

/**
 * Opens the archive in its writer thread, creating and migrating it. The next write restarts a thread that exited unexpectedly; its
 * uncommitted writes are rejected.
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
    writeValidators: (names) => write({ kind: 'validators', names }),
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
