// Decodes an indexer's record to a row of history from one address's viewpoint.
import type { IndexerEvmTx } from '../../wire/indexerEvm.ts'
import type { IndexerTx } from '../../wire/indexer.ts'
import type { Registry } from '../clients/chains/registry/registry.ts'
import { plainHash } from '../clients/indexer/txHash.ts'
import { senderOf } from '../clients/indexer/txSender.ts'
import type { AccountMeaning, HistoryRow } from '../db/archive/records/records.ts'
import { readCrossChainLegs } from './crossChainLegs.ts'
import { directionOf } from './activity/direction.ts'
import { toEvmRow } from './evm/evmRow.ts'
import { feeGranter, feePayer } from './feePayer.ts'
import { memoOf } from './memo.ts'
import { readMovements } from './activity/movements.ts'
import { createNetworkMap, type LearnedContracts } from './networkMap.ts'
import { facts, isMine, type NetworkMap, type Viewpoint } from './decodeContext.ts'
import { readAll, type ReadMessage } from './readMessages.ts'
import { parseTime } from './recordTime.ts'
import { revertReason } from './evm/revertReason.ts'
import { searchWords } from './activity/searchWords.ts'
import { failureName } from '../../shared/domain/untrusted/failureSigns.ts'
import { sumUp } from './activity/summary.ts'

/** Incremented when records are decoded differently; older rows are then decoded again from their raw record. */
export const DECODER_VERSION = 9

/** A row of history, or why the record cannot become one. */
export type DecodedTx = Omit<HistoryRow, 'raw'> | { reason: string }

/** The decoder. */
export interface TxDecoder {
  toRow(me: Viewpoint, tx: IndexerTx): DecodedTx
  /** Decodes a transaction that only the EVM has. `time` of its block in milliseconds since 1970, since receipts contain none. */
  toEvmRow(me: Viewpoint, tx: IndexerEvmTx, time: number): Omit<HistoryRow, 'raw'>
  /** Decodes each message, including nested ones. */
  explain(me: Viewpoint, tx: IndexerTx): ReadMessage[]
}

/** Creates the decoder. `learned`: what chains said about unlisted contracts. */
export function createTxDecoder(registry: Registry, learned?: LearnedContracts): TxDecoder {
  const network = createNetworkMap(registry, learned)
  return {
    toRow: (me, tx) => toRow(me, tx, network),
    toEvmRow: (me, tx, time) => toEvmRow({ me, network, registry }, tx, time),
    explain: (me, tx) => readAll(tx, { me, network, moved: readMovements(tx, me, network) }),
  }
}

function toRow(me: Viewpoint, tx: IndexerTx, network: NetworkMap): DecodedTx {
  const height = Number(tx.height)
  const time = parseTime(tx.timestamp)
  if (!Number.isSafeInteger(height) || height < 0) return { reason: `height: ${tx.height} is no block height` }
  if (Number.isNaN(time)) return { reason: `timestamp: ${tx.timestamp.slice(0, 40)} is no time` }
  const messages = tx.tx?.body.messages ?? []
  const moved = readMovements(tx, me, network)
  const { movements, fee } = moved
  const { read, more, parts } = sumUp(readAll(tx, { me, network, moved }), movements)
  const { kind, counterparty, method, otherChainId, about } = read
  return {
    hash: plainHash(tx.txhash),
    height,
    time,
    code: tx.code,
    memo: memoOf(tx),
    messageTypes: messages.map((message) => message['@type']),
    addresses: searchWords(tx, read),
    crossChainLegs: readCrossChainLegs(tx, me, network),
    meaning: {
      kind,
      counterparty,
      method,
      otherChainId,
      direction: directionOf(kind, movements),
      movements,
      fee,
      details: {
        about,
        facts: [...read.facts, ...feeFacts(tx, me), ...failureFacts(tx)],
        more,
        ...(read.earned === undefined ? {} : { earned: read.earned }),
        ...(parts.length > 1 ? { parts } : {}),
      },
    } satisfies AccountMeaning,
  }
}

/** Returns why a transaction failed: what an EVM contract said, else the cause that the chain's text names. */
function failureFacts({ code, raw_log }: IndexerTx) {
  return code === 0 ? [] : facts({ reason: revertReason(raw_log) ?? failureCause(raw_log) })
}

function failureCause(log: string): string | null {
  const cause = failureName(log)
  return cause === null ? null : `cause:${cause}`
}

/** Returns the fee payer where it differs from the sender. */
function feeFacts(tx: IndexerTx, me: Viewpoint) {
  const payer = feePayer(tx)
  const isSender = (tx.tx?.body.messages ?? []).some((message) => isMine(me, senderOf(message)))
  return isSender && payer !== null && !isMine(me, payer) ? facts({ feePayer: payer, feeGranter: feeGranter(tx) }) : []
}
