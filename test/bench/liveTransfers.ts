// Measures transfers that are under way: the processor time for a few, and how evenly many of them are polled. One transfer of the practice
// network is taken as far as the router follows it, and written to the journal as often as needed, each time with a different hash; the
// router's answer stays the same.
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import Database from 'better-sqlite3'
import { LOOKS_PER_SECOND } from '../../src/main/features/transfers/follow/pace.ts'
import { createPracticeNetwork } from '../../src/practice/network.ts'
import type { Quote } from '../../src/shared/contract/transfer/route.ts'
import { currentLeg } from '../../src/shared/domain/transfer/legs.ts'
import type { TransferStep, TransferView } from '../../src/shared/contract/transfer/transfer.ts'
import type { FetchLike } from '../../src/wire/world.ts'
import { openBench } from '../support/benches/bench.ts'
import { createFastClock, type FastClock } from '../support/fastClock.ts'
import { approve } from '../support/benches/hands.ts'
import { tempFolder } from '../support/benches/syncBench.ts'
import { createBenchLog } from './benchLog.ts'
import { figureOf, type Figure } from './figure.ts'

const FEW = 20
const FEW_SECONDS = 40
const SETTLING_SECONDS = 20
const MANY = 1000
/** The looks are counted by this clock: fast enough to be done soon, slow enough that the start's own work hardly counts. */
const SPEED = 2
const SECOND_MS = 1000
const STATUS_PATH = '/v2/tx/status'

interface Prepared {
  open: (fetch: FetchLike, clock: FastClock) => ReturnType<typeof openBench>
  /** What the router says of it. */
  answer: string
  close: () => void
}

/** A journal with so many transfers that the router follows. */
async function prepare(count: number): Promise<Prepared> {
  const folder = tempFolder()
  const clock = createFastClock(SPEED)
  const practice = createPracticeNetwork({ seed: 1, file: join(folder.path, 'practice.db'), clock })
  const log = createBenchLog(clock.now)
  const open: Prepared['open'] = (fetch, own) =>
    openBench({ folder: folder.path, fetch, hid: practice.hid, file: practice.network, clock: own, log })
  const answered = Promise.withResolvers<string>()
  const bench = open(async (url, init) => {
    const response = await practice.fetch(url, init)
    if (url.includes(STATUS_PATH) && response.ok) answered.resolve(await response.clone().text())
    return response
  }, clock)
  bench.start()
  const { id, hash } = await send(bench, practice.device)
  await bench.until(id, ({ phase }) => phase === 'tracking')
  const answer = await answered.promise
  if ((await bench.client['transfers.get']({ id })).transfer.phase !== 'tracking') throw new Error('the transfer is not under way any more')
  await bench.stop()
  multiply(join(folder.path, 'journal.db'), { id, hash, count })
  return {
    open,
    answer,
    close: () => {
      practice.close()
      folder.remove()
    },
  }
}

type Bench = ReturnType<typeof openBench>
type Device = ReturnType<typeof createPracticeNetwork>['device']

async function send({ client, registry }: Bench, device: Device): Promise<{ id: string; hash: string }> {
  const { id: accountId } = await client['accounts.addFromDevice']({ path: "44'/60'/0'/0/0", label: 'Mine' })
  const toDenom = registry.assets.find(({ chainId, symbol }) => chainId === 'lantern-1' && symbol === 'INIT')?.denom ?? ''
  const request = { accountId, fromChainId: 'practice-1', fromDenom: 'uinit', toChainId: 'lantern-1', toDenom, amount: '1500000' }
  const { offers } = await client['quotes.request']({ ...request, recipient: null, slippagePercent: '0.5' })
  const step = async ({ transfer: { id, version } }: TransferView, name: TransferStep, consent: string | null) =>
    await client['transfers.step']({ id, version, step: name, consent })
  const built = await step(await client['transfers.create']({ quoteId: (offers[0] as Quote).id }), 'build', null)
  const signing = step(built, 'sign', currentLeg(built.transfer)?.documentHash ?? null)
  await Promise.race([signing, approve(device)])
  const sent = await step(await signing, 'send', null)
  return { id: sent.transfer.id, hash: currentLeg(sent.transfer)?.hash ?? '' }
}

/** The rows of a transfer once more, as those of others. */
function multiply(file: string, { id, hash, count }: { id: string; hash: string; count: number }): void {
  const db = new Database(file)
  const transfer = db.prepare(
    `INSERT INTO transfer (id, number, account_id, phase, version, json, created_at, settled_at)
     SELECT $other, $number, account_id, phase, version, replace(replace(json, $id, $other), $hash, $otherHash), created_at, settled_at
     FROM transfer WHERE id = $id`,
  )
  const facts = db.prepare(
    `INSERT INTO transfer_fact (transfer_id, seq, type, at, json)
     SELECT $other, seq, type, at, replace(replace(json, $id, $other), $hash, $otherHash) FROM transfer_fact WHERE transfer_id = $id`,
  )
  db.transaction(() => {
    for (let number = 2; number <= count; number += 1) {
      const tail = number.toString(16).toUpperCase().padStart(8, '0')
      const names = { id, hash, other: `${id.slice(0, -8)}${tail.toLowerCase()}`, otherHash: `${hash.slice(0, -8)}${tail}` }
      transfer.run({ ...names, number })
      facts.run(names)
    }
  })()
  db.close()
}

/** @returns the share of one processor. */
async function measureFew(): Promise<number> {
  const { open, answer, close } = await prepare(FEW)
  const bench = open(() => Promise.resolve(new Response(answer, { headers: { 'content-type': 'application/json' } })), createFastClock(1))
  bench.start()
  // Excludes the start itself and what is compiled at the first polls, which are not idle time.
  await wait(SETTLING_SECONDS * SECOND_MS)
  const [before, start] = [process.cpuUsage(), performance.now()]
  await wait(FEW_SECONDS * SECOND_MS)
  const { user, system } = process.cpuUsage(before)
  const share = (user + system) / 1000 / (performance.now() - start)
  await bench.stop()
  close()
  return share
}

interface Looks {
  /** Looks in the busiest second, beside those of a mean one. */
  peak: number
  /** From the start until each was looked at, beside the number divided by the stated rate. */
  round: number
}

async function measureMany(): Promise<Looks> {
  const { open, answer, close } = await prepare(MANY)
  const clock = createFastClock(SPEED)
  const times: number[] = []
  const seen = new Set<string>()
  const everyone = Promise.withResolvers<number>()
  const bench = open((url) => {
    const now = clock.now()
    if (url.includes(STATUS_PATH)) {
      times.push(now)
      seen.add(url)
      if (seen.size === MANY) everyone.resolve(now)
    }
    return Promise.resolve(new Response(answer, { headers: { 'content-type': 'application/json' } }))
  }, clock)
  const start = clock.now()
  bench.start()
  const end = await everyone.promise
  await bench.stop()
  close()
  const seconds = (end - start) / SECOND_MS
  return { peak: busiestSecond(times) / (times.length / seconds), round: seconds / (MANY / LOOKS_PER_SECOND) }
}

function busiestSecond(times: readonly number[]): number {
  return Math.max(...times.map((from) => times.filter((time) => time >= from && time < from + SECOND_MS).length))
}

export async function measureLiveTransfers(): Promise<Figure[]> {
  // The tracker's own waits keep no process alive.
  const alive = setInterval(() => undefined, SECOND_MS)
  const share = await measureFew()
  const { peak, round } = await measureMany()
  clearInterval(alive)
  return [
    figureOf(`processor with ${FEW} live transfers`, 'share', [share], 0.01),
    figureOf(`${MANY} live transfers, busiest second beside a mean one`, 'times', [peak], 2),
    figureOf(`${MANY} live transfers, once each beside the stated rate`, 'times', [round], 1),
  ]
}
