// Locked stakes that are extended, taken out, claimed and withdrawn on the Ledger; rejected on it, refused by the chain, watched, offline.
import { expect, test } from 'vitest'
import type { Action } from '../../../src/shared/contract/transfer/action.ts'
import type { LockedStakes } from '../../../src/shared/contract/transfer/staking.ts'
import { currentLeg } from '../../../src/shared/domain/transfer/legs.ts'
import { ALL_VALIDATORS, LOCKS_MODULE } from '../../../src/practice/book/staking.ts'
import { approve, reject } from '../../support/benches/hands.ts'
import { OWN, practiceBench, SOURCE } from '../../support/benches/practiceBench.ts'

type Rig = Awaited<ReturnType<typeof practiceBench>>

const [HARBOURLIGHT = '', NORTHERN_BUOY = ''] = ALL_VALIDATORS.map(({ address }) => address)

async function stakingOf({ bench, account }: Rig) {
  const { chains, missing } = await bench.client['staking.list']({ accountId: account.id })
  expect(missing).toEqual([])
  const [chain] = chains
  if (chain === undefined) throw new Error('no chain with staking')
  return chain
}

const YEAR = 31_557_600
const DAY_MS = 86_400_000

async function locksOf(rig: Rig): Promise<LockedStakes> {
  const { locks, locksError } = await stakingOf(rig)
  expect(locksError).toBeNull()
  if (locks === null) throw new Error('no locks')
  return locks
}

/** The lock that has ended, and the one that has not. */
async function bothLocks(rig: Rig): Promise<[ended: Locked, running: Locked]> {
  const [ended, running] = (await locksOf(rig)).parts
  if (ended === undefined || running === undefined) throw new Error('no two locks')
  return [lockOf(ended), lockOf(running)]
}

type Locked = Omit<Extract<Action, { type: 'unstakeLock' }>, 'type'>

const lockOf = ({ validator, asset, amount, endsAt }: LockedStakes['parts'][number]): Locked => ({
  validator,
  denom: asset.denom,
  amount,
  release: endsAt / 1000,
})

const offer = ({ bench, account }: Rig, action: Action) => bench.client['actions.offer']({ accountId: account.id, chainId: SOURCE, action })

async function build(rig: Rig, action: Action) {
  const { id } = await offer(rig, action)
  return await rig.drive.step(await rig.bench.client['transfers.create']({ quoteId: id }), 'build')
}

async function act(rig: Rig, action: Action) {
  const signing = rig.drive.sign(await build(rig, action))
  await approve(rig.practice.device)
  const sent = await rig.drive.step(await signing, 'send')
  return await rig.drive.settled(sent.transfer.id)
}

test('a lock is extended as a whole in one signature, and another that then ends alike becomes one with it', async () => {
  const rig = await practiceBench()
  const [ended, running] = await bothLocks(rig)
  const until = running.release + YEAR
  const done = await act(rig, { type: 'extendLock', ...running, until })
  expect(done).toMatchObject({ phase: 'completed', quote: { task: 'act', about: [{ asset: { symbol: 'INIT' }, amount: '420000000' }] } })
  const leg = currentLeg(done)
  expect(leg?.checks.map(({ subject, found }) => `${subject} ${found}`)).toEqual([
    `chain ${SOURCE}`,
    `signer ${OWN}`,
    'message /initia.move.v1.MsgExecute',
    `sender ${OWN}`,
    `contract ${LOCKS_MODULE}`,
    'function lock_staking::extend',
    'asset uinit',
    'amount all',
    `validator ${HARBOURLIGHT}`,
    `lockEnd ${running.release}`,
    `newLockEnd ${until}`,
  ])
  expect(leg?.document).toContain('"args":["jkczvavPfUr8PRTw3UbJv1L7D86eS5lsk54ZW4vIkdk=","AA==",')
  expect((await locksOf(rig)).parts.map(lockOf)).toEqual([ended, { ...running, release: until }])
  await act(rig, { type: 'extendLock', ...ended, until })
  const after = (await locksOf(rig)).parts.map(lockOf)
  expect(after).toHaveLength(2)
  expect(after).toEqual(expect.arrayContaining([{ ...ended, release: until }]))
})

test('an ended lock is taken out, waits, and is withdrawn; its rewards are paid with it', async () => {
  const rig = await practiceBench()
  const [ended, running] = await bothLocks(rig)
  expect(await act(rig, { type: 'unstakeLock', ...ended })).toMatchObject({ phase: 'completed' })
  const waiting = await locksOf(rig)
  expect(waiting.parts.map(lockOf)).toEqual([running])
  expect(waiting).toMatchObject({ unbondings: [{ validator: NORTHERN_BUOY, amount: ended.amount }], free: [] })
  expect(waiting.rewards.map(({ validator }) => validator)).toEqual([HARBOURLIGHT])
  rig.clock.skip(22 * DAY_MS)
  const come = await locksOf(rig)
  expect(come).toMatchObject({ unbondings: [], free: [{ asset: { symbol: 'INIT' }, amount: ended.amount }] })
  const more = { type: 'withdrawUnlocked', denom: 'uinit', amount: String(BigInt(ended.amount) + 1n) } as const
  await expect(offer(rig, more)).rejects.toMatchObject({ code: 'staking.nothing' })
  const done = await act(rig, { type: 'withdrawUnlocked', denom: 'uinit', amount: ended.amount })
  expect(
    currentLeg(done)
      ?.checks.map(({ subject, found }) => `${subject} ${found}`)
      .slice(5),
  ).toEqual(['function lock_staking::withdraw_asset', 'asset uinit', `amount ${ended.amount}`])
  expect((await locksOf(rig)).free).toEqual([])
})

test('the rewards of all locks are paid out in one signature', async () => {
  const rig = await practiceBench()
  const freeOf = async () => BigInt((await stakingOf(rig)).free[0]?.amount ?? '0')
  const before = await freeOf()
  const done = await act(rig, { type: 'claimLocked' })
  expect(done).toMatchObject({ phase: 'completed', quote: { about: [{ asset: { symbol: 'INIT' } }] } })
  const paid = (await freeOf()) - before + BigInt(currentLeg(done)?.fee.amount ?? '0')
  expect(paid).toBeGreaterThanOrEqual(BigInt(done.quote.about[0]?.amount ?? '0'))
  const left = (await locksOf(rig)).rewards.reduce((sum, { amount }) => sum + BigInt(amount), 0n)
  expect(left).toBeLessThan(paid / 10n)
})

test('what the Ledger rejects is not sent, and the lock keeps its end', async () => {
  const rig = await practiceBench()
  const before = await bothLocks(rig)
  const built = await build(rig, { type: 'extendLock', ...before[1], until: before[1].release + YEAR })
  const [{ transfer }] = await Promise.all([rig.drive.sign(built), reject(rig.practice.device)])
  expect(transfer).toMatchObject({ phase: 'built', legs: [{ purpose: 'act', hash: null, refusal: { code: 'device.rejected' } }] })
  expect(rig.practice.observed.broadcasts).toEqual([])
  expect(await bothLocks(rig)).toEqual(before)
})

test('what the module refuses is told before anything is signed', async () => {
  const rig = await practiceBench()
  const [, running] = await bothLocks(rig)
  const refused = (code: number) => ({ code: 'chain.refused', message: expect.stringContaining(`::lock_staking, code=${code}`) as string })
  await expect(build(rig, { type: 'unstakeLock', ...running })).rejects.toMatchObject(refused(0x30009))
  await expect(build(rig, { type: 'extendLock', ...running, until: running.release })).rejects.toMatchObject(refused(0x10008))
  await expect(build(rig, { type: 'extendLock', ...running, until: running.release + 5 * YEAR })).rejects.toMatchObject(refused(0x1000c))
  expect(rig.practice.observed.prompts.filter(({ kind }) => kind === 'message')).toEqual([])
})

test('a lock that is gone, or was never there, is not offered; nor rewards where nothing is locked', async () => {
  const rig = await practiceBench()
  const [ended, running] = await bothLocks(rig)
  for (const other of [{ release: running.release + 1 }, { validator: NORTHERN_BUOY }, { denom: 'uusdc' }]) {
    const until = running.release + YEAR
    await expect(offer(rig, { type: 'extendLock', ...running, ...other, until })).rejects.toMatchObject({ code: 'staking.nothing' })
  }
  await act(rig, { type: 'unstakeLock', ...ended })
  await expect(offer(rig, { type: 'unstakeLock', ...ended })).rejects.toMatchObject({ code: 'staking.nothing' })
  const empty = await rig.bench.client['accounts.watch']({ address: `0x${'12'.repeat(20)}`, label: 'Empty' })
  const claim = { accountId: empty.id, chainId: SOURCE, action: { type: 'claimLocked' } as const }
  await expect(rig.bench.client['actions.offer'](claim)).rejects.toMatchObject({ code: 'staking.nothing' })
})

test('an amount is shown as it is now', async () => {
  const rig = await practiceBench()
  const [, running] = await bothLocks(rig)
  const quote = await offer(rig, { type: 'extendLock', ...running, amount: '5', until: running.release + YEAR })
  expect(quote).toMatchObject({ action: { amount: running.amount }, about: [{ amount: running.amount }] })
})

test('an address that is only watched has its locks shown, and actions that it cannot sign', async () => {
  const rig = await practiceBench()
  const [, running] = await bothLocks(rig)
  await rig.bench.client['accounts.remove']({ id: rig.account.id })
  const { id } = await rig.bench.client['accounts.watch']({ address: OWN, label: 'Watched' })
  const { chains } = await rig.bench.client['staking.list']({ accountId: id })
  expect(chains).toMatchObject([{ locks: { parts: [{}, { amount: running.amount }] } }])
  const action: Action = { type: 'extendLock', ...running, until: running.release + YEAR }
  expect(await rig.bench.client['actions.offer']({ accountId: id, chainId: SOURCE, action })).toMatchObject({ obstacle: 'watchOnly' })
})

test('nothing is offered where the L1 can’t be asked, on another chain, or with what is no lock', async () => {
  const rig = await practiceBench()
  const [, running] = await bothLocks(rig)
  const extend: Action = { type: 'extendLock', ...running, until: running.release + YEAR }
  const on = (chainId: string, action: Action) => rig.bench.client['actions.offer']({ accountId: rig.account.id, chainId, action })
  await expect(on('lantern-1', extend)).rejects.toMatchObject({ code: 'chain.unknown' })
  for (const wrong of [{ until: 0 }, { until: 1.5 }, { until: 253_402_300_800 }, { validator: 'init1x' }, { amount: '0' }]) {
    await expect(on(SOURCE, { ...extend, ...wrong }), JSON.stringify(wrong)).rejects.toMatchObject({ code: 'input.invalid' })
  }
  rig.intercept.now = () => Promise.reject(new TypeError('fetch failed'))
  for (const action of [extend, { type: 'unstakeLock', ...running }, { type: 'claimLocked' }] satisfies Action[]) {
    await expect(offer(rig, action)).rejects.toMatchObject({ code: 'network.unreachable' })
  }
})
