// A Ledger unplugged before and after every single frame of every command, and while it asks, over the real transport class and
// both kinds of HID handle: it ends, it lets go, it says so, and nothing is asked a second time.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import * as cosmos from '../../../src/main/ledger/apps/ledgerCosmos.ts'
import * as ethereum from '../../../src/main/ledger/apps/ledgerEthereum.ts'
import * as os from '../../../src/main/ledger/apps/ledgerOs.ts'
import type { AppError } from '../../../src/shared/domain/errors.ts'
import { COSMOS, ETH, OS_APP_AND_VERSION, OS_OPEN_APP, OS_QUIT_APP } from '../../../src/wire/apdu.ts'
import { settle, toItsEnd, type DeviceBench } from '../../support/benches/deviceBench.ts'
import { benchFor, COMMANDS, type DeviceCommand } from '../../support/device/deviceCommands.ts'

/** The first command of whatever ends in a signature. */
const SIGNING = /^(e00[48]00|550200)/
const beginnings = (sent: readonly string[]) => sent.filter((apdu) => SIGNING.test(apdu))
const questions = ({ ledgers }: DeviceBench) => ledgers[0]?.prompts.filter(({ kind }) => kind !== 'openApp') ?? []

/** When the cable is pulled. */
type Pull = { frame: number; moment: 'before' | 'after' } | { question: number }

function pullAt(bench: DeviceBench, pull: Pull): void {
  const [ledger] = bench.ledgers
  if ('frame' in pull) {
    bench.onFrame.now = (frame, moment) => {
      if (frame === pull.frame && moment === pull.moment) ledger?.device.unplug()
    }
    return
  }
  let asked = 0
  let isAsking = false
  ledger?.device.onChange(() => {
    const asks = ledger.device.screen().prompt !== null
    if (asks && !isAsking) asked += 1
    isAsking = asks
    if (asks && asked === pull.question) queueMicrotask(ledger.device.unplug)
  })
}

async function pulled(command: DeviceCommand, isAsync: boolean, pull: Pull, isAnswered: boolean): Promise<void> {
  const at = JSON.stringify(pull)
  const bench = await benchFor(command, { isAsync })
  const [ledger] = bench.ledgers
  pullAt(bench, pull)
  const ended = await toItsEnd(bench, command.run(bench))
  if (ended.status === 'fulfilled') expect(isAnswered, at).toBe(true)
  else {
    const { code, message, hint } = ended.reason as AppError
    expect({ code, message, hint }, at).toEqual({
      code: 'device.unplugged',
      message: 'Your Ledger was unplugged.',
      hint: 'Plug it in and try again.',
    })
    expect(bench.device.state(), at).toEqual({ state: 'unplugged', model: 'Flex' })
  }
  expect(bench.handles(), at).toBe(0)
  expect(bench.clock.sleepers(), at).toBe(0)
  // Back again, nothing is asked by itself: whatever was signed was asked for once.
  bench.onFrame.now = null
  const before = bench.sent.length
  ledger?.device.plug()
  await toItsEnd(bench, bench.device.check())
  await settle()
  expect(bench.sent.slice(before), at).toEqual(['b001000000'])
  expect(beginnings(bench.sent).length, at).toBeLessThanOrEqual(1)
  expect(questions(bench).length, at).toBeLessThanOrEqual(1)
  expect(ledger?.device.screen().prompt, at).toBeNull()
  expect(bench.device.state(), at).toEqual({ state: 'dashboard', model: 'Flex' })
  expect(bench.handles(), at).toBe(0)
}

describe.for([
  ['a handle of callbacks', false],
  ['a handle of node-hid’s asynchronous class', true],
] as const)('unplugged at any frame, through %s', ([, isAsync]) => {
  test.for(Object.entries(COMMANDS))('%s', async ([, command]) => {
    const whole = await benchFor(command, { isAsync })
    let [frames, lastOut] = [0, 0]
    whole.onFrame.now = (frame, _, way) => {
      frames = frame + 1
      if (way === 'out') lastOut = frame
    }
    expect(await toItsEnd(whole, command.run(whole))).toMatchObject({ status: 'fulfilled' })
    expect(whole.handles()).toBe(0)
    expect(frames).toBeGreaterThan(1)
    for (let frame = 0; frame < frames; frame += 1) {
      // At its last frame the answer is there already; what comes as events is read ahead, from the answer's first frame on.
      const isAnswered = frame === frames - 1 || (isAsync && frame > lastOut)
      for (const moment of ['before', 'after'] as const) await pulled(command, isAsync, { frame, moment }, isAnswered)
    }
    const asked = whole.ledgers[0]?.prompts.length ?? 0
    for (let question = 1; question <= asked; question += 1) await pulled(command, isAsync, { question }, false)
  })
})

const OF_OS: Readonly<Record<string, { cla: number; ins: number }>> = { OS_APP_AND_VERSION, OS_OPEN_APP, OS_QUIT_APP }
const OF_APPS: Readonly<Record<string, Readonly<Record<string, number>>>> = { ETH, COSMOS }

/** What the app's own code names of the vocabulary, as the first two bytes of a command. */
function namedCommands(): string[] {
  const folder = join(import.meta.dirname, '../../../src/main')
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /(?<!\.test)\.ts$/.test(name))
  const byte = (value: number) => value.toString(16).padStart(2, '0')
  const found = new Set<string>()
  for (const file of sources) {
    const source = readFileSync(join(folder, file), 'utf8')
    // A command that is spelled out would not be found here.
    expect(source, file).not.toMatch(/\b(?:cla|ins): (?:0x|\d)/)
    for (const [constant] of source.matchAll(/\bOS_\w+/g)) {
      const { cla, ins } = OF_OS[constant] ?? { cla: 0, ins: 0 }
      found.add(byte(cla) + byte(ins))
    }
    for (const [, app = '', name = ''] of source.matchAll(/\b(ETH|COSMOS)\.(?!cla\b)(\w+)/g)) {
      found.add(byte(OF_APPS[app]?.['cla'] ?? 0) + byte(OF_APPS[app]?.[name] ?? 0))
    }
  }
  return [...found].toSorted()
}

test('the table has every command that Waybill can send, and every function that sends one', async () => {
  const sent = new Set<string>()
  for (const command of Object.values(COMMANDS)) {
    const bench = await benchFor(command)
    await toItsEnd(bench, command.run(bench))
    for (const apdu of bench.sent) sent.add(apdu.slice(0, 4))
  }
  expect(namedCommands().length).toBeGreaterThan(9)
  expect([...sent].toSorted()).toEqual(namedCommands())
  const exported: unknown[] = [os, ethereum, cosmos].flatMap((module): unknown[] => Object.values(module))
  const functions = exported.flatMap((value) =>
    typeof value === 'function' && /^async function \w+\(channel\b/.test(String(value)) ? value.name : [],
  )
  expect(functions.length).toBeGreaterThan(9)
  expect([...new Set(Object.values(COMMANDS).flatMap(({ calls }) => calls))].toSorted()).toEqual(functions.toSorted())
})
