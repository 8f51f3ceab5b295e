// EVM receipts and internal calls from the rollup indexer. They contain no time, value or input.
// Sources: initia-labs/rollytics types/tx.go (EvmTx), api/handler/tx/types.go (EvmInternalTx); Ethereum JSON-RPC receipts.
import { z } from 'zod'
import { IntegerText } from './indexer.ts'
import { textOrNull } from './text.ts'

/** 0x and hex digits, also padded ("0x0f4240") or bare ("0x", which is 0). Output: decimal text. */
export const HexQuantity = z
  .string()
  .regex(/^0x[0-9a-fA-F]{0,64}$/)
  .transform((text) => (text === '0x' ? '0' : BigInt(text).toString()))

const quantityOrNull = HexQuantity.nullish().transform((quantity) => quantity ?? null)

const Hash = z.string().regex(/^(0x)?[0-9a-fA-F]{64}$/)

const EvmLog = z.object({
  address: z.string(),
  topics: z
    .array(z.string())
    .nullish()
    .transform((topics) => topics ?? []),
  /** 0x and hex. */
  data: z
    .string()
    .nullish()
    .transform((data) => data ?? '0x'),
  logIndex: quantityOrNull,
})
/** A log of a receipt. */
export type EvmLog = z.infer<typeof EvmLog>

/** An EVM receipt. Quantities are converted to decimal text. */
export const IndexerEvmTx = z.object({
  transactionHash: Hash,
  blockNumber: HexQuantity,
  transactionIndex: quantityOrNull,
  from: z.string(),
  /** Null where a contract is created. */
  to: textOrNull,
  /** The created contract, else null. */
  contractAddress: textOrNull,
  gasUsed: quantityOrNull,
  /** Base units of the fee token per unit of gas. */
  effectiveGasPrice: quantityOrNull,
  /** "1" = success, "0" = reverted. */
  status: quantityOrNull,
  /** EIP-2718. */
  type: quantityOrNull,
  logs: z
    .array(EvmLog)
    .nullish()
    .transform((logs) => logs ?? []),
})
export type IndexerEvmTx = z.infer<typeof IndexerEvmTx>

/** GET …/evm-txs/{tx_hash} */
export const IndexerEvmTxReply = z.object({ tx: IndexerEvmTx })

/** One frame of an EVM call tree. The outermost has `index` 0 and `parent_index` -1. */
export const IndexerInternalTx = z.object({
  height: IntegerText,
  hash: Hash,
  parent_index: z.number().int(),
  index: z.number().int(),
  /** CALL, DELEGATECALL, STATICCALL, CREATE, … */
  type: z.string(),
  from: textOrNull,
  to: textOrNull,
  input: textOrNull,
  output: textOrNull,
  /** Base units of the chain's own token. */
  value: quantityOrNull,
  gas: quantityOrNull,
  gasUsed: quantityOrNull,
})
export type IndexerInternalTx = z.infer<typeof IndexerInternalTx>
