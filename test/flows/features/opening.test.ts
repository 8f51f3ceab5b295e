// The transfers that a practice network begins with: in the journal once, the same as on the chains, and followed like any other.
import { expect, test } from 'vitest'
import type { Transfer } from '../../../src/shared/contract/transfer/transfer.ts'
import { coreBench, type CoreBench } from '../../support/benches/coreBench.ts'
import { OWN, temporaryFolder } from '../../support/benches/practiceBench.ts'

const PATH = "44'/60'/0'/0/0"
/** Newest first, as the list has them. */
const PHASES = ['claimable', 'failedOnSource', 'refunded', 'completed', 'completed']
/** A chain without an indexer has no history. */
const BASIN = '7331'

const open = (folder: string, hasOpening = true) => coreBench(folder, undefined, { hasOpening })
const transfersOf = async ({ call }: CoreBench): Promise<Transfer[]> => (await call('transfers.list', {})).map(({ transfer }) => transfer)
const addFirst = ({ call }: CoreBench) => call('accounts.addFromDevice', { path: PATH, label: 'Practice' })

test('are there once their account is, and their transactions stand in its history', async () => {
  const bench = await open(temporaryFolder())
  expect(await transfersOf(bench)).toEqual([])
  const { id: accountId } = await addFirst(bench)
  const transfers = await transfersOf(bench)
  expect(transfers.map(({ phase }) => phase)).toEqual(PHASES)
  expect(transfers.map(({ number }) => number)).toEqual([5, 4, 3, 2, 1])
  expect(new Set(transfers.map((one) => one.accountId))).toEqual(new Set([accountId]))

  await bench.sync(OWN)
  const legs = transfers
    .flatMap(({ id, phase, legs: all }) => all.map((leg) => ({ id, phase, ...leg })))
    .filter(({ hash }) => hash !== null)
  expect(new Set(legs.map(({ chainId }) => chainId))).toEqual(new Set([BASIN, 'practice-1', 'lantern-1']))
  for (const { id, phase, chainId, hash } of legs.filter((leg) => leg.chainId !== BASIN)) {
    const { item } = await bench.call('activity.get', { accountId, chainId, hash: hash ?? '' })
    expect([item.transferId, item.status]).toEqual([id, phase === 'failedOnSource' ? 'failed' : 'succeeded'])
    expect(await bench.call('activity.find', { accountId: 'another', chainId, hash: hash ?? '' })).toMatchObject({ accountId })
  }
  const unheld = legs.find((leg) => leg.chainId === BASIN)?.hash ?? ''
  expect(await bench.call('activity.find', { accountId, chainId: BASIN, hash: unheld })).toEqual({
    accountId: null,
    fee: [],
    movements: [],
    rewards: null,
  })
  await bench.close()
})

test('bring no news but the withdrawal to claim, and stay as they are after a restart', async () => {
  const folder = temporaryFolder()
  const bench = await open(folder)
  bench.core.start()
  await addFirst(bench)
  const before = await transfersOf(bench)
  await expect.poll(async () => (await bench.call('notices.list', {})).unread).toBe(1)
  const unread = (await bench.call('notices.list', {})).notices.filter(({ readAt }) => readAt === null)
  expect(unread).toMatchObject([{ kind: 'needsYou', phase: 'claimable' }])
  await bench.close()

  const again = await open(folder)
  again.core.start()
  await again.call('accounts.rename', { id: before[0]?.accountId ?? '', label: 'Renamed' })
  expect(await transfersOf(again)).toEqual(before)
  expect((await again.call('notices.list', {})).unread).toBe(1)
  await again.close()
})

test('a network without them, and one that began without them, have none', async () => {
  const folder = temporaryFolder()
  for (const hasOpening of [false, true]) {
    const bench = await open(folder, hasOpening)
    if (!hasOpening) await addFirst(bench)
    expect(await transfersOf(bench)).toEqual([])
    await bench.call('accounts.rename', { id: (await bench.call('accounts.list', {}))[0]?.id ?? '', label: 'Renamed' })
    expect(await transfersOf(bench)).toEqual([])
    await bench.close()
  }
})

test('the withdrawal can be claimed', async () => {
  const bench = await open(temporaryFolder())
  bench.core.start()
  const { id: accountId } = await addFirst(bench)
  const [claimable] = await transfersOf(bench)
  const { withdrawals } = await bench.call('withdrawals.list', { accountId })
  const { chainId, sequence } = claimable?.withdrawal ?? {}
  expect(withdrawals.find((one) => one.chainId === chainId && one.sequence === sequence)).toMatchObject({
    stage: 'claimable',
    transferId: claimable?.id,
  })
  const built = await bench.call('transfers.step', {
    id: claimable?.id ?? '',
    version: claimable?.version ?? 0,
    step: 'build',
    consent: null,
  })
  expect(built.transfer.legs.at(-1)).toMatchObject({ purpose: 'claim', chainId: 'practice-1' })
  await bench.close()
})

test('what waits to be claimed is held, so that the gains lack no more than without it', async () => {
  const gapOf = async (hasOpening: boolean) => {
    const bench = await open(temporaryFolder(), hasOpening)
    await addFirst(bench)
    await bench.sync(OWN)
    const { assets } = await bench.call('gains.report', { year: null, method: 'fifo', scope: 'all' })
    const { moving } = await bench.call('portfolio.get', {})
    await bench.close()
    const gaps = assets.map(({ symbol, held, left }) => [symbol, BigInt(held) - BigInt(left)] as const)
    return { gaps: Object.fromEntries(gaps), moving }
  }
  const without = await gapOf(false)
  const opened = await gapOf(true)
  expect(opened.moving).toMatchObject([{ symbol: 'INIT' }])
  expect(opened.gaps).toEqual(without.gaps)
})
