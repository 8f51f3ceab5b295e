// Unbonding stake that becomes free is told once: while the app runs, after it was closed, and when its process is killed before or after
// telling. A cancelled one is not told, and what was told goes with its account.
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { World } from '../../../src/main/platform/world.ts'
import { coreBench, type CoreBench } from '../../support/benches/coreBench.ts'
import { OWN, temporaryFolder } from '../../support/benches/practiceBench.ts'

const MONTH_MS = 30 * 86_400_000
const Replied = z.looseObject({
  unbonding_responses: z.array(z.looseObject({ entries: z.array(z.looseObject({ completion_time: z.string() })) })),
})

/** The time that has passed, and whether everything that is unbonding was cancelled. */
interface Outside {
  passedMs: number
  isCancelled: boolean
}

/** The world some time later: what has ended by then is no longer listed. */
function later(outside: Outside): (world: World) => World {
  return (world) => {
    const now = () => world.clock.now() + outside.passedMs
    return {
      ...world,
      clock: { ...world.clock, now },
      fetch: async (url, init) => {
        const response = await world.fetch(url, init)
        if (!url.includes('/unbonding_delegations')) return response
        const reply = Replied.parse(await response.json())
        const isListed = ({ completion_time: end }: { completion_time: string }) => !outside.isCancelled && Date.parse(end) > now()
        const unbonding_responses = reply.unbonding_responses.map((one) => ({ ...one, entries: one.entries.filter(isListed) }))
        return Response.json({ ...reply, unbonding_responses })
      },
    }
  }
}

const start = (folder: string, outside: Outside) => coreBench(folder, later(outside))
const eventsOf = async ({ call }: CoreBench) => (await call('notices.list', {})).events
const added = ({ events }: CoreBench) => events.filter(({ type }) => type === 'notice.added')

/** The number of stakes that are unbonding. */
const UNBONDING = 2

/** A folder whose account was read while some of its stakes are unbonding; no process has it open. */
async function begin(outside: Outside) {
  const folder = temporaryFolder()
  const bench = await start(folder, outside)
  const { id } = await bench.call('accounts.watch', { address: OWN, label: 'Savings' })
  await bench.sync(OWN)
  bench.core.start()
  expect(await eventsOf(bench)).toEqual([])
  await bench.close()
  return { folder, id }
}

test('is told once by the process that reads it, also where it became free meanwhile, and goes with its account', async () => {
  const outside = { passedMs: 0, isCancelled: false }
  const { folder, id } = await begin(outside)
  outside.passedMs = MONTH_MS
  const bench = await start(folder, outside)
  bench.core.start()
  await expect.poll(() => added(bench).length, { timeout: 20_000 }).toBe(UNBONDING)
  const told = await eventsOf(bench)
  expect(told).toHaveLength(UNBONDING)
  for (const { accountId, readAt, event } of told) {
    expect({ accountId, readAt, ...event }).toMatchObject({ accountId: id, readAt: null, kind: 'released', symbol: 'INIT', decimals: 6 })
    expect(event).not.toMatchObject({ name: '' })
  }
  expect(added(bench).toReversed()).toMatchObject(told.map((notice) => ({ notice, isLoud: true })))
  // Killed after telling: its files as they are while it has them open.
  const after = temporaryFolder()
  cpSync(folder, after, { recursive: true })
  await bench.call('accounts.remove', { id })
  expect(await bench.call('notices.list', {})).toMatchObject({ events: [], unread: 0 })
  await bench.close()

  const next = await start(after, outside)
  await next.sync(OWN)
  next.core.start()
  expect([added(next), await eventsOf(next)]).toEqual([[], told])
  expect((await next.call('notices.list', {})).unread).toBe(UNBONDING)
  expect((await next.call('notices.read', { ids: null })).unread).toBe(0)
  await next.close()
})

test('is told once by the process that follows one killed between reading and telling', async () => {
  const outside = { passedMs: 0, isCancelled: false }
  const { folder } = await begin(outside)
  outside.passedMs = MONTH_MS
  const journal = join(folder, 'journal.db')
  const untold = readFileSync(journal)
  const killed = await start(folder, outside)
  await killed.sync(OWN)
  await killed.close()
  // The archive has the reading; the journal is as it was before.
  for (const part of ['-wal', '-shm']) rmSync(`${journal}${part}`, { force: true })
  writeFileSync(journal, untold)

  for (const count of [UNBONDING, 0]) {
    const bench = await start(folder, outside)
    bench.core.start()
    expect(added(bench)).toHaveLength(count)
    expect(await eventsOf(bench)).toHaveLength(UNBONDING)
    await bench.close()
  }
})

test('is not told of what was cancelled', async () => {
  const outside = { passedMs: 0, isCancelled: false }
  const { folder } = await begin(outside)
  outside.isCancelled = true
  for (const passedMs of [0, MONTH_MS]) {
    outside.passedMs = passedMs
    const bench = await start(folder, outside)
    await bench.sync(OWN)
    bench.core.start()
    expect([added(bench), await eventsOf(bench)]).toEqual([[], []])
    await bench.close()
  }
})
