// What becomes of a task whose thread ends early; the tasks themselves are tested in test/flows/maintenance.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { runMaintenance } from './maintenanceTask.ts'

function programOf(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'waybill-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'program.cjs')
  writeFileSync(file, text)
  return file
}

test.for([
  ['ends without an answer', 'process.exit(3)', /ended without an answer \(exit code 3\)/u],
  ['throws', "throw new Error('out of order')", /out of order/u],
] as const)('a task whose thread %s fails', async ([, text, message]) => {
  await expect(runMaintenance(programOf(text), { kind: 'sizes', folder: 'nowhere' } as never)).rejects.toThrow(message)
})
