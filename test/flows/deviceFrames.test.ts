// A Ledger unplugged at every single frame of every command, over the real transport class: it ends, it lets go, it says so.
import { describe, expect, test } from 'vitest'
import { AppError } from '../../src/shared/errors.ts'
import { COMMANDS, deviceBench, settle, toItsEnd, type DeviceBench } from '../support/deviceBench.ts'

/** Opens the app that the command starts from. */
async function begin(name: string): Promise<DeviceBench> {
  const bench = deviceBench()
  if (COMMANDS[name]?.app === 'Cosmos') {
    bench.ledgers[0]?.device.openApp('Cosmos')
    await settle()
    while (bench.ledgers[0]?.hid.devices().length === 0) bench.clock.step()
  }
  return bench
}

async function run(bench: DeviceBench, name: string): Promise<PromiseSettledResult<unknown>> {
  return await toItsEnd(bench, COMMANDS[name]?.run(bench) ?? Promise.reject(new Error('no such command')))
}

describe('unplugged at any frame', () => {
  test.for(Object.keys(COMMANDS))('%s', async (name) => {
    const whole = await begin(name)
    let frames = 0
    whole.onFrame.now = () => (frames += 1)
    expect((await run(whole, name)).status).toBe('fulfilled')
    expect(whole.handles()).toBe(0)
    expect(frames).toBeGreaterThan(1)

    for (let at = 0; at < frames; at += 1) {
      const bench = await begin(name)
      const [ledger] = bench.ledgers
      bench.onFrame.now = (frame) => {
        if (frame === at) ledger?.device.unplug()
      }
      const ended = await run(bench, name)
      // At the last frame the answer is there already.
      if (ended.status === 'fulfilled') expect(at).toBe(frames - 1)
      else {
        expect(ended.reason, `frame ${at} of ${frames}`).toBeInstanceOf(AppError)
        const { code, hint } = ended.reason as AppError
        expect(code, `frame ${at} of ${frames}`).toBe('device.unplugged')
        expect(hint).not.toBeNull()
        expect(bench.device.state().state).toBe('unplugged')
      }
      expect(bench.handles()).toBe(0)
      expect(bench.clock.sleepers()).toBe(0)
      // Back again, nothing is asked by itself: whatever was signed was asked for once.
      bench.onFrame.now = null
      ledger?.device.plug()
      await bench.device.check()
      await settle()
      expect(ledger?.prompts.filter(({ kind }) => kind !== 'openApp').length).toBeLessThanOrEqual(1)
      expect(ledger?.device.screen().prompt).toBeNull()
      expect(bench.device.state()).toMatchObject({ state: 'dashboard' })
      expect(bench.handles()).toBe(0)
    }
  })
})
