// The stand-in for Electron must refuse, or the boot test could not fail.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { assertChannel, assertExposable, assertWindowIsSafe, runPreload, sendable } from '../../support/electron/electronRules.ts'

const folder = mkdtempSync(join(tmpdir(), 'waybill-rules-'))
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})
const safe = { sandbox: true, contextIsolation: true, nodeIntegration: false, webviewTag: false, preload: '/preload.cjs' }

it.each([
  { sandbox: false },
  { contextIsolation: false },
  { nodeIntegration: true },
  { webviewTag: true },
  { webSecurity: false },
  { preload: './preload.cjs' },
])('refuses a window with %o', (change) => {
  expect(() => {
    assertWindowIsSafe({ webPreferences: { ...safe, ...change } })
  }).toThrow()
})

it.each([
  "require('fs')",
  "require('node:child_process')",
  'import x from "electron"',
  'process.env.HOME',
  "Buffer.from('a')",
  'globalThis.process.exit(1)',
])('refuses a preload with %s', (source) => {
  const path = join(folder, 'preload.cjs')
  writeFileSync(path, `${source}\n`)
  expect(() => {
    runPreload(path, {})
  }).toThrow()
})

it('refuses a third channel and a second handler', () => {
  expect(() => {
    assertChannel('anything')
  }).toThrow('not one of ours')
  expect(() => {
    assertChannel('invoke', new Map([['invoke', null]]))
  }).toThrow('second handler')
})

it('refuses to expose a key twice or Electron’s own object, and to send a function', () => {
  expect(() => {
    assertExposable('waybill', {}, new Map([['waybill', {}]]))
  }).toThrow('existing property')
  expect(() => {
    assertExposable('waybill', { ipcRenderer: () => 0 }, new Map())
  }).toThrow('ipcRenderer')
  expect(() => sendable({ f: () => 0 })).toThrow('could not be cloned')
})
