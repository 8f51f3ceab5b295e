// Asks the L1's module of locked stakes what an account has locked, which account holds it, and for how long stakes can be locked.
// Sources: initia-labs/vip-contract sources/lock_staking.move (get_locked_delegations, get_staking_address, ModuleStore);
// initia-labs/interwovenkit packages/interwovenkit-react/src/data/initia-staking.ts (how its views are asked); initia-labs/initia
// proto/initia/move/v1/query.proto (Resource).
import { fromHex, toBech32 } from '@cosmjs/encoding'
import { LOCK_MODULE } from '../../../../shared/domain/staking/lockStaking.ts'
import { LockedDelegationsView, LockRulesResource, StakingAddressView } from '../../../../wire/locks.ts'
import type { Requester } from '../../../platform/http/limitConcurrency.ts'
import { askGateway } from '../cosmos/gateway.ts'
import { askView } from './moveView.ts'
import type { VipQuestion } from './vipQuestion.ts'

/** A locked stake. One is what has the same asset, validator and end: what is locked alike is added to it. */
export interface Lock {
  /** Address of the asset's metadata, 0x…. */
  metadata: string
  /** The validator's operator address. */
  validator: string
  /** Base units. */
  amount: string
  /** Its last second, seconds since 1970. */
  release: number
}

/** @param owner 0x… @returns the locks, the next to end first @throws AppError network.*, chain.badReply, chain.refused. */
export async function readLocks(request: Requester, question: VipQuestion, owner: string): Promise<Lock[]> {
  const { data } = await askView(request, question, viewOf(question, 'get_locked_delegations'), [owner], LockedDelegationsView)
  return data
    .map(({ metadata, validator, amount, release_time }) => ({ metadata, validator, amount, release: release_time }))
    .toSorted((left, right) => left.release - right.release)
}

/**
 * Returns the account that the module keeps for an owner, bech32: it stakes, earns, and gets back what is taken out.
 * @param owner 0x…
 * @throws AppError network.*, chain.badReply, chain.refused.
 */
export async function lockingAccount(request: Requester, question: VipQuestion, owner: string, prefix: string): Promise<string> {
  const { data } = await askView(request, question, viewOf(question, 'get_staking_address'), [owner], StakingAddressView)
  return toBech32(prefix, fromHex(data.slice(2).padStart(64, '0')))
}

/** Returns how long ahead of now a lock may end, seconds. @throws AppError network.*, chain.badReply, chain.refused. */
export async function longestLock(request: Requester, { rest, publisher, signal }: VipQuestion): Promise<number> {
  const tag = encodeURIComponent(`${publisher}::${LOCK_MODULE}::ModuleStore`)
  const path = `/initia/move/v1/accounts/${publisher}/resources/by_struct_tag?struct_tag=${tag}`
  const { resource } = await askGateway(request, { rest, path, schema: LockRulesResource, signal })
  return resource.move_resource.data.max_lock_period
}

const viewOf = ({ publisher }: VipQuestion, name: string) => ({ address: publisher, module: LOCK_MODULE, name })
