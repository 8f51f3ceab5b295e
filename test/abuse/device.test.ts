// Feeds the app the answers of a Ledger, or of a device that claims to be one: damaged replies, and damaged frames around them. Each
// request must end with the intended value or an AppError, and never wait forever once the device is released.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openChannel } from '../../src/main/ledger/transport/hid.ts'
import { confirmCosmosAddress, readCosmosKey, readCosmosVersion, signDocument } from '../../src/main/ledger/apps/ledgerCosmos.ts'
import { confirmAddress, readBlindSigning, readKey, signMessage } from '../../src/main/ledger/apps/ledgerEthereum.ts'
import { appAndVersion, requestApp } from '../../src/main/ledger/apps/ledgerOs.ts'
import { createAssembler, framesOf } from '../../src/practice/device/framing.ts'
import { AppError } from '../../src/shared/domain/errors.ts'
import type { ApduChannel } from '../../src/wire/apdu.ts'
import { propertyRuns } from '../support/abuse.ts'
import { channelTo } from '../support/device/apduChannel.ts'
import { COSMOS_KEY, COSMOS_PATH, createHandClock, deviceBench, ETHEREUM_KEY, ETHEREUM_PATH } from '../support/benches/deviceBench.ts'
import { settle, toItsEnd } from '../support/benches/deviceBench.ts'
import { DOCUMENT } from '../support/device/deviceCommands.ts'
import { handleThat } from '../support/frameHandle.ts'

const RUNS = propertyRuns({ seed: 20261124, numRuns: 150 }, 'device')
const signing = { text: DOCUMENT, path: ETHEREUM_PATH, publicKey: ETHEREUM_KEY }

type Ask = (channel: ApduChannel) => Promise<unknown>
const ASKS: Readonly<Record<string, { app: 'Ethereum' | 'Cosmos' | 'dashboard'; ask: Ask; isSigned?: true }>> = {
  'the open app': { app: 'Ethereum', ask: appAndVersion },
  'to open an app': { app: 'dashboard', ask: (channel) => requestApp(channel, 'Ethereum') },
  'the settings': { app: 'Ethereum', ask: readBlindSigning },
  'a key': { app: 'Ethereum', ask: (channel) => readKey(channel, ETHEREUM_PATH) },
  'to show an address': { app: 'Ethereum', ask: (channel) => confirmAddress(channel, ETHEREUM_PATH) },
  'to sign a message': { app: 'Ethereum', ask: (channel) => signMessage(channel, signing), isSigned: true },
  'the version of Cosmos': { app: 'Cosmos', ask: readCosmosVersion },
  'a Cosmos key': { app: 'Cosmos', ask: (channel) => readCosmosKey(channel, COSMOS_PATH) },
  'to show a Cosmos address': { app: 'Cosmos', ask: (channel) => confirmCosmosAddress(channel, COSMOS_PATH) },
  'to sign a document': {
    app: 'Cosmos',
    ask: (channel) => signDocument(channel, { text: DOCUMENT, path: COSMOS_PATH, publicKey: COSMOS_KEY }),
    isSigned: true,
  },
}

/** Returns the virtual Ledger's answers, in hex, and the result that was made of them. */
async function recorded({ app, ask }: (typeof ASKS)[string]) {
  const bench = deviceBench()
  const { device, hid } = bench.ledgers[0]!
  if (app === 'Cosmos') device.openApp('Cosmos')
  if (app === 'dashboard') device.quitApp()
  await settle()
  while (hid.devices().length === 0) bench.clock.step()
  const path = hid.devices()[0]?.path ?? ''
  const channel = await openChannel({ hid: { devices: hid.devices, open: hid.open }, clock: bench.clock }, { path, model: 'Flex' })
  const replies: string[] = []
  const listening: ApduChannel = {
    ...channel,
    exchange: async (apdu, waitsFor) => {
      const reply = await channel.exchange(apdu, waitsFor)
      replies.push(Buffer.from(reply).toString('hex'))
      return reply
    },
  }
  const ended = await toItsEnd(bench, ask(listening))
  if (ended.status === 'rejected') throw ended.reason
  return { replies, value: ended.value }
}

type Wound = { how: 'flip' | 'cut' | 'grow' | 'empty' | 'status' | 'lose' | 'double' | 'swap' | 'noise'; at: number; with: number }
const wounds = fc.array(
  fc.record({
    how: fc.constantFrom<Wound['how']>('flip', 'flip', 'flip', 'cut', 'grow', 'empty', 'status', 'lose', 'double', 'swap', 'noise'),
    at: fc.nat(),
    with: fc.nat(),
  }),
  { minLength: 1, maxLength: 3 },
)

/** One part of a list of byte strings damaged, or the list. */
function wounded(parts: readonly Buffer[], { how, at, with: by }: Wound): Buffer[] {
  const place = at % Math.max(1, parts.length)
  const bytes = Buffer.from(parts[place] ?? '')
  const [before, after] = [parts.slice(0, place), parts.slice(place + 1)]
  const noise = Buffer.from(Array.from({ length: by % 300 }, (_, index) => (index * at + by) % 256))
  if (how === 'flip' && bytes.length > 0) bytes[(at >> 3) % bytes.length] = by % 256
  if (how === 'status' && bytes.length > 1) bytes.writeUInt16BE(by % 65_536, Math.max(0, bytes.length - 2))
  const instead: Partial<Record<Wound['how'], Buffer[]>> = {
    cut: [bytes.subarray(0, by % (bytes.length + 1))],
    grow: [Buffer.concat([bytes, noise])],
    empty: [Buffer.alloc(0)],
    lose: [],
    double: [bytes, bytes],
    swap: [...after.slice(0, 1), bytes],
    noise: [noise],
  }
  return [...before, ...(instead[how] ?? [bytes]), ...(how === 'swap' ? after.slice(1) : after)]
}

/** What came of it, once it was given the time to end by itself and then let go. */
async function outcome(channel: ApduChannel, ask: Ask): Promise<PromiseSettledResult<unknown>> {
  const ended: PromiseSettledResult<unknown>[] = []
  void Promise.allSettled([ask(channel)]).then(([result]) => ended.push(result))
  for (let turn = 0; turn < 20 && ended.length === 0; turn += 1) await settle()
  await channel.close()
  for (let turn = 0; turn < 20 && ended.length === 0; turn += 1) await settle()
  const [result] = ended
  if (result === undefined) throw new Error('it waits for ever')
  return result
}

function check(result: PromiseSettledResult<unknown>, { isSigned }: (typeof ASKS)[string], value: unknown): void {
  if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(AppError)
  // A signature that does not match text and key must be rejected.
  else if (isSigned === true) expect(result.value).toEqual(value)
}

describe('damaged replies when Waybill asks for', () => {
  test.for(Object.entries(ASKS))('%s', async ([, asked]) => {
    const { replies, value } = await recorded(asked)
    expect(await outcome(channelTo(replies), asked.ask)).toEqual({ status: 'fulfilled', value })
    const whole = replies.map((reply) => Buffer.from(reply, 'hex'))
    await fc.assert(
      fc.asyncProperty(wounds, async (harm) => {
        const told = harm.reduce(wounded, whole).map((reply) => reply.toString('hex'))
        check(await outcome(channelTo(told), asked.ask), asked, value)
      }),
      RUNS,
    )
  })
})

describe('damaged frames when Waybill asks for', () => {
  test.for(Object.entries(ASKS))('%s', async ([, asked]) => {
    const { replies, value } = await recorded(asked)
    const asking = async (harm: readonly Wound[], which: number) => {
      const assembler = createAssembler()
      let commands = 0
      const handle = handleThat((channel) => {
        const report = Buffer.from(handle.written.at(-1) ?? '', 'hex')
        if (assembler.push(Uint8Array.from(report.subarray(1))) === null) return []
        const reply = Buffer.from(replies[commands] ?? '9000', 'hex')
        const frames = framesOf(Number.parseInt(channel, 16), reply).map((frame) => Buffer.from(frame))
        const isHit = commands === which % replies.length
        commands += 1
        return (isHit ? harm.reduce(wounded, frames) : frames).map((frame) => frame.toString('hex'))
      })
      const hid = { devices: () => [], open: () => handle }
      const channel = await openChannel({ hid, clock: createHandClock() }, { path: '/dev/hidraw7', model: 'Flex' })
      const result = await outcome(channel, asked.ask)
      expect(handle.isClosed).toBe(true)
      return result
    }
    expect(await asking([], 0)).toEqual({ status: 'fulfilled', value })
    await fc.assert(
      fc.asyncProperty(wounds, fc.nat(), async (harm, which) => {
        check(await asking(harm, which), asked, value)
      }),
      RUNS,
    )
  })
})
