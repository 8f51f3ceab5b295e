// From stored rows to what a screen shows: assets named, accounts by id, one transaction in full from its raw record.
import { isLosslessNumber, parse, stringify } from 'lossless-json'
import { z } from 'zod'
import { ActivityItem, ActivityKind, type ActivityDetail, type Movement } from '../../shared/activity.ts'
import type { Registry } from '../chains/registry.ts'
import type { ActivityRecord } from '../store/archive/readActivity.ts'
import type { CoinAmount } from '../store/archive/records.ts'

export interface ItemContext {
  registry: Registry
  /** Id of the account with an archive address. */
  accountId(account: string): string
  /** The waybill that sent a transaction. */
  transferOf(chainId: string, hash: string): string | null
}

const Direction = ActivityItem.shape.direction
/** What a newer version wrote reads as `other`. */
const Kind = ActivityKind.catch('other')

/** Names coins as the registry knows them. */
export function toMovements(registry: Registry, chainId: string, coins: readonly CoinAmount[]): Movement[] {
  return coins.map(({ denom, amount }) => {
    const { symbol, decimals, isVerified } = registry.asset(chainId, denom)
    return { denom, amount, symbol, decimals, isVerified }
  })
}

export function toItem({ registry, accountId, transferOf }: ItemContext, record: ActivityRecord): ActivityItem {
  const { chainId, hash } = record
  return {
    chainId,
    hash,
    height: record.height,
    time: record.time,
    counterparty: record.counterparty,
    method: record.method,
    otherChainId: record.otherChainId,
    memo: record.memo,
    messageTypes: record.messageTypes,
    status: record.code === 0 ? 'succeeded' : 'failed',
    kind: Kind.parse(record.kind),
    accountId: accountId(record.account),
    direction: Direction.parse(record.direction),
    movements: toMovements(registry, chainId, record.movements),
    fee: toMovements(registry, chainId, record.fee),
    transferId: transferOf(chainId, hash),
  }
}

/** Text, or a number with every digit; anything else, or its absence, is nothing. */
const Text = z
  .unknown()
  .optional()
  .transform((value) => (typeof value === 'string' ? value : isLosslessNumber(value) ? value.value : null))
const RawRecord = z.object({
  gas_wanted: Text,
  gas_used: Text,
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

/** One transaction in full. Numbers keep every digit that the indexer wrote. What is nested too deep to be set out is in `raw`. */
export function toDetail(item: ActivityItem, raw: string): ActivityDetail {
  const record = RawRecord.parse(unlessTooDeep(() => parse(raw)) ?? JSON.parse(raw))
  const messages = record.tx?.body.messages ?? []
  return {
    item,
    gasWanted: record.gas_wanted,
    gasUsed: record.gas_used,
    failure: item.status === 'failed' ? record.raw_log : null,
    messages: messages.map((message) => ({ type: message['@type'], json: unlessTooDeep(() => stringify(message, undefined, 2)) ?? '' })),
    events: record.events,
    raw,
  }
}

/** The result, or null where the nesting is deeper than the stack reaches: the record itself is sound. */
function unlessTooDeep<T>(read: () => T): T | null {
  try {
    return read()
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}
