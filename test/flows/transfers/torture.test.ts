// The torture, cut down: a few transfers of different kinds under kills and troubles. The whole of it is `npm run torture`.
import { rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { tempFolder } from '../../support/benches/syncBench.ts'
import { bundleApp } from '../../torture/appProcess.ts'
import { sumOf } from '../../torture/figures.ts'
import { runWorld, type WorldResult } from '../../torture/run.ts'

let bundle: string
beforeAll(async () => {
  bundle = await bundleApp()
}, 120_000)
afterAll(() => {
  rmSync(dirname(bundle), { recursive: true, force: true })
})

async function world(seed: number, transfers: number): Promise<WorldResult> {
  const folder = tempFolder()
  onTestFinished(folder.remove)
  return await runWorld({ seed, transfers, bundle, folder: folder.path })
}

test('transfers under kills and troubles all come to their right end', { timeout: 300_000 }, async () => {
  const { violations, outcomes, killsAt, troubles, consents, lives } = await world(3, 8)
  expect(violations).toEqual([])
  // Each of another kind, each with one end.
  expect(Object.values(outcomes).map(sumOf)).toEqual(Array.from({ length: 8 }, () => 1))
  expect(sumOf(killsAt)).toBeGreaterThan(0)
  expect(lives).toBe(sumOf(killsAt) + 1)
  expect(sumOf(troubles)).toBeGreaterThan(0)
  expect(consents).toBeGreaterThan(0)
})

test('the same seed tells the same story, word by word', { timeout: 300_000 }, async () => {
  const [once, again] = await Promise.all([world(5, 3), world(5, 3)])
  expect(once.violations).toEqual([])
  expect(sumOf(once.killsAt)).toBeGreaterThan(0)
  const { seconds: _, ...story } = once
  expect(again).toMatchObject(story)
})
