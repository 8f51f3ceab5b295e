// Messages between the archive's owner and its writer thread: write tasks and their results.
import type { ThreadReply } from '../../../platform/threads/threadCalls.ts'
import type { AuditStep, OddReread } from '../records/maintenanceRecords.ts'
import type { ContractFacts } from '../records/contractRecords.ts'
import type { BlockTime, EvmPage, InternalPage, Counterpart } from '../records/evmRecords.ts'
import type { ExplorerReply } from '../records/explorerRecords.ts'
import type { ImageRecord, MetadataRecord } from '../records/mediaRecords.ts'
import type { SeenPrice } from '../records/priceRecords.ts'
import type { ChainFacts, HistoryPage, RefreshedRow, SyncTargetCheck, SyntheticAnswer } from '../records/records.ts'
import type { CoinDecimals } from '../search/searchDictionaries.ts'
import type { LearnedDenom, SnapshotSet, ValidatorNames } from '../records/snapshotRecords.ts'

/** Everything that may be written. */
export type IngestTask =
  | { kind: 'page'; page: HistoryPage }
  | { kind: 'evmPage'; page: EvmPage }
  | { kind: 'internalPage'; page: InternalPage }
  | { kind: 'twins'; counterparts: Counterpart[] }
  | { kind: 'blockTimes'; times: BlockTime[] }
  | { kind: 'audit'; audit: AuditStep }
  | { kind: 'oddRead'; read: OddReread }
  | { kind: 'set'; set: SnapshotSet }
  | { kind: 'denoms'; denoms: LearnedDenom[] }
  | { kind: 'validators'; names: ValidatorNames }
  | { kind: 'contracts'; contracts: ContractFacts[] }
  | { kind: 'syntheticTxs'; answer: SyntheticAnswer }
  | { kind: 'check'; check: SyncTargetCheck }
  | { kind: 'chain'; facts: ChainFacts }
  | { kind: 'refresh'; rows: RefreshedRow[] }
  | { kind: 'metadata'; records: MetadataRecord[] }
  | { kind: 'images'; records: ImageRecord[] }
  | { kind: 'prices'; prices: SeenPrice[] }
  | { kind: 'coins'; coins: readonly CoinDecimals[] }
  | { kind: 'explorerReply'; reply: ExplorerReply }
  | { kind: 'flush' }

/** A task with its id. */
export interface IngestRequest {
  id: number
  task: IngestTask | { kind: 'close' }
}

/** The number of rows that were new to the sync target. The reply with id 0 says that the archive is open, or why not. */
export type IngestReply = ThreadReply<number>
