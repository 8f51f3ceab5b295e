// Every kind of own action whose ground is gone when its block is made: the chain's own module refuses it, after all checks of the app.
import { expect, test } from 'vitest'
import { proposalsUntil } from '../../../src/practice/book/governance.ts'
import type { Book, ChainState } from '../../../src/practice/book/state.ts'
import { lockingAccount, type Stake } from '../../../src/practice/book/staking.ts'
import type { Client } from '../../../src/shared/contract/methods.ts'
import type { Transfer } from '../../../src/shared/contract/transfer/transfer.ts'
import { fundsNow } from '../../../src/shared/domain/transfer/fundsNow.ts'
import { currentLeg } from '../../../src/shared/domain/transfer/legs.ts'
import { ACTIONS } from '../../support/beginnings.ts'
import { writeBook } from '../../support/benches/bookShelf.ts'
import { approve } from '../../support/benches/hands.ts'
import { OWN, practiceBench, SOURCE } from '../../support/benches/practiceBench.ts'

const NOW_IN_TEN_YEARS = 10 * 365.25 * 86_400_000

/** What has become of the chain once the action is signed, and the words of its refusal. */
interface Change {
  change: (state: ChainState, signed: Transfer, nowMs: number) => void
  words: string
}

const unstaked: Change = { change: ({ staking }) => staking.stakes.delete(OWN), words: 'no delegation for (address, validator) tuple' }
/** Leaves the fee, and a unit. */
const spent: Change = {
  change: ({ balances }, signed) => balances.get(OWN)?.set('uinit', BigInt(currentLeg(signed)?.fee.amount ?? '0') + 1n),
  words: '::fungible_asset, code=65540',
}

const CHANGES: Readonly<Record<Exclude<keyof typeof ACTIONS, 'vote' | 'voteWeighted'>, Change>> = {
  claimRewards: unstaked,
  compound: unstaked,
  delegate: spent,
  undelegate: unstaked,
  redelegate: unstaked,
  cancelUnbonding: { change: ({ staking }) => staking.unbondings.splice(0), words: 'unbonding delegation entry is not found' },
  voteGauges: {
    change: ({ staking }) => {
      staking.stakes.delete(OWN)
      staking.locks.delete(OWN)
    },
    words: '::weight_vote, code=851976',
  },
  claimVip: {
    // Another wallet claimed the first of the stages.
    change: ({ vip }) => {
      for (const [key, store] of vip.stores) vip.stores.set(key, { ...store, lastClaimed: store.lastClaimed + 1 })
    },
    words: '::vip, code=65552',
  },
  revokeGrant: { change: ({ grants }) => grants.messages.splice(0), words: 'authorization not found' },
  revokeFeeGrant: { change: ({ grants }) => grants.fees.splice(0), words: 'fee-grant not found' },
  revokeGrants: { change: ({ grants }) => grants.messages.splice(0), words: 'authorization not found' },
  // Anyone may extend a name.
  extendName: { change: ({ nameEnds }, _, nowMs) => nameEnds.set('skipper', nowMs + NOW_IN_TEN_YEARS), words: '::usernames, code=65539' },
  extendLock: { change: ({ staking }) => staking.locks.delete(OWN), words: '::table, code=25863' },
  unstakeLock: { change: ({ staking }) => staking.locks.delete(OWN), words: '::lock_staking, code=393218' },
  claimLocked: { change: ({ staking }) => staking.stakes.set(lockingAccount(OWN), new Map<string, Stake>()), words: unstaked.words },
  withdrawUnlocked: { change: ({ balances }) => balances.delete(lockingAccount(OWN)), words: '::lock_staking, code=65543' },
}

async function openRig() {
  let book: Book = new Map()
  const rig = await practiceBench({ writeBook: (...asked) => (book = writeBook(...asked)) })
  const state = book.get(SOURCE)
  if (state === undefined) throw new Error('no L1')
  return { rig, state }
}

/** What an account owns by what the chain says. */
const heldOf = ({ balances }: ChainState) => balances.get(OWN)?.get('uinit') ?? 0n

test.for(Object.entries(CHANGES))('%s that the chain no longer allows costs its fee alone, and is not sent again', async ([kind, one]) => {
  const { rig, state } = await openRig()
  const { practice, drive } = rig
  const create = ACTIONS[kind as keyof typeof CHANGES]
  const built = await drive.step(await create(rig.bench.client as Client, { practice }, rig.account.id), 'build')
  const [view] = await Promise.all([drive.sign(built), approve(practice.device)])
  one.change(state, view.transfer, rig.clock.now())
  const before = heldOf(state)
  await drive.step(view, 'send')
  const failed = await drive.settled(view.transfer.id)
  expect(failed).toMatchObject({ phase: 'failedOnSource', reason: expect.stringContaining(one.words) as string })
  const leg = currentLeg(failed)
  const { record, fee } = state.byHash.get(leg?.hash ?? '') ?? {}
  expect(failed.reason).toBe(record?.raw_log)
  expect(record?.code).toBeGreaterThan(0)
  // The fee that the review told is the one that is gone, and nothing else is.
  expect(fee).toEqual([{ denom: 'uinit', amount: leg?.fee.amount }])
  expect(before - heldOf(state)).toBe(BigInt(leg?.fee.amount ?? '0'))
  expect(fundsNow(failed)).toMatchObject({ because: 'failedOnSource' })
  await rig.restart()
  expect((await rig.bench.client['transfers.get']({ id: failed.id })).transfer).toEqual(failed)
  expect(practice.observed.broadcasts).toEqual([{ chainId: SOURCE, hash: leg?.hash, code: 0 }])
  expect(practice.observed.prompts.filter((prompt) => prompt.kind === 'message')).toHaveLength(1)
})

test.for(['vote', 'voteWeighted'] as const)('%s whose voting ends once it is signed is not sent, and costs nothing', async (kind) => {
  const { rig, state } = await openRig()
  const { practice, drive, clock } = rig
  const [open] = proposalsUntil(clock.now(), 'open')
  const end = open?.endMs ?? 0
  // Of those that are open, the one that ends first is voted on.
  clock.skip(end - clock.now() - 90_000)
  const built = await drive.step(await ACTIONS[kind](rig.bench.client as Client, { practice }, rig.account.id), 'build')
  const [view] = await Promise.all([drive.sign(built), approve(practice.device)])
  const before = heldOf(state)
  clock.skip(end - clock.now() + 1000)
  expect((await drive.step(view, 'send')).transfer).toMatchObject({ phase: 'expiredUnsent' })
  expect(practice.observed.broadcasts).toEqual([])
  expect([heldOf(state), state.votes.size]).toEqual([before, 0])
})
