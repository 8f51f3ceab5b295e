// Dispatches each task to its writer. Used by the writer thread.
import type { WriteDb } from '../../database.ts'
import { createMaintenanceWriter } from './maintenanceWriter.ts'
import { createContractWriter } from './contractWriter.ts'
import { createEvmWriter } from './evmWriter.ts'
import { createExplorerWriter } from './explorerWriter.ts'
import { createHistoryWriter } from './historyWriter.ts'
import type { IngestTask } from './ingestTasks.ts'
import { createMediaWriter } from './mediaWriter.ts'
import { createPriceWriter } from './priceWriter.ts'
import type { CoinDecimals } from '../search/searchDictionaries.ts'
import type { SearchIndex } from '../search/searchIndex.ts'
import type { LearnedDenom } from '../records/snapshotRecords.ts'
import { createSnapshotWriter } from './snapshotWriter.ts'
import { createStateWriter } from './stateWriter.ts'

type Writers = ReturnType<typeof createWriters>

/** Creates the function that writes one task inside a transaction and returns how many rows were new to its sync target. */
export function createTaskWriter(db: WriteDb, search: SearchIndex): (task: IngestTask) => number {
  const writers = { ...createWriters(db, search), search }
  return (task) => {
    // Only pages say which of the transactions that the search holds they change.
    if (task.kind !== 'page') search.letGo()
    return write(writers, task)
  }
}

function createWriters(db: WriteDb, search: SearchIndex) {
  return {
    history: createHistoryWriter(db, search),
    evm: createEvmWriter(db),
    maintenance: createMaintenanceWriter(db),
    contracts: createContractWriter(db),
    state: createStateWriter(db),
    snapshots: createSnapshotWriter(db),
    media: createMediaWriter(db),
    explorer: createExplorerWriter(db),
    prices: createPriceWriter(db),
  }
}

function write(to: Writers & { search: SearchIndex }, task: IngestTask): number {
  switch (task.kind) {
    case 'page':
      return to.history.writePage(task.page)
    case 'evmPage':
      return to.evm.writePage(task.page)
    case 'internalPage':
      return to.evm.writeInternal(task.page)
    case 'twins':
      to.evm.writeCounterparts(task.counterparts)
      break
    case 'blockTimes':
      to.evm.writeBlockTimes(task.times)
      break
    case 'audit':
      to.maintenance.writeAudit(task.audit)
      break
    case 'oddRead':
      return to.maintenance.writeOddRead(task.read)
    case 'contracts':
    case 'syntheticTxs':
      return writeAnswer(to, task)
    case 'refresh':
      to.history.writeRefreshed(task.rows)
      break
    case 'set':
      to.snapshots.writeSet(task.set)
      break
    case 'denoms':
      to.snapshots.writeDenoms(task.denoms)
      to.search.setDecimals(withDecimals(task.denoms), 'chain')
      break
    case 'check':
      to.state.writeCheck(task.check)
      break
    case 'chain':
      to.state.writeChain(task.facts)
      break
    case 'metadata':
    case 'images':
    case 'prices':
    case 'validators':
      writeDecoration(to, task)
      break
    case 'coins':
      to.search.setDecimals(task.coins, 'list')
      break
    case 'explorerReply':
      to.explorer.writeReply(task.reply)
      break
    case 'flush':
      break
  }
  return 0
}

/** Writes data that no row depends on. */
function writeDecoration(
  { media, prices, snapshots }: Writers,
  task: Extract<IngestTask, { kind: 'metadata' | 'images' | 'prices' | 'validators' }>,
): void {
  if (task.kind === 'prices') prices.writePrices(task.prices)
  else if (task.kind === 'images') media.writeImages(task.records)
  else if (task.kind === 'metadata') media.writeMetadata(task.records)
  else snapshots.writeValidators(task.names)
}

/** Writes a node's answer; returns how many rows are to be decoded again because of it. */
function writeAnswer({ contracts, history }: Writers, task: Extract<IngestTask, { kind: 'contracts' | 'syntheticTxs' }>): number {
  return task.kind === 'contracts' ? contracts.write(task.contracts) : history.writeSyntheticTxs(task.answer)
}

function withDecimals(denoms: readonly LearnedDenom[]): CoinDecimals[] {
  return denoms.flatMap(({ chainId, denom, decimals }) => (decimals === null ? [] : [{ chainId, denom, decimals }]))
}
