// Names the screen that an own action, a claim or a revocation is begun from. Pure.
import type { Quote } from '../../../shared/contract/transfer/route.ts'
import { isVote } from '../../../shared/domain/transfer/ownActions.ts'

const ORIGINS = { act: 'staking', vip: 'vip', vote: 'governance', revoke: 'permissions', claim: 'withdrawals', name: 'accounts' } as const

/** Returns the list that a quote was taken from; null for a transfer or a send, which the form makes. */
export function originOf({ task, action }: Pick<Quote, 'task' | 'action'>): keyof typeof ORIGINS | null {
  if (task === 'route' || task === 'send') return null
  if (action?.type === 'claimVip') return 'vip'
  if (action?.type === 'revokeGrants') return 'revoke'
  if (action?.type === 'extendName') return 'name'
  return action !== null && (isVote(action) || action.type === 'voteGauges') ? 'vote' : task
}

/** Returns the screen of that list; null for what the form makes. */
export function originScreen(quote: Pick<Quote, 'task' | 'action'>): (typeof ORIGINS)[keyof typeof ORIGINS] | null {
  const origin = originOf(quote)
  return origin === null ? null : ORIGINS[origin]
}
