// The state of one chain as its Ethereum node serves it at this moment.
import type { EvmLedger, Mempool } from '../mempool.ts'

/** Behaviour of a node that a test can change; change the fields at any time. */
export interface EvmScript {
  /** The chain that the node says it serves; null = its own. */
  chainIdShown: number | null
  /** Knows no fee market: no base fee in blocks, and legacy transactions only. */
  isLegacy: boolean
}

/** What an Ethereum node serves from. */
export interface EvmNodeState {
  ledger: EvmLedger
  pool: Mempool
  script: EvmScript
  /** The newest block. */
  height: number
  /** Lets signed bytes wait. @returns their hash, 0x. @throws NodeRefusal */
  send(raw: Uint8Array): string
}
