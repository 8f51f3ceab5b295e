// What the chains themselves say of a transfer: it is followed there hop by hop, and believed where the router says otherwise.
import { describe, expect, test } from 'vitest'
import { voucherOf } from '../../../src/main/clients/chains/registry/denomPaths.ts'
import type { TransferView } from '../../../src/shared/contract/transfer/transfer.ts'
import { approve } from '../../support/benches/hands.ts'
import { practiceBench, SOURCE, type Intercept } from '../../support/benches/practiceBench.ts'

type Practice = Awaited<ReturnType<typeof practiceBench>>

const AMOUNT = '1500000'
/** Longer than the chains are given before a balance is believed. */
const GRACE_MS = 31 * 60_000
const denomOf = ({ bench }: Practice, chainId: string, symbol = 'INIT') =>
  bench.registry.assets.find((asset) => asset.chainId === chainId && asset.symbol === symbol)?.denom ?? ''

/** From one chain to another, up to the broadcast, agreeing to what must be agreed to. */
async function sendAcross(
  practice: Practice,
  fromChainId: string,
  toChainId: string,
  recipient: string | null = null,
): Promise<TransferView> {
  const { bench, drive } = practice
  const fromDenom = denomOf(practice, fromChainId)
  // From rollup to rollup by way of the L1 it arrives as a voucher of both channels.
  const isOverL1 = fromChainId === 'lantern-1' && toChainId === 'saltmarsh-1'
  const toDenom = isOverL1 ? voucherOf(`transfer/channel-0/transfer/channel-31/${fromDenom}`) : denomOf(practice, toChainId)
  const quote = await drive.quote({ fromChainId, fromDenom, toChainId, toDenom, amount: AMOUNT, recipient })
  const created = await bench.client['transfers.create']({ quoteId: quote.id, accepted: quote.gates.map(({ kind }) => kind) })
  const signing = drive.sign(await drive.step(created, 'build'))
  await approve(practice.practice.device)
  return await drive.step(await signing, 'send')
}

/** The router gives every transfer up, whatever became of it. */
const giveUp: Intercept = async (url, _, pass) =>
  url.includes('/v2/tx/status') ? Response.json({ state: 'STATE_ABANDONED' }) : await pass()

describe('a transfer that the router has given up', () => {
  test('over two hops, sent on by the chain between, is seen where it arrived', async () => {
    const practice = await practiceBench()
    practice.intercept.now = giveUp
    const { transfer } = await sendAcross(practice, 'lantern-1', 'saltmarsh-1')
    expect(transfer.quote.hops).toHaveLength(2)
    await practice.bench.until(transfer.id, ({ phase }) => phase === 'stopped')
    const settled = await practice.drive.settled(transfer.id)
    const end = practice.practice.trace(settled.legs.at(-1)?.hash ?? '')?.end?.release
    expect(settled).toMatchObject({
      phase: 'completed',
      release: { chainId: 'saltmarsh-1', denom: end?.denom, amount: end?.amount, isConfirmed: true },
    })
  })

  test('and has arrived in the meantime settles without registering it again', async () => {
    const practice = await practiceBench()
    practice.practice.faults.nextTransfer('abandoned')
    const { transfer } = await sendAcross(practice, SOURCE, 'lantern-1')
    const settled = await practice.drive.settled(transfer.id)
    expect(settled).toMatchObject({ phase: 'completed', release: { chainId: 'lantern-1', amount: AMOUNT, isConfirmed: true } })
    expect(practice.practice.observed.tracked).toHaveLength(1)
  })

  test.for([
    ['that was not received in time', 'timedOut'],
    ['that the other chain refused', 'refunded'],
  ] as const)('and whose packet is one %s is seen back at its sender', async ([, outcome]) => {
    const practice = await practiceBench()
    practice.intercept.now = giveUp
    practice.practice.faults.nextTransfer(outcome)
    const { transfer } = await sendAcross(practice, SOURCE, 'harbour-1', practice.practice.harbourAddress)
    expect(await practice.drive.settled(transfer.id)).toMatchObject({
      phase: 'refunded',
      release: { chainId: SOURCE, denom: 'uinit', amount: AMOUNT, isConfirmed: true },
    })
  })

  test('and which a rollup refused to credit is seen back on the L1, by the withdrawal that returned it', async () => {
    const practice = await practiceBench()
    practice.intercept.now = giveUp
    practice.practice.faults.nextTransfer('refunded')
    const { transfer } = await sendAcross(practice, SOURCE, 'lantern-1')
    const settled = await practice.drive.settled(transfer.id)
    expect(settled).toMatchObject({ phase: 'refunded', release: { chainId: SOURCE, denom: 'uinit', amount: AMOUNT, isConfirmed: true } })
    expect(settled.hops).toMatchObject([{ settleHash: expect.stringMatching(/^[0-9A-F]{64}$/) }])
  })

  test('and which went back over two hops is seen back where it began', async () => {
    const practice = await practiceBench()
    practice.intercept.now = giveUp
    practice.practice.faults.nextTransfer('timedOut')
    const { transfer } = await sendAcross(practice, 'lantern-1', 'saltmarsh-1')
    expect(await practice.drive.settled(transfer.id)).toMatchObject({
      phase: 'refunded',
      release: { chainId: 'lantern-1', amount: AMOUNT, isConfirmed: true },
    })
  })
})

describe('a transfer that the router goes on reporting as under way', () => {
  const pending: Intercept = async (url, _, pass) =>
    url.includes('/v2/tx/status') ? Response.json({ state: 'STATE_PENDING', transfers: [], transfer_sequence: [] }) : await pass()

  test('and which a rollup refused is known to come back, until when, and to be back', async () => {
    const practice = await practiceBench()
    practice.intercept.now = pending
    practice.practice.faults.nextTransfer('refunded')
    const { transfer } = await sendAcross(practice, SOURCE, 'lantern-1')
    const returning = await practice.bench.until(transfer.id, ({ withdrawal }) => withdrawal !== null)
    expect(returning).toMatchObject({ phase: 'tracking', withdrawal: { chainId: 'lantern-1' } })
    const proposed = await practice.bench.until(transfer.id, ({ withdrawal }) => withdrawal?.stage === 'proposed')
    expect(proposed.withdrawal?.claimableAt).toBeGreaterThan(proposed.updatedAt)
    const { withdrawals } = await practice.bench.client['withdrawals.list']({ accountId: transfer.accountId })
    // The deposit's transfer cannot claim it: a claim would be a transfer of its own, which is too early yet.
    const claim = { accountId: transfer.accountId, chainId: 'lantern-1', sequence: returning.withdrawal?.sequence ?? '' }
    await expect(practice.bench.client['withdrawals.claim'](claim)).rejects.toMatchObject({ code: 'withdrawal.unknown' })
    expect(withdrawals.find(({ transferId }) => transferId === transfer.id)).toMatchObject({ stage: 'proposed', amount: AMOUNT })
    expect(await practice.drive.settled(transfer.id)).toMatchObject({
      phase: 'refunded',
      release: { chainId: SOURCE, denom: 'uinit', amount: AMOUNT, isConfirmed: true },
    })
  })

  test('is seen where it arrived, once it is late', async () => {
    const practice = await practiceBench()
    practice.intercept.now = pending
    const { transfer } = await sendAcross(practice, SOURCE, 'lantern-1')
    expect(await practice.drive.settled(transfer.id)).toMatchObject({
      phase: 'completed',
      release: { chainId: 'lantern-1', isConfirmed: true },
    })
  })
})

test('what was sent on in vain once is followed to where the second try brought it', async () => {
  const practice = await practiceBench()
  practice.intercept.now = giveUp
  practice.practice.faults.nextTransfer('timedOutOnce')
  const { transfer } = await sendAcross(practice, 'lantern-1', 'saltmarsh-1')
  expect(await practice.drive.settled(transfer.id)).toMatchObject({
    phase: 'completed',
    release: { chainId: 'saltmarsh-1', amount: AMOUNT, isConfirmed: true },
  })
})

describe('a router that lies', () => {
  test.for([
    ['by IBC', 'harbour-1'],
    ['by a deposit', 'lantern-1'],
  ] as const)('of what went %s and never arrived is not believed: the transfer goes on, and the difference is told', async ([, to]) => {
    const practice = await practiceBench()
    practice.practice.faults.nextTransfer('lying')
    const { transfer } = await sendAcross(practice, SOURCE, to, to === 'harbour-1' ? practice.practice.harbourAddress : null)
    const { id } = transfer
    const doubted = await practice.bench.until(id, (_, { trouble }) => trouble?.code === 'router.contradicted')
    expect(doubted).toMatchObject({ phase: 'tracking', release: null, settledAt: null })
    // Also after many looks.
    practice.clock.skip(10 * 60_000)
    const { lastCheckedAt } = await practice.bench.client['transfers.get']({ id })
    await practice.bench.until(id, (_, view) => (view.lastCheckedAt ?? 0) > (lastCheckedAt ?? 0))
    expect(await practice.bench.client['transfers.get']({ id })).toMatchObject({
      transfer: { phase: 'tracking', settledAt: null },
      trouble: { code: 'router.contradicted', retry: 'later' },
    })
  })

  test.for([
    ['by IBC', 'harbour-1'],
    ['by a deposit', 'lantern-1'],
  ] as const)('of what went %s is not believed for other income of the same amount, however long it takes', async ([, to]) => {
    const practice = await practiceBench()
    practice.practice.faults.nextTransfer('lying')
    const own = to === 'harbour-1' ? practice.practice.harbourAddress : null
    const { transfer } = await sendAcross(practice, SOURCE, to, own)
    const { id, recipient } = transfer
    await practice.bench.until(id, (_, { trouble }) => trouble?.code === 'router.contradicted')
    practice.practice.pay(to, recipient, { denom: denomOf(practice, to), amount: AMOUNT })
    practice.own.skip(GRACE_MS)
    practice.clock.skip(20 * 60_000)
    const { lastCheckedAt } = await practice.bench.client['transfers.get']({ id })
    practice.clock.skip(20 * 60_000)
    await practice.bench.until(id, (_, view) => (view.lastCheckedAt ?? 0) > (lastCheckedAt ?? 0))
    expect(await practice.bench.client['transfers.get']({ id })).toMatchObject({
      transfer: { phase: 'tracking', release: null, settledAt: null },
      trouble: { code: 'router.contradicted', retry: 'later' },
    })
  })

  test.for([
    ['by IBC', 'harbour-1'],
    ['by a deposit', 'lantern-1'],
  ] as const)('of a refund of what went %s and has arrived is corrected by the chain', async ([, to]) => {
    const practice = await practiceBench()
    practice.practice.faults.nextTransfer('lyingElsewhere')
    const { transfer } = await sendAcross(practice, SOURCE, to, to === 'harbour-1' ? practice.practice.harbourAddress : null)
    expect(await practice.drive.settled(transfer.id)).toMatchObject({
      phase: 'completed',
      release: { chainId: to, amount: AMOUNT, isConfirmed: true },
    })
  })
})

test.for([
  ['at once', 'strandedOnTheWay'],
  ['after a long while that was no end', 'pendingError'],
] as const)('what stays on the chain between is found there, %s', async ([, outcome]) => {
  const practice = await practiceBench()
  practice.practice.faults.nextTransfer(outcome)
  const { transfer } = await sendAcross(practice, 'lantern-1', 'saltmarsh-1')
  const settled = await practice.drive.settled(transfer.id)
  const end = practice.practice.trace(settled.legs.at(-1)?.hash ?? '')?.end?.release
  expect(settled).toMatchObject({ phase: 'refunded', release: { chainId: SOURCE, denom: end?.denom, amount: end?.amount } })
  expect(end?.denom).toMatch(/^ibc\//)
})
