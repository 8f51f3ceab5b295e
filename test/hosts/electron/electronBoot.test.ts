// The built Electron bundles, run under a stand-in `electron` that refuses what Electron refuses.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SyncTargetState } from '../../../src/shared/contract/status.ts'
import { bootElectron, type BootedApp } from '../../support/electron/bootElectron.ts'
import { eventually } from '../../support/eventually.ts'

const folder = mkdtempSync(join(tmpdir(), 'waybill-electron-'))
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

describe('the Electron bundle', () => {
  let app: BootedApp
  beforeAll(async () => {
    app = await bootElectron(['--data-dir', folder, '--no-sandbox', '--network', 'practice'])
  })

  it('carries a call from the preload’s bridge to the core and back', async () => {
    expect(await app.act('call', { method: 'app.info', input: {} })).toMatchObject({
      ok: true,
      value: { host: 'electron', network: { kind: 'practice', isFixed: true }, dataFolder: folder },
    })
    expect(await app.act('call', { method: 'chains.list', input: {} })).toMatchObject({
      ok: true,
      value: [{ id: 'practice-1' }, {}, {}, {}, {}, {}],
    })
  })

  it('tells that it was started without the sandbox', async () => {
    expect(await app.act('call', { method: 'health.get', input: {} })).toMatchObject({ value: { system: { isSandboxed: false } } })
  })

  it('takes the switches by which another program could drive it from the command line', async () => {
    expect(await app.act('removedSwitches')).toEqual(
      expect.arrayContaining(['remote-debugging-port', 'remote-debugging-pipe', 'inspect', 'disable-web-security']),
    )
  })

  it('locks with the system where a passphrase opens it again, and not before', async () => {
    await app.act('lockSystem')
    expect(await app.act('call', { method: 'app.info', input: {} })).toMatchObject({ value: { isScreenLocked: false } })
    const on = { passphrase: 'correct horse battery', bySystem: false, eraseAside: false }
    expect(await app.act('call', { method: 'vault.turnOn', input: on })).toMatchObject({ ok: true })
    await app.act('lockSystem')
    expect(await app.act('call', { method: 'accounts.list', input: {} })).toMatchObject({ ok: false, error: { code: 'app.locked' } })
    await app.act('call', { method: 'vault.unlock', input: { passphrase: on.passphrase } })
    expect(await app.act('call', { method: 'accounts.list', input: {} })).toMatchObject({ ok: true })
    await app.act('call', { method: 'vault.turnOff', input: { passphrase: on.passphrase } })
  })

  it('exposes one frozen object with two members', async () => {
    expect(await app.act('exposed')).toEqual([{ key: 'waybill', members: ['invoke', 'subscribe'], isFrozen: true }])
  })

  it('pushes events to the page', async () => {
    await app.act('listen')
    await app.act('call', { method: 'preferences.set', input: { theme: 'dark' } })
    expect(app.events).toContainEqual({ type: 'preferences.changed' })
  })

  it('serves the page under the strict policy, and nothing outside its folder', async () => {
    const page = await app.act('fetch', { url: 'app://waybill/' })
    expect(page).toMatchObject({
      status: 200,
      headers: { 'content-type': 'text/html; charset=utf-8', 'x-content-type-options': 'nosniff' },
    })
    expect(page).toHaveProperty(['headers', 'content-security-policy'], expect.stringContaining("default-src 'none'"))
    for (const url of [
      'app://waybill/../main/index.js',
      'app://waybill/%2e%2e/main/index.js',
      'app://other/index.html',
      'app://waybill/none',
    ]) {
      expect(await app.act('fetch', { url }), url).toMatchObject({ status: 404, text: '' })
    }
  })

  it('stays on its own page', async () => {
    for (const kind of ['will-navigate', 'will-frame-navigate', 'will-redirect']) {
      expect(await app.act('navigate', { kind, url: 'https://example.org/' }), kind).toBe(false)
      expect(await app.act('navigate', { kind, url: 'file:///etc/passwd' }), kind).toBe(false)
      expect(await app.act('navigate', { kind, url: 'app://waybill/' }), kind).toBe(true)
      // No other file of the app is a page.
      expect(await app.act('navigate', { kind, url: 'app://waybill/icon.svg' }), kind).toBe(false)
    }
    expect(await app.act('navigate', { kind: 'will-attach-webview', url: 'app://waybill/' })).toBe(false)
  })

  it('opens no window and no unknown site', async () => {
    for (const url of ['https://example.org/', 'http://scan.initia.xyz/', 'file:///etc/passwd', 'javascript:alert(1)', 'not a url']) {
      expect(await app.act('open', { url }), url).toEqual({ action: 'deny', opened: [] })
    }
  })

  it('grants its own page to show notices and to copy, and nothing else to anybody', async () => {
    for (const permission of [
      'media',
      'geolocation',
      'hid',
      'usb',
      'serial',
      'midi',
      'clipboard-read',
      'display-capture',
      'openExternal',
    ]) {
      expect(await app.act('isGranted', { permission, requesterId: 'app://waybill/' }), permission).toBe(false)
    }
    for (const permission of ['notifications', 'clipboard-sanitized-write']) {
      expect(await app.act('isGranted', { permission, requesterId: 'app://waybill/' }), permission).toBe(true)
      for (const requesterId of ['https://example.org/', 'app://elsewhere/', 'not a url', '']) {
        expect(await app.act('isGranted', { permission, requesterId }), requesterId).toBe(false)
      }
    }
  })

  it('sends nothing that a page asks of another place, and downloads nothing', async () => {
    for (const url of [
      'https://example.org/',
      'http://127.0.0.1:1/',
      'wss://example.org/',
      'file:///etc/passwd',
      'app://other/',
      'no url',
    ]) {
      expect(await app.act('isSent', { url }), url).toBe(false)
    }
    for (const url of ['app://waybill/', 'app://waybill/assets/x.js', 'data:image/png;base64,', 'blob:app://waybill/1']) {
      expect(await app.act('isSent', { url }), url).toBe(true)
    }
    expect(await app.act('isSent', { url: 'devtools://devtools/bundled/x.html' })).toBe(false)
    expect(await app.act('isDownloaded')).toBe(false)
  })

  it('leaves Chromium no socket of its own: no UDP, no name, and a proxy that is none', async () => {
    expect(await app.act('sockets')).toEqual({
      webRtc: 'disable_non_proxied_udp',
      proxy: { mode: 'fixed_servers', proxyRules: 'socks5://127.0.0.1:1', proxyBypassRules: '<-loopback>' },
      hosts: 'MAP * ~NOTFOUND',
    })
  })

  it('trusts no bad certificate, and gives no server a certificate or a password', async () => {
    expect(await app.act('identity')).toEqual({ given: [[false], [], []], prevented: 3 })
  })

  it('sandboxes every process of a page, whatever its window says', async () => {
    expect(await app.act('isSandboxed')).toBe(true)
  })

  it('comes to the front when started a second time', async () => {
    expect(await app.act('secondInstance')).toBe(1)
  })

  it('asks the indexers at once when the computer wakes up', async () => {
    await app.act('call', { method: 'accounts.watch', input: { address: 'init17w0adeg64ky0daxwd2ugyuneellmjgnxdtmpqz', label: 'Mine' } })
    const stream = async () => {
      const reply = (await app.act('call', { method: 'sync.state', input: {} })) as { value: { streams: SyncTargetState[] } }
      return reply.value.streams.find(
        (state) => state.stream === 'txs' && state.chainId === 'lantern-1' && state.activity === 'idle' && state.nextTryAt !== null,
      )
    }
    const asleep = await eventually(async () => (await stream()) ?? expect.fail('still copying'))
    expect(await app.act('wakeUp')).toBe(true)
    const awake = await eventually(async () => {
      const state = await stream()
      return state !== undefined && Number(state.checkedAt) > Number(asleep.checkedAt) ? state : expect.fail('not asked yet')
    })
    expect(awake.checkedAt).toBeLessThan(Number(asleep.nextTryAt))
  })

  it('answers no frame but its own page’s main frame', async () => {
    const forbidden = { ok: false, error: { code: 'bridge.forbidden' } }
    expect(await app.act('callFrom', { origin: 'app://waybill', isMainFrame: false })).toMatchObject(forbidden)
    expect(await app.act('callFrom', { origin: 'https://example.org', isMainFrame: true })).toMatchObject(forbidden)
  })

  it('ends orderly and lets the data folder go', async () => {
    await app.act('quit')
    expect(await app.ended).toEqual({ code: 0, stderr: '' })
    expect(JSON.parse(readFileSync(join(folder, 'preferences.json'), 'utf8'))).toMatchObject({ theme: 'dark' })
    const again = await bootElectron(['--data-dir', folder])
    expect(await again.act('call', { method: 'preferences.get', input: {} })).toMatchObject({ ok: true, value: { theme: 'dark' } })
    expect(await again.act('call', { method: 'health.get', input: {} })).toMatchObject({ value: { system: { isSandboxed: true } } })
    await again.act('quit')
    expect(await again.ended).toMatchObject({ code: 0 })
  })
})

it('starts once more where a start came while it was ending', async () => {
  const own = ['--data-dir', join(folder, 'ending'), '--network', 'practice']
  const app = await bootElectron([...own, '--', 'waybill://transfer?amount=1'])
  // As Chromium hands them over: switches first.
  const argv = ['--data-dir', '--network', join(folder, 'ending'), 'practice', '--', 'waybill://transfer?amount=12.5']
  await app.act('quitThenStart', { argv })
  // Under Node the arguments begin with the script.
  const args = [join(import.meta.dirname, '../../../out/main/index.js'), ...own, '--', 'waybill://transfer?amount=12.5']
  expect(await app.ended).toEqual({
    code: 0,
    stderr: `relaunched with ${args.join(' ')}
`,
  })
})

describe('a start that cannot go on', () => {
  it('ends at once where another instance has the folder', async () => {
    const app = await bootElectron(['--data-dir', join(folder, 'second')], { FAKE_SECOND: '1' })
    expect(await app.ended).toEqual({ code: 0, stderr: '' })
  })

  it('says why on the terminal and in a box', async () => {
    const app = await bootElectron(['--data-dir', join(folder, 'bad'), '--network', 'moon'])
    expect(await app.ended).toEqual({
      code: 1,
      stderr:
        'Waybill can’t continue: --network must be practice, testnet, mainnet, not “moon”.\n' +
        '[Waybill can’t continue] --network must be practice, testnet, mainnet, not “moon”.\n',
    })
  })

  it('says in words that the data folder cannot be written', async () => {
    const file = join(folder, 'file')
    writeFileSync(file, '')
    const app = await bootElectron(['--data-dir', file])
    expect(await app.ended).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^Waybill can’t continue: .*\n\[Waybill can’t continue\] Waybill can’t write to its data folder\./),
    })
  })

  it('opens explorer pages of the network’s own chains in the system’s browser', async () => {
    const app = await bootElectron(['--data-dir', join(folder, 'live'), '--network', 'testnet'])
    const url = 'https://scan.testnet.initia.xyz/initiation-2/txs/00'
    await eventually(async () => expect(await app.act('open', { url })).toMatchObject({ action: 'deny', opened: [url] }))
    await app.act('quit')
    expect(await app.ended).toEqual({ code: 0, stderr: '' })
  })
})
