// Changing networks while the app runs: one core stops, the other starts, and a change that fails leaves the first one open.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { serveCli, type Served } from '../support/programs/runCli.ts'

const folder = mkdtempSync(join(tmpdir(), 'waybill-networks-'))
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

async function call(served: Served, method: string, input: unknown = {}): Promise<unknown> {
  const headers = { authorization: `Bearer ${served.token}`, 'content-type': 'application/json' }
  const response = await fetch(`${served.origin}/api/${method}`, { method: 'POST', headers, body: JSON.stringify(input) })
  return response.json()
}

describe('a network that was not named at the start', () => {
  it('is practice until one is chosen, and the chosen one from then on', async () => {
    const args = ['--data-dir', join(folder, 'chosen')]
    const first = await serveCli(args)
    expect(await call(first, 'app.info')).toMatchObject({ value: { network: { kind: 'practice', isFixed: false }, isWelcomed: false } })
    expect(await call(first, 'network.select', { kind: 'testnet' })).toMatchObject({
      ok: true,
      value: { network: { kind: 'testnet', name: 'Testnet' }, isWelcomed: true },
    })
    expect(await call(first, 'chains.list')).toMatchObject({
      value: expect.arrayContaining([expect.objectContaining({ id: 'initiation-2' })]),
    })
    expect(await call(first, 'practice.screen')).toEqual({ ok: true, value: null })
    await first.stop()
    const second = await serveCli(args)
    expect(await call(second, 'app.info')).toMatchObject({ value: { network: { kind: 'testnet' }, isWelcomed: true } })
    await second.stop()
  })

  it('is forgotten by the next start where it was opened for a trial', async () => {
    const args = ['--data-dir', join(folder, 'trial')]
    const first = await serveCli(args)
    expect(await call(first, 'network.select', { kind: 'testnet', isKept: false })).toMatchObject({
      ok: true,
      value: { network: { kind: 'testnet' }, isWelcomed: false },
    })
    await first.stop()
    const second = await serveCli(args)
    expect(await call(second, 'app.info')).toMatchObject({ value: { network: { kind: 'practice' }, isWelcomed: false } })
    await second.stop()
  })

  it('stays open when the chosen one cannot be opened', async () => {
    const args = ['--data-dir', join(folder, 'shared')]
    const other = await serveCli([...args, '--network', 'mainnet'])
    const served = await serveCli(args)
    expect(await call(served, 'network.select', { kind: 'mainnet' })).toMatchObject({ ok: false, error: { code: 'store.inUse' } })
    expect(await call(served, 'app.info')).toMatchObject({ value: { network: { kind: 'practice' } } })
    expect(await call(served, 'accounts.list')).toEqual({ ok: true, value: [] })
    await other.stop()
    expect(await call(served, 'network.select', { kind: 'mainnet' })).toMatchObject({ ok: true, value: { network: { kind: 'mainnet' } } })
    await served.stop()
  })

  it('answers calls that arrive during the change from the one or the other', async () => {
    const served = await serveCli(['--data-dir', join(folder, 'busy')])
    const change = call(served, 'network.select', { kind: 'testnet' })
    const answers = await Promise.all(Array.from({ length: 20 }, () => call(served, 'accounts.list')))
    for (const answer of answers) expect(answer).toEqual({ ok: true, value: [] })
    expect(await change).toMatchObject({ ok: true })
    expect(await served.stop()).toMatchObject({ code: 0, stderr: '' })
  })
})

it('that was named at the start stays', async () => {
  const served = await serveCli(['--data-dir', join(folder, 'named'), '--network', 'practice'])
  expect(await call(served, 'network.select', { kind: 'mainnet' })).toMatchObject({ ok: false, error: { code: 'network.fixed' } })
  expect(await call(served, 'network.select', { kind: 'practice' })).toMatchObject({ ok: true, value: { isWelcomed: true } })
  await served.stop()
})
