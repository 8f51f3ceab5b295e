// What ends without being asked to in the desktop app: each is logged without names, said, and has a way on.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { bootElectron, type BootedApp } from '../../support/electron/bootElectron.ts'
import { eventually } from '../../support/eventually.ts'

const folder = mkdtempSync(join(tmpdir(), 'waybill-crashes-'))
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})
const ADDRESS = 'init17w0adeg64ky0daxwd2ugyuneellmjgnxdtmpqz'

const boot = (name: string, answers: string[]): Promise<BootedApp> =>
  bootElectron(['--data-dir', join(folder, name), '--network', 'practice'], { FAKE_ANSWERS: answers.join('|') })
const log = (name: string) => readFileSync(join(folder, name, 'errors.log'), 'utf8')

it('a page that is gone or stuck is loaded anew when its user wishes, and one that ended well is left alone', async () => {
  const app = await boot('page', ['Reload', 'Wait', 'Reload'])
  await app.act('losePage', { reason: 'clean-exit' })
  expect(await app.act('boxes')).toEqual([])
  await app.act('losePage', { reason: 'crashed' })
  await eventually(async () => expect(await app.act('reloads')).toBe(1))
  await app.act('freezePage')
  expect(await app.act('reloads')).toBe(1)
  await app.act('freezePage')
  await eventually(async () => expect(await app.act('reloads')).toBe(2))
  expect(await app.act('boxes')).toMatchObject([
    { message: 'This window crashed', buttons: ['Reload', 'Close Window'] },
    { message: 'This window isn’t responding', buttons: ['Reload', 'Wait'] },
    { message: 'This window isn’t responding' },
  ])
  await app.act('failPreload', { message: 'no bridge' })
  expect(log('page')).toMatch(/window\.gone.*crashed[\s\S]*window\.notConnected.*no bridge/)
  await app.act('quit')
  expect(await app.ended).toEqual({ code: 0, stderr: '' })
})

it('a promise that nobody waited for is logged without names, and Waybill goes on', async () => {
  const app = await boot('promise', [])
  await app.act('rejectInMain', { message: `left alone by ${ADDRESS}` })
  await eventually(() => expect(log('promise')).toMatch(/process\.unhandled.*left alone by/))
  expect(log('promise')).not.toContain(ADDRESS)
  expect(await app.act('call', { method: 'app.info', input: {} })).toMatchObject({ ok: true })
  await app.act('quit')
  expect(await app.ended).toEqual({ code: 0, stderr: '' })
})

it('a fault that nobody caught is logged without names, said, and ends Waybill in order; the data opens again', async () => {
  const app = await boot('fatal', ['Restart Waybill'])
  await app.act('throwInMain', { message: `broke for ${ADDRESS}` })
  expect(await app.ended).toEqual({ code: 1, stderr: 'Waybill ran into a problem and has to close\nrelaunched\n' })
  expect(log('fatal')).toMatch(/process\.fatal.*broke for/)
  expect(log('fatal')).not.toContain(ADDRESS)
  expect(readFileSync(join(folder, 'fatal', 'waybill.log'), 'utf8')).toContain('"event":"stop"')
  const again = await boot('fatal', [])
  expect(await again.act('call', { method: 'app.info', input: {} })).toMatchObject({ ok: true, value: { trouble: null } })
  await again.act('quit')
  expect(await again.ended).toEqual({ code: 0, stderr: '' })
})
