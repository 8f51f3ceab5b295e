// Sends the transfers that the practice network opens with, as a user would, and writes what the chains accepted and the facts of each
// transfer to the file that is named.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { SimulateResponse } from 'cosmjs-types/cosmos/tx/v1beta1/service'
import type { FetchLike } from '../../src/wire/world.ts'
import { createLog } from '../../src/main/platform/log/log.ts'
import { listFacts } from '../../src/main/db/journal/transfers.ts'
import { ANCHOR_MS } from '../../src/practice/book/chains/chains.ts'
import { createPracticeNetwork } from '../../src/practice/network.ts'
import { openAcceptedStore } from '../../src/practice/store/acceptedStore.ts'
import { openBench } from '../support/benches/bench.ts'
import type { FastClock } from '../support/fastClock.ts'
import { PLAYS, play } from './plays.ts'

const SPEED = 8
const MINUTE_MS = 60_000

/** Shows `begun` at first, and runs faster than the computer's. */
function clockFrom(begun: number): FastClock {
  const started = Date.now()
  let skipped = 0
  return {
    now: () => Math.floor(begun + (Date.now() - started) * SPEED + skipped),
    sleep: async (ms, signal) => {
      await wait(ms / SPEED, undefined, signal === undefined ? {} : { signal })
    },
    skip: (ms) => {
      skipped += ms
    },
  }
}

/** Simulates what fails as if the price had not fallen yet. */
function beforeTheFall(ask: FetchLike): FetchLike {
  return async (url, init) => {
    const reply = await ask(url, init)
    if (typeof init?.body !== 'string' || !init.body.includes('Service/Simulate')) return reply
    const body = (await reply.json()) as { result: { response: { code: number; value: string } } }
    const { response } = body.result
    if (response.code === 0) return Response.json(body)
    const answer = SimulateResponse.encode(SimulateResponse.fromPartial({ gasInfo: { gasWanted: 0n, gasUsed: 182_406n } })).finish()
    const value = Buffer.from(answer).toString('base64')
    return Response.json({ ...body, result: { response: { ...response, code: 0, codespace: '', log: '', value } } })
  }
}

const folder = mkdtempSync(join(tmpdir(), 'waybill-opening-'))
const clock = clockFrom(ANCHOR_MS + MINUTE_MS)
const file = join(folder, 'practice.db')
const practice = createPracticeNetwork({ seed: 1, file, clock })
practice.device.set('blindSigning', true)
const log = createLog(
  () => clock.now(),
  (line) => process.stderr.write(`${line}\n`),
)
const bench = openBench({ folder, fetch: beforeTheFall(practice.fetch), hid: practice.hid, file: practice.network, clock, log })
bench.start()
const account = await bench.client['accounts.addFromDevice']({ path: "44'/60'/0'/0/0", label: 'Practice' })
const ids: string[] = []
for (const one of PLAYS) {
  ids.push(await play({ bench, practice, clock, accountId: account.id }, one))
  clock.skip(4 * MINUTE_MS)
}
const transfers = ids.map((id) => listFacts(bench.db, id))
await bench.stop()
practice.close()

const store = openAcceptedStore(file)
const opening = {
  endsAtMs: Math.ceil(clock.now()),
  accepted: store.accepted().map(({ raw, ...rest }) => ({ ...rest, raw: Buffer.from(raw).toString('base64') })),
  evmEvents: store.evmEvents(),
  tracked: store.tracked(),
  transfers,
}
store.close()
writeFileSync(process.argv[2] ?? '', `${JSON.stringify(opening)}\n`)
process.stdout.write(`${ids.length} transfers until ${new Date(opening.endsAtMs).toISOString()}\n`)
rmSync(folder, { recursive: true, force: true })
