// Lists what an account allowed others through the modules of Initia's chains, authz and feegrant, and offers to revoke it.
import type { Account } from '../../../../shared/contract/account.ts'
import type { Asset } from '../../../../shared/contract/chain.ts'
import type { Permission, PermissionList } from '../../../../shared/contract/transfer/permissions.ts'
import type { Quote } from '../../../../shared/contract/transfer/route.ts'
import { AppError, toErrorData } from '../../../../shared/domain/errors.ts'
import { shortType } from '../../../../shared/domain/messageType.ts'
import { phrase } from '../../../../shared/domain/phrase.ts'
import { isRevokedBy, type Revocation } from '../../../../shared/domain/transfer/revocations.ts'
import { canSignOn } from '../../../../shared/domain/signingApp.ts'
import type { Coin } from '../../../clients/chains/cosmos/balances.ts'
import { readGrants, type GivenGrant } from '../../../clients/chains/cosmos/grants.ts'
import type { ChainRecord } from '../../../clients/chains/registry/registry.ts'
import { QUOTE_LIFE_MS } from '../../../clients/router/toRoute.ts'
import type { ReadDb } from '../../../db/database.ts'
import { getAccount } from '../../../db/journal/accounts.ts'
import { withPrefix } from '../../../platform/address.ts'
import { onNextHost } from '../../../platform/hostFailover.ts'
import type { Requester } from '../../../platform/http/limitConcurrency.ts'
import type { Clock } from '../../../platform/world.ts'
import { ownQuote } from '../quotes/ownQuote.ts'
import { networkFee, type FeeDeps } from '../quotes/quoteFees.ts'
import type { KeptQuote } from '../quotes/quoteRoute.ts'

/** What listing grants needs. */
export interface GrantDeps extends FeeDeps {
  /** The journal. */
  db: ReadDb
  request: Requester
  clock: Clock
  newId: () => string
  keep: (kept: KeptQuote) => Quote
}

/** Which grant to revoke. */
export type GrantRevokeRequest =
  | { accountId: string; kind: 'grant'; chainId: string; spender: string; message: string }
  | { accountId: string; kind: 'feeGrant'; chainId: string; spender: string }

/** Asks every chain of Initia; one that cannot be asked is missing. */
export async function listGrants(deps: GrantDeps, account: Account): Promise<PermissionList> {
  const chains = deps.registry.chains.filter(({ kind, endpoints }) => isInitia(kind) && endpoints.rest !== null)
  return await listByChain(chains, (chain) => grantsOn(deps, withPrefix(account.address.bech32, chain.bech32Prefix), chain))
}

/** Asks several chains at once; those that cannot be asked are missing. @throws Error other than an AppError. */
export async function listByChain<T extends { id: string }>(
  chains: readonly T[],
  ask: (chain: T) => Promise<Permission[]>,
): Promise<PermissionList> {
  const answers = await Promise.all(
    chains.map(async (chain): Promise<PermissionList> => {
      try {
        return { permissions: await ask(chain), missing: [] }
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        return { permissions: [], missing: [{ chainId: chain.id, error: toErrorData(error) }] }
      }
    }),
  )
  return { permissions: answers.flatMap(({ permissions }) => permissions), missing: answers.flatMap(({ missing }) => missing) }
}

/** What reading grants needs. */
export type GrantReaderDeps = Pick<GrantDeps, 'registry' | 'hosts' | 'request' | 'clock'>

async function grantsOn({ registry, hosts, request, clock }: GrantReaderDeps, granter: string, chain: ChainRecord): Promise<Permission[]> {
  const ask = () => {
    const rest = registry.chain(chain.id)?.endpoints.rest ?? ''
    return readGrants(request, { rest, granter }, clock.now())
  }
  const named = (coins: readonly Coin[]) => coins.map(({ denom, amount }) => ({ asset: registry.asset(chain.id, denom), amount }))
  const toPermission = ({ kind, grantee, messages, limits, period, scope, expiresAt }: GivenGrant): Permission => {
    const granted = {
      chainId: chain.id,
      spender: grantee,
      limits: named(limits),
      period: period === null ? null : { seconds: period.seconds, limits: named(period.limits) },
      scope,
      expiresAt,
    }
    return kind === 'grant' ? { kind, message: messages[0] ?? null, ...granted } : { kind, messages: [...messages], ...granted }
  }
  return (await onNextHost(hosts, ask)).map(toPermission)
}

/**
 * Returns what grants allow that are to be revoked, in their order; those of which the node does not tell are missing, and are revoked all
 * the same.
 */
export async function readRevoked(
  deps: GrantReaderDeps,
  { granter, chain }: { granter: string; chain: ChainRecord },
  revocations: readonly Revocation[],
): Promise<Permission[]> {
  const given = await noneIfUntold(grantsOn(deps, granter, chain))
  return revocations.flatMap((revocation) => given.find((one) => isRevokedBy(revocation, one)) ?? [])
}

/** Resolves with nothing where a chain does not tell its permissions: what is revoked does not depend on it. @throws what is no AppError. */
export async function noneIfUntold(asked: Promise<Permission[]>): Promise<Permission[]> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof AppError) return []
    throw error
  }
}

/**
 * Builds a quote that revokes a grant.
 * @throws AppError account.unknown, chain.unknown.
 */
export async function offerGrantRevoke(deps: GrantDeps, asked: GrantRevokeRequest): Promise<Quote> {
  const account = getAccount(deps.db, asked.accountId)
  const chain = deps.registry.chain(asked.chainId)
  if (chain === null || !isInitia(chain.kind)) throw new AppError('chain.unknown', phrase`No node is listed for ${asked.chainId}.`)
  const from = grantedThing(chain, asked.kind === 'grant' ? asked.message : FEES)
  const ends = { fromChainId: chain.id, fromDenom: from.denom, toChainId: chain.id, toDenom: from.denom }
  const own = withPrefix(account.address.bech32, chain.bech32Prefix)
  const revocation = { grantee: asked.spender, message: asked.kind === 'grant' ? asked.message : null }
  const [fees, revoked] = await Promise.all([
    networkFee(deps, chain.id, 'send', from.denom),
    readRevoked(deps, { granter: own, chain }, [revocation]),
  ])
  const now = deps.clock.now()
  const quote = ownQuote({
    id: deps.newId(),
    task: 'revoke',
    spender: asked.spender,
    revokes: asked.kind,
    revoked,
    request: { accountId: account.id, ...ends, amount: '0', recipient: null, slippagePercent: '0' },
    from,
    fees,
    quotedAt: now,
    expiresAt: now + QUOTE_LIFE_MS,
    obstacle: account.signer.kind === 'watched' ? 'watchOnly' : canSignOn(account, chain) ? null : 'noSigner',
  })
  return deps.keep({ quote, operations: '[]', sender: own, recipient: own })
}

/** Stands for the denomination where fees are granted: no chain has a coin of this name. */
const FEES = 'feegrant'

/** A grant is of no coin: it goes by the type of its message. */
function grantedThing(chain: ChainRecord, denom: string): Asset {
  const symbol = denom === FEES ? 'Network fees' : shortType(denom)
  return { chainId: chain.id, denom, symbol, name: symbol, decimals: 0, isVerified: true, originId: denom }
}

function isInitia(kind: ChainRecord['kind']): boolean {
  return kind === 'initia-l1' || kind === 'initia-rollup'
}
