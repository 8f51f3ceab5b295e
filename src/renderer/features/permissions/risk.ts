// Weighs what the holder of a permission could take: everything, up to a limit, or nothing. Pure.
import type { AssetGroup } from '../../../shared/contract/history/portfolio.ts'
import type { Asset } from '../../../shared/contract/chain.ts'
import type { Permission } from '../../../shared/contract/transfer/permissions.ts'
import { isApproval } from './requests.ts'

/** How much the holder could take. */
export type Risk = 'everything' | 'limited' | 'nothing'

const SENDING = ['/cosmos.bank.v1beta1.MsgSend', '/cosmos.bank.v1beta1.MsgMultiSend', '/ibc.applications.transfer.v1.MsgTransfer']
/** Messages that leave every coin with the account that gave the grant. */
const HARMLESS = [
  '/cosmos.gov.v1.MsgVote',
  '/cosmos.gov.v1.MsgVoteWeighted',
  '/initia.mstaking.v1.MsgDelegate',
  '/initia.mstaking.v1.MsgUndelegate',
  '/initia.mstaking.v1.MsgBeginRedelegate',
  '/cosmos.distribution.v1beta1.MsgWithdrawDelegatorReward',
]

/** Returns how much the holder could take. A message that Waybill does not know, and a call of any contract, may take everything. */
export function riskOf(permission: Permission): Risk {
  switch (permission.kind) {
    case 'operator':
      return 'everything'
    case 'token':
      return permission.isUnlimited ? 'everything' : 'limited'
    case 'feeGrant':
      return isLimited(permission) ? 'limited' : 'everything'
    case 'grant':
      if (permission.message !== null && HARMLESS.includes(permission.message)) return 'nothing'
      return isLimited(permission) && SENDING.includes(permission.message ?? '') ? 'limited' : 'everything'
  }
}

/** Returns whether its holder could take all there is: the row is marked. */
export function isGrave(permission: Permission): boolean {
  return riskOf(permission) === 'everything'
}

/** Sorts permissions, those by which most could be taken first; equal ones stay as they are. */
export function byRisk(permissions: readonly Permission[]): Permission[] {
  const rank = (permission: Permission) =>
    ({ everything: permission.kind === 'operator' ? 0 : 1, limited: 2, nothing: 3 })[riskOf(permission)]
  return permissions.toSorted((one, other) => rank(one) - rank(other))
}

function isLimited({ limits, period }: { limits: readonly unknown[]; period: unknown }): boolean {
  return limits.length > 0 || period !== null
}

/** An amount of an asset that could be taken now. */
export interface Exposed {
  asset: Asset
  amount: bigint
}

/**
 * Returns what could be taken at once of what the account holds: its balance, or the limit where that is less. Empty where no sum can be
 * told: for NFTs, and for messages whose limits do not hold what they can take, as calls of contracts.
 */
export function exposedNow(permission: Permission, groups: readonly AssetGroup[], accountId: string): Exposed[] {
  if (permission.kind === 'operator') return []
  if (permission.kind === 'token') {
    const held = heldOf(permission.asset, groups, accountId)
    return [{ asset: permission.asset, amount: permission.isUnlimited ? held : least(held, BigInt(permission.amount)) }]
  }
  if (riskOf(permission) !== 'limited') return []
  return permission.limits.map(({ asset, amount }) => ({ asset, amount: least(heldOf(asset, groups, accountId), BigInt(amount)) }))
}

/**
 * Returns what all permissions together could take at once: of each asset no more than the account holds, and all of a chain where a
 * permission without a limit could take any of it. NFTs are not counted.
 */
export function allExposed(permissions: readonly Permission[], groups: readonly AssetGroup[], accountId: string): Exposed[] {
  const open = new Set(permissions.filter((one) => !isApproval(one) && isGrave(one)).map(({ chainId }) => chainId))
  const held = new Map(groups.flatMap(({ parts }) => parts.map(({ asset }) => [keyOf(asset), asset] as const)))
  const parts = permissions.flatMap((one) => exposedNow(one, groups, accountId))
  return [...held.values()].map((asset) => {
    const own = heldOf(asset, groups, accountId)
    if (open.has(asset.chainId)) return { asset, amount: own }
    const asked = parts.filter((one) => keyOf(one.asset) === keyOf(asset)).reduce((sum, { amount }) => sum + amount, 0n)
    return { asset, amount: least(own, asked) }
  })
}

/** Counts what could be taken and no sum tells: collections of NFTs, and assets without a price. */
export function withoutSum(permissions: readonly Permission[], exposed: readonly Exposed[], isPriced: (asset: Asset) => boolean) {
  const collections = permissions.flatMap((one) => (one.kind === 'operator' ? `${one.chainId} ${one.contract}` : []))
  const unpriced = exposed.filter(({ asset, amount }) => amount > 0n && !isPriced(asset)).map(({ asset }) => asset.originId)
  return { collections: new Set(collections).size, unpriced: new Set(unpriced).size }
}

const keyOf = ({ chainId, denom }: Asset): string => `${chainId} ${denom}`

/** Returns whether all that is allowed could be taken at once: the sentence of the permission names that sum already. */
export function isWholeLimit(permission: Permission, exposed: readonly Exposed[]): boolean {
  if (permission.kind === 'operator' || exposed.length === 0) return false
  if (permission.kind === 'token') return !permission.isUnlimited && exposed.every(({ amount }) => amount === BigInt(permission.amount))
  return permission.period === null && exposed.every(({ amount }, index) => String(amount) === permission.limits[index]?.amount)
}

function heldOf({ chainId, denom }: Asset, groups: readonly AssetGroup[], accountId: string): bigint {
  const own = groups
    .flatMap(({ parts }) => parts)
    .filter(({ asset, accountId: id }) => id === accountId && asset.chainId === chainId && asset.denom === denom)
  return own.reduce((sum, { amount }) => sum + BigInt(amount), 0n)
}

function least(left: bigint, right: bigint): bigint {
  return left < right ? left : right
}
