// What one part of a network learns of a host's patience holds for every other part.
import { expect, test } from 'vitest'
import type { World } from '../../../src/main/platform/world.ts'
import { coreBench, type CoreBench } from '../../support/benches/coreBench.ts'
import { OWN, temporaryFolder } from '../../support/benches/practiceBench.ts'
import { watched } from '../../support/benches/syncBench.ts'

const PAUSE_MS = 3_600_000
const BUSY = 'lantern-1'
const OTHER = 'tidewatch-1'
const hostOf = (chainId: string) => `indexer.${chainId}.practice.invalid`

/** Creates the practice network, whose only indexer asks for a pause of an hour, and counts its requests. */
function impatient() {
  const told = { ahead: 0, asked: 0 }
  const change = (world: World): World => ({
    ...world,
    clock: { ...world.clock, now: () => world.clock.now() + told.ahead },
    fetch: (url, init) => {
      if (new URL(url).host !== hostOf(BUSY)) return world.fetch(url, init)
      told.asked += 1
      if (told.ahead > 0) return world.fetch(url, init)
      return Promise.resolve(new Response('later', { status: 429, headers: { 'retry-after': String(PAUSE_MS / 1000) } }))
    },
  })
  return { told, change }
}

/** Whether the copying was given the host's answer: what it asked before that is no fault. */
const isTold = ({ lines }: CoreBench) => lines.some((line) => line.includes('network.busy') && line.includes(BUSY))

test('a pause that a host asks the copying for holds the explorer too, until it is over, and other hosts not', async () => {
  const { told, change } = impatient()
  const bench = await coreBench(temporaryFolder(), change)
  const stop = new AbortController()
  const copying = bench.core.sync.once({ accounts: [watched(OWN)], signal: stop.signal }).catch(() => null)
  const look = (chainId: string) => bench.call('explorer.blocks', { chainId, cursor: null, fromDisk: false })
  try {
    await expect.poll(() => isTold(bench)).toBe(true)
    const before = told.asked
    await expect(look(BUSY)).rejects.toMatchObject({ code: 'network.busy' })
    await expect(look(OTHER)).resolves.toMatchObject({ problem: null })
    expect(told.asked).toBe(before)
    told.ahead = PAUSE_MS + 1000
    await expect(look(BUSY)).resolves.toMatchObject({ problem: null })
    expect(told.asked).toBeGreaterThan(before)
  } finally {
    stop.abort()
    await copying
    await bench.close()
  }
})
