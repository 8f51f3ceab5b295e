// Locked stakes that are extended, taken out, claimed and withdrawn on the Ledger; rejected on it, refused by the chain, watched, offline.
import { expect, test } from 'vitest'
import type { Action } from '../../../src/shared/contract/transfer/action.ts'
import { MAX_CLAIMED_WITH_LOCKED } from '../../../src/shared/domain/staking/stakingRewards.ts'
import { currentLeg } from '../../../src/shared/domain/transfer/legs.ts'
import { ALL_VALIDATORS, LOCKS_MODULE } from '../../../src/practice/book/staking.ts'
import { reject } from '../../support/benches/hands.ts'
import { act, bothLocks, build, lockOf, locksOf, offer, stakingOf } from './lockRig.ts'
import { OWN, practiceBench, SOURCE } from '../../support/benches/practiceBench.ts'

const [HARBOURLIGHT = '', NORTHERN_BUOY = ''] = ALL_VALIDATORS.map(({ address }) => address)

const YEAR = 31_557_600
const DAY_MS = 86_400_000

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

test('one signature claims the rewards of validators and of locked stakes', async () => {
  const rig = await practiceBench()
  const { rewards, locks } = await stakingOf(rig)
  const validators = [...new Set(rewards.map(({ validator }) => validator))]
  const done = await act(rig, { type: 'claimRewards', validators, locked: true })
  const sum = [...rewards, ...(locks?.rewards ?? [])].reduce((all, { amount }) => all + BigInt(amount), 0n)
  expect(done).toMatchObject({ phase: 'completed', quote: { about: [{ asset: { symbol: 'INIT' } }] } })
  expect(BigInt(done.quote.about[0]?.amount ?? '0')).toBeGreaterThanOrEqual(sum)
  const left = await stakingOf(rig)
  for (const [now, before] of [
    [left.rewards, rewards],
    [left.locks?.rewards ?? [], locks?.rewards ?? []],
  ] as const) {
    const of = (list: typeof now) => list.reduce((all, { amount }) => all + BigInt(amount), 0n)
    expect(of(now)).toBeLessThan(of(before) / 10n)
  }
})

test('rewards of locked stakes are claimed apart where those of validators are paid to another address', async () => {
  const rig = await practiceBench()
  const validators = (await stakingOf(rig)).rewards.map(({ validator }) => validator)
  const elsewhere = 'init1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqruyl3v'
  rig.intercept.now = async (url, _body, pass) =>
    url.includes('withdraw_address') ? Response.json({ withdraw_address: elsewhere }) : await pass()
  await expect(offer(rig, { type: 'claimRewards', validators, locked: true })).rejects.toMatchObject({ code: 'staking.nothing' })
  const [apart, ofLocks] = [await offer(rig, { type: 'claimRewards', validators }), await offer(rig, { type: 'claimLocked' })]
  expect([apart, ofLocks]).toMatchObject([{ request: { recipient: elsewhere } }, { request: { recipient: null } }])
})

test('a claim of both leaves out what was claimed in the meantime, and rewards that the module does not pay out', async () => {
  const rig = await practiceBench()
  const { rewards, locks } = await stakingOf(rig)
  const both: Action = { type: 'claimRewards', validators: rewards.map(({ validator }) => validator), locked: true }
  // The module pays out the L1's coin alone.
  rig.intercept.now = async (url, _body, pass) => {
    const reply = await pass()
    if (!url.includes(`${locks?.account}/rewards`)) return reply
    return new Response((await reply.text()).replaceAll('"uinit"', '"uusdc"'), { status: reply.status, headers: reply.headers })
  }
  expect(await offer(rig, both)).toMatchObject({ action: { type: 'claimRewards', validators: both.validators }, about: [{}] })
  expect((await offer(rig, both)).action).not.toHaveProperty('locked')
  await expect(offer(rig, { type: 'claimLocked' })).rejects.toMatchObject({ code: 'staking.nothing' })
  rig.intercept.now = async (url, _body, pass) =>
    url.includes(`${OWN}/rewards`) ? Response.json({ rewards: [], total: [] }) : await pass()
  expect(await offer(rig, both)).toMatchObject({ action: { type: 'claimLocked' }, about: [{ asset: { denom: 'uinit' } }] })
  rig.intercept.now = async (url, _body, pass) => (url.includes('/rewards') ? Response.json({ rewards: [], total: [] }) : await pass())
  await expect(offer(rig, both)).rejects.toMatchObject({ code: 'staking.nothing' })
})

test('more validators than the device can show beside locked stakes are not offered', async () => {
  const rig = await practiceBench()
  const validator = (await stakingOf(rig)).validators[0]?.address ?? ''
  const claim = (count: number): Action => ({
    type: 'claimRewards',
    validators: Array.from({ length: count }, () => validator),
    locked: true,
  })
  await expect(offer(rig, claim(MAX_CLAIMED_WITH_LOCKED + 1))).rejects.toMatchObject({ code: 'input.invalid' })
  expect(await offer(rig, claim(MAX_CLAIMED_WITH_LOCKED))).toMatchObject({ task: 'act' })
})

test('a lock that holds another amount than was shown is not signed', async () => {
  const rig = await practiceBench()
  const [, running] = await bothLocks(rig)
  const { id } = await offer(rig, { type: 'extendLock', ...running, until: running.release + YEAR })
  const draft = await rig.bench.client['transfers.create']({ quoteId: id })
  // As where another lock with the same validator has come to end alike: the module would take both.
  rig.intercept.now = async (_url, _body, pass) => {
    const reply = await pass()
    const body = await reply.text()
    return new Response(body.replaceAll(running.amount, `1${running.amount}`), { status: reply.status, headers: reply.headers })
  }
  const refusal = { code: 'staking.nothing', message: expect.stringContaining('doesn’t hold what is shown') as string }
  await expect(rig.drive.step(draft, 'build')).rejects.toMatchObject(refusal)
  rig.intercept.now = null
  expect((await rig.drive.step(draft, 'build')).transfer.phase).toBe('built')
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
