// Checks the loopback host against other clients: it answers only this computer's page with the token.
import { request, type IncomingHttpHeaders } from 'node:http'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serveCli, type Served } from '../../support/programs/runCli.ts'

const folder = mkdtempSync(join(tmpdir(), 'waybill-loopback-'))
let served: Served
beforeAll(async () => {
  served = await serveCli(['--data-dir', folder])
})
afterAll(async () => {
  await served.stop()
  rmSync(folder, { recursive: true, force: true })
})

interface Sent {
  method?: string
  headers?: Record<string, string>
  body?: string
}

/** Sends exactly this, without the corrections that fetch would make. */
function send(path: string, { method = 'GET', headers = {}, body = '' }: Sent) {
  return new Promise<{ status: number; headers: IncomingHttpHeaders; text: string }>((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port: served.port, path, method, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text })
      })
    })
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

const authorized = () => ({ authorization: `Bearer ${served.token}`, 'content-type': 'application/json' })
const call = (method: string, sent: Sent = {}) => send(`/api/${method}`, { method: 'POST', headers: authorized(), body: '{}', ...sent })

describe('a kept picture', () => {
  const path = `/media/${'ab'.repeat(32)}`

  it('is for the page with the token alone', async () => {
    expect((await send(path, {})).status).toBe(401)
    expect((await send(path, { headers: { authorization: `Bearer ${'A'.repeat(43)}` } })).status).toBe(401)
    expect((await send(path, { headers: { ...authorized(), origin: 'https://evil.example' } })).status).toBe(403)
    expect((await send(path, { headers: authorized() })).status).toBe(404)
  })

  it.each(['/media/', '/media/../journal.db', '/media/..%2fjournal.db', `/media/${'AB'.repeat(32)}`, `${path}.png`])(
    'is not at %s',
    async (other) => {
      expect((await send(other, { headers: authorized() })).status).toBe(404)
    },
  )
})

describe('a call', () => {
  it('is answered when it comes from the page with the token', async () => {
    const answers = [call('app.info'), call('app.info', { headers: { ...authorized(), origin: served.origin } })]
    for (const answer of await Promise.all(answers)) {
      expect(answer.status).toBe(200)
      expect(JSON.parse(answer.text)).toMatchObject({ ok: true, value: { host: 'browser', isWelcomed: false } })
    }
    const byName = await call('app.info', { headers: { ...authorized(), host: `localhost:${served.port}` } })
    expect(byName.status).toBe(200)
  })

  it.each([
    ['no token', {}, 401],
    ['a wrong token', { authorization: `Bearer ${'A'.repeat(43)}` }, 401],
    ['a shorter token', { authorization: 'Bearer A' }, 401],
    ['another host’s name', { host: 'evil.example' }, 403],
    ['this host with another port', { host: '127.0.0.1:1' }, 403],
    ['another origin', { origin: 'https://evil.example' }, 403],
    ['an opaque origin', { origin: 'null' }, 403],
    ['a form’s content type', { 'content-type': 'text/plain' }, 415],
  ])('is refused with %s', async (_what, change, status) => {
    const base = 'authorization' in change || status === 401 ? { 'content-type': 'application/json' } : authorized()
    const answer = await call('app.info', { headers: { ...base, ...change } })
    expect(answer.status).toBe(status)
    expect(JSON.parse(answer.text)).toMatchObject({ ok: false, error: { code: status === 415 ? 'input.invalid' : 'bridge.forbidden' } })
  })

  it.each(['nothing.here', 'constructor', '__proto__', 'app.info/x', ''])(
    'of a method “%s” that does not exist is refused',
    async (method) => {
      expect((await call(method)).status).toBe(404)
    },
  )

  it('that is too long or no JSON is refused', async () => {
    expect((await call('app.info', { body: JSON.stringify('x'.repeat(1_000_001)) })).status).toBe(413)
    expect((await call('app.info', { body: '{' })).status).toBe(400)
    expect((await call('app.info')).status).toBe(200)
  })

  it('whose input does not fit names the field', async () => {
    const { status, text } = await call('preferences.set', { body: '{"theme":"pink"}' })
    expect(status).toBe(200)
    expect(JSON.parse(text)).toMatchObject({ ok: false, error: { code: 'input.invalid', message: expect.stringContaining('“theme”') } })
  })

  it('that breaks off leaves the host answering', async () => {
    const socket = connect(served.port, '127.0.0.1')
    socket.write(`POST /api/app.info HTTP/1.1\r\nHost: 127.0.0.1:${served.port}\r\nAuthorization: Bearer ${served.token}\r\n`)
    socket.write('Content-Type: application/json\r\nContent-Length: 10\r\n\r\n{')
    await new Promise((resolve) => setImmediate(resolve))
    socket.destroy()
    expect((await call('app.info')).status).toBe(200)
  })
})

describe('the page', () => {
  it('is served with the strict policy and without the token', async () => {
    const { status, headers, text } = await send('/', {})
    expect(status).toBe(200)
    expect(text).toContain('<div id="root">')
    expect(text).not.toContain(served.token)
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; " +
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
    )
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
    expect(text).not.toMatch(/<script(?![^>]*src=)|<style|\son[a-z]+=/)
  })

  it.each([
    '/../main/cli.js',
    '/..%2fmain/cli.js',
    '/%2e%2e/main/cli.js',
    '/assets/../../main/cli.js',
    '//etc/passwd',
    '/.complete',
    '/assets',
  ])('has nothing at %s', async (path) => {
    expect((await send(path, {})).status).toBe(404)
  })

  it('is not shown to another host’s name, nor changed by other verbs', async () => {
    expect((await send('/', { headers: { host: 'evil.example' } })).status).toBe(403)
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) expect((await send('/', { method })).status, method).toBe(404)
    expect(await send('/', { method: 'HEAD' })).toMatchObject({ status: 200, text: '' })
    expect((await send('/api/app.info', { headers: authorized() })).status).toBe(404)
  })
})

describe('events', () => {
  it('need the token', async () => {
    expect((await send('/events', {})).status).toBe(401)
  })

  it('reach every page that listens, as text/event-stream', async () => {
    const open = () => fetch(`${served.origin}/events`, { headers: authorized() })
    const streams = await Promise.all([open(), open()])
    await call('preferences.set', { body: '{"theme":"light"}' })
    for (const stream of streams) {
      expect(stream.headers.get('content-type')).toBe('text/event-stream')
      expect(await readUntil(stream, 'preferences.changed')).toContain('data: {"type":"preferences.changed"}\n\n')
    }
  })

  it('end when the host stops, which lets the data folder go', async () => {
    const own = await serveCli(['--data-dir', join(folder, 'own')])
    const stream = await fetch(`${own.origin}/events`, { headers: { authorization: `Bearer ${own.token}` } })
    const rest = readUntil(stream, 'never said')
    expect(await own.stop()).toMatchObject({ code: 0, stderr: '' })
    expect(await rest).toBe(': connected\n\n')
    const again = await serveCli(['--data-dir', join(folder, 'own')])
    expect(await again.stop()).toMatchObject({ code: 0, stderr: '' })
  })
})

/** Reads a stream until it says `word` or ends. */
async function readUntil(response: Response, word: string): Promise<string> {
  let text = ''
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    text += chunk
    if (text.includes(word)) break
  }
  return text
}
