// Gains on the practice network: from its history and its sheet of past prices to figures, lots and lines.
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '../../../src/main/db/database.ts'
import { readGivenOf } from '../../../src/main/db/journal/givenPrices.ts'
import { GAINS_METHODS } from '../../../src/shared/domain/gains.ts'
import { coreBench } from '../../support/benches/coreBench.ts'
import { temporaryFolder } from '../../support/benches/practiceBench.ts'
import { CHOICE, openGains, withoutTia, withPrices } from '../../support/gainsBench.ts'

const ALL = { offset: 0, limit: 100 } as const

test('without prices every figure is unknown, and each missing day is named', async (context) => {
  const bench = await openGains(context)
  const { realised, income, fees, unrealised, missing, missingCount, sheetHost } = await bench.call('gains.report', CHOICE)
  for (const sum of [realised, income, fees, unrealised]) {
    expect(sum.cents).toBe('0')
    expect(sum.unknown).toBeGreaterThan(0)
  }
  expect(missing.map(({ symbol }) => symbol)).toContain('INIT')
  expect(missingCount).toBeGreaterThanOrEqual(missing.length)
  // Prices are off: no host is offered, and none is asked.
  expect(sheetHost).toBeNull()
  await expect(bench.call('gains.fetchPrices', {})).rejects.toMatchObject({ code: 'input.invalid' })
})

test('the practice network has a price for each day of its history', async (context) => {
  const bench = await withPrices(context)
  const { missingCount, realised, income, fees, unrealised } = await bench.call('gains.report', CHOICE)
  expect([missingCount, ...[realised, income, fees, unrealised].map(({ unknown }) => unknown)]).toEqual([0, 0, 0, 0, 0])
})

test('with prices the lots are what is held, and an asset without a price stays unknown', async (context) => {
  const bench = await withoutTia(context)
  const { assets, missing, years } = await bench.call('gains.report', CHOICE)
  const of = (symbol: string) => assets.find((asset) => asset.symbol === symbol)
  for (const symbol of ['ETH', 'TIA', 'USDC']) expect(of(symbol)?.left).toBe(of(symbol)?.held)
  expect(of('INIT')).toMatchObject({ realised: { unknown: 0 }, income: { unknown: 0 }, unexplained: '0' })
  expect(of('TIA')).toMatchObject({ realised: { cents: '0' }, unrealised: null })
  expect(new Set(missing.map(({ symbol }) => symbol))).toEqual(new Set(['TIA']))
  expect(years.length).toBeGreaterThan(1)
})

test.each(['INIT', 'practice-1:uinit'])('prices that the user imported for %s stay when the host’s sheet is fetched', async (asset) => {
  const folder = temporaryFolder()
  const bench = await coreBench(folder)
  await bench.call('privacy.set', { prices: true })
  const day = Math.floor(Date.now() / 86_400_000) - 3
  const date = new Date(day * 86_400_000).toISOString().slice(0, 10)
  await bench.call('gains.importPrices', { text: `date,asset,price,currency\n${date},${asset},1000,USD` })
  expect((await bench.call('gains.fetchPrices', {})).stored).toBeGreaterThan(100)
  // Nothing more is new, and a day that is not over has no price of the day yet.
  expect((await bench.call('gains.fetchPrices', {})).stored).toBe(0)
  await bench.close()
  const db = openDatabase(join(folder, 'journal.db'), { mode: 'read' })
  expect(readGivenOf(db, 'practice-1:uinit', ['INIT'], 'USD').get(day)).toBe('1000')
  expect(readGivenOf(db, 'practice-1:uinit', ['INIT'], 'USD').has(day + 3)).toBe(false)
  db.close()
})

test('a deposit to a rollup and a withdrawal from it are no disposals', async (context) => {
  const bench = await withPrices(context)
  const crossed = (await bench.call('activity.page', { filter: { text: 'type:deposit' }, limit: 500 })).items
  expect(crossed.length).toBeGreaterThan(0)
  const { assets } = await bench.call('gains.report', CHOICE)
  for (const { originId } of assets) {
    for (let offset = 0; ; offset += 100) {
      const { total, lines } = await bench.call('gains.lines', { ...CHOICE, originId, list: 'disposals', offset, limit: 100 })
      const left = new Set(lines.filter(({ how }) => how !== 'fee').map(({ tx }) => tx?.hash))
      expect(crossed.filter(({ hash }) => left.has(hash))).toEqual([])
      if (offset + 100 >= total) break
    }
  }
})

test('a figure is the sum of its lines, by every method, and the years are the whole', async (context) => {
  const bench = await withPrices(context)
  for (const method of GAINS_METHODS) {
    const whole = await bench.call('gains.report', { ...CHOICE, method })
    const years = await Promise.all(whole.years.map((year) => bench.call('gains.report', { ...CHOICE, method, year })))
    const near = (sum: bigint, cents: string, lines: number) => {
      const gap = sum - BigInt(cents)
      expect(gap <= BigInt(lines) && -gap <= BigInt(lines)).toBe(true)
    }
    near(
      years.reduce((sum, { realised }) => sum + BigInt(realised.cents), 0n),
      whole.realised.cents,
      years.length,
    )
    const eth = whole.assets.find(({ symbol }) => symbol === 'ETH')
    const { lines } = await bench.call('gains.lines', { ...CHOICE, method, originId: eth?.originId ?? '', list: 'disposals', ...ALL })
    near(
      lines.reduce((sum, { gain }) => sum + BigInt(gain ?? '0'), 0n),
      eth?.realised.cents ?? '',
      lines.length,
    )
    const lots = await bench.call('gains.lines', { ...CHOICE, method, originId: eth?.originId ?? '', list: 'lots', ...ALL })
    expect(String(lots.lines.reduce((sum, { units }) => sum + BigInt(units), 0n))).toBe(eth?.left)
  }
})

test('a sheet of the user fills what is missing; one with a mistake stores nothing', async (context) => {
  const bench = await withoutTia(context)
  const before = await bench.call('gains.report', CHOICE)
  const days = [...new Set(before.missing.map(({ day }) => new Date(day).toISOString().slice(0, 10)))]
  const sheet = (price: string) => `date;asset;price;currency\n${days.map((day) => `${day};tia;${price};USD`).join('\n')}`
  expect(await bench.call('gains.importPrices', { text: `${sheet('2')}\n2026-02-30;tia;2;USD` })).toEqual({
    stored: 0,
    problems: [{ line: days.length + 2, code: 'date', text: '2026-02-30' }],
  })
  expect((await bench.call('gains.report', CHOICE)).missingCount).toBe(before.missingCount)
  expect(await bench.call('gains.importPrices', { text: sheet('2') })).toEqual({ stored: days.length, problems: [] })
  expect(await bench.call('gains.report', CHOICE)).toMatchObject({ missingCount: 0, realised: { unknown: 0 } })
  const listed = await bench.call('gains.removePrices', { asset: 'TIA', currency: 'USD' })
  expect(listed.map(({ symbol }) => symbol)).toEqual(['ETH', 'INIT', 'USDC'])
  expect((await bench.call('gains.report', CHOICE)).missingCount).toBe(before.missingCount)
})

test('another currency has prices of its own', async (context) => {
  const bench = await withPrices(context)
  expect(await bench.call('gains.importPrices', { text: 'date,asset,price,currency\n2026-01-01,INIT,1,EUR' })).toMatchObject({ stored: 1 })
  const { currencies, realised } = await bench.call('gains.report', { ...CHOICE, currency: 'EUR' })
  expect(currencies).toEqual(['USD', 'EUR'])
  expect(realised.unknown).toBeGreaterThan(0)
})

test('a watched account counts nowhere', async (context) => {
  const bench = await openGains(context)
  const before = await bench.call('gains.report', CHOICE)
  const { address } = await bench.call('accounts.watch', { address: '0x00000000000000000000000000000000000000aa', label: 'Watched' })
  await bench.sync(address.bech32)
  expect(await bench.call('gains.report', CHOICE)).toEqual(before)
})
