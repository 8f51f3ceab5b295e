// The loopback host as the tests of abuse attack it: after each attack its page is answered as before.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { note } from './abuse.ts'
import { sendRaw, type RawAnswer } from './rawHttp.ts'
import { serveCli, type Served } from './programs/runCli.ts'

export type Headers = Record<string, string | undefined>

/** Serves the app for the tests of a file. */
export function loopbackVictim(name: string) {
  const folder = mkdtempSync(join(tmpdir(), 'waybill-abuse-'))
  let served: Served
  let old: Served
  beforeAll(async () => {
    old = await serveCli(['--data-dir', join(folder, 'old')])
    await old.stop()
    served = await serveCli(['--data-dir', join(folder, 'data'), '--network', 'practice'])
  })
  afterAll(async () => {
    const { code, stderr } = await served.stop()
    rmSync(folder, { recursive: true, force: true })
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  })
  afterEach(async () => {
    expect(await ownCall()).toMatchObject({ ok: true, value: { host: 'browser' } })
  })

  async function ownCall(method = 'app.info', input: unknown = {}): Promise<unknown> {
    const headers = { authorization: `Bearer ${served.token}`, 'content-type': 'application/json' }
    return (await fetch(`${served.origin}/api/${method}`, { method: 'POST', headers, body: JSON.stringify(input) })).json()
  }

  const host = () => `127.0.0.1:${served.port}`
  /** A call that would be answered, before it is changed. */
  const good = () => ({ host: host(), authorization: `Bearer ${served.token}`, 'content-type': 'application/json', connection: 'close' })

  function requestOf(line: string, headers: Headers, body = ''): string {
    const all: Headers = { ...headers, ...(body === '' ? {} : { 'content-length': String(Buffer.byteLength(body)) }) }
    const lines = Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}`]))
    return `${line} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`
  }

  function send(line: string, change: Headers = {}, body = ''): Promise<RawAnswer> {
    return sendRaw(served.port, requestOf(line, { ...good(), ...change }, body))
  }

  const call = (change: Headers) => send('POST /api/app.info', change, '{}')
  const ends: Record<string, number> = {}
  function noteEnd({ status }: { status: RawAnswer['status'] | string }): void {
    ends[status] = (ends[status] ?? 0) + 1
  }
  afterAll(() => {
    note({ part: 'loopback', name, tried: Object.values(ends).reduce((sum, count) => sum + count, 0), ends })
  })
  return {
    folder,
    port: () => served.port,
    token: () => served.token,
    oldToken: () => old.token,
    ownCall,
    host,
    good,
    requestOf,
    send,
    call,
    noteEnd,
  }
}
