// Acts on the locked stakes of the practice network's first account: reads them, offers, builds and signs.
import { expect } from 'vitest'
import type { Action } from '../../../src/shared/contract/transfer/action.ts'
import type { LockedStakes } from '../../../src/shared/contract/transfer/staking.ts'
import { approve } from '../../support/benches/hands.ts'
import { SOURCE, type practiceBench } from '../../support/benches/practiceBench.ts'

/** The practice network, and the app on it. */
export type LockRig = Awaited<ReturnType<typeof practiceBench>>

/** Returns what the account has staked on the L1. */
export async function stakingOf({ bench, account }: LockRig) {
  const { chains, missing } = await bench.client['staking.list']({ accountId: account.id })
  expect(missing).toEqual([])
  const [chain] = chains
  if (chain === undefined) throw new Error('no chain with staking')
  return chain
}

/** Returns what it has locked. */
export async function locksOf(rig: LockRig): Promise<LockedStakes> {
  const { locks, locksError } = await stakingOf(rig)
  expect(locksError).toBeNull()
  if (locks === null) throw new Error('no locks')
  return locks
}

/** Returns the lock that has ended, and the one that has not. */
export async function bothLocks(rig: LockRig): Promise<[ended: Locked, running: Locked]> {
  const [ended, running] = (await locksOf(rig)).parts
  if (ended === undefined || running === undefined) throw new Error('no two locks')
  return [lockOf(ended), lockOf(running)]
}

/** A lock, as an action names it. */
export type Locked = Omit<Extract<Action, { type: 'unstakeLock' }>, 'type'>

/** Returns how an action names a lock. */
export const lockOf = ({ validator, asset, amount, endsAt }: LockedStakes['parts'][number]): Locked => ({
  validator,
  denom: asset.denom,
  amount,
  release: endsAt / 1000,
})

/** Offers an action. */
export const offer = ({ bench, account }: LockRig, action: Action) =>
  bench.client['actions.offer']({ accountId: account.id, chainId: SOURCE, action })

/** Offers an action and builds its document. */
export async function build(rig: LockRig, action: Action) {
  const { id } = await offer(rig, action)
  return await rig.drive.step(await rig.bench.client['transfers.create']({ quoteId: id }), 'build')
}

/** Does an action, approved on the Ledger. */
export async function act(rig: LockRig, action: Action) {
  const signing = rig.drive.sign(await build(rig, action))
  await approve(rig.practice.device)
  const sent = await rig.drive.step(await signing, 'send')
  return await rig.drive.settled(sent.transfer.id)
}
