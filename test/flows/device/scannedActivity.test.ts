// Checks what the chains say of the addresses of a scan: asked at each chain's node, few at a time, and cancelled when no caller waits.
import { describe, expect, test } from 'vitest'
import { createKeyActivity } from '../../../src/main/clients/chains/cosmos/keyActivity.ts'
import { createRegistry } from '../../../src/main/clients/chains/registry/registry.ts'
import { createHostThrottle } from '../../../src/main/platform/http/hostThrottle.ts'
import type { FetchLike } from '../../../src/wire/world.ts'
import { practiceBench, SOURCE } from '../../support/benches/practiceBench.ts'

const [EVM_ROLLUP, PLAIN_EVM, PLAIN_COSMOS] = ['tidewatch-1', '7331', 'harbour-1']
/** Of the Cosmos app. */
const COSMOS_KEY = 'init15yk64u7zc9g9k2yr2wmzeva5qgwxps6ygy0uju'

async function scanned(bench: Awaited<ReturnType<typeof practiceBench>>['bench'], count = 4): Promise<string[]> {
  const lines = await bench.client['accounts.scan']({ start: 0, count })
  return lines.map(({ address }) => address.bech32)
}

describe('addresses of a scan', () => {
  test('are told apart by what each chain knows of them', async () => {
    const { bench, practice } = await practiceBench()
    const addresses = await scanned(bench)
    const at = (chainId: string) => bench.client['accounts.activity']({ chainId, addresses })
    expect(await at(SOURCE)).toEqual(['used', 'holds', 'none', 'none'])
    expect((await at(EVM_ROLLUP))?.[0]).toBe('used')
    expect((await at(PLAIN_EVM))?.[3]).toBe('none')
    // A payment arrives at the fourth: it has still sent nothing itself.
    practice.pay(SOURCE, addresses[3] ?? '', { denom: 'uinit', amount: '1' })
    await expect.poll(() => at(SOURCE)).toEqual(['used', 'holds', 'none', 'holds'])
    expect(practice.observed.prompts).toEqual([])
  })

  test('are asked about only where a key of the app can sign', async () => {
    const { bench } = await practiceBench()
    const addresses = await scanned(bench, 1)
    expect(await bench.client['accounts.activity']({ chainId: PLAIN_COSMOS, addresses })).toBeNull()
    expect(await bench.client['accounts.activity']({ chainId: PLAIN_EVM, addresses, app: 'cosmos' })).toBeNull()
    expect(await bench.client['accounts.activity']({ chainId: 'nowhere-1', addresses })).toBeNull()
    expect(await bench.client['accounts.activity']({ chainId: PLAIN_COSMOS, addresses: [COSMOS_KEY], app: 'cosmos' })).toEqual(['holds'])
  })

  test('cannot be told where the node is silent, out of order or of another chain; the others answer all the same', async () => {
    const { bench, practice, intercept } = await practiceBench()
    const addresses = await scanned(bench, 2)
    const at = (chainId: string) => bench.client['accounts.activity']({ chainId, addresses })
    practice.faults.setFault(`rest.${SOURCE}.practice.invalid`, 'unreachable')
    await expect(at(SOURCE)).rejects.toMatchObject({ code: 'network.unreachable' })
    expect(await at(EVM_ROLLUP)).toHaveLength(2)
    practice.faults.setFault(`rest.${SOURCE}.practice.invalid`, null)
    intercept.now = (url, _, pass) =>
      url.includes(SOURCE) ? practice.fetch(url.replace('backup.', '').replace(SOURCE, EVM_ROLLUP)) : pass()
    await expect(at(SOURCE)).rejects.toMatchObject({ code: 'chain.otherChain' })
  })
})

test('five addresses are asked about at once, three requests to a host at a time, and all of it can be ended', async () => {
  const { practice, bench, clock } = await practiceBench()
  const addresses = (await bench.client['accounts.scan']({ start: 0, count: 5 })).map(({ address }) => address)
  const registry = createRegistry(practice.network)
  const slow = { isOn: true, open: 0, asked: 0 }
  const fetch: FetchLike = async (url, init) => {
    if (slow.isOn && url.includes('account_info')) {
      slow.asked += 1
      slow.open += 1
      await new Promise((resolve) => init?.signal?.addEventListener('abort', resolve))
      slow.open -= 1
      throw new Error('aborted')
    }
    return await practice.fetch(url, init)
  }
  const reader = createKeyActivity({ registry, hostThrottle: createHostThrottle({ clock, fetch }) })
  const chain = registry.chain(SOURCE)
  if (chain === null) throw new Error('no such chain')
  const asking = reader.read(chain, addresses)
  await expect.poll(() => slow.open).toBe(4)
  reader.end()
  await expect(asking).rejects.toMatchObject({ code: 'search.superseded' })
  await expect.poll(() => slow.open).toBe(0)
  expect(slow.asked).toBe(4)
  slow.isOn = false
  expect(await reader.read(chain, addresses)).toEqual(['used', 'holds', 'none', 'none', 'none'])
})
