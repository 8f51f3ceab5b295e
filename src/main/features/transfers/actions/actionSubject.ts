// What an own action is about, by the chain's records, and whose it is.
import type { Action, AssetAmount } from '../../../../shared/contract/transfer/action.ts'
import type { Quote } from '../../../../shared/contract/transfer/route.ts'
import type { ChainRecord, Registry } from '../../../clients/chains/registry/registry.ts'
import type { StakesQuestion } from '../../../clients/chains/cosmos/stakes.ts'
import type { Requester } from '../../../platform/http/limitConcurrency.ts'

/** What reading it needs. */
export interface SubjectDeps {
  registry: Registry
  request: Requester
}

/** What an action is about; a vote is about no amount, but has a ballot. */
export interface ActionSubject {
  ballot?: Quote['ballot']
  gaugeBallot?: Quote['gaugeBallot']
  vipClaim?: Quote['vipClaim']
  nameTerm?: Quote['nameTerm']
  payout?: Quote['payout']
  revoked?: Quote['revoked']
  /** The action with what it costs now, where that is not as asked. */
  offered?: Action
  about: AssetAmount[]
  /** Who receives what it pays out, when it is not the account. */
  recipient: string | null
}

/** Whose action it is. */
export interface ActionOwner {
  chain: ChainRecord
  /** The account's address on that chain. */
  me: string
}

/** Returns where to ask about the account's stakes now: the chain's preferred host may have changed since. */
export function stakesQuestion({ registry }: Pick<SubjectDeps, 'registry'>, { chain, me }: ActionOwner): StakesQuestion {
  return { rest: registry.chain(chain.id)?.endpoints.rest ?? '', kind: chain.kind, address: me }
}
