// A journal with many transfers under way: one transfer of the practice network is taken as far as the router follows it, and written as
// often as needed, each time with a different hash; the router's answer stays the same.
import { join } from 'node:path'
import Database from 'better-sqlite3'
import type { NetworkFile } from '../../src/main/clients/chains/registry/registry.ts'
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

/** Faster than the computer's, so that the transfer is made soon. */
const SPEED = 2
const DURATION_SECONDS = 240
/** Path of the router's answer on a transfer. */
export const STATUS_PATH = '/v2/tx/status'

export interface Prepared {
  /** Holds journal.db. */
  folder: string
  /** Chains, assets and router of the transfers. */
  file: NetworkFile
  open: (fetch: FetchLike, clock: FastClock) => ReturnType<typeof openBench>
  /** What the router says of it. */
  answer: string
  close: () => void
}

/** Makes a journal with so many transfers that the router follows. */
export async function prepareTransfers(count: number): Promise<Prepared> {
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
  setDuration(join(folder.path, 'journal.db'))
  multiplyTransfer(join(folder.path, 'journal.db'), { id, hash, count })
  return {
    folder: folder.path,
    file: practice.network,
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

/**
 * Sets the usual duration of the transfer, which decides how often it is polled: under 5 minutes from its end, every few seconds. After
 * twice that time it is late, and the chains would be asked as well, which answer nothing sensible in the benchmark.
 */
function setDuration(file: string): void {
  const db = new Database(file)
  db.function('lasting', (json) => String(json).replaceAll(/"durationSeconds":\d+/g, `"durationSeconds":${DURATION_SECONDS}`))
  db.exec('UPDATE transfer SET json = lasting(json)')
  db.close()
}

/** Writes the rows of a transfer once more, as those of others, until there are so many. */
export function multiplyTransfer(file: string, { id, hash, count }: { id: string; hash: string; count: number }): void {
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
