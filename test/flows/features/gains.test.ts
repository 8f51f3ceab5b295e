// Gains on the practice network: from its history and its sheet of past prices to figures, lots and lines.
import { PassThrough } from 'node:stream'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { parse } from 'csv-parse/sync'
import { expect, test, type TestContext } from 'vitest'
import { centsOf } from '../../../src/main/features/gains/engine/value.ts'
import type { GainsExportRequest } from '../../../src/shared/contract/history/gains.ts'
import { openDatabase } from '../../../src/main/db/database.ts'
import { readGivenOf } from '../../../src/main/db/journal/givenPrices.ts'
import { GAINS_METHODS } from '../../../src/shared/domain/gains.ts'
import { OWN, temporaryFolder } from '../../support/benches/practiceBench.ts'
import { coreBench, type CoreBench } from '../../support/benches/coreBench.ts'

const CHOICE = { year: null, method: 'fifo', scope: 'all' } as const
const ALL = { offset: 0, limit: 100 } as const

async function open({ onTestFinished }: TestContext): Promise<CoreBench> {
  const bench = await coreBench(temporaryFolder(onTestFinished))
  onTestFinished(async () => {
    await bench.close()
  })
  await bench.call('accounts.addFromDevice', { path: "44'/60'/0'/0/0", label: 'One' })
  await bench.sync(OWN)
  return bench
}

async function withPrices(context: TestContext): Promise<CoreBench> {
  const bench = await open(context)
  await bench.call('privacy.set', { prices: true })
  expect(await bench.call('gains.fetchPrices', {})).toMatchObject({ problems: [] })
  return bench
}

test('without prices every figure is unknown, and each missing day is named', async (context) => {
  const bench = await open(context)
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

/** Takes back the prices of one asset. */
async function withoutTia(context: TestContext): Promise<CoreBench> {
  const bench = await withPrices(context)
  await bench.call('gains.removePrices', { asset: 'TIA', currency: 'USD' })
  return bench
}

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
  const bench = await open(context)
  const before = await bench.call('gains.report', CHOICE)
  const { address } = await bench.call('accounts.watch', { address: '0x00000000000000000000000000000000000000aa', label: 'Watched' })
  await bench.sync(address.bech32)
  expect(await bench.call('gains.report', CHOICE)).toEqual(before)
})

type FileRequest = Omit<GainsExportRequest, 'language'> & Partial<Pick<GainsExportRequest, 'language'>>

async function fileOf({ core }: CoreBench, request: FileRequest): Promise<string> {
  const out = new PassThrough()
  const [whole] = await Promise.all([text(out), core.exportGains({ language: 'en', network: 'practice', ...request }, out)])
  return whole
}

async function rowsOf(bench: CoreBench, request: FileRequest): Promise<Record<string, string>[]> {
  return parse(await fileOf(bench, request), { columns: true, bom: true })
}

/** Returns a decimal number as an integer of 10^-36. */
function scaled(decimal: string): bigint {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)\.?(\d*)$/.exec(decimal) ?? []
  return BigInt(`${sign}${whole}${fraction.padEnd(36, '0')}`)
}

const sum = (rows: Record<string, string>[], column: string) => rows.reduce((total, row) => total + scaled(row[column] ?? ''), 0n)

test('the file with lots adds up to what the screen says, in a year and over all', async (context) => {
  const bench = await withoutTia(context)
  const { years } = await bench.call('gains.report', CHOICE)
  for (const year of [null, years[0] ?? 0]) {
    const { assets } = await bench.call('gains.report', { ...CHOICE, year })
    const rows = await rowsOf(bench, { ...CHOICE, year, currency: 'USD', format: 'lots' })
    expect(rows.length).toBeGreaterThan(assets.length)
    for (const { originId, symbol, realised, income, left } of assets) {
      const of = (entry: string) => rows.filter((row) => row['asset_id'] === originId && row['entry'] === entry)
      const held = of('held').reduce((total, row) => total + BigInt(row['amount_units'] ?? ''), 0n)
      expect([symbol, String(held)]).toEqual([symbol, left])
      if (symbol === 'TIA') {
        expect(of('disposal').every((row) => row['gain'] === '')).toBe(true)
      } else {
        expect([symbol, centsOf(sum(of('disposal'), 'gain'))]).toEqual([symbol, realised.cents])
        expect([symbol, centsOf(sum(of('income'), 'value'))]).toEqual([symbol, income.cents])
      }
    }
  }
})

test('the file for CoinTracking leaves what is held, and no row shares its id', async (context) => {
  const bench = await withPrices(context)
  const { assets } = await bench.call('gains.report', CHOICE)
  const rows = await rowsOf(bench, { ...CHOICE, year: null, currency: 'USD', format: 'cointracking' })
  expect(new Set(rows.map((row) => row['Tx-ID'])).size).toBe(rows.length)
  for (const { symbol, decimals, left } of assets) {
    const bought = rows.filter((row) => row['Buy Currency'] === symbol)
    const sold = rows.filter((row) => row['Sell Currency'] === symbol)
    const rest = sum(bought, 'Buy Amount') - sum(sold, 'Sell Amount')
    expect([symbol, String(rest / 10n ** BigInt(36 - decimals))]).toEqual([symbol, left])
  }
  for (const row of rows.filter(({ Type }) => Type === 'Trade')) expect([row['Buy Amount'], row['Sell Amount']]).not.toContain('')
})

/** Returns the cells of each row of the table below a heading, without what only spans columns. */
function rowsBelow(page: string, heading: string): string[][] {
  const table = page.slice(page.indexOf(`<h2>${heading}`)).split('</table>')[0] ?? ''
  return [...table.matchAll(/<tr>(.*?)<\/tr>/gsu)].map(([, row = '']) =>
    [...row.matchAll(/<t[dh][^>]*>(.*?)<\/t[dh]>/gsu)].map(([, cell = '']) => cell.replace(/<[^>]+>/g, '').trim()),
  )
}

const asCents = (money: string) => BigInt(money.replaceAll(',', '').replace('.', '').replace('−', '-'))

test('the report to print has every disposal, income and fee of the year, and says what is missing', async (context) => {
  const bench = await withoutTia(context)
  const { years } = await bench.call('gains.report', CHOICE)
  const year = years[0] ?? 0
  const report = await bench.call('gains.report', { ...CHOICE, year })
  const page = await fileOf(bench, { ...CHOICE, year, currency: 'USD', format: 'report' })
  expect(page).toContain(`<title>Gains ${year}</title>`)
  for (const fact of ['FIFO: the oldest lot first', OWN, 'One', 'practice', 'Ledger accounts', `${year}-01-01 to ${year}-12-31`])
    expect(page).toContain(fact)
  const counts = { Disposals: 0, Income: 0, 'Fees paid': 0 }
  for (const { originId } of report.assets) {
    const of = async (list: 'disposals' | 'income' | 'fees') =>
      (await bench.call('gains.lines', { ...CHOICE, year, originId, list, offset: 0, limit: 1 })).total
    counts.Disposals += await of('disposals')
    counts.Income += await of('income')
    counts['Fees paid'] += await of('fees')
  }
  for (const [heading, count] of Object.entries(counts)) expect([heading, rowsBelow(page, heading).length - 1]).toEqual([heading, count])
  const [, ...disposals] = rowsBelow(page, 'Disposals')
  const gains = disposals.flatMap((row) => (row[6] === 'unknown' ? [] : asCents(row[6] ?? '')))
  const gap = gains.reduce((sum, gain) => sum + gain, 0n) - BigInt(report.realised.cents)
  expect(gap <= BigInt(gains.length) && -gap <= BigInt(gains.length)).toBe(true)
  const days = new Set(report.missing.map(({ day }) => new Date(day).toISOString().slice(0, 10)))
  expect(page).toMatch(new RegExp(`<bdi>TIA</bdi>, ${days.size} days?: `, 'u'))
  // Nothing is loaded or run, whoever opens it.
  expect(page).not.toMatch(/<script|<link|<img|url\(|https?:/iu)
})

test('the report follows the language, and names what is not complete', async (context) => {
  const bench = await open(context)
  const page = await fileOf(bench, { ...CHOICE, currency: 'USD', language: 'de', format: 'report' })
  const texts = '<html lang="de"|Gewinne, alle Jahre|Realisierter Gewinn|unbekannt|Fehlende Preise|keine gespeichert|kein Preis'
  for (const said of texts.split('|')) expect(page).toContain(said)
  expect(page).not.toMatch(/undefined|NaN|\[object/u)
})
