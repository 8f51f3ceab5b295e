// The end of a lock, and of the unbonding of a locked stake, is told once: while the app runs, and over processes that are killed before or
// after telling. A lock that was extended meanwhile, or whose module can't be asked, is not told.
import { cpSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { World } from '../../../src/main/platform/world.ts'
import { lockingAccount, VALIDATORS } from '../../../src/practice/book/staking.ts'
import { coreBench, type CoreBench } from '../../support/benches/coreBench.ts'
import { OWN, temporaryFolder } from '../../support/benches/practiceBench.ts'

const HOUR_MS = 3_600_000
const HOLDER = lockingAccount(OWN)
const VIEW = '/initia/move/v1/view/json'
const Asked = z.object({ module_name: z.string(), function_name: z.string() })
const Replied = z.looseObject({ data: z.string() })
const Listed = z.array(z.looseObject({ release_time: z.string() }))

/** The time that has passed, by how much locks were extended, whether their module answers, and what of one is becoming free until when. */
interface Outside {
  passedMs: number
  extendedBy: number
  isSilent: boolean
  unbondingUntil: number | null
}

/** The world some time later, in which pauses are short. */
function later(outside: Outside): (world: World) => World {
  return (world) => {
    const now = () => world.clock.now() + outside.passedMs
    const unbonding = () => ({
      validator_address: VALIDATORS[0]?.address,
      entries: [
        { completion_time: new Date(outside.unbondingUntil ?? 0).toISOString(), balance: [{ denom: 'uinit', amount: '31000000' }] },
      ],
    })
    return {
      ...world,
      clock: { now, sleep: (ms, signal) => world.clock.sleep(Math.min(ms, 20), signal) },
      fetch: async (url, init) => {
        if (url.includes(`/delegators/${HOLDER}/unbonding_delegations`))
          return Response.json({ unbonding_responses: (outside.unbondingUntil ?? 0) > now() ? [unbonding()] : [] })
        const body = typeof init?.body === 'string' ? init.body : ''
        if (!url.endsWith(VIEW) || Asked.parse(JSON.parse(body)).function_name !== 'get_locked_delegations') return world.fetch(url, init)
        if (outside.isSilent) return Response.json({ data: '7' })
        const { data } = Replied.parse(await (await world.fetch(url, init)).json())
        const locks = Listed.parse(JSON.parse(data))
        const extended = locks.map((lock) => ({ ...lock, release_time: String(Number(lock.release_time) + outside.extendedBy) }))
        return Response.json({ data: JSON.stringify(extended) })
      },
    }
  }
}

const eventsOf = async ({ call }: CoreBench) => (await call('notices.list', {})).events
const added = ({ events }: CoreBench) => events.filter(({ type }) => type === 'notice.added')

/** The folder, made once: what it holds takes long to copy. */
const begun = begin()

/** A folder of its own as `begun` left it, and the world that it was read in. */
async function start() {
  const { outside, folder, ...rest } = await begun
  const own = temporaryFolder()
  cpSync(folder, own, { recursive: true })
  return { outside: { ...outside }, folder: own, ...rest }
}

/** A folder whose account was read while one of its stakes is locked and a part of another is unbonding; no process has it open. */
async function begin() {
  const outside: Outside = { passedMs: 0, extendedBy: 0, isSilent: false, unbondingUntil: Date.now() + 10 * 24 * HOUR_MS }
  const folder = temporaryFolder(afterAll)
  const bench = await coreBench(folder, later(outside))
  const { id } = await bench.call('accounts.watch', { address: OWN, label: 'Savings' })
  await bench.sync(OWN)
  bench.core.start()
  const { chains } = await bench.call('staking.list', { accountId: id })
  const parts = chains.flatMap(({ locks }) => locks?.parts ?? [])
  const lock = parts.find(({ endsAt }) => endsAt > Date.now())
  if (lock === undefined) throw new Error('nothing is locked')
  // A lock that ended before it was first read is not told.
  expect(parts.length).toBeGreaterThan(1)
  expect(await eventsOf(bench)).toEqual([])
  await bench.close()
  return { outside, folder, id, lock }
}

/** Runs the app until it has told what there is to tell. */
async function run(folder: string, outside: Outside, count: number): Promise<CoreBench> {
  const bench = await coreBench(folder, later(outside))
  bench.core.start()
  await expect.poll(() => added(bench).length, { timeout: 20_000 }).toBe(count)
  return bench
}

test('each is told once, with its amount, and again neither after a restart nor after a kill', async () => {
  const { outside, folder, id, lock } = await start()
  outside.passedMs = 11 * 24 * HOUR_MS
  const first = await run(folder, outside, 1)
  expect(await eventsOf(first)).toMatchObject([
    { accountId: id, readAt: null, event: { kind: 'lockReleased', amount: '31000000', symbol: 'INIT', name: 'Harbourlight' } },
  ])
  await first.close()

  const untold = temporaryFolder()
  cpSync(folder, untold, { recursive: true })
  outside.passedMs = lock.endsAt - Date.now() + HOUR_MS
  for (const place of [folder, untold]) {
    const bench = await run(place, outside, 1)
    expect(added(bench)).toMatchObject([
      { isLoud: true, notice: { event: { kind: 'lockEnded', amount: lock.amount, validator: lock.validator } } },
    ])
    // Killed after telling: its files as they are while it has them open.
    const killed = temporaryFolder()
    cpSync(place, killed, { recursive: true })
    await bench.close()
    const next = await coreBench(killed, later(outside))
    await next.sync(OWN)
    next.core.start()
    expect([added(next), (await eventsOf(next)).length]).toEqual([[], 2])
    await next.close()
  }
})

test('a lock that ends while the app runs is told without anything else changing, silently where that is chosen', async () => {
  const { outside, folder, lock } = await start()
  outside.unbondingUntil = null
  outside.passedMs = lock.endsAt - Date.now() - HOUR_MS
  const bench = await run(folder, outside, 1)
  await bench.call('notices.choose', { stakes: false })
  await bench.sync(OWN)
  // The time alone says nothing: the lock may have been extended elsewhere, which only its module can tell.
  outside.isSilent = true
  outside.passedMs += 2 * HOUR_MS
  await bench.sync(OWN)
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(added(bench)).toHaveLength(1)
  outside.isSilent = false
  await bench.sync(OWN)
  await expect.poll(() => added(bench).length, { timeout: 20_000 }).toBe(2)
  expect(added(bench)[1]).toMatchObject({ isLoud: false, notice: { event: { kind: 'lockEnded' } } })
  await bench.close()
})

test.each(['extended', 'silent'] as const)('a lock that is %s at its end is not told', async (how) => {
  const { outside, folder, lock } = await start()
  outside.passedMs = lock.endsAt - Date.now() + HOUR_MS
  if (how === 'extended') outside.extendedBy = 31_557_600
  else outside.isSilent = true
  const bench = await coreBench(folder, later(outside))
  await bench.sync(OWN)
  bench.core.start()
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect((await eventsOf(bench)).filter(({ event }) => event.kind === 'lockEnded')).toEqual([])
  await bench.close()
})
