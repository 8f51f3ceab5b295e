// Offers own actions: builds a quote without the router. The chain itself says when the document is built whether it would accept it.
import type { Action, AssetAmount } from '../../../../shared/contract/transfer/action.ts'
import type { Account } from '../../../../shared/contract/account.ts'
import type { Quote } from '../../../../shared/contract/transfer/route.ts'
import { AppError } from '../../../../shared/domain/errors.ts'
import { phrase } from '../../../../shared/domain/phrase.ts'
import { canSignOn } from '../../../../shared/domain/signingApp.ts'
import type { ActionOf } from '../../../../shared/domain/transfer/ownActions.ts'
import { readBallot } from '../../../clients/chains/cosmos/governance.ts'
import { readPaidTo } from '../../../clients/chains/cosmos/mstaking.ts'
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
import { claimableOfLocks, requireLock, requireUnlocked } from './locks.ts'
import { requireVipClaim, VIP_REWARD } from './vipOutcome.ts'
import { ownQuote } from '../quotes/ownQuote.ts'
import { networkFee, type FeeDeps } from '../quotes/quoteFees.ts'
import type { KeptQuote } from '../quotes/quoteRoute.ts'

/** What offering an action needs. */
export interface ActionDeps extends FeeDeps {
  /** The journal. */
  db: ReadDb
  registry: Registry
  request: Requester
  clock: Clock
  newId: () => string
  keep: (kept: KeptQuote) => Quote
}

/** What the user wants to do. */
export interface ActionRequest {
  accountId: string
  chainId: string
  action: Action
}

/** What an action is about, by the chain's records; a vote is about no amount, but has a ballot. */
interface Subject {
  ballot?: Quote['ballot']
  gaugeBallot?: Quote['gaugeBallot']
  vipClaim?: Quote['vipClaim']
  nameTerm?: Quote['nameTerm']
  /** The action with what it costs now, where that is not as asked. */
  offered?: Action
  about: AssetAmount[]
  /** Who receives what it pays out, when it is not the account. */
  recipient: string | null
}

/** Whose action it is. */
interface Whose {
  chain: ChainRecord
  /** The account's address on that chain. */
  me: string
}

const SUBJECTS: { readonly [T in Action['type']]: (deps: ActionDeps, whose: Whose, action: ActionOf<T>) => Promise<Subject> } = {
  claimRewards: claimSubject,
  compound: compoundSubject,
  delegate: coinSubject,
  undelegate: coinSubject,
  redelegate: coinSubject,
  cancelUnbonding: coinSubject,
  vote: voteSubject,
  voteWeighted: voteSubject,
  // It is about no amount: what is revoked stands in the action.
  revokeGrants: () => Promise.resolve({ about: [], recipient: null }),
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
export async function offerAction(deps: ActionDeps, { accountId, chainId, action }: ActionRequest): Promise<Quote> {
  const account = getAccount(deps.db, accountId)
  const chain = requireChain(deps.registry, chainId, action)
  const me = withPrefix(account.address.bech32, chain.bech32Prefix)
  const subjectOf = SUBJECTS[action.type] as (deps: ActionDeps, whose: Whose, action: Action) => Promise<Subject>
  const subject = await onNextHost(deps.hosts, () => subjectOf(deps, { chain, me }, action))
  const { about, recipient, ballot = null, gaugeBallot = null, vipClaim = null, nameTerm = null, offered = action } = subject
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
    // Nothing is sent anywhere: what the action is about is beside it.
    request: { accountId, ...ends, amount: '0', recipient, slippagePercent: '0' },
    from,
    fees: await networkFee(deps, chain.id, 'send', from.denom),
    quotedAt: now,
    expiresAt: now + QUOTE_LIFE_MS,
    obstacle: obstacleOf(account, chain),
  })
  return deps.keep({ quote, operations: '[]', sender: me, recipient: recipient ?? me })
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

/** The chain itself refuses what it does not stake. */
function coinSubject({ registry }: ActionDeps, { chain }: Whose, { denom, amount }: { denom: string; amount: string }): Promise<Subject> {
  return Promise.resolve({ about: [{ asset: registry.asset(chain.id, denom), amount }], recipient: null })
}

/** The price is the module's now, and shown so; the chain itself refuses what is too short or too far ahead. */
async function nameSubject(deps: ActionDeps, { chain, me }: Whose, action: ActionOf<'extendName'>): Promise<Subject> {
  const { nameTerm, amount } = await readTerm(deps, { chainId: chain.id, owner: me }, action)
  const about = [{ asset: deps.registry.asset(chain.id, action.denom), amount }]
  return { about, recipient: null, nameTerm, offered: { ...action, amount } }
}

/** What is signed names no amount, but the lock: it is shown with what it is now. The chain refuses an end that it does not allow. */
async function lockSubject(deps: ActionDeps, owner: Whose, action: ActionOf<'extendLock' | 'unstakeLock'>): Promise<Subject> {
  const amount = await requireLock(deps, owner, action)
  return { about: [{ asset: deps.registry.asset(owner.chain.id, action.denom), amount }], recipient: null, offered: { ...action, amount } }
}

/** Rewards grow with each block here too. */
async function lockedRewardsSubject(deps: ActionDeps, owner: Whose): Promise<Subject> {
  return { about: await claimableOfLocks(deps, owner), recipient: null }
}

async function unlockedSubject(deps: ActionDeps, owner: Whose, action: ActionOf<'withdrawUnlocked'>): Promise<Subject> {
  await requireUnlocked(deps, owner, action)
  return coinSubject(deps, owner, action)
}

/** The voting power is what the account has now: what is signed names parts of it. */
async function gaugeSubject(deps: ActionDeps, voter: Whose, action: ActionOf<'voteGauges'>): Promise<Subject> {
  return { about: [], recipient: null, gaugeBallot: await requireGaugeBallot(deps, voter, action) }
}

/** What is signed names no amount: what the module pays out is reckoned from what it keeps. A first claim of a rollup pays nothing yet. */
async function vipSubject(deps: ActionDeps, owner: Whose, action: ActionOf<'claimVip'>): Promise<Subject> {
  const vipClaim = await requireVipClaim(deps, owner, action)
  const paid = vipClaim.flatMap(({ stages }) => stages).reduce((sum, stage) => sum + BigInt(stage.paid), 0n)
  const about = paid === 0n ? [] : [{ asset: deps.registry.asset(owner.chain.id, VIP_REWARD), amount: paid.toString() }]
  return { about, recipient: null, vipClaim }
}

/** Rewards grow with each block: what the chain pays out is a little more. */
async function claimSubject(deps: ActionDeps, owner: Whose, { validators, locked }: ActionOf<'claimRewards'>): Promise<Subject> {
  const { chain, me } = owner
  const question = { rest: deps.registry.chain(chain.id)?.endpoints.rest ?? '', kind: chain.kind, address: me }
  const stakes = (await readStakes(deps.request, question)) ?? []
  const sums = new Map<string, bigint>()
  for (const { kind, validator, denom, amount } of stakes) {
    if (kind === 'reward' && validators.includes(validator)) sums.set(denom, (sums.get(denom) ?? 0n) + BigInt(amount))
  }
  const recipient = await readPaidTo(deps.request, question)
  if (sums.size > 0 && locked === true) {
    // One address is shown for all that is paid out, and the module pays the account itself.
    if (recipient !== null) {
      throw new AppError('staking.nothing', 'Locked rewards go to your own address, so claim them separately.', {
        hint: 'Claim each of them from Staking.',
      })
    }
    for (const { asset, amount } of await claimableOfLocks(deps, owner))
      sums.set(asset.denom, (sums.get(asset.denom) ?? 0n) + BigInt(amount))
  }
  const about = [...sums].map(([denom, sum]) => ({ asset: deps.registry.asset(chain.id, denom), amount: sum.toString() }))
  if (about.length === 0) throw new AppError('staking.nothing', 'There are no rewards to claim from these validators.')
  return { about, recipient }
}

/** What is staked again must be there as rewards now, and be paid to the account itself. */
async function compoundSubject(deps: ActionDeps, { chain, me }: Whose, { denom, stakes }: ActionOf<'compound'>): Promise<Subject> {
  const question = { rest: deps.registry.chain(chain.id)?.endpoints.rest ?? '', kind: chain.kind, address: me }
  const [held, paidTo] = await Promise.all([readStakes(deps.request, question), readPaidTo(deps.request, question)])
  if (paidTo !== null) {
    throw new AppError('staking.nothing', 'Rewards are paid out to another address, so they can’t be staked again.', {
      hint: 'Claim them, and stake from that address.',
    })
  }
  for (const { validator, amount } of stakes) {
    const reward = (held ?? []).find((one) => one.kind === 'reward' && one.validator === validator && one.denom === denom)
    if (BigInt(reward?.amount ?? '0') < BigInt(amount)) {
      throw new AppError('staking.nothing', 'The rewards are less than shown: they were claimed in the meantime.', { hint: 'Check again.' })
    }
  }
  const sum = stakes.reduce((before, { amount }) => before + BigInt(amount), 0n)
  return { about: [{ asset: deps.registry.asset(chain.id, denom), amount: sum.toString() }], recipient: null }
}

/** The chain itself refuses votes on what is not open. */
async function voteSubject(deps: ActionDeps, { chain, me }: Whose, { proposal }: { proposal: string }): Promise<Subject> {
  const question = { rest: deps.registry.chain(chain.id)?.endpoints.rest ?? '', kind: chain.kind, address: me }
  const [found, stakes] = await Promise.all([readBallot(deps.request, question, proposal), readStakes(deps.request, question)])
  if (found === null) return { about: [], recipient: null }
  const sums = new Map<string, bigint>()
  for (const { kind, denom, amount } of stakes ?? []) {
    if (kind === 'delegation') sums.set(denom, (sums.get(denom) ?? 0n) + BigInt(amount))
  }
  const weight = [...sums].map(([denom, sum]) => ({ asset: deps.registry.asset(chain.id, denom), amount: sum.toString() }))
  return { about: [], recipient: null, ballot: { title: found.title, earlier: found.ownVote, weight } }
}
