// Assembles one transaction with all details: its row, its raw record, its internal calls, and its cross-chain legs. Sends no request.
import type { Account } from '../../../shared/contract/account.ts'
import type { ActivityDetail, InternalCall } from '../../../shared/contract/history/activity.ts'
import { AppError } from '../../../shared/domain/errors.ts'
import type { Registry } from '../../clients/chains/registry/registry.ts'
import { withPrefix } from '../../platform/address.ts'
import { toDetail } from '../../decoding/activity/activityDetail.ts'
import { toItem, type TransferOf } from '../../decoding/activity/activityItem.ts'
import type { Viewpoint } from '../../decoding/decodeContext.ts'
import type { TxDecoder } from '../../decoding/txDecoder.ts'
import type { ReadDb } from '../../db/database.ts'
import { findActivity, type ActivityRecord } from '../../db/archive/records/activityRecord.ts'
import { readRaw } from '../../db/archive/read/readActivity.ts'
import { hashOfEvm } from '../../db/archive/read/readCounterparties.ts'
import { readCrossChainLegSteps } from '../../db/archive/read/readCrossChainLegs.ts'
import { readInternalCalls } from '../../db/archive/read/readEvm.ts'
import { archiveAccount } from '../../sync/syncTargets.ts'

/** What the detail page is built from. */
export interface ActivityDetailDeps {
  archive: ReadDb
  registry: Registry
  txDecoder: TxDecoder
  /** All accounts: a step between two of the user's accounts is shown with both. */
  accounts: readonly Account[]
  transferOf: TransferOf
}

/** Names a transaction on its chain. */
export interface TxKey {
  chainId: string
  hash: string
}

/** Returns one transaction with its details. @throws AppError activity.unknown when the account has no such transaction. */
export function activityDetail(deps: ActivityDetailDeps, account: Account, { chainId, hash }: TxKey): ActivityDetail {
  const { archive, registry, accounts, transferOf } = deps
  const record = findByHash(archive, account, { chainId, hash })
  if (record === null) throw new AppError('activity.unknown', 'This transaction isn’t in your history.')
  const ids = new Map(accounts.map(({ id, address }) => [archiveAccount(address), id]))
  const accountId = (address: string) => ids.get(address) ?? ''
  const crossChainLegs = readCrossChainLegSteps(archive, record.txId, [...ids.keys()])
  return toDetail(deps, {
    item: toItem({ registry, accountId, transferOf }, record),
    evmHash: record.evmHash === null ? null : `0x${record.evmHash.toLowerCase()}`,
    raw: readRaw(archive, record.txId),
    me: viewpointOf(registry, chainId, account),
    internalCalls: internalCallsOf(archive, record.txId),
    crossChainLegs: crossChainLegs.map(({ account: address, ...step }) => ({
      ...step,
      accountId: address === null ? null : accountId(address),
    })),
  })
}

/** Returns the row of a transaction by its hash, or by the one that Ethereum gave it; null where the account has none. */
export function findByHash(archive: ReadDb, { address }: Account, { chainId, hash }: TxKey): ActivityRecord | null {
  const digits = hash.replace(/^0x/i, '').toUpperCase()
  if (!/^[0-9A-F]{64}$/.test(digits)) return null
  const find = (wanted: string) => findActivity(archive, { account: archiveAccount(address), chainId, hash: wanted })
  const direct = find(digits)
  if (direct !== null) return direct
  const known = hashOfEvm(archive, chainId, digits)
  return known === null ? null : find(known)
}

function viewpointOf(registry: Registry, chainId: string, { address }: Account): Viewpoint | null {
  const chain = registry.chain(chainId)
  return chain === null ? null : { chain, bech32: withPrefix(address.bech32, chain.bech32Prefix), hex: address.hex }
}

/** Calls without one of the user's addresses are not stored, so a call whose parent is missing is shown at depth 0. */
function internalCallsOf(archive: ReadDb, txId: number): InternalCall[] {
  const depths = new Map<number, number>([[-1, -1]])
  return readInternalCalls(archive, txId).map(({ position, parentPosition, kind, sender, recipient, value }) => {
    const depth = (depths.get(parentPosition) ?? 0) + 1
    depths.set(position, depth)
    return { kind, depth, from: sender, to: recipient, value }
  })
}
