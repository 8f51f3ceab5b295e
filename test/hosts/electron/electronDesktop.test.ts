// What the desktop has of Waybill beside its windows: menus, tray, notices, links; run under the stand-in `electron`.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import type { Account } from '../../../src/shared/contract/account.ts'
import type { Method } from '../../../src/shared/contract/methods.ts'
import type { Offers } from '../../../src/shared/contract/transfer/route.ts'
import type { PracticeScreen } from '../../../src/shared/contract/status.ts'
import type { TransferView } from '../../../src/shared/contract/transfer/transfer.ts'
import { bootElectron, type BootedApp } from '../../support/electron/bootElectron.ts'
import { eventually } from '../../support/eventually.ts'

const folder = mkdtempSync(join(tmpdir(), 'waybill-desktop-'))
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

let booted: BootedApp | null = null
afterEach(async () => {
  await booted?.act('quit')
  expect(await booted?.ended).toEqual({ code: 0, stderr: '' })
  booted = null
})

async function boot(name: string, args: string[] = [], env: Record<string, string> = {}): Promise<BootedApp> {
  booted = await bootElectron(['--data-dir', join(folder, name), '--network', 'practice', '--seed', '1', ...args], env)
  return booted
}

async function call<T>(app: BootedApp, method: Method, input: unknown = {}): Promise<T> {
  const reply = (await app.act('call', { method, input })) as { ok: boolean; value: T }
  expect(reply, JSON.stringify(reply)).toMatchObject({ ok: true })
  return reply.value
}

/** Makes a transfer of 12 INIT and sends it; the device is in the test's hands. */
async function send(app: BootedApp): Promise<TransferView> {
  const account = await call<Account>(app, 'accounts.addFromDevice', { path: "44'/60'/0'/0/0", label: 'Mine' })
  const { offers } = await call<Offers>(app, 'quotes.request', {
    accountId: account.id,
    fromChainId: 'practice-1',
    fromDenom: 'uinit',
    toChainId: 'lantern-1',
    toDenom: await denomOn(app, 'lantern-1'),
    amount: '12000000',
    recipient: null,
    slippagePercent: '0.5',
  })
  let view = await call<TransferView>(app, 'transfers.create', { quoteId: offers[0]?.id, accepted: [] })
  const step = (name: string, consent: string | null = null) =>
    call<TransferView>(app, 'transfers.step', { id: view.transfer.id, version: view.transfer.version, step: name, consent })
  if (offers[0]?.needsOpHook === true) view = await step('signHook')
  view = await step('build')
  const signing = step('sign', view.transfer.legs.at(-1)?.documentHash ?? null)
  await approveOnDevice(app)
  view = await signing
  return step('send')
}

async function denomOn(app: BootedApp, chainId: string): Promise<string> {
  const assets = await call<{ chainId: string; symbol: string; denom: string }[]>(app, 'assets.list')
  return assets.find((asset) => asset.chainId === chainId && asset.symbol === 'INIT')?.denom ?? ''
}

async function approveOnDevice(app: BootedApp): Promise<void> {
  const prompt = await eventually(async () => (await call<PracticeScreen>(app, 'practice.screen')).prompt ?? expect.fail('no prompt'))
  for (const _page of prompt.pages) await call(app, 'practice.press', { button: 'next' })
  await call(app, 'practice.press', { button: 'approve' })
}

const GO = ['Portfolio', 'Activity', 'NFTs', 'New Transfer', 'Transfers', 'Explorer', 'Notifications', 'Accounts', 'Settings']

describe('the menu', () => {
  it('has what a Linux or Windows desktop expects, and no tools for developers', async () => {
    const app = await boot('menu')
    expect(await app.act('menu')).toEqual([
      { File: ['New Window [CmdOrCtrl+N]', 'New Transfer', 'Receive', 'Sync Now', 'Quit'] },
      { Edit: ['Undo', 'Redo', 'Cut', 'Copy', 'Paste', 'Delete', 'Select All'] },
      { View: ['Reload', 'Actual Size', 'Zoom In', 'Zoom In [CmdOrCtrl+=]', 'Zoom Out', 'Toggle Full Screen'] },
      { Go: ['Back [Alt+Left]', 'Forward [Alt+Right]', ...GO.map((name, at) => `${name} [CmdOrCtrl+${at + 1}]`)] },
      { Window: ['Minimize', 'Close Window'] },
      { Help: ['Keyboard Shortcuts'] },
    ])
    await eventually(() => app.act('keepCommands'))
    await app.act('click', { path: ['Go', 'Explorer'] })
    await app.act('click', { path: ['File', 'Receive'] })
    await app.act('click', { path: ['Go', 'Back'] })
    await app.act('click', { path: ['Help', 'Keyboard Shortcuts'] })
    const [heard] = (await app.act('heard', { type: 'window.command' })) as { command: { show: string; screen?: string } }[][]
    expect(heard?.map(({ command }) => command.screen ?? command.show)).toEqual(['explorer', 'receive', 'back', 'keys'])
  })

  it('speaks the language of the preferences, and changes with it', async () => {
    const app = await boot('german-menu')
    await call(app, 'preferences.set', { language: 'de' })
    await eventually(async () => expect(Object.keys(((await app.act('menu')) as object[])[0] ?? {})).toEqual(['Datei']))
    expect(await app.act('menu')).toMatchObject([
      { Datei: expect.arrayContaining(['Neuer Transfer', 'Beenden']) as unknown },
      { Bearbeiten: expect.arrayContaining(['Einfügen']) as unknown },
      { Ansicht: expect.arrayContaining(['Neu laden']) as unknown },
      { 'Gehe zu': expect.arrayContaining(['Transfers [CmdOrCtrl+5]']) as unknown },
      { Fenster: expect.arrayContaining(['Minimieren']) as unknown },
      { Hilfe: ['Tastenkürzel'] },
    ])
    await call(app, 'preferences.set', { language: 'en' })
    await eventually(async () => expect(Object.keys(((await app.act('menu')) as object[])[0] ?? {})).toEqual(['File']))
  })

  it('has its own place for the app on macOS', async () => {
    const app = await boot('mac-menu', [], { FAKE_PLATFORM: 'darwin' })
    expect(await app.act('menu')).toMatchObject([
      'appMenu',
      { File: expect.arrayContaining(['Close Window']) as unknown },
      'Edit',
      {},
      {},
      'Window',
      {},
    ])
  })
})

describe('windows', () => {
  it('stand beside each other, hear everything, and close without the others', async () => {
    const app = await boot('windows')
    await app.act('click', { path: ['File', 'New Window'] })
    const [first, second] = (await app.act('windows')) as { x: number; y: number }[]
    expect(second).toMatchObject({ x: Number(first?.x) + 28, y: Number(first?.y) + 28 })
    await eventually(() => app.act('keepCommands'))
    await call(app, 'preferences.set', { theme: 'dark' })
    expect(await app.act('heard', { type: 'preferences.changed' })).toEqual([
      [{ type: 'preferences.changed' }],
      [{ type: 'preferences.changed' }],
    ])
    // The one in front is asked, the other keeps its place.
    await app.act('click', { path: ['Go', 'NFTs'] })
    expect(await app.act('heard', { type: 'window.command' })).toMatchObject([[], [{ command: { screen: 'nfts' } }]])
    await app.act('closeWindow', { index: 1 })
    await app.act('click', { path: ['Go', 'Activity'] })
    expect(await app.act('heard', { type: 'window.command' })).toMatchObject([[{ command: { screen: 'activity' } }]])
  })

  it('open where the last one was closed, and as large, after a restart too', async () => {
    const place = { x: 40, y: 50, width: 1100, height: 760 }
    const app = await boot('kept')
    await app.act('click', { path: ['File', 'New Window'] })
    await eventually(async () => expect(await app.act('windows')).toHaveLength(2))
    await app.act('placeWindow', { index: 1, bounds: place, isMaximized: true })
    await app.act('closeWindow', { index: 1 })
    await app.act('quit')
    expect(await app.ended).toEqual({ code: 0, stderr: '' })
    const again = await boot('kept')
    expect(await again.act('windows')).toMatchObject([place])
    expect(await again.act('maximized')).toEqual([true])
    // What fills the screen keeps the size that it goes back to; what does not is not made to.
    await again.act('click', { path: ['File', 'New Window'] })
    await eventually(async () => expect(await again.act('maximized')).toEqual([true, false]))
  })

  it('are opened anew on macOS, where the app goes on without any', async () => {
    const app = await boot('mac-windows', [], { FAKE_PLATFORM: 'darwin' })
    await app.act('closeWindow', { index: 0 })
    expect(await app.act('windows')).toEqual([])
    await app.act('activate')
    await app.act('activate')
    expect(await app.act('windows')).toHaveLength(1)
  })
})

describe('transfers under way', () => {
  it('stand in the tray with where the money is, open their waybills, and are told of once', async () => {
    const app = await boot('tray')
    expect(await app.act('tray')).toEqual([])
    await app.act('click', { path: ['File', 'New Window'] })
    await eventually(() => app.act('keepCommands'))
    const { transfer } = await send(app)
    const tray = await eventually(async () => {
      const [shown] = (await app.act('tray')) as { toolTip: string; lines: string[] }[]
      return shown ?? expect.fail('no tray')
    })
    expect(tray.toolTip).toBe('Waybill: 1 transfer in progress')
    expect(tray.lines).toEqual([expect.stringMatching(/^0001 {2}12 INIT (leaving|between|at) /), 'Open Waybill', 'Quit'])
    expect(await app.act('badge')).toBe(1)
    await app.act('clickTray', { beginning: '0001' })
    expect(await app.act('heard', { type: 'window.command' })).toMatchObject([
      [],
      [{ command: { show: 'waybill', transferId: transfer.id } }],
    ])
    await eventually(async () => expect(await app.act('tray')).toEqual([]))
    expect(await app.act('badge')).toBe(0)
    const [behind, front] = (await app.act('heard', { type: 'notice.added' })) as { isLoud: boolean }[][]
    expect(behind?.map(({ isLoud }) => isLoud)).toEqual([false])
    expect(front?.map(({ isLoud }) => isLoud)).toEqual([true])
    expect(await app.act('notifications')).toEqual([])
  })

  it('are told of by the system while no window is open, and the notice opens one', async () => {
    const app = await boot('mac-notice', [], { FAKE_NO_TRAY: '1' })
    const { transfer } = await send(app)
    await app.act('becomePlatform', { platform: 'darwin' })
    await app.act('closeWindow', { index: 0 })
    await eventually(async () => expect(await app.act('notifications')).toEqual([{ title: 'Waybill', body: 'Transfer 0001 arrived.' }]))
    await app.act('pressNotification')
    expect(await app.act('windows')).toHaveLength(1)
    await eventually(async () => expect(await app.act('firstCommands')).toEqual([[{ show: 'waybill', transferId: transfer.id }]]))
    expect(await app.act('tray')).toEqual([])
  })
})

describe('links', () => {
  const link = 'waybill://transfer?amount=12.5'
  const filled = { show: 'link', link: { amount: '12.5' }, text: link }

  it('are claimed with the two dashes before them, and fill the form of the first window', async () => {
    const app = await boot('link', ['--', link])
    expect(await app.act('claimed')).toEqual([{ scheme: 'waybill', args: ['--'] }])
    await eventually(async () => expect(await app.act('firstCommands')).toEqual([[filled]]))
  })

  it('come from a second start, and what is none of ours is refused in the page', async () => {
    const app = await boot('second-link')
    await eventually(() => app.act('keepCommands'))
    const hostile = 'waybill://transfer?amount=1&consent=yes'
    await app.act('secondInstance', { argv: ['--', link] })
    await app.act('secondInstance', { argv: ['--', hostile] })
    await app.act('secondInstance', { argv: ['--', 'https://example.org/'] })
    expect(await app.act('heard', { type: 'window.command' })).toMatchObject([
      [{ command: filled }, { command: { show: 'link', link: null, text: hostile } }],
    ])
    expect(await call(app, 'transfers.list')).toEqual([])
  })

  it('are never read as options of the app', async () => {
    const app = await boot('option-link', ['--', 'waybill://transfer', '--network=moon'])
    expect(await call(app, 'app.info')).toMatchObject({ network: { kind: 'practice' } })
  })

  it('come as events on macOS, also to an app without a window', async () => {
    const app = await boot('mac-link', [], { FAKE_PLATFORM: 'darwin', FAKE_LINK: link })
    await eventually(async () => expect(await app.act('firstCommands')).toEqual([[filled]]))
    await app.act('closeWindow', { index: 0 })
    expect(await app.act('openUrl', { url: link })).toBe(true)
    await eventually(async () => expect(await app.act('firstCommands')).toEqual([[filled]]))
  })
})
