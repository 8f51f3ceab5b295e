// Checks the command line when its output goes into a pipe whose reader has exited, as in `… status | true`.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { runCli } from '../../support/programs/runCli.ts'

const folder = mkdtempSync(join(tmpdir(), 'waybill-gone-'))
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

test('status ends quietly when its reader is gone', async () => {
  const args = ['status', '--network', 'practice', '--data-dir', folder]
  expect(await runCli(args, { isReaderGone: true })).toEqual({ code: 0, stdout: '', stderr: '' })
})
