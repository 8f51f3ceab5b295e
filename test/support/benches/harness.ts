// Runs the core in a separate process, on real files, against a practice server in the parent process. Takes one call per line on stdin,
// and can end itself by SIGKILL right before or right after a given fact is stored.
import { randomBytes } from 'node:crypto'
import { createInterface } from 'node:readline'
import type { NetworkFile } from '../../../src/main/clients/chains/registry/registry.ts'
import { createCore } from '../../../src/main/app/core.ts'
import { createLog } from '../../../src/main/platform/log/log.ts'
import { openWeb } from '../../../src/main/platform/http/openWeb.ts'
import type { WorkerPaths } from '../../../src/main/platform/threads/workerPaths.ts'
import type { FactObserver } from '../../../src/main/db/journal/transfers.ts'
import type { TransferFact } from '../../../src/shared/contract/transfer/transfer.ts'
import { nameOf } from '../bodies/factName.ts'
import { createFastClock } from '../fastClock.ts'
import { createRemoteHid } from '../device/remoteHid.ts'

/** The moment at which the process ends: a fact, by `nameOf`. */
export interface Kill {
  fact: string
  when: 'before' | 'after'
}

export interface HarnessOptions {
  folder: string
  file: NetworkFile
  hidPort: number
  speed: number
  begun: number
  /** Absolute: the harness runs as a bundle elsewhere. */
  workers: WorkerPaths
  kill: Kill | null
}

export interface Call {
  id: number
  method: string
  input: unknown
}

function observer(kill: Kill): FactObserver {
  const at = (when: Kill['when']) => (fact: TransferFact) => {
    if (kill.when === when && kill.fact === nameOf(fact)) process.kill(process.pid, 'SIGKILL')
  }
  return { before: at('before'), after: at('after') }
}

export async function runHarness(options: HarnessOptions): Promise<void> {
  const { folder, file, kill, workers } = options
  const clock = createFastClock(options.speed, options.begun)
  const log = createLog(
    () => clock.now(),
    (line) => process.stderr.write(`${line}\n`),
  )
  const hid = await createRemoteHid(options.hidPort)
  const say = (message: unknown) => process.stdout.write(`${JSON.stringify(message)}\n`)
  const world = { fetch, web: openWeb, hid, clock, random: () => Math.random(), newId: () => randomBytes(16).toString('hex') }
  const watching = kill === null ? {} : { factObserver: observer(kill) }
  const core = await createCore({ folder, file }, { world, log, workers, practice: null, ...watching })
  core.subscribe((event) => say({ event }))
  core.start()
  const perform = async ({ id, method, input }: Call) => {
    say({ id, reply: await core.dispatch(method, input) })
  }
  for await (const line of createInterface({ input: process.stdin })) void perform(JSON.parse(line) as Call)
  await core.stop()
  hid.close()
}
