// The first opening of Gains: past prices are fetched before a report raises an alarm about missing ones.
import { expect, test } from 'vitest'
import { drawnText } from '../../../../test/support/drawnMarkup.ts'
import { openBridgedWindow } from '../../../../test/support/fakeBridgeWindow.ts'
import { askReport, clearPricesError, useGainsView } from './gainsStore.ts'
import { GainsWaiting } from './GainsWaiting.tsx'

const CHOICE = { year: null, method: 'fifo', scope: 'all', currency: 'USD' } as const
const HOST = 'prices.example'

/** A core without prices until its sheet has come. */
function coreWith({ sheetHost = HOST, stored = [] as unknown[] }) {
  const calls: string[] = []
  let missingCount = 3
  let settle: (answer: unknown) => void = () => undefined
  const { win } = openBridgedWindow((async (method: string) => {
    calls.push(method)
    if (method === 'gains.report') return { ok: true, value: { missingCount, sheetHost } }
    if (method === 'gains.prices') return { ok: true, value: stored }
    if (method === 'gains.fetchPrices') return new Promise((resolve) => (settle = resolve))
    return { ok: true, value: [] }
  }) as never)
  const answer = () => {
    missingCount = 1
    settle({ ok: true, value: { stored: 5, problems: [] } })
  }
  const fail = () => settle({ ok: false, error: { code: 'network.unreachable', message: 'no answer', hint: null, retry: 'later' } })
  return { win, calls, answer, fail }
}

const once = () => new Promise((resolve) => setTimeout(resolve))

test('draws a wait that names the host, and returns the report with the prices', async () => {
  const { win, calls, answer } = coreWith({})
  const asked = Promise.all([askReport(win, CHOICE), askReport(win, { ...CHOICE, year: 2026 })])
  await once()
  expect(await drawnText(win, GainsWaiting, {})).toBe(`Getting past prices from ${HOST}`)
  answer()
  expect(await asked).toMatchObject([{ missingCount: 1 }, { missingCount: 1 }])
  expect(calls.filter((method) => method === 'gains.fetchPrices')).toHaveLength(1)
  expect(await drawnText(win, GainsWaiting, {})).toBe('')
  const before = calls.length
  await askReport(win, CHOICE)
  expect(calls.slice(before)).toEqual(['gains.report'])
})

test('returns what there is where the host fails, and asks no second time', async () => {
  const { win, calls, fail } = coreWith({})
  const asked = askReport(win, CHOICE)
  await once()
  fail()
  expect(await asked).toMatchObject({ missingCount: 3 })
  expect(await askReport(win, CHOICE)).toMatchObject({ missingCount: 3 })
  expect(calls.filter((method) => method === 'gains.fetchPrices')).toHaveLength(1)
  const Failure = () => useGainsView(({ pricesError }) => pricesError?.code ?? 'none')
  expect(await drawnText(win, Failure, {})).toBe('network.unreachable')
  clearPricesError(win)
  expect(await drawnText(win, Failure, {})).toBe('none')
})

test('fetches nothing over imported prices', async () => {
  const { win, calls } = coreWith({ stored: [{}] })
  expect(await askReport(win, CHOICE)).toMatchObject({ missingCount: 3 })
  expect(calls).not.toContain('gains.fetchPrices')
})
