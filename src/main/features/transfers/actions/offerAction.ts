// Offers own actions: builds a quote without the router. The chain itself says when the document is built whether it would accept it.
import type { Action } from '../../../../shared/contract/transfer/action.ts'
import type { Account } from '../../../../shared/contract/account.ts'
import type { Quote } from '../../../../shared/contract/transfer/route.ts'
import { AppError } from '../../../../shared/domain/errors.ts'
import { phrase } from '../../../../shared/domain/phrase.ts'
import { canSignOn } from '../../../../shared/domain/signingApp.ts'
import type { ActionOf } from '../../../../shared/domain/transfer/ownActions.ts'
import { readBallot } from '../../../clients/chains/cosmos/governance.ts'
import { readStakes } from '../../../clients/chains/cosmos/stakes.ts'
import type { ChainRecord, Registry } from '../../../clients/chains/registry/registry.ts'
import { QUOTE_LIFE_MS } from '../../../clients/router/toRoute.ts'
import type { ReadDb } from '../../../db/database.ts'
import { getAccount } from '../../../db/journal/accounts.ts'
import { withPrefix } from '../../../platform/address.ts'
import { onNextHost } from '../../../platform/hostFailover.ts'
import type { Requester } from '../../../platform/http/limitConcurrency.ts'
import type { Clock } from '../../../platform/world.ts'
import { readTerm } from '../names/nameTerms.ts'
import { requireGaugeBallot } from './gauges.ts'
import { stakesQuestion, type ActionOwner, type ActionSubject } from './actionSubject.ts'
import { claimableOfLocks, requireLock, requireUnlocked } from './locks.ts'
import { claimSubject, compoundSubject, stakeSubject } from './rewards.ts'
import { requireVipClaim, VIP_REWARD } from './vipOutcome.ts'
import { readRevoked } from '../permissions/grants.ts'
import { ownQuote } from '../quotes/ownQuote.ts'
import { networkFee, type FeeDeps } from '../quotes/quoteFees.ts'
import type { KeptQuote } from '../quotes/quoteRoute.ts'

/** What building the quote of an action needs. */
export interface ActionQuoteDeps extends FeeDeps {
  /** The journal. */
  db: ReadDb
  registry: Registry
  request: Requester
  clock: Clock
  newId: () => string
}

/** What offering an action needs. */
export interface ActionDeps extends ActionQuoteDeps {
  keep: (kept: KeptQuote) => Quote
}

/** What the user wants to do. */
export interface ActionRequest {
  accountId: string
  chainId: string
  action: Action
}

type SubjectOf<A> = (deps: ActionQuoteDeps, whose: ActionOwner, action: A) => Promise<ActionSubject>

const SUBJECTS: { readonly [T in Action['type']]: SubjectOf<ActionOf<T>> } = {
  claimRewards: claimSubject,
  compound: compoundSubject,
  delegate: stakeSubject,
  undelegate: stakeSubject,
  redelegate: stakeSubject,
  cancelUnbonding: stakeSubject,
  vote: voteSubject,
  voteWeighted: voteSubject,
  revokeGrants: grantsSubject,
  extendName: nameSubject,
  extendLock: lockSubject,
  unstakeLock: lockSubject,
  claimLocked: lockedRewardsSubject,
  withdrawUnlocked: unlockedSubject,
  voteGauges: gaugeSubject,
  claimVip: vipSubject,
}

/**
 * Builds a quote that does an action.
 * @throws AppError account.unknown, chain.unknown, staking.nothing, name.…; network.…, chain.….
 */
export async function offerAction(deps: ActionDeps, asked: ActionRequest): Promise<Quote> {
  return deps.keep(await quoteAction(deps, asked))
}

/** Builds the same without keeping it, from what the chain says now. @throws AppError as `offerAction`. */
export async function quoteAction(deps: ActionQuoteDeps, { accountId, chainId, action }: ActionRequest): Promise<KeptQuote> {
  const account = getAccount(deps.db, accountId)
  const chain = requireChain(deps.registry, chainId, action)
  const me = withPrefix(account.address.bech32, chain.bech32Prefix)
  const subjectOf = SUBJECTS[action.type] as SubjectOf<Action>
  const subject = await onNextHost(deps.hosts, () => subjectOf(deps, { chain, me }, action))
  const { about, recipient, offered = action, ballot = null, gaugeBallot = null, vipClaim = null, nameTerm = null, payout = null } = subject
  const { revoked = [] } = subject
  const from = about[0]?.asset ?? deps.registry.asset(chain.id, chain.feeTokens[0]?.denom ?? '')
  const ends = { fromChainId: chain.id, fromDenom: from.denom, toChainId: chain.id, toDenom: from.denom }
  const now = deps.clock.now()
  const quote = ownQuote({
    id: deps.newId(),
    task: 'act',
    action: offered,
    about,
    ballot,
    gaugeBallot,
    vipClaim,
    nameTerm,
    payout,
    revoked,
    // Nothing is sent anywhere: what the action is about is beside it.
    request: { accountId, ...ends, amount: '0', recipient, slippagePercent: '0' },
    from,
    fees: await networkFee(deps, chain.id, 'send', from.denom),
    quotedAt: now,
    expiresAt: now + QUOTE_LIFE_MS,
    obstacle: obstacleOf(account, chain),
  })
  return { quote, operations: '[]', sender: me, recipient: recipient ?? me }
}

function obstacleOf(account: Account, chain: ChainRecord): Quote['obstacle'] {
  if (account.signer.kind === 'watched') return 'watchOnly'
  return canSignOn(account, chain) ? null : 'noSigner'
}

/** Returns a chain that has the module of an action: staking and governance the L1, permissions each chain of Initia. @throws AppError chain.unknown. */
function requireChain(registry: Registry, chainId: string, { type }: Action): ChainRecord {
  const chain = registry.chain(chainId)
  const hasModule = chain?.kind === 'initia-l1' || (type === 'revokeGrants' && chain?.kind === 'initia-rollup')
  if (hasModule && chain.endpoints.rest !== null) return chain
  throw new AppError('chain.unknown', phrase`No node is listed for ${chainId}.`)
}

/** It is about no amount: what is revoked stands in the action, and beside it what that allowed. */
async function grantsSubject(
  deps: ActionQuoteDeps,
  { chain, me }: ActionOwner,
  { grants }: ActionOf<'revokeGrants'>,
): Promise<ActionSubject> {
  return { about: [], recipient: null, revoked: await readRevoked(deps, { granter: me, chain }, grants) }
}

/** The module itself refuses what is not there. */
function coinSubject(
  { registry }: ActionQuoteDeps,
  { chain }: ActionOwner,
  { denom, amount }: { denom: string; amount: string },
): Promise<ActionSubject> {
  return Promise.resolve({ about: [{ asset: registry.asset(chain.id, denom), amount }], recipient: null })
}

/** The price is the module's now, and shown so; the chain itself refuses what is too short or too far ahead. */
async function nameSubject(deps: ActionQuoteDeps, { chain, me }: ActionOwner, action: ActionOf<'extendName'>): Promise<ActionSubject> {
  const { nameTerm, amount } = await readTerm(deps, { chainId: chain.id, owner: me }, action)
  const about = [{ asset: deps.registry.asset(chain.id, action.denom), amount }]
  return { about, recipient: null, nameTerm, offered: { ...action, amount } }
}

/** What is signed names no amount, but the lock: it is shown with what it is now. The chain refuses an end that it does not allow. */
async function lockSubject(
  deps: ActionQuoteDeps,
  owner: ActionOwner,
  action: ActionOf<'extendLock' | 'unstakeLock'>,
): Promise<ActionSubject> {
  const amount = await requireLock(deps, owner, action)
  return { about: [{ asset: deps.registry.asset(owner.chain.id, action.denom), amount }], recipient: null, offered: { ...action, amount } }
}

/** Rewards grow with each block here too. */
async function lockedRewardsSubject(deps: ActionQuoteDeps, owner: ActionOwner): Promise<ActionSubject> {
  return { about: [await claimableOfLocks(deps, owner)], recipient: null }
}

async function unlockedSubject(deps: ActionQuoteDeps, owner: ActionOwner, action: ActionOf<'withdrawUnlocked'>): Promise<ActionSubject> {
  await requireUnlocked(deps, owner, action)
  return coinSubject(deps, owner, action)
}

/** The voting power is what the account has now: what is signed names parts of it. */
async function gaugeSubject(deps: ActionQuoteDeps, voter: ActionOwner, action: ActionOf<'voteGauges'>): Promise<ActionSubject> {
  return { about: [], recipient: null, gaugeBallot: await requireGaugeBallot(deps, voter, action) }
}

/** What is signed names no amount: what the module pays out is calculated from its tables. A first claim of a rollup pays nothing yet. */
async function vipSubject(deps: ActionQuoteDeps, owner: ActionOwner, action: ActionOf<'claimVip'>): Promise<ActionSubject> {
  const vipClaim = await requireVipClaim(deps, owner, action)
  const paid = vipClaim.flatMap(({ stages }) => stages).reduce((sum, stage) => sum + BigInt(stage.paid), 0n)
  const about = paid === 0n ? [] : [{ asset: deps.registry.asset(owner.chain.id, VIP_REWARD), amount: paid.toString() }]
  return { about, recipient: null, vipClaim }
}

/** The chain itself refuses votes on what is not open. */
async function voteSubject(deps: ActionQuoteDeps, voter: ActionOwner, { proposal }: { proposal: string }): Promise<ActionSubject> {
  const { chain } = voter
  const question = stakesQuestion(deps, voter)
  const [found, stakes] = await Promise.all([readBallot(deps.request, question, proposal), readStakes(deps.request, question)])
  if (found === null) return { about: [], recipient: null }
  const sums = new Map<string, bigint>()
  for (const { kind, denom, amount } of stakes ?? []) {
    if (kind === 'delegation') sums.set(denom, (sums.get(denom) ?? 0n) + BigInt(amount))
  }
  const weight = [...sums].map(([denom, sum]) => ({ asset: deps.registry.asset(chain.id, denom), amount: sum.toString() }))
  return { about: [], recipient: null, ballot: { title: found.title, earlier: found.ownVote, weight, endsAt: found.endsAt } }
}
