// Defines faults of the process and of its clock.
import { setTimeout as pause } from 'node:timers/promises'
import { ACCOUNT, copyAll, isSound, until, type App, type FaultBench } from './faultBench.ts'
import type { Fault } from './fault.ts'

const YEAR_MS = 365 * 86_400_000
/** How much is held when the process is killed: nothing yet, some, and most. */
const KILL_AT = [0, 1, 60, 150]

async function rowsHeld({ client }: App): Promise<number> {
  const { streams } = await client['sync.state']({})
  return streams.reduce((sum, { rows }) => sum + rows, 0)
}

const killed: Fault = {
  kind: 'Kill',
  what: `SIGKILL while history is copied, with ${KILL_AT.join(', ')} rows held`,
  run: async (bench, see) => {
    for (const least of KILL_AT) {
      const app = await bench.start()
      if ((await app.client['accounts.list']({})).length === 0) await app.client['accounts.watch']({ address: ACCOUNT, label: 'Mine' })
      await until('rows', async () => ((await rowsHeld(app)) >= least ? true : null))
      await bench.kill(app)
      if (!(await isSound(bench))) see(`what is on disk is sound after ${least} rows`, false)
    }
    see('what is on disk is sound after each', await isSound(bench))
    const app = await bench.start()
    const rows = await copyAll(app.client)
    await bench.stop(app)
    see('the next start copies the rest', rows > 300, rows)
    see('the account is there once', (await sound(bench)) === 1)
  },
}

/** Returns the accounts held, as the command line prints them. */
async function sound(bench: FaultBench): Promise<number> {
  const { stdout } = await bench.command(['status'])
  return (JSON.parse(stdout) as { accounts: unknown[] }).accounts.length
}

const second: Fault = {
  kind: 'Second instance',
  what: 'a second process on the same folder, then a look from the command line',
  isQuick: true,
  run: async (bench, see) => {
    const app = await bench.start()
    const refusal = await bench.start().then(
      () => 'it started',
      (error: unknown) => String(error),
    )
    see('the second is refused with one sentence', /Another Waybill is using this data folder\.[^\n]*\n$/.test(refusal), refusal)
    see('the first goes on', (await app.page()) === 200)
    see('status, check and export may look meanwhile', (await bench.command(['status'])).code === 0 && (await isSound(bench)))
    await bench.kill(app)
    const again = await bench.start()
    see('after the first was killed the folder is free', (await again.page()) === 200)
    await bench.stop(again)
  },
}

/** Whether the hosts are asked again within a while. */
async function isAskedAgain(app: App): Promise<boolean> {
  const last = async () => Math.max(...(await app.client['sync.state']({})).chainTips.map(({ height }) => height ?? 0))
  const before = await last()
  await until('news', async () => ((await last()) > before ? true : null))
  return true
}

function jump(name: string, ms: number): Fault {
  return {
    kind: 'Clock',
    what: `set ${name} by a year while the app runs, and back again`,
    run: async (bench, see) => {
      const app = await bench.start()
      const rows = await copyAll(app.client)
      for (const [when, offset] of [
        ['after the change', ms],
        ['after the change back', 0],
      ] as const) {
        bench.setClock(offset)
        see(`${when} the chains are asked for news`, await isAskedAgain(app))
        const { isOnline } = await app.client['sync.state']({})
        see(`${when} nothing is said to be offline`, isOnline)
      }
      see('no row is lost', (await copyAll(app.client)) >= rows)
      await bench.stop(app)
      see('what is on disk is sound', await isSound(bench))
    },
  }
}

function started(name: string, ms: number): Fault {
  return {
    kind: 'Clock',
    what: `a first run with a clock that is a year ${name}, then a start with the right one`,
    run: async (bench, see) => {
      bench.setClock(ms)
      const app = await bench.start()
      const rows = await copyAll(app.client)
      see('history is copied to its end', rows > 300, rows)
      await bench.stop(app)
      bench.setClock(0)
      const again = await bench.start()
      see('with the right clock the chains are asked for news', await isAskedAgain(again))
      see('no row is lost', (await copyAll(again.client)) >= rows)
      await bench.stop(again)
      see('what is on disk is sound', await isSound(bench))
    },
  }
}

function imposed(name: string, ms: number): Fault {
  return {
    kind: 'Clock',
    what: `set ${name} by a year while a host has asked for a pause (429, Retry-After: 2)`,
    run: async (bench, see) => {
      const app = await bench.start()
      await copyAll(app.client)
      const busy = { status: 429, body: '{}', contentType: 'application/json', headers: { 'retry-after': '2' } } as const
      bench.server.practice.faults.setFault('indexer', busy)
      bench.server.practice.faults.setFault('rest', busy)
      await until('the pause is told', async () => {
        const { streams } = await app.client['sync.state']({})
        return streams.some(({ error }) => error !== null) ? true : null
      })
      bench.setClock(ms)
      bench.server.practice.faults.setFault('indexer', null)
      bench.server.practice.faults.setFault('rest', null)
      see('the pause ends, and the hosts are asked again', await isAskedAgain(app))
      await bench.stop(app)
    },
  }
}

const slept: Fault = {
  kind: 'Sleep and wake',
  what: 'the process stands still (SIGSTOP), eight hours pass, it goes on (SIGCONT)',
  run: async (bench, see) => {
    const app = await bench.start()
    const rows = await copyAll(app.client)
    process.kill(app.served.pid, 'SIGSTOP')
    bench.setClock(8 * 3_600_000)
    await pause(1500)
    process.kill(app.served.pid, 'SIGCONT')
    see('it answers', (await app.page()) === 200)
    see('the chains are asked for news without a click', await isAskedAgain(app))
    see('no row is lost', (await copyAll(app.client)) >= rows)
    await bench.stop(app)
    see('what is on disk is sound', await isSound(bench))
  },
}

export const processFaults: readonly Fault[] = [
  killed,
  second,
  jump('forward', YEAR_MS),
  jump('back', -YEAR_MS),
  started('fast', YEAR_MS),
  started('slow', -YEAR_MS),
  imposed('forward', YEAR_MS),
  imposed('back', -YEAR_MS),
  slept,
]
