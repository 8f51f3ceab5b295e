// Compares what two quotes ask for: whether a second one continues the first, and whether one that was done leaves another without purpose.
// Pure, free of zod.
import type { Quote } from '../../contract/transfer/route.ts'
import type { Transfer } from '../../contract/transfer/transfer.ts'
import { chosenTerm, hasLockEnded } from '../staking/lockStaking.ts'
import { actionOf, isVote, type OwnAction } from './ownActions.ts'

type Asked = Pick<Quote, 'task' | 'request' | 'action' | 'revokes' | 'spender' | 'from' | 'quotedAt'>

/**
 * Compares what the user asked for. Variant, slippage and amounts that grow by themselves may differ: the newer quote replaces the whole.
 */
export function isSameRequest(one: Asked, other: Asked): boolean {
  const fields = ['accountId', 'fromChainId', 'fromDenom', 'toChainId', 'toDenom', 'amount', 'recipient', 'memo'] as const
  if (one.task !== other.task || !fields.every((field) => one.request[field] === other.request[field])) return false
  return subjectKey(one) === subjectKey(other)
}

/**
 * Returns whether what is asked for is no longer needed once the others were done: permissions that they revoked, a proposal or cycle that
 * they voted on, rewards that they claimed, a lock that they changed. A payment or a stake never is: the same again may be meant.
 * @param done quotes of completed transfers
 */
export function isDoneBy(asked: Asked, done: readonly Asked[]): boolean {
  const near = done.filter(
    ({ request }) => request.accountId === asked.request.accountId && request.fromChainId === asked.request.fromChainId,
  )
  const action = actionOf(asked)
  if (action === null) return asked.task === 'revoke' && near.some((one) => isSameRequest(one, asked))
  const actions = near.map(actionOf).filter((one) => one !== null)
  const keys = consumedKeys(action)
  if (keys.length === 0) return false
  const gone = new Set(actions.flatMap(consumedKeys))
  return keys.every((key) => gone.has(key))
}

/**
 * Returns whether a transfer may be closed or given a newer quote: it is open, nothing of it was signed, and the device answered what it was
 * asked last. An answer to a document that was given up can no longer be used.
 */
export function isUnsigned({ phase, legs, signedHook }: Pick<Transfer, 'phase' | 'legs' | 'signedHook'>): boolean {
  return (
    isBeforeSignature({ phase, legs, signedHook }) &&
    legs.every(({ asked, refusal, end }) => end !== null || asked === 0 || refusal !== null)
  )
}

/** Returns whether a transfer is open and no signature of it is stored; the device may be asking for one, or its answer was lost. */
export function isBeforeSignature({ phase, legs, signedHook }: Pick<Transfer, 'phase' | 'legs' | 'signedHook'>): boolean {
  const isOpen = phase === 'quoted' || phase === 'authorised' || phase === 'built'
  return isOpen && signedHook === null && legs.every(({ hash }) => hash === null)
}

/** Returns what is asked for besides the ends and the amount, as text. */
function subjectKey(asked: Asked): string {
  const action = actionOf(asked)
  if (action === null) return asked.task === 'revoke' ? JSON.stringify([asked.revokes, asked.spender]) : ''
  return JSON.stringify(comparable(action, asked.quotedAt))
}

/**
 * Returns an action in a fixed order, without the amounts that the chain named, which may differ in a newer quote. The end of a lock that has
 * ended is counted from the time of the request, so its term is compared.
 */
function comparable(action: OwnAction, quotedAt: number): unknown {
  switch (action.type) {
    case 'claimRewards':
      return [action.type, action.validators.toSorted(), action.locked === true]
    case 'compound':
      return [action.type, action.denom, action.stakes.map(({ validator }) => validator).toSorted()]
    case 'voteWeighted':
      return [action.type, action.proposal, action.options.map(({ option, weight }) => `${option} ${weight}`).toSorted()]
    case 'voteGauges':
      return [action.type, action.cycle, action.shares.map(({ bridge, weight }) => `${bridge} ${weight}`).toSorted()]
    case 'claimVip':
    case 'revokeGrants':
      return [action.type, consumedKeys(action).toSorted()]
    case 'extendLock': {
      const hasEnded = hasLockEnded(action.release * 1000, quotedAt)
      return { ...action, amount: null, until: hasEnded ? chosenTerm(action.until, quotedAt) : action.until }
    }
    case 'extendName':
    case 'unstakeLock':
      return { ...action, amount: null }
    default:
      return action
  }
}

/** Returns keys of what an action uses up: votes, rewards, locks, permissions. Empty for an action that can be meant twice. */
function consumedKeys(action: OwnAction): string[] {
  if (action.type !== 'revokeGrant' && action.type !== 'revokeFeeGrant' && isVote(action)) return [`vote ${action.proposal}`]
  switch (action.type) {
    case 'revokeGrants':
      return action.grants.map(({ grantee, message }) => grantKey(grantee, message))
    case 'revokeGrant':
      return [grantKey(action.grantee, action.message)]
    case 'revokeFeeGrant':
      return [grantKey(action.grantee, null)]
    case 'claimRewards':
      return [...action.validators.map((validator) => `rewards ${validator}`), ...(action.locked === true ? ['locked rewards'] : [])]
    case 'compound':
      return action.stakes.map(({ validator }) => `rewards ${validator}`)
    case 'claimLocked':
      return ['locked rewards']
    case 'extendLock':
    case 'unstakeLock':
      return [`lock ${action.validator} ${action.denom} ${action.release}`]
    case 'cancelUnbonding':
      return [`unbonding ${action.validator} ${action.denom} ${action.height} ${action.amount}`]
    case 'voteGauges':
      return [`gauges ${action.cycle}`]
    case 'claimVip':
      return action.rollups.flatMap(({ bridge, version, stages }) => stages.map(({ stage }) => `vip ${bridge} ${version} ${stage}`))
    case 'withdrawUnlocked':
      return [`unlocked ${action.denom}`]
    default:
      return []
  }
}

function grantKey(grantee: string, message: string | null): string {
  return `grant ${grantee} ${message ?? ''}`
}
