// A sheet of prices: read strictly, with the line of what cannot be read, and nothing stored of a sheet with a mistake.
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSheet } from './priceSheet.ts'

const asset = (symbol: string, originId: string, isVerified = true) => ({
  symbol,
  originId,
  chainId: 'x-1',
  denom: `l2/${symbol}`,
  isVerified,
})
const ASSETS = [asset('INIT', 'a-1:uinit'), asset('USDC', 'n-1:uusdc'), asset('INIT', 'c-1:fake', false)]
const TODAY = 20_600

function read(text: string) {
  const steps = readSheet(text, ASSETS, TODAY)
  for (let step = steps.next(); ; step = steps.next()) if (step.done === true) return step.value
}

const HEAD = 'date,asset,price,currency'

test('reads symbols and full names, columns in any order, quotes, semicolons and a mark of the byte order', () => {
  const { prices, problems } = read(
    '\uFEFFCurrency;price;Note;asset;date\r\nEUR;0.41;"a ""b"";c";init;2026-01-31\r\nUSD;1e-7;;x-1:l2/USDC;2024-02-29\r\n\r\n',
  )
  expect(problems).toEqual([])
  expect(prices).toEqual([
    { asset: 'INIT', currency: 'EUR', day: Date.UTC(2026, 0, 31) / 86_400_000, price: '0.41' },
    { asset: 'n-1:uusdc', currency: 'USD', day: Date.UTC(2024, 1, 29) / 86_400_000, price: '0.0000001' },
  ])
})

test.each([
  ['date,asset,price', 'headings', 1],
  [HEAD, 'empty', 1],
  [`${HEAD}\n2026-02-30,INIT,1,USD`, 'date', 2],
  [`${HEAD}\n31.01.2026,INIT,1,USD`, 'date', 2],
  [`${HEAD}\n2999-01-01,INIT,1,USD`, 'future', 2],
  [`${HEAD}\n\n2026-01-01,NOPE,1,USD`, 'unknown', 3],
  [`${HEAD}\n2026-01-01,INIT,0,USD`, 'price', 2],
  [`${HEAD}\n2026-01-01,INIT,-1,USD`, 'price', 2],
  [`${HEAD}\n2026-01-01,INIT,"1,5",USD`, 'price', 2],
  [`${HEAD}\n2026-01-01,INIT,1,usd`, 'currency', 2],
  [`${HEAD}\n2026-01-01,INIT,1`, 'cells', 2],
  [`${HEAD}\n2026-01-01,"INIT,1,USD`, 'quotes', 2],
  [`${HEAD}\n2026-01-01,IN"IT",1,USD`, 'quotes', 2],
  // A decimal comma must not make a price of 1 out of 1.50.
  ['date,asset,currency,price\n2026-01-01,INIT,USD,1,50', 'cells', 2],
  ['date,price,asset,currency,price\n2026-01-01,1,INIT,USD,2', 'headings', 1],
  [`${HEAD}\n2026-01-01,INIT,1,USD\n2026-01-01,INIT,2,USD`, 'twice', 3],
])('%j has the problem %s in line %i', (text, code, line) => {
  expect(read(text)).toMatchObject({ prices: [], problems: [{ code, line }] })
})

test('one mistake stores nothing, the same price twice is none, and problems end after twenty', () => {
  expect(read(`${HEAD}\n2026-01-01,INIT,1,USD\n2026-01-02,INIT,x,USD`).prices).toEqual([])
  expect(read(`${HEAD}\n2026-01-01,INIT,1,USD\n2026-01-01,INIT,1.0,USD`)).toMatchObject({ prices: [{ price: '1' }], problems: [] })
  expect(read(`${HEAD}\n${'x\n'.repeat(500)}`).problems).toHaveLength(20)
})

test('a cell that was read is what another reader of CSV reads, and what that one refuses is a problem', () => {
  const cell = fc.oneof(
    fc.string({ unit: fc.constantFrom('a', '"', ',', ' ', '""', 'é'), maxLength: 6 }),
    fc.constantFrom('INIT', '"INIT"', '1'),
  )
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1, maxLength: 5 }), (cells) => {
      const line = `2026-01-01,${cells.join(',')},USD`
      const { prices, problems } = read(`date,asset,price,currency\n${line}`)
      const other = parsed(line)
      if (other === null) expect([problems[0]?.code, prices]).toEqual([expect.stringMatching(/quotes|cells/), []])
      else if (prices.length > 0) expect(other.slice(0, 4)).toEqual(['2026-01-01', expect.stringMatching(/^init$/i), '1', 'USD'])
      else if (problems[0]?.code === 'unknown') expect(other[1]?.trim()).toBe(problems[0].text)
    }),
    { numRuns: 1000 },
  )
})

function parsed(line: string): string[] | null {
  try {
    return parse(line, { trim: true })[0] ?? null
  } catch {
    return null
  }
}
