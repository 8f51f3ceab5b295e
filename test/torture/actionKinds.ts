// The kinds of own actions that the torture drives. Each is about what the chain says the account has at that moment.
import type { Action } from '../../src/shared/contract/transfer/action.ts'
import type { Quote } from '../../src/shared/contract/transfer/route.ts'
import type { StakingChain } from '../../src/shared/contract/transfer/staking.ts'
import { actionOf, type OwnAction } from '../../src/shared/domain/transfer/ownActions.ts'
import type { App } from './appProcess.ts'
import type { SeededRandom } from './seededRandom.ts'

type Client = App['client']

/** What the user asks for, by its name in the figures; `mark` tells its transfers apart. */
export interface OfferKind {
  name: string
  mark: string
  app: 'ethereum' | 'cosmos'
  /** Asks for a quote; null where there is nothing to do at the moment. */
  offer(client: Client, accountId: string, chance: SeededRandom): Promise<Quote | null>
}

/** Names the kind of a quote: an own action by its type, anything else by its amount, since no two ask for the same. */
export function markOf(quote: Quote): string {
  return actionOf(quote)?.type ?? quote.request.amount
}

/** The L1, where own actions happen. */
export const CHAIN = 'practice-1'

/** What each action of staking is done with; null where the account has nothing for it. */
const STAKING: {
  readonly [T in Exclude<Action['type'], 'vote' | 'voteWeighted' | 'voteGauges' | 'claimVip' | 'revokeGrants' | 'extendName'>]: (
    chain: StakingChain,
    chance: SeededRandom,
  ) => Action | null
} = {
  claimRewards: ({ rewards, locks }, chance) => {
    const validators = rewards.map(({ validator }) => validator).filter(() => chance.happens(0.7))
    const isWithLocked = locks !== null && locks.rewards.length > 0 && chance.happens(0.5)
    return validators.length === 0 ? null : { type: 'claimRewards', validators, ...(isWithLocked && { locked: true as const }) }
  },
  compound: ({ rewards }, chance) => {
    const stakes = rewards.filter(({ asset, amount }) => asset.denom === 'uinit' && amount !== '0' && chance.happens(0.7))
    if (stakes.length === 0) return null
    return { type: 'compound', denom: 'uinit', stakes: stakes.map(({ validator, amount }) => ({ validator, amount })) }
  },
  delegate: ({ validators }, chance) => {
    const { address } = chance.pick(validators)
    return { type: 'delegate', validator: address, denom: 'uinit', amount: amountUpTo(2_000_000, chance) }
  },
  undelegate: ({ delegations }, chance) => {
    if (delegations.length === 0) return null
    const { validator, amount } = chance.pick(delegations)
    return { type: 'undelegate', validator, denom: 'uinit', amount: partOf(amount, chance) }
  },
  redelegate: ({ delegations, validators }, chance) => {
    if (delegations.length === 0) return null
    const { validator, amount } = chance.pick(delegations)
    const to = chance.pick(validators.filter(({ address }) => address !== validator)).address
    return { type: 'redelegate', validator, to, denom: 'uinit', amount: partOf(amount, chance) }
  },
  cancelUnbonding: (chain, chance) => {
    // What is to be cancelled must first have been taken out.
    if (chain.unbondings.length === 0) return STAKING.undelegate(chain, chance)
    const { validator, height, amount } = chance.pick(chain.unbondings)
    return { type: 'cancelUnbonding', validator, height, denom: 'uinit', amount: partOf(amount, chance) }
  },
  extendLock: ({ locks }, chance) => {
    if (locks === null || locks.parts.length === 0) return null
    const { validator, amount, endsAt } = chance.pick(locks.parts)
    const release = endsAt / 1000
    // Now and then to an end that is too far ahead, which the chain refuses.
    const until = release + 86_400 * (chance.happens(0.1) ? 3000 : 1 + chance.below(30))
    return { type: 'extendLock', validator, denom: 'uinit', amount, release, until }
  },
  unstakeLock: ({ locks }, chance) => {
    if (locks === null || locks.parts.length === 0) return null
    // One that has not ended is refused by the chain.
    const { validator, amount, endsAt } = chance.happens(0.9) ? (locks.parts[0] ?? chance.pick(locks.parts)) : chance.pick(locks.parts)
    return { type: 'unstakeLock', validator, denom: 'uinit', amount, release: endsAt / 1000 }
  },
  claimLocked: ({ locks }) => (locks === null || locks.rewards.length === 0 ? null : { type: 'claimLocked' }),
  withdrawUnlocked: ({ locks }) => {
    const [free] = locks?.free ?? []
    return free === undefined ? null : { type: 'withdrawUnlocked', denom: 'uinit', amount: free.amount }
  },
}

/** A vote on an open proposal, or now and then on one that is closed, which the chain refuses. */
async function chooseVote(client: Client, accountId: string, chance: SeededRandom, isSplit: boolean): Promise<Action | null> {
  const [chain] = (await client['governance.list']({ accountId })).chains
  if (chain === undefined || chain.proposals.length === 0) return null
  const { id } = chance.pick(chain.proposals)
  const proposal = chance.happens(0.1) ? '1' : id
  if (isSplit) {
    const first = 1 + chance.below(9)
    const options = [
      { option: 'yes' as const, weight: `0.${first}` },
      { option: chance.pick(['no', 'abstain', 'veto'] as const), weight: `0.${10 - first}` },
    ]
    return { type: 'voteWeighted', proposal, options }
  }
  return { type: 'vote', proposal, option: chance.pick(['yes', 'no', 'abstain', 'veto'] as const) }
}

/** Parts of the voting power for two rollups. */
async function chooseGauges(client: Client, accountId: string, chance: SeededRandom): Promise<Action | null> {
  const [chain] = (await client['governance.list']({ accountId })).chains
  const gauges = chain?.gauges ?? null
  const [first, second] = gauges?.gauges ?? []
  if (gauges === null || gauges.power === '0' || first === undefined || second === undefined) return null
  const part = 1 + chance.below(9)
  const shares = [
    { bridge: first.bridge, weight: `0.${part}` },
    { bridge: second.bridge, weight: `0.${10 - part}` },
  ]
  return { type: 'voteGauges', cycle: gauges.cycle, shares }
}

/** The next stages of a rollup, or now and then of all of them; null where all are claimed. */
async function chooseVip(client: Client, accountId: string, chance: SeededRandom): Promise<Action | null> {
  const [chain] = (await client['staking.vip']({ accountId })).chains
  const open = (chain?.rollups ?? []).flatMap(({ claim }) => (claim === null ? [] : [claim.asked]))
  if (open.length === 0) return null
  return { type: 'claimVip', rollups: chance.happens(0.3) ? open : [chance.pick(open)] }
}

function amountUpTo(most: number, chance: SeededRandom): string {
  return String(1 + chance.below(most))
}

/** A small part, or now and then a unit more than there is, which the chain refuses. */
function partOf(amount: string, chance: SeededRandom): string {
  return chance.happens(0.1) ? (BigInt(amount) + 1n).toString() : (BigInt(amount) / BigInt(2 + chance.below(8)) + 1n).toString()
}

/** A permission of each kind that a module gave, or one that nobody has, once all are revoked: the chain refuses that. */
async function offerRevoke(client: Client, accountId: string, kind: 'grant' | 'feeGrant', nobody: string): Promise<Quote> {
  const { permissions } = await client['permissions.list']({ accountId })
  const given = permissions.flatMap((one) => (one.kind === kind && one.chainId === CHAIN ? [one] : []))
  const [{ spender, ...first } = { spender: nobody }] = given
  if (kind === 'feeGrant') return await client['permissions.revoke']({ accountId, kind, chainId: CHAIN, spender })
  const message = ('message' in first ? first.message : null) ?? '/cosmos.gov.v1.MsgVote'
  return await client['permissions.revoke']({ accountId, kind, chainId: CHAIN, spender, message })
}

/** Several permissions at once, and now and then one that nobody has, for which the chain refuses all of them. */
async function offerRevokeSeveral(client: Client, accountId: string, chance: SeededRandom, nobody: string): Promise<Quote> {
  const { permissions } = await client['permissions.list']({ accountId })
  const given = permissions.flatMap((one) => {
    if (one.chainId !== CHAIN || (one.kind !== 'grant' && one.kind !== 'feeGrant') || !chance.happens(0.5)) return []
    return [{ grantee: one.spender, message: one.kind === 'grant' ? one.message : null }]
  })
  const grants = given.length === 0 || chance.happens(0.1) ? [...given, { grantee: nobody, message: '/cosmos.gov.v1.MsgVote' }] : given
  return await client['actions.offer']({ accountId, chainId: CHAIN, action: { type: 'revokeGrants', grants } })
}

/** A name of the account, now and then for longer than its module allows, which the chain refuses. */
async function offerExtension(client: Client, accountId: string, chance: SeededRandom): Promise<Quote | null> {
  const [chain] = (await client['names.own']({ accountId })).chains
  const [own] = chain?.names ?? []
  if (own === undefined) return null
  const { asset, terms } = await client['names.terms']({ accountId, chainId: CHAIN, name: own.name })
  const { years, amount } = chance.pick(terms)
  const action: Action = { type: 'extendName', name: own.name, years, denom: asset.denom, amount }
  return await client['actions.offer']({ accountId, chainId: CHAIN, action })
}

const NAMES: Readonly<Record<OwnAction['type'], string>> = {
  claimRewards: 'rewards claimed',
  compound: 'rewards staked again',
  delegate: 'staked',
  undelegate: 'unstaked',
  redelegate: 'a stake moved',
  cancelUnbonding: 'unstaking cancelled',
  vote: 'voted',
  voteWeighted: 'a vote split',
  revokeGrant: 'a grant taken back',
  revokeFeeGrant: 'a grant of fees taken back',
  revokeGrants: 'several grants taken back',
  extendName: 'a name extended',
  extendLock: 'a lock extended',
  unstakeLock: 'an ended lock taken out',
  claimLocked: 'rewards of locks claimed',
  withdrawUnlocked: 'an unlocked stake withdrawn',
  voteGauges: 'a gauge vote',
  claimVip: 'VIP rewards claimed',
}

/** Returns the kinds of own actions. @param nobody an account that was never granted anything. */
export function actionKinds(nobody: string): OfferKind[] {
  const kind = (mark: OwnAction['type'], offer: OfferKind['offer']): OfferKind => ({ name: NAMES[mark], mark, app: 'ethereum', offer })
  const staking = (Object.keys(STAKING) as (keyof typeof STAKING)[]).map((type) =>
    kind(type, async (client, accountId, chance) => {
      const [chain] = (await client['staking.list']({ accountId })).chains
      const action = chain === undefined ? null : STAKING[type](chain, chance)
      return action === null ? null : await client['actions.offer']({ accountId, chainId: CHAIN, action })
    }),
  )
  return [
    ...staking,
    ...(['vote', 'voteWeighted'] as const).map((type) =>
      kind(type, async (client, accountId, chance) => {
        const action = await chooseVote(client, accountId, chance, type === 'voteWeighted')
        return action === null ? null : await client['actions.offer']({ accountId, chainId: CHAIN, action })
      }),
    ),
    kind('voteGauges', async (client, accountId, chance) => {
      const action = await chooseGauges(client, accountId, chance)
      return action === null ? null : await client['actions.offer']({ accountId, chainId: CHAIN, action })
    }),
    kind('claimVip', async (client, accountId, chance) => {
      const action = await chooseVip(client, accountId, chance)
      return action === null ? null : await client['actions.offer']({ accountId, chainId: CHAIN, action })
    }),
    kind('revokeGrant', (client, accountId) => offerRevoke(client, accountId, 'grant', nobody)),
    kind('revokeFeeGrant', (client, accountId) => offerRevoke(client, accountId, 'feeGrant', nobody)),
    kind('revokeGrants', (client, accountId, chance) => offerRevokeSeveral(client, accountId, chance, nobody)),
    kind('extendName', offerExtension),
  ]
}
