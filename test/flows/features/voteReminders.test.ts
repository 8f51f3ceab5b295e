// A vote on a proposal or on VIP gauges that ends within a day is told once to an account that has a stake and has not voted, while the user
// chose so; a vote marks it as read. Nobody is asked for them otherwise.
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '../../../src/main/db/database.ts'
import { remindOfVotes } from '../../../src/main/features/notices/voteReminders.ts'
import { createLog } from '../../../src/main/platform/log/log.ts'
import { systemClock } from '../../../src/main/platform/time.ts'
import type { World } from '../../../src/main/platform/world.ts'
import { coreBench } from '../../support/benches/coreBench.ts'
import { OWN, temporaryFolder } from '../../support/benches/practiceBench.ts'

const HOUR_MS = 3_600_000

/** The time that has passed, the proposals that were voted on elsewhere, and how often the open ones were asked for. */
interface Outside {
  passedMs: number
  voted: readonly string[]
  asked: number
  /** How many parts of ten the account gave a rollup of VIP elsewhere. */
  gauged?: number
}

/** The world some time later, in which pauses are short. */
function later(outside: Outside): (world: World) => World {
  return (world) => ({
    ...world,
    clock: { now: () => world.clock.now() + outside.passedMs, sleep: (ms, signal) => world.clock.sleep(Math.min(ms, 20), signal) },
    fetch: (url, init) => {
      if (url.includes('/gov/v1/proposals?')) outside.asked += 1
      const body = typeof init?.body === 'string' ? init.body : ''
      if (outside.gauged !== undefined && body.includes('"get_weight_vote"')) {
        const weights = [{ bridge_id: '1', weight: `0.${outside.gauged}` }]
        return Promise.resolve(Response.json({ data: JSON.stringify({ max_voting_power: '7', voting_power: '7', weights }) }))
      }
      const [, id] = /\/proposals\/(\d+)\/votes\//.exec(url) ?? []
      if (id === undefined || !outside.voted.includes(id)) return world.fetch(url, init)
      const options = [{ option: 'VOTE_OPTION_YES', weight: '1.000000000000000000' }]
      return Promise.resolve(Response.json({ vote: { proposal_id: id, voter: OWN, options, metadata: '' } }))
    },
  })
}

/** The core with the Ledger’s first account, at a moment when the next vote ends within a day and no other does. */
async function begin(folder: string) {
  const outside: Outside = { passedMs: 0, voted: [], asked: 0 }
  const bench = await coreBench(folder, later(outside))
  const { id } = await bench.call('accounts.addFromDevice', { path: "44'/60'/0'/0/0", label: 'Savings' })
  await bench.sync(OWN)
  const { chains } = await bench.call('governance.list', { accountId: id })
  const open = chains.flatMap(({ chainId, proposals }) => proposals.map((proposal) => ({ chainId, ...proposal })))
  const [first] = open
  if (first === undefined) throw new Error('no proposal is open')
  // An emergency proposal may be decided at any time.
  const due = open.filter((one) => one === first || one.urgency === 'emergency')
  outside.passedMs = first.endsAt - Date.now() - 20 * HOUR_MS
  outside.asked = 0
  return { outside, bench, id, due }
}

test('is told once, also after a restart, until the account has voted', async () => {
  const folder = temporaryFolder()
  const { outside, bench, id, due } = await begin(folder)
  await bench.call('notices.choose', { votes: true })
  bench.core.start()
  const list = () => bench.call('notices.list', {})
  await expect.poll(async () => (await list()).events.length, { timeout: 20_000 }).toBe(due.length)
  const told = due.map(({ chainId, id: proposal, title, endsAt }) => ({ kind: 'voteEnds', chainId, proposal, title, endsAt }))
  expect((await list()).events.toReversed()).toMatchObject(told.map((event) => ({ accountId: id, readAt: null, event })))
  expect(bench.events.filter(({ type }) => type === 'notice.added')).toMatchObject(due.map(() => ({ isLoud: true })))
  const { asked } = outside
  await new Promise((resolve) => setTimeout(resolve, 300))
  // Pauses are over many times, three hours are not.
  expect(outside.asked).toBe(asked)
  outside.passedMs += 4 * HOUR_MS
  await expect.poll(() => outside.asked, { timeout: 20_000 }).toBe(asked + 1)
  await bench.close()

  const next = await coreBench(folder, later(outside))
  outside.voted = due.map((one) => one.id)
  expect((await next.call('notices.list', {})).unread).toBe(due.length)
  next.core.start()
  await expect.poll(async () => (await next.call('notices.list', {})).unread, { timeout: 20_000 }).toBe(0)
  expect((await next.call('notices.list', {})).events).toHaveLength(due.length)
  expect(next.events.some(({ type }) => type === 'notices.changed')).toBe(true)
  await next.close()
})

test.each(['before it asks', 'after telling', 'after the notice was read'] as const)(
  'is told once over a process that is killed %s',
  async (moment) => {
    const folder = temporaryFolder()
    const killed = temporaryFolder()
    const { outside, bench, due } = await begin(folder)
    await bench.call('notices.choose', { votes: true })
    // Killed: its files as they are while it has them open.
    const kill = () => {
      cpSync(folder, killed, { recursive: true })
    }
    if (moment === 'before it asks') kill()
    bench.core.start()
    await expect.poll(async () => (await bench.call('notices.list', {})).events.length, { timeout: 20_000 }).toBe(due.length)
    if (moment === 'after telling') kill()
    await bench.call('notices.read', { ids: null })
    if (moment === 'after the notice was read') kill()
    await bench.close()

    for (const isFirst of [true, false]) {
      const { asked } = outside
      const next = await coreBench(killed, later(outside))
      next.core.start()
      await expect.poll(() => outside.asked, { timeout: 20_000 }).toBe(asked + 1)
      const told = isFirst && moment === 'before it asks' ? due.length : 0
      await expect.poll(() => next.events.filter(({ type }) => type === 'notice.added').length, { timeout: 20_000 }).toBe(told)
      const { events, unread } = await next.call('notices.list', {})
      expect([events.length, unread]).toEqual([due.length, moment === 'after the notice was read' ? 0 : due.length])
      await next.close()
    }
  },
)

test('the vote of a VIP cycle is told by its own choice, at once where the other was on, and until the account has voted', async () => {
  const folder = temporaryFolder()
  const { outside, bench, id } = await begin(folder)
  const { chains } = await bench.call('governance.list', { accountId: id })
  const [cycle] = chains.flatMap(({ gauges }) => gauges ?? [])
  if (cycle === undefined) throw new Error('no cycle is open')
  // No proposal ends then.
  outside.passedMs = cycle.votingEndsAt - Date.now() - 25 * HOUR_MS
  bench.core.start()
  const told = async () => (await bench.call('notices.list', {})).events.filter(({ event }) => event.kind === 'gaugeVoteEnds')
  await bench.call('notices.choose', { votes: true })
  await expect.poll(() => outside.asked, { timeout: 20_000 }).toBeGreaterThan(0)
  const { asked } = outside
  await bench.call('notices.choose', { gaugeVotes: true })
  await expect.poll(() => outside.asked, { timeout: 20_000 }).toBe(asked + 1)
  expect(await told()).toEqual([])
  outside.passedMs += 4 * HOUR_MS
  await expect.poll(async () => (await told()).length, { timeout: 20_000 }).toBe(1)
  const event = { kind: 'gaugeVoteEnds', cycle: cycle.cycle, endsAt: cycle.votingEndsAt }
  expect(await told()).toMatchObject([{ accountId: id, readAt: null, event }])
  await bench.close()

  outside.gauged = 5
  const next = await coreBench(folder, later(outside))
  next.core.start()
  const unread = async () =>
    (await next.call('notices.list', {})).events.filter((one) => one.event.kind === 'gaugeVoteEnds' && one.readAt === null)
  expect(await unread()).toHaveLength(1)
  await expect.poll(async () => (await unread()).length, { timeout: 20_000 }).toBe(0)
  expect(next.events.filter(({ type }) => type === 'notice.added')).toEqual([])
  await next.close()
})

test('an account whose look fails, even by a defect, keeps no other from its own', async () => {
  const folder = temporaryFolder()
  const { bench, id } = await begin(folder)
  await bench.call('notices.choose', { votes: true })
  const [account] = await bench.call('accounts.list', {})
  await bench.close()
  if (account === undefined) throw new Error('no account')
  const db = openDatabase(join(folder, 'journal.db'), { mode: 'write', synchronous: 'normal' })
  const archive = openDatabase(join(folder, 'archive.db'), { mode: 'read' })
  const stopping = new AbortController()
  const lines: string[] = []
  const log = createLog(Date.now, (line) => lines.push(line))
  const deps = { db, archive, accounts: () => [account, { ...account, id: 'second' }], clock: systemClock, log }
  const asked: string[] = []
  const ask = (accountId: string) => {
    asked.push(accountId)
    return accountId === id ? Promise.reject(new TypeError('a defect')) : Promise.resolve({ chains: [], missing: [] })
  }
  await remindOfVotes(deps, ask, () => stopping.abort(), stopping.signal)
  expect(asked).toEqual([id, 'second'])
  expect(lines.filter((line) => line.includes('votes.notRead'))).toHaveLength(1)
  db.close()
  archive.close()
})

test('is not told, and nobody is asked, without the choice or without a key', async () => {
  const { outside, bench, id } = await begin(temporaryFolder())
  bench.core.start()
  await new Promise((resolve) => setTimeout(resolve, 300))
  await bench.call('accounts.remove', { id })
  await bench.call('accounts.watch', { address: OWN, label: 'Watched' })
  await bench.call('notices.choose', { votes: true })
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(outside.asked).toBe(0)
  expect((await bench.call('notices.list', {})).events).toEqual([])
  await bench.close()
})
