// Files of gains on the practice network: the lots, the file for a tax tool, and the report to print.
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { centsOf } from '../../../src/main/features/gains/engine/value.ts'
import type { GainsExportRequest } from '../../../src/shared/contract/history/gains.ts'
import type { CoreBench } from '../../support/benches/coreBench.ts'
import { OWN } from '../../support/benches/practiceBench.ts'
import { CHOICE, openGains, withoutTia, withPrices } from '../../support/gainsBench.ts'

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
  const bench = await openGains(context)
  const page = await fileOf(bench, { ...CHOICE, currency: 'USD', language: 'de', format: 'report' })
  const texts = '<html lang="de"|Gewinne, alle Jahre|Realisierter Gewinn|unbekannt|Fehlende Preise|keine gespeichert|kein Preis'
  for (const said of texts.split('|')) expect(page).toContain(said)
  expect(page).not.toMatch(/undefined|NaN|\[object/u)
})
