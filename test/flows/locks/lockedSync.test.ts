// Locked stakes, copied beside all others: what their module says wrong hides nothing.
import { expect, test } from 'vitest'
import { readStakes } from '../../../src/main/db/archive/read/readStakes.ts'
import { createPracticeNetwork } from '../../../src/practice/network.ts'
import { writeBook } from '../../support/benches/bookShelf.ts'
import { openSyncBench, tempFolder, watched } from '../../support/benches/syncBench.ts'
import { restPath } from '../../support/bodies/ownedLists.ts'
import { scriptedFetch, type Script } from '../../support/bodies/scriptedFetch.ts'
import { WORKERS } from '../../support/programs/workers.ts'

test('a module of locked stakes that says nonsense hides no other stake, and its last answer stays', async () => {
  const folder = tempFolder()
  const practice = createPracticeNetwork({ seed: 1, writeBook, file: ':memory:', clock: { now: () => Date.now() } })
  const script: Script = {}
  const fetch = scriptedFetch(practice.fetch, script)
  const [owner] = practice.accounts
  const bench = await openSyncBench({
    folder: folder.path,
    network: practice.network,
    fetch,
    accounts: [watched(owner?.bech32 ?? '')],
    workerPath: WORKERS.ingest,
  })
  await bench.once()
  const read = () => readStakes(bench.archive, [(owner?.hex ?? '').slice(2).toLowerCase()])
  const locks = () => read().flatMap((one) => (one.kind.startsWith('locked') ? [[one.kind, one.validator, one.amount]] : []))
  const lockReads = () => [
    ...new Set(read().flatMap(({ kind, readAt, isKept }) => (kind.startsWith('locked') ? [`${readAt} ${isKept}`] : []))),
  ]
  const staked = () => read().find(({ kind }) => kind === 'delegation')?.readAt ?? 0
  const [locked, readAt] = [locks(), staked()]
  expect(locked.length).toBeGreaterThan(2)
  expect(lockReads()).toEqual([`${readAt} false`])
  const viewPath = restPath(bench, 'practice-1', '/initia/move/v1/view/json')
  script[viewPath] = { data: '7' }
  await bench.once()
  expect(locks()).toEqual(locked)
  expect(staked()).toBeGreaterThan(readAt)
  // Kept once more, they are still from the first reading; read again, they are as new as the others.
  await bench.once()
  expect(lockReads()).toEqual([`${readAt} true`])
  delete script[viewPath]
  await bench.once()
  expect(lockReads()).toEqual([`${staked()} false`])
  await bench.close()
  practice.close()
  folder.remove()
})
