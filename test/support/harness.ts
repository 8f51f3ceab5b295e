// The transfer half of the core in a process of its own, on real files, against a practice server in the parent process.
// It takes one call a line on stdin, and can end itself by SIGKILL right before or right after a given fact is stored.
import { createInterface } from 'node:readline'
import type { NetworkFile } from '../../src/main/chains/registry.ts'
import { createLog } from '../../src/main/lib/log.ts'
import type { FactObserver } from '../../src/main/store/journal/transfers.ts'
import type { TransferFact } from '../../src/shared/transfer.ts'
import { openBench } from './bench.ts'
import { createFastClock } from './fastClock.ts'
import { createRemoteHid } from './remoteHid.ts'

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
  kill: Kill | null
}

export interface Call {
  id: number
  method: string
  input: unknown
}

/** The type of a fact; a status with its outcome. */
export function nameOf(fact: TransferFact): string {
  return fact.type === 'status' ? `status ${fact.outcome}` : fact.type
}

function observer(kill: Kill): FactObserver {
  const at = (when: Kill['when']) => (fact: TransferFact) => {
    if (kill.when === when && kill.fact === nameOf(fact)) process.kill(process.pid, 'SIGKILL')
  }
  return { before: at('before'), after: at('after') }
}

export async function runHarness(options: HarnessOptions): Promise<void> {
  const { folder, file, kill } = options
  const clock = createFastClock(options.speed, options.begun)
  const log = createLog(
    () => clock.now(),
    (line) => process.stderr.write(`${line}\n`),
  )
  const hid = await createRemoteHid(options.hidPort)
  const factObserver = kill === null ? undefined : observer(kill)
  const say = (message: unknown) => process.stdout.write(`${JSON.stringify(message)}\n`)
  const bench = openBench({ folder, fetch, hid, file, clock, log, factObserver, onEvent: (event) => say({ event }) })
  bench.start()
  const perform = async ({ id, method, input }: Call) => {
    say({ id, reply: await bench.dispatch(method, input) })
  }
  for await (const line of createInterface({ input: process.stdin })) void perform(JSON.parse(line) as Call)
  await bench.stop()
  hid.close()
}
