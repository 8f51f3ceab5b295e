// Transactions as summaries or in a wrapping: the L1 indexer's lists, and one transaction by its hash.
// Sources: initia-labs/core-indexer api/dto/{tx,block}.go; initia-labs/rollytics api/handler/tx/types.go.
import { z } from 'zod'
import { IndexerTx, IntegerText } from './indexer.ts'
import { textOrNull } from './text.ts'

/** Message types only; other contents of a summary's messages differ between versions. */
const SummaryMessages = z
  .array(z.object({ type: z.string().optional(), '@type': z.string().optional() }))
  .nullish()
  .catch(null)
  .transform((messages) => (messages ?? []).flatMap((message) => message.type ?? message['@type'] ?? []))

/** A row of core-indexer's lists of newest transactions and of a block's transactions. */
export const CoreTxSummary = z
  .object({
    hash: z.string().regex(/^(0x)?[0-9a-fA-F]{64}$/),
    height: IntegerText,
    timestamp: z.string(),
    success: z.boolean(),
    messages: SummaryMessages,
    /** In the list of newest transactions. */
    sender: textOrNull,
    /** In a block's list. */
    address: textOrNull,
  })
  .transform((row) => ({
    hash: row.hash.replace(/^0x/, '').toUpperCase(),
    height: row.height,
    time: row.timestamp,
    isFailed: !row.success,
    messageTypes: row.messages,
    sender: row.sender ?? row.address,
  }))
/** A transaction in a list. `messageTypes` with their leading slash; `sender` is null where the list names none. */
export type TxSummary = z.infer<typeof CoreTxSummary>

/** GET …/txs/{tx_hash}: rollytics `{tx}`, core-indexer `{tx, tx_response}` with the record in the latter. */
export const IndexerTxReply = z.union([
  z.object({ tx_response: IndexerTx }).transform(({ tx_response: tx }) => tx),
  z.object({ tx: IndexerTx }).transform(({ tx }) => tx),
])
