// Checks events around a transfer under way: windows that ask at the same time, clock changes, chains that leave the list, and a router
// that must be asked repeatedly.
import { describe, expect, test } from 'vitest'
import { listFacts } from '../../../src/main/db/journal/transfers.ts'
import type { NetworkFile } from '../../../src/main/clients/chains/registry/registry.ts'
import { isSearch, nothingFound } from '../../support/bodies/nodeReplies.ts'
import { DESTINATION, practiceBench } from '../../support/benches/practiceBench.ts'

type Practice = Awaited<ReturnType<typeof practiceBench>>

const namesOf = ({ bench }: Practice, id: string) => listFacts(bench.db, id).map(({ type }) => type)

test('windows that look at the same time store each thing once', async () => {
  const practice = await practiceBench()
  const { transfer } = await practice.drive.toSent(practice.practice)
  const { id } = transfer
  const look = () => Promise.all([1, 2, 3, 4].map(() => practice.bench.client['transfers.checkNow']({ id })))
  await practice.bench.until(id, ({ phase }) => phase === 'tracking')
  while ((await look()).some((view) => view.transfer.phase === 'tracking')) await new Promise((resolve) => setTimeout(resolve, 20))
  const settled = await practice.drive.settled(id)
  expect(settled.phase).toBe('completed')
  const facts = listFacts(practice.bench.db, id)
  expect(facts).toHaveLength(settled.version)
  expect(facts.filter((fact) => fact.type === 'status' && fact.outcome === 'completed')).toHaveLength(1)
  const pending = facts
    .filter((fact) => fact.type === 'status' && fact.outcome === 'pending')
    .map((fact) => JSON.stringify({ ...fact, at: 0 }))
  expect(new Set(pending).size).toBe(pending.length)
})

describe('a clock that is set while a transfer is under way', () => {
  test.for([
    ['back by twenty minutes', -20 * 60_000],
    ['back by a year', -365 * 24 * 60 * 60_000],
    ['on by two days', 2 * 24 * 60 * 60_000],
  ] as const)('%s holds nothing up', async ([, ms]) => {
    const practice = await practiceBench()
    const { transfer } = await practice.drive.toSent(practice.practice)
    await practice.bench.until(transfer.id, ({ phase }) => phase === 'tracking')
    // Changes only the computer's clock: the chains have a separate time.
    practice.own.skip(ms)
    expect((await practice.drive.settled(transfer.id)).phase).toBe('completed')
    expect(namesOf(practice, transfer.id).filter((type) => type === 'sending')).toHaveLength(1)
  })
})

test('a waybill whose row cannot be read keeps no other from being followed, and is told with the hashes to look for', async () => {
  const practice = await practiceBench()
  const broken = await practice.drive.toSent(practice.practice)
  const { id, number } = broken.transfer
  const { db } = practice.bench
  // Until the first has its block, nothing else is signed with that sequence.
  await practice.bench.until(id, ({ phase }) => phase === 'tracking')
  db.prepare('UPDATE transfer SET json = ? WHERE id = ?').run('{"id":"cut', id)
  const sound = await practice.drive.toSent(practice.practice)
  const rowOf = () => practice.bench.db.prepare('SELECT * FROM transfer WHERE id = ?').get(id)
  const row = rowOf()
  const [version, hash] = [listFacts(db, id).length, broken.transfer.legs[0]?.hash]
  await practice.restart()
  expect((await practice.drive.settled(sound.transfer.id)).phase).toBe('completed')
  expect((await practice.bench.client['transfers.list']({})).map(({ transfer }) => transfer.id)).toEqual([sound.transfer.id])
  expect(await practice.bench.client['transfers.unreadable']({})).toEqual([
    { id, number, createdAt: broken.transfer.createdAt, isLive: true, hashes: [hash] },
  ])
  expect(practice.lines.some((line) => line.includes('transfers.unreadable') && line.includes(`"number":${number}`))).toBe(true)
  expect(rowOf()).toEqual(row)
  expect(listFacts(practice.bench.db, id)).toHaveLength(version)
  await expect(practice.bench.client['transfers.get']({ id })).rejects.toMatchObject({ code: 'store.damaged' })
  const next = await practice.drive.build()
  expect(next.transfer.number).toBe(sound.transfer.number + 1)
})

test('a journal that cannot be read for a moment loses sight of nothing that is on its way', async () => {
  const practice = await practiceBench()
  const { transfer } = await practice.drive.toSent(practice.practice)
  const { bench } = practice
  await bench.until(transfer.id, ({ phase }) => phase === 'tracking')
  bench.db.exec('ALTER TABLE transfer RENAME TO away')
  await expect.poll(() => practice.lines.some((line) => line.includes('no such table'))).toBe(true)
  bench.db.exec('ALTER TABLE away RENAME TO transfer')
  expect((await practice.drive.settled(transfer.id)).phase).toBe('completed')
})

test('a chain that has left the list keeps its waybills readable, and what is on its way there is still followed', async () => {
  const lists: NetworkFile[] = []
  const alter = (file: NetworkFile) => {
    const own = { ...file, chains: [...file.chains] }
    lists.push(own)
    return own
  }
  const practice = await practiceBench({ alter })
  const { transfer } = await practice.drive.toSent(practice.practice)
  for (const list of lists) list.chains = list.chains.filter((chain) => (chain as { chain_id?: string }).chain_id !== DESTINATION)
  await practice.restart()
  expect(practice.bench.registry.chain(DESTINATION)).toBeNull()
  const settled = await practice.drive.settled(transfer.id)
  expect(settled).toMatchObject({ phase: 'completed', release: { chainId: DESTINATION, isConfirmed: false } })
  expect(settled.quote.to).toMatchObject({ symbol: 'INIT', decimals: 6 })
})

describe('a router', () => {
  test('that refuses to track five times is asked until it does', async () => {
    const practice = await practiceBench()
    practice.practice.faults.router.trackRefusals = 5
    const { transfer } = await practice.drive.toSent(practice.practice)
    expect((await practice.drive.settled(transfer.id)).phase).toBe('completed')
    expect(namesOf(practice, transfer.id).filter((type) => type === 'registered')).toHaveLength(1)
  })

  test('that stopped watching is revived by being told again, where the chains show nothing', async () => {
    const practice = await practiceBench()
    const tracked = () => practice.practice.observed.tracked.length
    practice.practice.faults.nextTransfer('abandoned')
    const { transfer } = await practice.drive.toSent(practice.practice)
    await practice.bench.until(transfer.id, ({ phase }) => phase === 'tracking')
    practice.intercept.now = async (_, body, pass) => (isSearch(body) && tracked() < 2 ? nothingFound() : await pass())
    expect((await practice.drive.settled(transfer.id)).phase).toBe('completed')
    expect(tracked()).toBe(2)
    expect(namesOf(practice, transfer.id).filter((type) => type === 'registered')).toHaveLength(2)
  })

  test('whose first answer about a transfer fails is asked again', async () => {
    const practice = await practiceBench()
    practice.practice.faults.setFault('router:/v2/tx/status', { status: 500, body: 'oops', contentType: 'text/plain' }, 1)
    const { transfer } = await practice.drive.toSent(practice.practice)
    expect((await practice.drive.settled(transfer.id)).phase).toBe('completed')
  })
})
