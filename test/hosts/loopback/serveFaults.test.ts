// Checks faults that end `serve`: logged without names, reported in one sentence and by the exit code.
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { eventually } from '../../support/eventually.ts'
import { serveCli } from '../../support/programs/runCli.ts'
import { preloading } from '../../support/testDay.ts'

const folder = mkdtempSync(join(tmpdir(), 'waybill-faults-'))
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})
const ADDRESS = 'init17w0adeg64ky0daxwd2ugyuneellmjgnxdtmpqz'
const SAID = 'Waybill crashed. Start it again; see errors.log in the data folder for details.\n'

async function start(name: string) {
  const data = join(folder, name)
  const files = { FAULT_THROWN: join(folder, `${name}.thrown`), FAULT_REJECTED: join(folder, `${name}.rejected`) }
  const preload = preloading(new URL('../../support/programs/faultAtFile.ts', import.meta.url))
  const served = await serveCli(['--data-dir', data, '--network', 'practice'], { ...files, ...preload })
  const headers = { authorization: `Bearer ${served.token}`, 'content-type': 'application/json' }
  return {
    served,
    fail: (kind: keyof typeof files, words: string) => {
      // Written at once, so that a reader sees the whole content.
      writeFileSync(join(folder, 'words'), words)
      renameSync(join(folder, 'words'), files[kind])
    },
    log: () => readFileSync(join(data, 'errors.log'), 'utf8'),
    allLog: () => readFileSync(join(data, 'waybill.log'), 'utf8'),
    info: async (): Promise<unknown> => (await fetch(`${served.origin}/api/app.info`, { method: 'POST', headers, body: '{}' })).json(),
  }
}

it('a fault that nobody caught is logged without names and said, and ends it in order; the data opens again', async () => {
  const { served, fail, log, allLog } = await start('fatal')
  fail('FAULT_THROWN', `broke for ${ADDRESS}`)
  expect(await served.ended).toMatchObject({ code: 1, stderr: SAID })
  expect(log()).toMatch(/process\.fatal.*broke for/)
  expect(log()).not.toContain(ADDRESS)
  expect(allLog()).toContain('"event":"stop"')
  const again = await start('fatal')
  expect(await again.info()).toMatchObject({ ok: true, value: { trouble: null } })
  expect(await again.served.stop()).toMatchObject({ code: 0, stderr: '' })
})

it('a promise that nobody waited for is logged without names, and it goes on', async () => {
  const { served, fail, log, info } = await start('promise')
  fail('FAULT_REJECTED', `left alone by ${ADDRESS}`)
  await eventually(() => expect(log()).toMatch(/process\.unhandled.*left alone by/))
  expect(log()).not.toContain(ADDRESS)
  expect(await info()).toMatchObject({ ok: true })
  expect(await served.stop()).toMatchObject({ code: 0, stderr: '' })
})
