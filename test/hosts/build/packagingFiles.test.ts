// The small files that packages are made with: icons, entitlements, the rule for udev, and how the configuration names them.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import config from '../../../electron-builder.config.mjs'
import { LINK_SCHEME } from '../../../src/shared/contract/transfer/transferLink.ts'
import { UDEV_COMMANDS } from '../../../src/renderer/words/device.ts'

const root = join(import.meta.dirname, '..', '..', '..')
const resource = (path: string) => readFileSync(join(root, 'resources', path))

it('gives the hardened runtime one exception: code that is compiled as it runs', () => {
  const plist = resource('mac/entitlements.plist').toString()
  expect(plist).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<!DOCTYPE plist PUBLIC /)
  const granted = [...plist.matchAll(/<key>([^<]+)<\/key>\s*<(true|false)\/>/g)].map(([, key, value]) => [key, value])
  expect(granted).toEqual([['com.apple.security.cs.allow-jit', 'true']])
  expect(plist.match(/<key>/g)).toHaveLength(1)
  expect(config.mac).toMatchObject({ hardenedRuntime: true, entitlements: 'resources/mac/entitlements.plist' })
  expect(config.mac.entitlementsInherit).toBe(config.mac.entitlements)
})

it('installs with deb and rpm the rule that the app shows', () => {
  const [shown] = /SUBSYSTEM[^']+/.exec(UDEV_COMMANDS) ?? []
  const rules = resource('linux/70-waybill-ledger.rules').toString()
  expect(rules.split('\n').filter((line) => line !== '' && !line.startsWith('#'))).toEqual([shown])
  for (const { fpm } of [config.deb, config.rpm]) {
    const [source = '', target] = fpm[0]?.split('=') ?? []
    expect(existsSync(source), source).toBe(true)
    expect(target).toBe('/usr/lib/udev/rules.d/70-waybill-ledger.rules')
  }
})

it('has the icons of each system in every size that it asks for', () => {
  const ico = resource('icon.ico')
  const inIco = Array.from({ length: ico.readUInt16LE(4) }, (_none, index) => ico.readUInt8(6 + 16 * index) || 256)
  expect(inIco).toEqual([16, 24, 32, 48, 64, 128, 256])
  const icns = resource('icon.icns')
  expect(icns.toString('latin1', 0, 4)).toBe('icns')
  expect(icns.readUInt32BE(4)).toBe(icns.length)
  expect(partsOf(icns)).toEqual(['ic12', 'ic07', 'ic13', 'ic08', 'ic04', 'ic14', 'ic09', 'ic05', 'ic10', 'ic11'])
  for (const size of [16, 24, 32, 48, 64, 128, 256, 512]) {
    const png = resource(`icons/${size}x${size}.png`)
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([size, size])
  }
  for (const { icon } of [config.mac, config.win, config.linux]) expect(existsSync(join(root, icon)), icon).toBe(true)
})

it('makes what each system’s people install, for both processors', () => {
  const made = (targets: readonly { target: string; arch: string[] }[]) => targets.map(({ target, arch }) => `${target} ${arch.join(' ')}`)
  expect(made(config.mac.target)).toEqual(['dmg x64 arm64', 'zip x64 arm64'])
  expect(made(config.win.target)).toEqual(['nsis x64 arm64'])
  expect(made(config.linux.target)).toEqual(['AppImage x64 arm64', 'deb x64 arm64', 'rpm x64 arm64'])
})

it('starts no program without its sandbox by its own wish', () => {
  expect(config.appImage).toEqual({ executableArgs: [] })
  for (const part of [config.linux, config.deb, config.rpm]) expect(part).not.toHaveProperty('executableArgs')
})

it('claims the scheme that links of the app have, and names no feed', () => {
  expect(config.protocols).toEqual([{ name: 'Waybill', schemes: [LINK_SCHEME] }])
  expect(config.publish).toBeNull()
})

/** The names of the pictures in an icns: each has four letters, and its length with them. */
function partsOf(icns: Buffer): string[] {
  const names: string[] = []
  for (let at = 8; at < icns.length; at += icns.readUInt32BE(at + 4)) names.push(icns.toString('latin1', at, at + 4))
  return names
}
