// `networks refresh` and `networks undo` as a script uses them, on the practice network.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished, test, expect } from 'vitest'
import { z } from 'zod'
import { OFFLINE, runCli } from '../../support/programs/runCli.ts'

const Refreshed = z.object({
  changes: z.array(z.object({ id: z.string(), needsConfirmation: z.boolean() })),
  accepted: z.array(z.string()),
})

test('a trial accepts nothing, a refresh accepts what needs no confirmation and what --also names, and undo removes it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'waybill-networks-'))
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true })
  })
  const run = (...args: string[]) => runCli([...args, '--data-dir', folder], { env: OFFLINE })
  const refresh = async (...args: string[]) => Refreshed.parse(JSON.parse((await run('networks', 'refresh', ...args)).stdout))
  const trial = await refresh('--dry-run')
  const plain = ['chain skerry-1', 'hosts lantern-1 rest']
  const channel = 'channel practice-1 channel-63'
  expect(trial.accepted).toEqual([])
  expect(trial.changes.map(({ id }) => id).toSorted()).toEqual([...plain, channel].toSorted())
  expect((await refresh()).accepted.toSorted()).toEqual(plain)
  expect(await refresh()).toMatchObject({ changes: [{ id: channel, needsConfirmation: true }], accepted: [] })
  const unknown = await run('networks', 'refresh', '--also', 'channel practice-1 channel-0')
  expect(unknown).toMatchObject({ code: 2, stdout: '', stderr: 'The registry offers no change “channel practice-1 channel-0”.\n' })
  expect((await refresh('--also', channel)).accepted).toEqual([channel])
  expect((await refresh()).changes).toEqual([])
  await run('networks', 'undo')
  await run('networks', 'undo')
  expect(await refresh('--dry-run')).toEqual(trial)
  expect(await run('networks', 'undo')).toMatchObject({
    code: 2,
    stderr: 'Nothing to undo: no registry change was accepted on this network.\n',
  })
})
