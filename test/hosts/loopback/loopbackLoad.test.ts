// Checks the loopback host under clients that send malformed, endless or slow requests, or hundreds of them.
import { once } from 'node:events'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inputs, note, SEED } from '../../support/abuse.ts'
import { loopbackVictim } from '../../support/loopbackVictim.ts'
import { openSocket, sendRaw } from '../../support/rawHttp.ts'

const { port, token, ownCall, host, good, requestOf, send, noteEnd } = loopbackVictim('broken requests')

describe('clients that speak badly', () => {
  const oddities = (): [string, string][] => {
    const line = `POST /api/app.info HTTP/1.1\r\nHost: ${host()}\r\nAuthorization: Bearer ${token()}\r\nContent-Type: application/json\r\n`
    const inner = `POST /api/data.eraseAll HTTP/1.1\r\nHost: ${host()}\r\nContent-Type: application/json\r\nContent-Length: 25\r\n\r\n{"confirmation":"erase"} `
    return [
      ['both lengths', `${line}Content-Length: ${inner.length + 5}\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${inner}`],
      ['two lengths', `${line}Content-Length: 2\r\nContent-Length: ${inner.length + 2}\r\n\r\n{}${inner}`],
      ['a length with a sign', `${line}Content-Length: +2\r\n\r\n{}${inner}`],
      ['a length in hex', `${line}Content-Length: 0x2\r\n\r\n{}`],
      ['a length that is negative', `${line}Content-Length: -1\r\n\r\n{}`],
      ['a length beyond every number', `${line}Content-Length: 99999999999999999999999\r\n\r\n{}`],
      ['an encoding that nobody knows', `${line}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`],
      ['an encoding behind a tab', `${line}Transfer-Encoding:\tchunked, identity\r\n\r\n0\r\n\r\n`],
      ['chunks of no size', `${line}Transfer-Encoding: chunked\r\n\r\nZZ\r\n{}\r\n0\r\n\r\n`],
      ['a folded header', `${line}X-Long: a\r\n b\r\nContent-Length: 2\r\n\r\n{}`],
      ['a space before the colon', `${line}Content-Length : 2\r\n\r\n{}`],
      ['lines that end in LF alone', `${line.replaceAll('\r\n', '\n')}Content-Length: 2\n\n{}`],
      ['a NUL in a header', `${line}X-A: a\u0000b\r\nContent-Length: 2\r\n\r\n{}`],
      ['a control in the path', `GET /\u0001 HTTP/1.1\r\nHost: ${host()}\r\n\r\n`],
      ['no version', `GET /\r\n\r\n`],
      ['HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
      ['TLS', '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003'],
      ['a proxy’s request', `CONNECT 127.0.0.1:22 HTTP/1.1\r\nHost: ${host()}\r\n\r\n`],
      ['a method that nobody knows', `PWN / HTTP/1.1\r\nHost: ${host()}\r\n\r\n`],
      ['TRACE', `TRACE / HTTP/1.1\r\nHost: ${host()}\r\nConnection: close\r\n\r\n`],
      ['an expectation', `${line}Expect: 100-continue\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}`],
      ['an expectation that nobody knows', `${line}Expect: the-unexpected\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}`],
      ['a header of 100 KB', `GET / HTTP/1.1\r\nHost: ${host()}\r\nX-Bomb: ${'x'.repeat(100_000)}\r\n\r\n`],
      [
        '10,000 headers',
        `GET / HTTP/1.1\r\nHost: ${host()}\r\n${Array.from({ length: 10_000 }, (_, at) => `X-${at}: 1\r\n`).join('')}\r\n`,
      ],
      ['a path of 100 KB', `GET /${'x'.repeat(100_000)} HTTP/1.1\r\nHost: ${host()}\r\n\r\n`],
      [
        'a request behind a refused one',
        `POST /api/app.info HTTP/1.1\r\nHost: ${host()}\r\nContent-Length: ${inner.length}\r\n\r\n${inner}`,
      ],
    ]
  }

  it('are refused or answered once, and what they smuggle is never run', async () => {
    await ownCall('preferences.set', { theme: 'dark' })
    const account = await ownCall('accounts.watch', { address: 'init17w0adeg64ky0daxwd2ugyuneellmjgnxdtmpqz', label: 'Mine' })
    expect(account).toMatchObject({ ok: true })
    for (const [what, bytes] of oddities()) {
      const answer = await sendRaw(port(), Buffer.from(bytes, 'latin1'), /\r\n\r\n[\s\S]*(?:\}|<\/html>|^$)/)
      noteEnd(answer)
      expect([what, answer.status !== 101 && answer.status < 500]).toEqual([what, true])
      expect(await ownCall('accounts.list'), what).toMatchObject({ ok: true, value: [{ label: 'Mine' }] })
    }
  })

  it('may send any bytes', async () => {
    const start = () => requestOf('POST /api/labels.list', good(), '{"kind":"tx"}')
    const bytes = fc.tuple(fc.nat(), fc.uint8Array({ maxLength: 40 }), fc.nat(60), fc.boolean())
    for (const [at, junk, cut, isWhole] of fc.sample(bytes, { seed: SEED, numRuns: inputs(300) })) {
      const text = Buffer.from(start())
      const place = isWhole ? 0 : at % text.length
      const sent = Buffer.concat([
        text.subarray(0, place),
        junk,
        text.subarray(Math.min(text.length, place + cut)),
        Buffer.from('\r\n\r\n'),
      ])
      const socket = openSocket(port())
      socket.end(sent)
      socket.resume()
      await once(socket, 'close')
      noteEnd({ status: 'any bytes' })
    }
  })

  it('may declare more than they send, or send more than is read', async () => {
    const large = await send('POST /api/labels.import', { 'content-length': '50000000' }, 'x'.repeat(3_000_000))
    noteEnd(large)
    expect([0, 413]).toContain(large.status)
    const chunked = requestOf('POST /api/labels.import', { ...good(), 'transfer-encoding': 'chunked' })
    const chunks = `${(65_536).toString(16)}\r\n${'x'.repeat(65_536)}\r\n`.repeat(40)
    const endless = await sendRaw(port(), `${chunked}${chunks}`)
    expect([0, 413]).toContain(endless.status)
    const deep = `${'['.repeat(400_000)}${']'.repeat(400_000)}`
    expect((await send('POST /api/labels.list', {}, deep)).status).toBeLessThan(500)
  })
})

describe('clients by the hundred', () => {
  it('that connect and say nothing, or speak a letter at a time, do not keep the page waiting', async () => {
    const many = 1000
    const head = `POST /api/app.info HTTP/1.1\r\nHost: ${host()}\r\nAuthorization: Bearer ${token()}\r\nContent-Type: application/json\r\n`
    const beginnings = ['', 'G', head, `${head}Content-Length: 1000\r\n\r\n{`, `GET / HTTP/1.1\r\nHost: ${host()}\r\nX-Slow: `]
    const sockets = Array.from({ length: many }, (_, at) => {
      const socket = openSocket(port())
      socket.write(beginnings[at % beginnings.length] ?? '')
      socket.resume()
      return socket
    })
    await Promise.all(
      sockets.filter(({ connecting }) => connecting).map((socket) => Promise.race([once(socket, 'connect'), once(socket, 'close')])),
    )
    for (let round = 0; round < 5; round += 1) {
      for (const socket of sockets) if (!socket.destroyed) socket.write('x')
      expect(await ownCall()).toMatchObject({ ok: true })
    }
    for (const socket of sockets) socket.destroy()
    note({ part: 'loopback', name: 'connections at once', tried: many })
  })

  it('that ask for events without the token, or never read them, end or are cut', async () => {
    const headers = `Host: ${host()}\r\nAuthorization: Bearer ${token()}\r\n\r\n`
    const streams = Array.from({ length: 200 }, () => {
      const socket = openSocket(port())
      socket.write(`GET /events HTTP/1.1\r\n${headers}`)
      socket.pause()
      return socket
    })
    for (let call = 0; call < 50; call += 1) await ownCall('preferences.set', { theme: call % 2 === 0 ? 'dark' : 'light' })
    for (const socket of streams) socket.destroy()
  })

  it('with the token are answered, or told to wait, and answered again later', async () => {
    const replies = await Promise.all(Array.from({ length: 3000 }, () => ownCall('preferences.get')))
    const codes = replies.map((reply) => (reply as { error?: { code: string } }).error?.code ?? 'answered')
    expect(codes.filter((code) => code !== 'answered' && code !== 'bridge.busy')).toEqual([])
    await expect.poll(() => ownCall('preferences.get')).toMatchObject({ ok: true })
  })
})
