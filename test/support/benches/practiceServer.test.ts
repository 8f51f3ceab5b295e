// The loopback doors of the practice network: HTTP by host in the path, and a Ledger over TCP.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRemoteHid, type RemoteHid } from '../device/remoteHid.ts'
import { startPracticeServer, type PracticeServer } from './practiceServer.ts'

const OPEN_FRAME = '0001010500000005b001000000'.padEnd(130, '0')

describe('the practice network over loopback', () => {
  let server: PracticeServer
  let hid: RemoteHid

  beforeAll(async () => {
    server = await startPracticeServer({ seed: 1, file: ':memory:', clock: { now: () => Date.UTC(2026, 10, 21) }, pace: 100 })
    hid = await createRemoteHid(server.hidPort)
  })
  afterAll(async () => {
    hid.close()
    await server.close()
  })

  it('answers for every host under its own address', async () => {
    const chains = JSON.stringify(server.chains)
    expect(chains).toContain(`${server.baseUrl}/indexer.tidewatch-1.practice.invalid`)
    expect(chains).not.toContain('https://indexer')
    const health = await fetch(`${server.routerUrl}/health`)
    expect(await health.text()).toBe('OK')
    const status = await fetch(`${server.baseUrl}/indexer.tidewatch-1.practice.invalid/status`)
    expect(await status.json()).toMatchObject({ chain_id: 'tidewatch-1' })
  })

  it('breaks the connection where a host is out of reach', async () => {
    server.practice.faults.setFault('router', 'unreachable', 1)
    await expect(fetch(`${server.routerUrl}/health`)).rejects.toThrow('fetch failed')
    expect((await fetch(`${server.routerUrl}/health`)).status).toBe(200)
  })

  it('carries reports to the device and back, and tells when it goes', async () => {
    const path = hid.devices()[0]?.path ?? ''
    const handle = hid.open(path)
    const read = () => new Promise<number[]>((resolve, reject) => handle.read((error, bytes) => (error ? reject(error) : resolve(bytes))))
    expect(handle.write([...Buffer.from(OPEN_FRAME, 'hex')])).toBe(65)
    expect(Buffer.from(await read()).toString('latin1')).toContain('Ethereum')
    const broken = read()
    server.practice.device.unplug()
    await expect(broken).rejects.toThrow('could not read from HID device')
    await expect.poll(() => hid.devices()).toEqual([])
    expect(() => hid.open(path)).toThrow('cannot open device with path')
    server.practice.device.plug()
    await expect.poll(() => hid.devices().length).toBe(1)
  })
})
