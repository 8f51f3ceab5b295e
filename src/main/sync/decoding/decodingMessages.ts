// Defines the messages between the sync and its decoding thread.
import type { NetworkFile } from '../../clients/chains/registry/registry.ts'
import type { Slice } from '../../platform/json/jsonList.ts'
import type { ThreadPriority } from '../../platform/threads/threadPriority.ts'
import type { ContractNames } from '../../db/archive/records/contractRecords.ts'
import type { OddRecord, SyncTargetKey } from '../../db/archive/records/records.ts'
import type { EvmChain } from '../evm/evmCounterpart.ts'
import type { Mark } from '../history/historyList.ts'
import type { Phrase } from '../../../shared/domain/phrase.ts'

/** What the thread is started with. */
export interface DecodingStart {
  /** The chain list of the network. */
  file: NetworkFile
  priority: ThreadPriority
}

/** One page to be decoded for one address. `body` is transferred with it. */
export interface DecodingRequest {
  id: number
  body: Uint8Array
  elements: readonly Slice[]
  newestFirst: boolean
  who: Phrase
  key: SyncTargetKey
  bech32: string
  hex: string
  evm: EvmChain | null
  /** What is known of the chain's contracts besides the chain list. */
  contracts: ContractNames
}

/** The page with its rows. */
export interface DecodedPage {
  body: Uint8Array
  /** Rows as `packRows` packs them. */
  rows: Uint8Array
  odd: OddRecord[]
  marks: Mark[]
  names: string[]
  /** As in `ReadTxs`. */
  synthetic: string | null
}
