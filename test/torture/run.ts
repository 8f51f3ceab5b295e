// One world of the torture: a practice network, the real core in a process of its own that is killed at random, and a user who
// does whatever is theirs to do, sometimes twice. At the end the journal is held against the chains.
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { AppError } from '../../src/shared/errors.ts'
import type { TransferView } from '../../src/shared/transfer.ts'
import { isSettled } from '../../src/shared/transferMachine.ts'
import { nextStep } from '../../src/shared/transferSteps.ts'
import { createFastClock } from '../support/fastClock.ts'
import { HarnessGone, startHarness, type HarnessProcess } from '../support/harnessProcess.ts'
import { startPracticeServer, type PracticeServer } from '../support/practiceServer.ts'
import { WORKERS } from '../support/workers.ts'
import { createChance } from './chance.ts'
import { judge, type Verdict } from './judge.ts'
import { createTroubles, type Troubles } from './troubles.ts'
import { act, giveUpOnLies, isWaiting, make, newUser, replace, type User } from './user.ts'

/** The app's time runs faster, and the chains' with it. */
const SPEED = 5
const PACE = 4
/** Transfers under way at once. */
const MOST_LIVE = 6
/** A process is killed at most this often for each transfer. */
const MOST_KILLS = 2
/** A process lives this long from its first answer on, in real milliseconds. */
const LIFE_MS = { least: 1500, most: 7000 }

export interface WorldOptions {
  seed: number
  transfers: number
  /** Of the bundled harness. */
  bundle: string
  /** Empty, for this world alone. */
  folder: string
  /** Real milliseconds after which what is still under way counts as lost. */
  mostMs: number
}

export interface WorldResult extends Verdict {
  kills: number
  troubles: number
  consents: number
  kinds: Record<string, number>
  phases: Record<string, number>
  seconds: number
}

/** Runs one world to its end. */
export async function runWorld({ seed, transfers, bundle, folder, mostMs }: WorldOptions): Promise<WorldResult> {
  const begun = Date.now()
  const clock = createFastClock(SPEED, begun)
  const server = await startPracticeServer({ seed, file: join(folder, 'practice.db'), clock, pace: PACE })
  const chance = createChance(seed)
  const troubles = createTroubles(server.practice, chance)
  const stopHands = approveAll(server)
  server.practice.device.set('blindSigning', true)
  // Every other world wants hooks.
  server.practice.faults.router.requireOpHook = seed % 2 === 0
  const { chains, assets, routerUrl: router } = server
  const file = { router, chains, assets, contracts: server.practice.network.contracts }
  const start = (shift: number) =>
    startHarness(bundle, { folder, file, hidPort: server.hidPort, speed: SPEED, begun: begun + shift, workers: WORKERS, kill: null })
  const user = newUser(server, chance, transfers)
  let [child, kills] = [start(0), 0]
  try {
    for (;;) {
      const lifeMs = LIFE_MS.least + chance.below(LIFE_MS.most - LIFE_MS.least)
      // Enough is enough: what is under way must come to its end in a bounded time.
      const mayKill = kills < MOST_KILLS * transfers && Date.now() - begun < mostMs
      const end = await live(child, server, user, troubles, { lifeMs: mayKill ? lifeMs : null, until: begun + mostMs })
      if (end === 'done') break
      kills += 1
      await child.ended
      // The computer's clock is wrong for one process in ten, by up to a quarter of an hour.
      child = start(chance.happens(0.1) ? Math.round((chance.next() - 0.5) * 2 * 15 * 60_000) : 0)
    }
    troubles.end()
    const views = await child.client['transfers.list']({})
    const verdict = judge(
      server,
      views.map(({ transfer }) => transfer),
      user,
    )
    return { ...verdict, ...figures(views, user), kills, troubles: troubles.count(), seconds: (Date.now() - begun) / 1000 }
  } finally {
    stopHands()
    await child.close()
    await server.close()
  }
}

/** What happens in front of one process, until it is killed or nothing is left to do. */
async function live(
  child: HarnessProcess,
  server: PracticeServer,
  user: User,
  troubles: Troubles,
  time: { lifeMs: number | null; until: number },
): Promise<'killed' | 'done'> {
  const hasEnded = new AbortController()
  try {
    // A slow computer needs seconds for the start alone.
    await child.client['accounts.list']({})
    if (time.lifeMs !== null) killAfter(child, time.lifeMs, hasEnded.signal)
    await addAccounts(child, server, user)
    for (;;) {
      const views = await child.client['transfers.list']({})
      const live = views.filter(({ transfer }) => !isSettled(transfer.phase) && !user.given.has(transfer.id))
      if (user.toMake === 0 && live.length === 0) return 'done'
      if (Date.now() > time.until) return 'done'
      troubles.next()
      giveUpOnLies(server, user, live)
      const mine = live.filter(({ transfer, running }) => running === null && nextStep(transfer)?.owner === 'user')
      if (user.toMake > 0 && live.length < MOST_LIVE && (mine.length === 0 || user.chance.happens(0.4))) await make(child, server, user)
      else if (user.chance.happens(0.1) && live.some(isWaiting)) await replace(child, user, user.chance.pick(live.filter(isWaiting)))
      else if (mine.length > 0) await act(child, server, user, user.chance.pick(mine))
      else await Promise.race([child.nextEvent(), pause(200)])
    }
  } catch (error) {
    if (error instanceof HarnessGone) return 'killed'
    throw new Error(child.log.slice(-20).join('\n'), { cause: error })
  } finally {
    hasEnded.abort()
  }
}

function killAfter(child: HarnessProcess, ms: number, signal: AbortSignal): void {
  const killer = setTimeout(() => child.kill(), ms)
  signal.addEventListener('abort', () => clearTimeout(killer))
}

async function addAccounts({ client }: HarnessProcess, { practice }: PracticeServer, user: User): Promise<void> {
  const known = await client['accounts.list']({})
  for (const app of ['ethereum', 'cosmos'] as const) {
    const found = known.find(({ signer }) => signer.kind === 'ledger' && signer.app === app)
    const path = app === 'cosmos' ? "44'/118'/0'/0/0" : "44'/60'/0'/0/0"
    const add = () => {
      practice.device.openApp(app === 'cosmos' ? 'Cosmos' : 'Ethereum')
      return client['accounts.addFromDevice']({ app, path, label: app })
    }
    user.accounts[app] = (found ?? (await patiently(add))).id
  }
}

/** A device that opens an app is gone for a moment. */
async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof AppError) || !error.code.startsWith('device.') || tries > 50) throw error
      await pause(100)
    }
  }
}

/** A person who approves whatever the device shows. */
function approveAll({ practice: { device } }: PracticeServer): () => void {
  return device.onChange(() => {
    const { prompt } = device.screen()
    if (prompt === null) return
    if (prompt.page < prompt.pages.length - 1) device.press('next')
    else device.press('approve')
  })
}

function figures(views: readonly TransferView[], user: User): Pick<WorldResult, 'consents' | 'kinds' | 'phases'> {
  const counted = (names: readonly string[]) =>
    names.reduce<Record<string, number>>((all, name) => ({ ...all, [name]: (all[name] ?? 0) + 1 }), {})
  return {
    consents: user.consents.length,
    kinds: counted(views.map(({ transfer }) => user.kindOf.get(transfer.id) ?? 'unknown')),
    phases: counted(views.map(({ transfer }) => transfer.phase)),
  }
}
