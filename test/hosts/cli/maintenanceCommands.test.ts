// Exports and the care of the data on the command line.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runCli, serveCli } from '../../support/programs/runCli.ts'

const folder = mkdtempSync(join(tmpdir(), 'waybill-care-'))
const at = (name: string) => ['--data-dir', join(folder, name)]
const account = 'init17w0adeg64ky0daxwd2ugyuneellmjgnxdtmpqz'
const data = at('history')

beforeAll(async () => {
  await runCli(['sync', '--account', account, '--once', ...data])
})
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

describe('a folder with one account’s history', () => {
  it.each(['holdings', 'nfts', 'transfers', 'labels'])(
    'exports %s in both formats, with a head even where there is nothing',
    async (what) => {
      for (const format of ['csv', 'jsonl']) {
        const { code, stdout, stderr } = await runCli(['export', '--what', what, '--format', format, ...data])
        expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
        if (format === 'csv') expect(stdout).toMatch(/^\w+(,\w+)+\r\n/)
      }
    },
  )

  it('backs up beside a running app, checks, compacts, restores and erases', async () => {
    const file = join(folder, 'backup.zip')
    const served = await serveCli(data)
    const backup = await runCli(['backup', '--out', file, ...data])
    expect(backup).toMatchObject({ code: 0, stderr: '' })
    expect(JSON.parse(backup.stdout)).toMatchObject({ app: 'waybill', network: 'practice', counts: { accounts: 1 } })
    const sound = await runCli(['check', ...data])
    expect({ code: sound.code, report: JSON.parse(sound.stdout) as unknown }).toMatchObject({
      code: 0,
      report: { isSound: true, findings: [] },
    })
    for (const command of [['compact'], ['restore', '--from', file], ['erase', '--all', '--yes']]) {
      expect(await runCli([...command, ...data])).toMatchObject({ code: 1, stderr: expect.stringContaining('Another Waybill is using') })
    }
    await served.stop()
    const before = await runCli(['status', ...data])
    expect(await runCli(['compact', ...data])).toMatchObject({ code: 0, stderr: '' })
    const elsewhere = at('restored')
    expect(await runCli(['restore', '--from', file, ...elsewhere])).toMatchObject({ code: 0, stderr: '' })
    const accountsOf = ({ stdout }: { stdout: string }) => (JSON.parse(stdout) as { accounts: unknown }).accounts
    expect(accountsOf(await runCli(['status', ...elsewhere]))).toEqual(accountsOf(before))
    expect(await runCli(['erase', '--account', account, ...elsewhere])).toMatchObject({ code: 2 })
    const erased = await runCli(['erase', '--account', account, '--yes', ...elsewhere])
    expect(JSON.parse(erased.stdout)).toMatchObject({ shared: 0, labels: 0 })
    expect(accountsOf(await runCli(['status', ...elsewhere]))).toEqual([])
    expect(await runCli(['erase', '--all', '--yes', ...elsewhere])).toMatchObject({ code: 0, stderr: '' })
    expect(readdirSync(join(folder, 'restored', 'practice'))).toEqual(['lock.db'])
  })
})
