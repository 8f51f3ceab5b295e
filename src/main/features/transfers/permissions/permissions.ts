// Lists what others may take of an account's tokens and NFTs, or do in its name: approvals known from history and own transfers, each
// requested from its chain, and what the chains' modules list.
import {
  decodeFunctionData,
  encodeFunctionData,
  erc20Abi,
  erc721Abi,
  getAddress,
  maxUint256,
  size,
  slice,
  type Address,
  type Hex,
} from 'viem'
import type { Account } from '../../../../shared/contract/account.ts'
import type { ApprovalKind, Permission, PermissionList } from '../../../../shared/contract/transfer/permissions.ts'
import { AppError } from '../../../../shared/domain/errors.ts'
import { phrase } from '../../../../shared/domain/phrase.ts'
import type { Quote } from '../../../../shared/contract/transfer/route.ts'
import { hasHexForm } from '../../../../shared/domain/hexForm.ts'
import { canSignOn } from '../../../../shared/domain/signingApp.ts'
import type { ChainRecord, Registry } from '../../../clients/chains/registry/registry.ts'
import { onNextHost } from '../../../platform/hostFailover.ts'
import type { Clock } from '../../../platform/world.ts'
import { contractDenom } from '../../../decoding/evm/evmLogs.ts'
import { QUOTE_LIFE_MS } from '../../../clients/router/toRoute.ts'
import type { ReadDb } from '../../../db/database.ts'
import { getAccount } from '../../../db/journal/accounts.ts'
import { listTransfers } from '../../../db/journal/transfers.ts'
import { ownQuote } from '../quotes/ownQuote.ts'
import { listByChain, listGrants, noneIfUntold, offerGrantRevoke, type GrantRevokeRequest, type GrantDeps } from './grants.ts'
import { networkFee, type FeeDeps } from '../quotes/quoteFees.ts'
import type { KeptQuote } from '../quotes/quoteRoute.ts'

/** What listing permissions needs. */
export interface PermissionDeps extends FeeDeps, GrantDeps {
  /** The journal. */
  db: ReadDb
  clock: Clock
  newId: () => string
  keep: (kept: KeptQuote) => Quote
}

/** An approval found in the history. */
export interface SeenPermission {
  kind: ApprovalKind
  chainId: string
  contract: Address
  spender: Address
  seenAt: number
  /** The collection's name; null for tokens, and where it is unknown. Untrusted text. */
  name: string | null
}

/** What to revoke. */
export type RevokeRequest = ApprovalRevokeRequest | GrantRevokeRequest

interface ApprovalRevokeRequest {
  accountId: string
  kind: ApprovalKind
  chainId: string
  contract: string
  spender: string
}

/** Half of the maximum: wallets approve the maximum, and some contracts decrease it with use. */
const UNLIMITED = maxUint256 / 2n

/**
 * Asks each chain for the current permissions; omits those that are zero.
 * @param inHistory those found in the account's history.
 * @throws AppError account.unknown.
 */
export async function listPermissions(
  deps: PermissionDeps,
  accountId: string,
  inHistory: readonly SeenPermission[],
): Promise<PermissionList> {
  const account = getAccount(deps.db, accountId)
  const [approvals, grants] = await Promise.all([listApprovals(deps, account, inHistory), listGrants(deps, account)])
  const missing = new Map([...approvals.missing, ...grants.missing].map((one) => [one.chainId, one]))
  return { permissions: [...approvals.permissions, ...grants.permissions].toSorted(widestFirst), missing: [...missing.values()] }
}

async function listApprovals(deps: PermissionDeps, account: Account, inHistory: readonly SeenPermission[]): Promise<PermissionList> {
  // The 0x notation of a Cosmos app key is not the user's address on an EVM chain, so its permissions are not the user's.
  if (!hasHexForm(account)) return { permissions: [], missing: [] }
  const pairs = newestOfEach([...inHistory, ...ownApprovals(deps.db, account.id)])
  const chains = deps.registry.chains.filter((chain) => isAskable(chain) && pairs.some(({ chainId }) => chainId === chain.id))
  return await listByChain(chains, ({ id }) => {
    const here = pairs.filter(({ chainId }) => chainId === id)
    return readPermissions(deps, account, here)
  })
}

function widestFirst(left: Permission, right: Permission): number {
  return Number(isWide(right)) - Number(isWide(left)) || seenAt(right) - seenAt(left)
}

function isWide(permission: Permission): boolean {
  return permission.kind !== 'token' || permission.isUnlimited
}

/** No chain says when a grant was given. */
function seenAt(permission: Permission): number {
  return 'seenAt' in permission ? permission.seenAt : 0
}

async function readPermissions(deps: PermissionDeps, { address }: Account, seen: readonly SeenPermission[]): Promise<Permission[]> {
  const found = await Promise.all(
    seen.map(async ({ kind, name, ...given }): Promise<Permission[]> => {
      const amount = await readAmount(deps, getAddress(address.hex), { kind, ...given })
      if (amount === 0n) return []
      if (kind === 'operator') return [{ kind, name, ...given }]
      const asset = deps.registry.asset(given.chainId, denomOf(deps.registry, given.chainId, given.contract))
      return [{ kind, asset, amount: amount.toString(), isUnlimited: amount > UNLIMITED, ...given }]
    }),
  )
  return found.flat()
}

/**
 * Asks the contract; for an operator the answer is 0 or 1. Approvals in logs can be forged: a contract that reverts or returns
 * anything but one word allows nothing, and must not hide what others allow.
 */
async function readAmount(deps: PermissionDeps, owner: Address, asked: Omit<SeenPermission, 'name' | 'seenAt'>): Promise<bigint> {
  const { kind, chainId, contract, spender } = asked
  const data =
    kind === 'operator'
      ? encodeFunctionData({ abi: erc721Abi, functionName: 'isApprovedForAll', args: [owner, spender] })
      : encodeFunctionData({ abi: erc20Abi, functionName: 'allowance', args: [owner, spender] })
  const outcome = await onNextHost(deps.hosts, () => deps.evm(chainId).simulate({ from: owner, to: contract, value: 0n, data }))
  return 'result' in outcome && size(outcome.result) >= 32 ? BigInt(slice(outcome.result, 0, 32)) : 0n
}

/**
 * Builds a quote that revokes a permission.
 * @param inHistory approvals found in the account's history: they name NFT collections, which no list of assets has
 * @throws AppError account.unknown, chain.unknown; network.…, chain.… when the chain's node does not report gas prices.
 */
export async function offerRevoke(deps: PermissionDeps, input: RevokeRequest, inHistory: readonly SeenPermission[] = []): Promise<Quote> {
  if (input.kind === 'grant' || input.kind === 'feeGrant') return await offerGrantRevoke(deps, input)
  const { accountId, kind, chainId, contract, spender } = input
  const account = getAccount(deps.db, accountId)
  const chain = deps.registry.chain(chainId)
  if (chain === null || !isAskable(chain)) {
    throw new AppError('chain.unknown', phrase`No Ethereum node is listed for ${chainId}.`, {
      hint: 'Revoke it where you approved it.',
    })
  }
  // A collection is no coin of the bank, and goes by its contract.
  const denom = kind === 'operator' ? getAddress(contract) : denomOf(deps.registry, chainId, getAddress(contract))
  const [token, holder] = [getAddress(contract), getAddress(spender)]
  const alike = newestOfEach([...inHistory, ...ownApprovals(deps.db, account.id)]).filter(
    (one) => one.kind === kind && one.chainId === chainId && one.contract === token,
  )
  const held = hasHexForm(account) ? alike.filter((one) => one.spender === holder) : []
  const [fees, revoked] = await Promise.all([networkFee(deps, chainId, 'send', denom), noneIfUntold(readPermissions(deps, account, held))])
  const name = alike.find((one) => one.name !== null)?.name ?? null
  const quote = revokeQuote(deps, { account, chain, kind, denom, name, spender: holder, fees, revoked })
  return deps.keep({ quote, operations: '[]', sender: account.address.hex, recipient: account.address.hex })
}

interface Revocation {
  account: Account
  chain: ChainRecord
  kind: ApprovalKind
  denom: string
  name: string | null
  spender: Address
  fees: Quote['fees']
  revoked: Permission[]
}

function revokeQuote(
  { registry, clock, newId }: PermissionDeps,
  { account, chain, kind, denom, name, spender, fees, revoked }: Revocation,
): Quote {
  const [listed, now] = [registry.asset(chain.id, denom), clock.now()]
  const asset = name === null ? listed : { ...listed, symbol: name, name }
  const ends = { fromChainId: chain.id, fromDenom: denom, toChainId: chain.id, toDenom: denom }
  return ownQuote({
    id: newId(),
    task: 'revoke',
    spender,
    revokes: kind,
    revoked,
    request: { accountId: account.id, ...ends, amount: '0', recipient: null, slippagePercent: '0' },
    from: asset,
    fees,
    quotedAt: now,
    expiresAt: now + QUOTE_LIFE_MS,
    obstacle: obstacleOf(account, chain),
  })
}

function obstacleOf(account: Account, chain: ChainRecord): Quote['obstacle'] {
  if (account.signer.kind === 'watched') return 'watchOnly'
  return canSignOn(account, chain) && hasHexForm(account) ? null : 'noSigner'
}

function isAskable(chain: ChainRecord | null): boolean {
  return chain !== null && chain.endpoints.jsonRpc !== null && chain.evmChainId !== null
}

/** Returns the denomination of a token: the listed one, the bank's on a rollup, else the contract itself. */
function denomOf(registry: Registry, chainId: string, contract: Address): string {
  const listed = registry.evmTokens(chainId).find((token) => token.contract === contract)
  if (listed !== undefined) return listed.denom
  return registry.chain(chainId)?.kind === 'evm' ? contract : contractDenom(contract)
}

/** Returns approvals of own transfers, whether or not the history has them. */
function ownApprovals(db: ReadDb, accountId: string): SeenPermission[] {
  const own = listTransfers(db).filter((transfer) => transfer.accountId === accountId)
  return own.flatMap(({ legs }) =>
    legs.flatMap(({ purpose, chainId, evm, includedAt }): SeenPermission[] => {
      if (purpose !== 'approval' || evm === null || includedAt === null) return []
      const { functionName, args } = decodeFunctionData({ abi: erc20Abi, data: evm.data as Hex })
      if (functionName !== 'approve') return []
      return [{ kind: 'token', chainId, contract: getAddress(evm.to), spender: args[0], seenAt: includedAt, name: null }]
    }),
  )
}

/** Keeps each of them once, with the time at which it was last seen. */
function newestOfEach(seen: readonly SeenPermission[]): SeenPermission[] {
  const pairs = new Map<string, SeenPermission>()
  for (const one of seen) {
    const key = `${one.kind} ${one.chainId} ${one.contract} ${one.spender}`
    if ((pairs.get(key)?.seenAt ?? -1) < one.seenAt) pairs.set(key, one)
  }
  return [...pairs.values()]
}
