// Opens a core on the practice network with one account, its history, and past prices.
import { expect, type TestContext } from 'vitest'
import { coreBench, type CoreBench } from './benches/coreBench.ts'
import { OWN, temporaryFolder } from './benches/practiceBench.ts'

/** What a report of gains is asked with. */
export const CHOICE = { year: null, method: 'fifo', scope: 'all' } as const

/** Opens it without prices. */
export async function openGains({ onTestFinished }: TestContext): Promise<CoreBench> {
  const bench = await coreBench(temporaryFolder(onTestFinished))
  onTestFinished(async () => {
    await bench.close()
  })
  await bench.call('accounts.addFromDevice', { path: "44'/60'/0'/0/0", label: 'One' })
  await bench.sync(OWN)
  return bench
}

/** Opens it with the prices that the host offers. */
export async function withPrices(context: TestContext): Promise<CoreBench> {
  const bench = await openGains(context)
  await bench.call('privacy.set', { prices: true })
  expect(await bench.call('gains.fetchPrices', {})).toMatchObject({ problems: [] })
  return bench
}

/** Opens it with those prices but for one asset. */
export async function withoutTia(context: TestContext): Promise<CoreBench> {
  const bench = await withPrices(context)
  await bench.call('gains.removePrices', { asset: 'TIA', currency: 'USD' })
  return bench
}
