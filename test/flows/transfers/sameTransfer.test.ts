// Asking for one thing twice makes one transfer; what another transfer did closes the unsigned one that was for it, and nothing else.
import { expect, test } from 'vitest'
import type { Action } from '../../../src/shared/contract/transfer/action.ts'
import type { TransferView } from '../../../src/shared/contract/transfer/transfer.ts'
import { approve, reject, whenPrompted } from '../../support/benches/hands.ts'
import { practiceBench, SOURCE } from '../../support/benches/practiceBench.ts'

type Rig = Awaited<ReturnType<typeof practiceBench>>

async function start({ bench, account, drive }: Rig, action: Action): Promise<TransferView> {
  const quote = await bench.client['actions.offer']({ accountId: account.id, chainId: SOURCE, action })
  const view = await bench.client['transfers.create']({ quoteId: quote.id })
  return view.transfer.phase === 'quoted' ? await drive.step(view, 'build') : view
}

async function finish(rig: Rig, built: TransferView): Promise<void> {
  const signing = rig.drive.sign(built)
  await approve(rig.practice.device)
  const sent = await rig.drive.step(await signing, 'send')
  expect(await rig.drive.settled(sent.transfer.id)).toMatchObject({ phase: 'completed' })
}

async function rejected(rig: Rig, built: TransferView): Promise<TransferView> {
  const signing = rig.drive.sign(built)
  await reject(rig.practice.device)
  const view = await signing
  expect(view.transfer.legs.at(-1)).toMatchObject({ asked: 1, refusal: { code: 'device.rejected' } })
  return view
}

const now = ({ bench }: Rig, { transfer: { id } }: TransferView) => bench.client['transfers.get']({ id })

async function votes({ bench, account }: Rig): Promise<{ one: Action; other: Action; elsewhere: Action }> {
  const { chains } = await bench.client['governance.list']({ accountId: account.id })
  const [first, second] = (chains[0]?.proposals ?? []).map(({ id }) => id)
  const vote = (proposal = '', option: 'yes' | 'no' = 'yes') => ({ type: 'vote', proposal, option }) as const
  return { one: vote(first), other: vote(first, 'no'), elsewhere: vote(second) }
}

test('an action that was left, or rejected on the device, is continued by the next start of the same', async () => {
  const rig = await practiceBench()
  const { one, other } = await votes(rig)
  const left = await start(rig, one)
  const again = await start(rig, one)
  expect(again.transfer).toMatchObject({ id: left.transfer.id, phase: 'built', legs: [{ end: 'expired' }, { asked: 0, end: null }] })
  await rejected(rig, again)
  expect((await start(rig, one)).transfer.id).toBe(left.transfer.id)
  expect((await start(rig, other)).transfer.number).toBe(left.transfer.number + 1)
})

test('while the device asks, the same is shown as it is: no second document beside it', async () => {
  const rig = await practiceBench()
  const { one } = await votes(rig)
  const built = await start(rig, one)
  const signing = rig.drive.sign(built)
  await whenPrompted(rig.practice.device)
  const again = await start(rig, one)
  expect(again).toMatchObject({ running: 'sign', transfer: { id: built.transfer.id, legs: [{ asked: 1 }] } })
  await approve(rig.practice.device)
  expect((await signing).transfer.phase).toBe('signed')
  // A signature is never touched: the same again is another transfer.
  expect((await start(rig, one)).transfer.id).not.toBe(built.transfer.id)
  expect((await now(rig, built)).transfer.phase).toBe('signed')
})

test('a vote closes the unsigned ones on its proposal, which say so; the others stay', async () => {
  const rig = await practiceBench()
  const { one, other, elsewhere } = await votes(rig)
  const asked = await rejected(rig, await start(rig, one))
  const apart = await start(rig, elsewhere)
  const done = await start(rig, other)
  await finish(rig, done)
  expect((await now(rig, asked)).transfer).toMatchObject({ phase: 'cancelled', doneBy: done.transfer.number })
  expect((await now(rig, apart)).transfer).toMatchObject({ phase: 'built', doneBy: null })
})

test('what was signed is not closed', async () => {
  const rig = await practiceBench()
  const { one, other } = await votes(rig)
  const built = await start(rig, one)
  const signing = rig.drive.sign(built)
  await approve(rig.practice.device)
  const signed = await signing
  await finish(rig, await start(rig, other))
  expect((await now(rig, signed)).transfer).toMatchObject({ phase: 'signed', doneBy: null })
})

test('what the device was asked for without an answer is not closed, and shown as it is', async () => {
  const rig = await practiceBench()
  const { device } = rig.practice
  const { one, other } = await votes(rig)
  const built = await start(rig, one)
  const signing = rig.drive.sign(built)
  const unplugged = expect(signing).rejects.toMatchObject({ code: 'device.unplugged' })
  await whenPrompted(device)
  device.unplug()
  await unplugged
  expect((await start(rig, one)).transfer).toMatchObject({ id: built.transfer.id, legs: [{ asked: 1, refusal: null, end: null }] })
  device.plug()
  device.openApp('Ethereum')
  await expect.poll(() => rig.practice.hid.devices()).toHaveLength(1)
  await finish(rig, await start(rig, other))
  expect((await now(rig, built)).transfer).toMatchObject({ phase: 'built', doneBy: null })
})

test('permissions that single revocations took one by one close the one of both', async () => {
  const rig = await practiceBench()
  const { bench, account, drive } = rig
  const { permissions } = await bench.transfers.permissions(account.id, [])
  const granted = permissions.flatMap((one) => {
    if (one.chainId !== SOURCE || (one.kind !== 'grant' && one.kind !== 'feeGrant')) return []
    const asked = one.kind === 'grant' ? ({ kind: 'grant', message: one.message ?? '' } as const) : ({ kind: 'feeGrant' } as const)
    return [{ spender: one.spender, message: one.kind === 'grant' ? one.message : null, asked }]
  })
  expect(granted.length).toBeGreaterThan(1)
  const both = await start(rig, { type: 'revokeGrants', grants: granted.map(({ spender, message }) => ({ grantee: spender, message })) })
  for (const [index, { spender, asked }] of granted.entries()) {
    const { id } = await bench.client['permissions.revoke']({ accountId: account.id, chainId: SOURCE, spender, ...asked })
    const built = await drive.step(await bench.client['transfers.create']({ quoteId: id }), 'build')
    await finish(rig, built)
    const isLast = index === granted.length - 1
    const doneBy = isLast ? built.transfer.number : null
    expect((await now(rig, both)).transfer).toMatchObject({ phase: isLast ? 'cancelled' : 'built', doneBy })
  }
})
