// Converts stored rows to list items: names assets, maps addresses to account ids.
import type { ActivityItem, ActivityPart, Movement } from '../../../shared/contract/history/activity.ts'
import { separateRewards } from '../../../shared/domain/staking/stakingRewards.ts'
import type { Registry } from '../../clients/chains/registry/registry.ts'
import type { ActivityRecord } from '../../db/archive/records/activityRecord.ts'
import type { StoredPart } from '../../db/archive/records/meaningRecords.ts'
import type { CoinAmount } from '../../db/archive/records/records.ts'
import { ACCOUNT_BYTES, bytesOfAddress, toAccountAddress } from '../../platform/address.ts'

/** Finds the transfer of a transaction by its chain's hash or its EVM hash (null without one). */
export type TransferOf = (chainId: string, hash: string, evmHash: string | null) => string | null

/** Kinds whose counterparty may spend. */
const APPROVALS: ReadonlySet<ActivityRecord['kind']> = new Set(['approved', 'approvalRevoked'])

/** Returns the other side of a transaction; who an EVM chain allows to spend in its 0x form, as its contracts and wallets name them. */
function otherSide(
  registry: Registry,
  chainId: string,
  { kind, counterparty, facts }: Pick<StoredPart, 'kind' | 'counterparty' | 'facts'>,
): string | null {
  if (counterparty === null || !APPROVALS.has(kind) || registry.chain(chainId)?.vm !== 'evm') return counterparty
  // The granter, who is named by a fact as well.
  if (facts.some(({ value }) => value === counterparty)) return counterparty
  const bytes = bytesOfAddress(counterparty)
  return bytes?.length === ACCOUNT_BYTES ? toAccountAddress(bytes).hex : counterparty
}

/** What the conversion needs. */
export interface ItemContext {
  registry: Registry
  /** Returns the id of the account with an archive address. */
  accountId(account: string): string
  /** Returns the transfer that sent a transaction. */
  transferOf: TransferOf
}

/** Names coins as the registry knows them. */
export function toMovements(registry: Registry, chainId: string, coins: readonly CoinAmount[]): Movement[] {
  return coins.map(({ denom, amount }) => {
    const { symbol, decimals, isVerified } = registry.asset(chainId, denom)
    return { denom, amount, symbol, decimals, isVerified }
  })
}

function toPart(registry: Registry, chainId: string, part: StoredPart): ActivityPart {
  const { kind, direction, method, otherChainId, movements, about, facts } = part
  return {
    kind,
    direction,
    counterparty: otherSide(registry, chainId, part),
    method,
    otherChainId,
    facts,
    movements: toMovements(registry, chainId, movements),
    about: toMovements(registry, chainId, about),
  }
}

/** Converts one row. */
export function toItem({ registry, accountId, transferOf }: ItemContext, record: ActivityRecord): ActivityItem {
  const { chainId, hash } = record
  return {
    chainId,
    hash,
    height: record.height,
    time: record.time,
    counterparty: otherSide(registry, chainId, { ...record, facts: record.details.facts }),
    method: record.method,
    otherChainId: record.otherChainId,
    about: toMovements(registry, chainId, record.details.about),
    facts: record.details.facts,
    more: record.details.more,
    parts: (record.details.parts ?? []).map((part) => toPart(registry, chainId, part)),
    delivery: record.delivery,
    packets: record.packets,
    memo: record.memo,
    messageTypes: record.messageTypes,
    status: record.code === 0 ? 'succeeded' : 'failed',
    kind: record.kind,
    accountId: accountId(record.account),
    direction: record.direction,
    movements: toMovements(registry, chainId, separateRewards({ ...record, ...record.details, parts: record.details.parts ?? [] })),
    fee: toMovements(registry, chainId, record.fee),
    transferId: transferOf(chainId, hash, record.evmHash),
    delistedAt: record.delistedAt,
  }
}
