import { afterEach, expect, it, vi } from 'vitest'
import { BRIDGE_NAME, type Bridge } from '../../shared/contract/bridge.ts'
import { connectBridge } from './bridge.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

it('a window of the desktop app without its bridge asks nobody, and answers whatever is asked with what can be done', async () => {
  const asked: unknown[] = []
  const fetch = (address: unknown) => {
    asked.push(address)
    return Promise.reject(new TypeError('nobody there'))
  }
  vi.stubGlobal('window', { location: { protocol: 'app:' }, fetch })
  const { bridge } = connectBridge(() => undefined)
  expect(await bridge.invoke('app.info', {})).toMatchObject({
    ok: false,
    error: { code: 'bridge.forbidden', hint: expect.stringContaining('open a new one') as string, retry: 'never' },
  })
  bridge.subscribe(() => undefined)()
  expect(asked).toEqual([])
})

it('the bridge of the preload script is taken where there is one', () => {
  const own: Bridge = { invoke: () => Promise.resolve({ ok: true, value: {} }), subscribe: () => () => undefined }
  vi.stubGlobal('window', { location: { protocol: 'app:' }, [BRIDGE_NAME]: own })
  expect(connectBridge(() => undefined).bridge).toBe(own)
})
