// Checks what a page in the real window can reach, and what it cannot.
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { EVENT_CHANNEL } from '../../src/shared/contract/bridge.ts'
import { SCREENS } from '../../src/shared/domain/screens.ts'
import { openPractice } from '../app/support/runningApp.ts'
import { expect, headingOf, PAGE, test } from './support.ts'

test('runs sandboxed, and says so truly', async ({ shell, page }) => {
  await openPractice(page, { url: PAGE })
  const pids = await shell.evaluate(({ app }) => app.getAppMetrics().flatMap(({ type, pid }) => (type === 'Tab' ? [pid] : [])))
  expect(pids).not.toEqual([])
  for (const pid of pids) expect(readFileSync(`/proc/${pid}/status`, 'utf8')).toMatch(/^Seccomp:\s+2$/m)
  expect(await call(page, 'health.get')).toMatchObject({ value: { system: { isSandboxed: true } } })
})

test('gives its page one frozen object, nothing of Node, and a frame nothing', async ({ shell, page }) => {
  await openPractice(page, { url: PAGE })
  const reach = await page.evaluate(() => {
    const own = (globalThis as unknown as { waybill: object }).waybill
    const frame = document.createElement('iframe')
    document.body.append(frame)
    const inFrame = frame.contentWindow !== null && 'waybill' in frame.contentWindow
    frame.remove()
    return {
      node: ['require', 'process', 'module', 'Buffer', 'global'].filter((name) => name in globalThis),
      bridge: Object.keys(own).sort(),
      isFrozen: Object.isFrozen(own),
      inFrame,
      cookies: keptCookies(),
    }
    /** What the page can keep in a cookie: an address without a host refuses by throwing. */
    function keptCookies() {
      try {
        document.cookie = 'kept=1'
        return document.cookie
      } catch {
        return ''
      }
    }
  })
  expect(reach).toEqual({ node: [], bridge: ['invoke', 'subscribe'], isFrozen: true, inFrame: false, cookies: '' })
  expect(await shell.evaluate(({ session }) => session.defaultSession.cookies.get({}))).toEqual([])
})

test('shows every screen without a violation of the policy, and runs no text', async ({ shell, page }) => {
  await openPractice(page, { url: PAGE })
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(globalThis, { seen })
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      seen.push(`${violatedDirective} ${blockedURI}`),
    )
  })
  const headings: unknown[] = []
  for (const screen of SCREENS.filter((name) => name !== 'welcome')) {
    await shell.evaluate(
      ({ BrowserWindow }, [channel, name]) =>
        BrowserWindow.getAllWindows()[0]?.webContents.send(String(channel), {
          type: 'window.command',
          command: { show: 'screen', screen: name },
        }),
      [EVENT_CHANNEL, screen],
    )
    await expect.poll(async () => headings.includes(await headingOf(shell)), screen).toBe(false)
    headings.push(await headingOf(shell))
  }
  expect(await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen)).toEqual([])
  const refused = await page.evaluate(async () => {
    // Code evaluated by a debugger may itself evaluate text; a timer runs as the page.
    await new Promise((resolve) => setTimeout(resolve))
    const throws = (work: () => unknown) => {
      try {
        work()
        return false
      } catch {
        return true
      }
    }
    return {
      // oxlint-disable-next-line no-eval -- That it is refused is what is looked at.
      eval: throws(() => globalThis.eval('1')),
      innerHtml: throws(() => (document.createElement('div').innerHTML = '<b>x</b>')),
      worker: throws(() => new Worker(URL.createObjectURL(new Blob(['1'])))),
    }
  })
  expect(refused).toEqual({ eval: true, innerHtml: true, worker: true })
})

test('stays on its one address, opens no window, downloads nothing, and is granted nothing', async ({ shell, page }) => {
  await openPractice(page, { url: PAGE })
  for (const address of ['https://example.org/', 'file:///etc/hosts', 'app://waybill/polyfills.js', 'app://waybill/index.html']) {
    await page.evaluate((url) => {
      const link = document.createElement('a')
      link.href = url
      document.body.append(link)
      link.click()
      link.remove()
    }, address)
  }
  const asked = await page.evaluate(async () => {
    const outcome = (work: () => Promise<unknown>) =>
      work().then(
        () => 'granted',
        () => 'refused',
      )
    return {
      opened: window.open('https://example.org/') === null,
      camera: await outcome(() => navigator.mediaDevices.getUserMedia({ video: true })),
      clipboard: await outcome(() => navigator.clipboard.readText()),
      place: await outcome(() => new Promise((resolve, reject) => navigator.geolocation.getCurrentPosition(resolve, reject))),
      fetched: await outcome(() => fetch('https://example.org/')),
    }
  })
  expect(asked).toEqual({ opened: true, camera: 'refused', clipboard: 'refused', place: 'refused', fetched: 'refused' })
  await shell.evaluate(({ session }) => {
    const began = new Promise((resolve) => {
      session.defaultSession.on('will-download', (event) => resolve(event.defaultPrevented))
    })
    Object.assign(globalThis, { began })
  })
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob(['text']))
    link.download = 'x.txt'
    link.click()
  })
  expect(await shell.evaluate(() => (globalThis as unknown as { began: Promise<boolean> }).began)).toBe(true)
  expect(page.url()).toBe(PAGE)
  expect(shell.windows()).toHaveLength(1)
  // Playwright waits for a navigation that was prevented; the page itself is asked.
  expect(await headingOf(shell)).toBe('Portfolio')
})

test('opens in the browser what it links to, and nothing else', async ({ shell, page }) => {
  await openPractice(page, { url: PAGE })
  await shell.evaluate(({ shell: desktop }) => {
    const opened: string[] = []
    Object.assign(globalThis, { opened })
    desktop.openExternal = (address) => {
      opened.push(address)
      return Promise.resolve()
    }
  })
  const own = 'https://app.initia.xyz/vip'
  for (const address of ['https://example.org/', `${own}/other`, `${own}?next=https://example.org/`, 'mailto:x@example.org', own]) {
    await page.evaluate((url) => {
      const link = document.createElement('a')
      Object.assign(link, { href: url, target: '_blank', rel: 'noreferrer' })
      document.body.append(link)
      link.click()
      link.remove()
    }, address)
  }
  const opened = () => shell.evaluate(() => (globalThis as unknown as { opened: string[] }).opened)
  // The last one pressed is the one that opens, so all others were refused before it.
  await expect.poll(opened).toEqual([own])
  expect(shell.windows()).toHaveLength(1)
})

test('reaches no listener by WebRTC, over UDP or TCP', async ({ page }) => {
  await openPractice(page, { url: PAGE })
  const reached: string[] = []
  const udp = createSocket('udp4', () => reached.push('UDP')).bind(0, '127.0.0.1')
  const tcp = createServer((socket) => {
    reached.push('TCP')
    socket.destroy()
  }).listen(0, '127.0.0.1')
  await Promise.all([once(udp, 'listening'), once(tcp, 'listening')])
  const ports = { udp: udp.address().port, tcp: (tcp.address() as AddressInfo).port }
  await page.evaluate(async ({ udp, tcp }) => {
    const turn = (urls: string) => ({ urls, username: 'u', credential: 'c' })
    for (const host of ['127.0.0.1', 'localhost']) {
      const servers = [{ urls: `stun:${host}:${udp}` }, turn(`turn:${host}:${udp}`), turn(`turn:${host}:${tcp}?transport=tcp`)]
      const connection = new RTCPeerConnection({ iceServers: servers })
      connection.createDataChannel('x')
      await connection.setLocalDescription(await connection.createOffer())
      await new Promise((resolve) => {
        // Long enough for requests that are sent at once; the failing proxy ends the rest.
        setTimeout(resolve, 5000)
        connection.addEventListener('icegatheringstatechange', () => {
          if (connection.iceGatheringState === 'complete') resolve(null)
        })
      })
      connection.close()
    }
  }, ports)
  udp.close()
  tcp.close()
  expect(reached).toEqual([])
})

async function call(page: Page, method: string): Promise<unknown> {
  return page.evaluate(
    (name) => (globalThis as unknown as { waybill: { invoke(name: string, input: object): Promise<unknown> } }).waybill.invoke(name, {}),
    method,
  )
}
