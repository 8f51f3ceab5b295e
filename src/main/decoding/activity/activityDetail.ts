// Decodes one transaction in full from its raw record: keeps every digit, decodes each message and the logs.
import { isLosslessNumber, parse, stringify } from 'lossless-json'
import { z } from 'zod'
import type {
  ActivityDetail,
  ActivityItem,
  CrossChainLegStep,
  InternalCall,
  MessageReading,
} from '../../../shared/contract/history/activity.ts'
import { shortType } from '../../../shared/domain/messageType.ts'
import { IndexerEvmTx } from '../../../wire/indexerEvm.ts'
import { IndexerTx } from '../../../wire/indexer.ts'
import type { Registry } from '../../clients/chains/registry/registry.ts'
import type { CoinAmount } from '../../db/archive/records/records.ts'
import { outputsOf } from '../cosmos/bank.ts'
import { toMovements } from './activityItem.ts'
import { directionOf } from './direction.ts'
import { logsIn, toLogEntry } from '../evm/evmLogs.ts'
import { meaning, type Viewpoint } from '../decodeContext.ts'
import type { TxDecoder } from '../txDecoder.ts'

/** What decoding the details needs. */
export interface DetailDeps {
  registry: Registry
  txDecoder: Pick<TxDecoder, 'explain'>
}

/** The parts of a transaction's details. */
export interface DetailParts {
  item: ActivityItem
  evmHash: string | null
  /** Its record, byte for byte as the indexer wrote it. */
  raw: string
  /** The account's viewpoint; null on a chain that is no longer listed. */
  me: Viewpoint | null
  internalCalls: InternalCall[]
  crossChainLegs: CrossChainLegStep[]
}

/** Accepts text, or a number with every digit; anything else is null. */
const Text = z
  .unknown()
  .optional()
  .transform((value) => (typeof value === 'string' ? value : isLosslessNumber(value) ? value.value : null))
const RawRecord = z.object({
  gas_wanted: Text,
  gas_used: Text,
  /** Hexadecimal in an EVM receipt. */
  gasUsed: z
    .string()
    .regex(/^0x[0-9a-f]{1,16}$/i)
    .nullish()
    .catch(null),
  raw_log: Text,
  tx: z
    .object({ body: z.object({ messages: z.array(z.looseObject({ '@type': z.string() })).catch([]) }) })
    .nullish()
    .catch(null),
  events: z
    .array(
      z.object({
        type: z.string(),
        attributes: z.array(z.object({ key: z.string(), value: Text.transform((value) => value ?? '') })).catch([]),
      }),
    )
    .catch([]),
})

/** Assembles the details. Numbers keep every digit that the indexer wrote. Content nested too deep to be formatted is in `raw` only. */
export function toDetail(deps: DetailDeps, { item, evmHash, raw, me, internalCalls, crossChainLegs }: DetailParts): ActivityDetail {
  const plain: unknown = JSON.parse(raw)
  const record = RawRecord.parse(unlessTooDeep(() => parse(raw)) ?? plain)
  const messages = record.tx?.body.messages ?? []
  return {
    item,
    evmHash,
    gasWanted: record.gas_wanted,
    gasUsed: record.gas_used ?? (typeof record.gasUsed === 'string' ? BigInt(record.gasUsed).toString() : null),
    failure: item.status === 'failed' ? record.raw_log : null,
    messages: messages.map((message) => ({ type: message['@type'], json: unlessTooDeep(() => stringify(message, undefined, 2)) ?? '' })),
    readings: me === null ? [] : readingsIn(deps, plain, me),
    events: record.events,
    logs: logsOf(plain).map(toLogEntry),
    internalCalls,
    crossChainLegs,
    raw,
  }
}

function readingsIn(deps: DetailDeps, plain: unknown, me: Viewpoint): MessageReading[] {
  const tx = IndexerTx.safeParse(plain).data
  return tx === undefined ? [] : readingsOf(deps, tx, me)
}

/** Explains each message of a transaction for an account. */
export function readingsOf({ registry, txDecoder }: DetailDeps, tx: IndexerTx, me: Viewpoint): MessageReading[] {
  const named = (coins: readonly CoinAmount[]) => toMovements(registry, me.chain.id, coins)
  return txDecoder.explain(me, tx).map(({ index, depth, message, read, movements }) => {
    const { about, ...rest } = read ?? meaning('other', { method: shortType(message['@type']) })
    const known = { index, depth, type: message['@type'], isMine: read !== null, direction: directionOf(rest.kind, movements) }
    const recipients = rest.kind === 'sent' ? outputsOf(message, me).map(({ address, coins }) => ({ address, amounts: named(coins) })) : []
    return { ...known, about: named(about), movements: named(movements), ...(recipients.length > 1 && { recipients }), ...rest }
  })
}

/** Returns contract logs from an EVM receipt or from a Cosmos transaction's events. */
function logsOf(plain: unknown) {
  const receipt = IndexerEvmTx.safeParse(plain).data
  if (receipt !== undefined) return receipt.logs
  return logsIn(IndexerTx.safeParse(plain).data?.events ?? [])
}

/** Returns null where the nesting exceeds the stack: the record itself is valid. */
function unlessTooDeep<T>(read: () => T): T | null {
  try {
    return read()
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}
