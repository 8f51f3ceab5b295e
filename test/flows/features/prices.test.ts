// Checks prices on the practice network: asked for only by choice, summed without a float, and the same sum in the total and the chart.
import { join } from 'node:path'
import { expect, test, type TestContext } from 'vitest'
import { z } from 'zod'
import { ARCHIVE_OPTIONS } from '../../../src/main/db/archive/schema.ts'
import { openDatabase } from '../../../src/main/db/database.ts'
import { OWN, temporaryFolder } from '../../support/benches/practiceBench.ts'
import { coreBench, type CoreBench } from '../../support/benches/coreBench.ts'

/** Opens a network whose first account is watched, with prices looked up. */
async function openWithPrices({ onTestFinished }: TestContext): Promise<{ bench: CoreBench; folder: string }> {
  const folder = temporaryFolder(onTestFinished)
  const bench = await coreBench(folder)
  await bench.call('accounts.watch', { address: OWN, label: 'One' })
  await bench.sync(OWN)
  bench.core.start()
  await bench.call('privacy.set', { prices: true })
  await expect.poll(async () => (await bench.call('prices.values', {})).total).not.toBeNull()
  return { bench, folder }
}

test('prices are looked up once chosen, kept with their time, and make a total without a float', async (context) => {
  const { bench } = await openWithPrices(context)
  const { assets, total, unpriced, seenAt } = await bench.call('prices.values', {})
  const priced = assets.filter(({ value }) => value !== null)
  expect(priced.length).toBeGreaterThan(1)
  const { groups } = await bench.call('portfolio.get', {})
  const listed = new Set(groups.filter(({ isVerified }) => isVerified).map(({ originId }) => originId))
  expect(unpriced).toBe(listed.size - priced.length)
  const sum = priced.reduce((cents, { value }) => cents + BigInt(value ?? '0'), 0n)
  const difference = BigInt(total ?? '0') - sum
  expect(difference >= -BigInt(priced.length) && difference <= BigInt(priced.length)).toBe(true)
  expect((await bench.call('figures.value', {}))?.points.at(-1)?.cents).toMatch(/^[1-9]\d+$/)
  const moment = (units: string, at: number, denom = 'uinit') => ({ chainId: 'practice-1', denom, units, at: (seenAt ?? 0) + at })
  const moments = [moment('-2000000', 1000), moment('2000000', -3_700_000), moment('1', 0, 'unlisted')]
  const [then, now, none] = await bench.call('prices.at', { moments })
  expect(then?.price).toMatch(/^0\.\d{6}00000000000001$/)
  expect(then?.value).toBe(String(Math.round(Number(then?.price) * 200)))
  expect(then?.isNow).toBe(false)
  // Where no price was seen then, today's stands in, and says so.
  expect(now).toMatchObject({ isNow: true, value: then?.value })
  expect(none).toBeNull()
  await bench.call('privacy.set', { prices: false })
  expect(await bench.call('prices.values', {})).toMatchObject({ state: 'off', total: null, assets: [] })
  expect(await bench.call('figures.value', {})).toBeNull()
  expect(await bench.call('prices.at', { moments })).toEqual([null, null, null])
  await bench.close()
})

test('an account that is added while prices are on gets them as soon as its holdings are copied', async ({ onTestFinished }) => {
  const bench = await coreBench(temporaryFolder(onTestFinished))
  bench.core.start()
  await bench.call('privacy.set', { prices: true })
  await bench.call('accounts.watch', { address: OWN, label: 'One' })
  await expect.poll(async () => (await bench.call('portfolio.get', {})).groups.length, { timeout: 120_000 }).toBeGreaterThan(1)
  await expect
    .poll(async () => (await bench.call('prices.values', {})).assets.filter(({ value }) => value !== null).length)
    .toBeGreaterThan(1)
  await bench.close()
})

test('the value over time ends at what the total counts: without hidden assets, and with the sum that has no history', async (context) => {
  const { bench } = await openWithPrices(context)
  await expect.poll(async () => (await bench.call('figures.value', {}))?.isAddingUp).toBe(false)
  const told = async () => {
    const { total } = await bench.call('prices.values', {})
    const line = await bench.call('figures.value', {})
    const leftOut = BigInt(line?.leftOut ?? '0')
    const last = BigInt(line?.points.at(-1)?.cents ?? '0')
    return { total: BigInt(total ?? '0'), last, leftOut, gap: Number(BigInt(total ?? '0') - last - leftOut) }
  }
  const before = await told()
  expect(before.leftOut).toBeGreaterThan(0n)
  expect(Math.abs(before.gap)).toBeLessThanOrEqual(3)

  const { groups } = await bench.call('portfolio.get', {})
  const hidden = groups.find(({ symbol, stakes }) => symbol === 'INIT' && stakes.length > 0)
  for (const { asset } of [...(hidden?.parts ?? []), ...(hidden?.stakes ?? [])]) {
    await bench.call('labels.set', { key: { kind: 'asset', chainId: asset.chainId, ref: asset.denom }, isHidden: true })
  }
  const after = await told()
  expect(after.total).toBeLessThan(before.total)
  expect(after.last).toBeLessThan(before.last)
  expect(after.leftOut).toBeLessThan(before.leftOut)
  expect(Math.abs(after.gap)).toBeLessThanOrEqual(3)
  await bench.close()
})

test('the total counts the Ledger accounts; what is watched is a sum of its own', async (context) => {
  const { bench } = await openWithPrices(context)
  await bench.call('accounts.addFromDevice', { path: "44'/60'/0'/0/7", label: 'Mine' })
  const all = await bench.call('accounts.list', {})
  const of = (kind: 'ledger' | 'watched') => all.filter(({ signer }) => signer.kind === kind).map(({ id }) => id)
  const [accountId = ''] = of('ledger')
  const [watchedId = ''] = of('watched')
  expect(all).toHaveLength(2)

  const mixed = await bench.call('prices.values', {})
  const watched = await bench.call('prices.values', { accountId: watchedId })
  expect(watched.watchOnly).toBeNull()
  expect(mixed.watchOnly).toBe(watched.total)
  expect({ ...mixed, watchOnly: null }).toEqual(await bench.call('prices.values', { accountId }))
  expect(await bench.call('portfolio.get', {})).toEqual(await bench.call('portfolio.get', { accountId }))
  expect(await bench.call('figures.value', {})).toEqual(await bench.call('figures.value', { accountId }))

  await bench.call('accounts.remove', { id: accountId })
  expect(await bench.call('prices.values', {})).toMatchObject({ total: watched.total, watchOnly: null })
  await bench.close()
})

test('what prices did to the total within a day is told where all of them were seen a day ago, and only there', async (context) => {
  const { bench, folder } = await openWithPrices(context)
  expect((await bench.call('prices.values', {})).change).toBeNull()

  const db = openDatabase(join(folder, 'archive.db'), ARCHIVE_OPTIONS)
  const seen = z
    .array(z.object({ chain_id: z.string(), denom: z.string(), price: z.string() }))
    .parse(db.prepare('SELECT * FROM price_seen').all())
  const dayAgo = Date.now() - 25 * 3_600_000
  const put = db.prepare('INSERT INTO price_seen (chain_id, denom, seen_at, price) VALUES (?, ?, ?, ?)')
  for (const { chain_id, denom } of seen) put.run(chain_id, denom, dayAgo, '1')
  const { total, change, assets } = await bench.call('prices.values', {})
  // A dollar yesterday: USDC stands where it stood, the coin lost what it is worth less.
  const at = (symbol: string) => assets.find(({ originId }) => originId.endsWith(symbol))
  expect(at(':uinit')?.changeTenths).toBe(Math.trunc(Number(at(':uinit')?.price) * 1000 - 1000))
  const once = BigInt(total ?? '0') - BigInt(change?.cents ?? '0')
  expect(change?.since).toBe(dayAgo)

  db.prepare("UPDATE price_seen SET price = '2' WHERE seen_at = ?").run(dayAgo)
  const twice = BigInt(total ?? '0') - BigInt((await bench.call('prices.values', {})).change?.cents ?? '0')
  expect(once).toBeGreaterThan(0n)
  expect(twice - 2n * once).toBeGreaterThanOrEqual(-1n)
  expect(twice - 2n * once).toBeLessThanOrEqual(1n)

  db.prepare('DELETE FROM price_seen WHERE seen_at = ? AND denom = ?').run(dayAgo, 'uinit')
  expect((await bench.call('prices.values', {})).change).toBeNull()
  db.close()
  await bench.close()
})

test('imported prices are used for the days of the chart, and today keeps the price that the total has', async (context) => {
  const { bench } = await openWithPrices(context)
  await expect.poll(async () => (await bench.call('figures.value', {}))?.isAddingUp).toBe(false)
  const before = await bench.call('figures.value', {})
  const last = before?.points.at(-1)
  const [from = 0] = before?.points.map((point) => point.day) ?? []
  const yesterday = (last?.day ?? 0) - 86_400_000
  expect(before?.imported).toBeNull()
  expect(before?.estimates).toEqual([{ until: last?.day, symbols: null }])

  const dates: string[] = []
  for (let at = from; at <= (last?.day ?? 0); at += 86_400_000) dates.push(`${new Date(at).toISOString().slice(0, 10)};INIT;1000;USD`)
  await bench.call('gains.importPrices', { text: ['date;asset;price;currency', ...dates].join('\n') })
  const after = await bench.call('figures.value', {})
  expect(after?.points.at(-1)).toEqual(last)
  expect(after?.imported).toEqual({ from, until: yesterday })
  const value = (line: typeof after) => BigInt(line?.points.find(({ day }) => day === yesterday)?.cents ?? '0')
  expect(value(after)).toBeGreaterThan(value(before) * 10n)
  // What nobody imported keeps the oldest price that was seen.
  expect(after?.estimates.map(({ until, symbols }) => [until, symbols?.includes('INIT') ?? null])).toContainEqual([last?.day, false])
  await bench.close()
})
