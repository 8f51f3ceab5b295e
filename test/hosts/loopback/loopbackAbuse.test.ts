// Attacks the loopback host as clients that are not its page: other sites in the user's browser, and programs without a token.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inputs, SEED } from '../../support/abuse.ts'
import { loopbackVictim } from '../../support/loopbackVictim.ts'
import { sendRaw } from '../../support/rawHttp.ts'

const { folder, port, token, oldToken, host, good, requestOf, send, call, noteEnd } = loopbackVictim('strangers and paths')

describe('a site that has its name point here (DNS rebinding)', () => {
  const names = () => [
    'evil.example',
    `evil.example:${port()}`,
    `127.0.0.1.evil.example:${port()}`,
    `localhost.:${port()}`,
    `127.0.0.1.:${port()}`,
    '127.0.0.1',
    'localhost',
    `127.0.0.1:0${port()}`,
    `127.0.0.1:${port() + 1}`,
    `127.1:${port()}`,
    `2130706433:${port()}`,
    `0x7f000001:${port()}`,
    `0.0.0.0:${port()}`,
    `[::1]:${port()}`,
    `[::ffff:127.0.0.1]:${port()}`,
    `user@127.0.0.1:${port()}`,
    `127.0.0.1:${port()}, evil.example`,
    `127.0.0.1:${port()}#`,
    '',
  ]

  it('is refused whatever its Host says, with the right token too', async () => {
    for (const name of names()) {
      const answer = await call({ host: name })
      noteEnd(answer)
      expect([name, answer.status]).toEqual([name, 403])
      const page = await send('GET /', { host: name, authorization: undefined })
      expect([name, page.status]).toEqual([name, 403])
    }
  })

  it('is refused without a Host, and with two of them', async () => {
    expect((await call({ host: undefined })).status).toBe(400)
    const twice = requestOf('POST /api/app.info', good(), '{}').replace('\r\n', `\r\nHost: evil.example\r\n`)
    const answer = await sendRaw(port(), twice)
    expect([400, 403]).toContain(answer.status)
    // The line of the request may name a host as well; the header is what counts.
    expect((await send('POST http://evil.example/api/app.info', { host: 'evil.example' }, '{}')).status).toBe(403)
  })
})

describe('another site in the same browser', () => {
  it('is refused by its origin, whatever way it asks', async () => {
    const origins = [
      'https://evil.example',
      'null',
      `https://${host()}`,
      `http://localhost:${port()}`,
      `http://${host()}.evil.example`,
      'file://',
      '',
    ]
    for (const origin of origins) {
      const answer = await call({ origin })
      noteEnd(answer)
      expect([origin, answer.status]).toEqual([origin, 403])
    }
  })

  it('is refused by what the browser says of it, where it sends no origin', async () => {
    for (const site of ['cross-site', 'same-site']) {
      for (const line of ['GET /', 'GET /events', `GET /media/${'ab'.repeat(32)}`, 'POST /api/app.info']) {
        const answer = await send(line, { 'sec-fetch-site': site, 'sec-fetch-mode': 'no-cors' })
        noteEnd(answer)
        // A link that leads to the page shows the page, which knows no token then.
        expect([line, site, answer.status]).toEqual([line, site, 403])
      }
    }
    const link = await send('GET /', {
      authorization: undefined,
      'sec-fetch-site': 'cross-site',
      'sec-fetch-mode': 'navigate',
      'sec-fetch-dest': 'document',
    })
    expect(link.status).toBe(200)
    const frame = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' }
    expect((await send('GET /', { ...frame, authorization: undefined })).status).toBe(403)
    expect((await send('GET /', { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' })).status).toBe(200)
    expect((await call({ 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' })).status).toBe(200)
  })

  it('gets no permission from a preflight, no forms through, and no socket', async () => {
    const preflight = await send('OPTIONS /api/app.info', { origin: 'https://evil.example', 'access-control-request-method': 'POST' })
    expect(preflight.status).toBe(403)
    expect(preflight.text).not.toMatch(/access-control-allow/i)
    for (const type of [
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'text/plain',
      'application/json, text/plain',
      '',
    ]) {
      expect([type, (await call({ 'content-type': type })).status]).toEqual([type, 415])
    }
    const upgrade = {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
      'sec-websocket-version': '13',
    }
    const socket = await send('GET /events', { ...upgrade, origin: 'https://evil.example' })
    expect(socket.status).not.toBe(101)
    const stream = await send('GET /events', { authorization: undefined, accept: 'text/event-stream' })
    expect(stream.status).toBe(401)
  })
})

describe('who has no token', () => {
  it('is refused with none, a wrong one, a part of it, an old one, or one in another place', async () => {
    const tokens: (string | undefined)[] = [undefined, '', 'Bearer', 'Bearer ', 'Bearer null', token(), `bearer ${token()}`]
    tokens.push(`Bearer ${token().slice(0, -1)}`, `Bearer ${token()}x`, `Bearer ${token().toLowerCase()}`, `Bearer  ${token()}`)
    tokens.push(`Bearer ${oldToken()}`, `Basic ${token()}`, `Bearer ${'A'.repeat(10_000)}`, `Bearer ${token()}, Bearer x`)
    for (const authorization of tokens) {
      const answer = await call({ authorization })
      noteEnd(answer)
      expect([authorization, answer.status]).toEqual([authorization, 401])
    }
    const elsewhere = [`/api/app.info?token=${token()}`, `/api/app.info?authorization=Bearer%20${token()}`]
    for (const path of elsewhere)
      expect((await send(`POST ${path}`, { authorization: undefined, cookie: `token=${token()}` }, '{}')).status).toBe(401)
  })

  it('finds no file by ticket, and no ticket by guessing', async () => {
    for (const path of [
      '/download/',
      '/download/x',
      '/download/../journal.db',
      `/download/${'A'.repeat(43)}`,
      '/download/__proto__',
      '/download/%2e%2e',
    ]) {
      const { status, text } = await send(`GET ${path}`, { authorization: undefined })
      // Dots lead to the page itself, as in every browser.
      expect([path, status === 404 || (status === 200 && text.includes('<div id="root">'))]).toEqual([path, true])
    }
    for (const ticket of ['', 'x', '__proto__', '..%2f..%2fevil', 'a/../../evil']) {
      const answer = await send(`POST /upload/${ticket}`, { authorization: undefined }, 'evil')
      expect([ticket, answer.text.includes('"ok":false') || answer.status >= 400]).toEqual([ticket, true])
    }
    expect(readdirSync(join(folder, 'data')).filter((name) => /evil/.test(name))).toEqual([])
    expect(readdirSync(folder).toSorted()).toEqual(['data', 'old'])
  })
})

describe('paths', () => {
  it('lead to the listed files of the page and nowhere else', async () => {
    const steps = [
      '..',
      '%2e%2e',
      '%252e%252e',
      '..%2f',
      '..%5c',
      '..\\',
      '.',
      '%00',
      '\\',
      '//',
      'C:',
      'c%3a',
      '%c0%ae%c0%ae',
      '．．',
      '...',
      '~',
      'CON',
      'aux.js',
    ]
    const targets = ['main/cli.js', 'package.json', 'journal.db', 'practice/journal.db', 'etc/passwd', 'Windows/win.ini', 'waybill.log', '']
    const paths = fc.tuple(
      fc.array(fc.constantFrom(...steps, 'assets', 'media', 'api', 'download'), { maxLength: 6 }),
      fc.constantFrom(...targets),
    )
    for (const [way, target] of fc.sample(paths, { seed: SEED, numRuns: inputs(300) })) {
      const path = `/${[...way, target].join('/')}`
      const answer = await sendRaw(port(), Buffer.from(requestOf(`GET ${path}`, good()), 'utf8'))
      noteEnd(answer)
      const isPage = answer.status === 200 && answer.text.includes('<div id="root">')
      expect([path, isPage || [400, 401, 404].includes(answer.status)]).toEqual([path, true])
      expect(answer.text).not.toMatch(/SQLite format|root:x:0|"dependencies"|\[fonts\]/)
    }
  })
})
