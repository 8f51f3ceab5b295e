// Every state of the Ledger has its words in the one catalogue, in every language, and its pictures in docs/screens.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { german } from '../../src/renderer/words/de/german.ts'
import { deviceSentence } from '../../src/renderer/words/device.ts'
import { DevicePrompt, DeviceState, LedgerApp } from '../../src/shared/contract/status.ts'
import { english } from '../../src/renderer/words/en/english.ts'

const LANGUAGES = { en: english, de: german }
const model = 'Flex'
const FAILED = { state: 'failed', model, message: 'Your Ledger stopped working.', hint: 'Unplug it and plug it in again.' } as const

/** One of each state, and one of each question. */
const STATES: Record<DeviceState['state'], DeviceState> = {
  unknown: { state: 'unknown' },
  absent: { state: 'absent' },
  notPermitted: { state: 'notPermitted', model },
  held: { state: 'held', model },
  locked: { state: 'locked', model },
  dashboard: { state: 'dashboard', model },
  wrongApp: { state: 'wrongApp', model, app: 'Bitcoin' },
  appMissing: { state: 'appMissing', model, app: 'Cosmos' },
  appTooOld: { state: 'appTooOld', model, app: 'Cosmos', version: '2.37.2', oldest: '2.37.3' },
  ready: { state: 'ready', model, app: 'Cosmos', version: '2.38.13' },
  otherAccount: { state: 'otherAccount', model },
  busy: { state: 'busy', model },
  prompting: { state: 'prompting', model, prompt: { kind: 'message', text: 'x' } },
  rejected: { state: 'rejected', model },
  unplugged: { state: 'unplugged', model },
  failed: FAILED,
}
const NAMES = DeviceState.options.map(({ shape }) => shape.state.value)
const prompting = DevicePrompt.shape.kind.options.map((kind): DeviceState => ({ state: 'prompting', model, prompt: { kind, text: 'x' } }))

describe.for(Object.entries(LANGUAGES))('in %s', ([, words]) => {
  test.for(LedgerApp.options)('each state and each question has a line of its own and says what to do, for the %s app', (app) => {
    expect(Object.keys(STATES).toSorted()).toEqual(NAMES.toSorted())
    const all = [...NAMES.map((name) => STATES[name]), ...prompting.slice(1)]
    const said = all.flatMap((device) => (device.state === 'failed' ? [] : [words.deviceSentence(device, app)]))
    for (const { line, todo } of said) expect([line.trim(), todo.trim()]).not.toContain('')
    expect(new Set(said.map(({ line }) => line)).size).toBeGreaterThanOrEqual(NAMES.length - 1)
    const brief = NAMES.map((name) => words.deviceBrief(STATES[name]))
    for (const { line, todo } of brief) expect([line.trim(), todo.trim()]).not.toContain('')
    expect(new Set(brief.map(({ line, todo }) => `${line}, ${todo}`)).size).toBe(NAMES.length)
  })
})

test('no language leaves a state in another one', () => {
  for (const name of NAMES) {
    const device = STATES[name]
    if (device.state !== 'failed') expect(english.deviceSentence(device, 'Cosmos')).not.toEqual(german.deviceSentence(device, 'Cosmos'))
    expect(english.deviceBrief(device).todo, name).not.toBe(german.deviceBrief(device).todo)
  }
})

test('what failed is said in the words of its error', () => {
  expect(deviceSentence(english, FAILED, 'Ethereum')).toEqual({ line: 'Your Ledger stopped working', todo: FAILED.hint })
})

test.for(NAMES)('“%s” has a picture in light and one in dark', (name) => {
  for (const scheme of ['light', 'dark']) {
    expect(existsSync(join(import.meta.dirname, `../../docs/screens/device-${name}-${scheme}.png`)), scheme).toBe(true)
  }
})
