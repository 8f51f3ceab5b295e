import fc from 'fast-check'
import { expect, test } from 'vitest'
import { balanceLine } from './balanceLine.ts'

test('walks back from what is held, in the finest unit of the forms', () => {
  const forms = [
    { decimals: 6, now: '5000000', changes: [{ day: 3, amount: '2000000' }] },
    {
      decimals: 18,
      now: '1',
      changes: [
        { day: 1, amount: '1000000000000000001' },
        { day: 3, amount: '-1000000000000000000' },
      ],
    },
  ]
  expect(balanceLine(forms, null)).toEqual({
    decimals: 18,
    now: '5000000000000000001',
    points: [
      { day: 1, amount: '4000000000000000001' },
      { day: 3, amount: '5000000000000000001' },
    ],
    before: '3000000000000000000',
  })
})

test('says nothing of days before the history that is known, and leaves out a day on which nothing changed', () => {
  const changes = [1, 2, 3].map((day) => ({ day, amount: '10' }))
  const other = { decimals: 0, now: '0', changes: [{ day: 3, amount: '-10' }] }
  expect(balanceLine([{ decimals: 0, now: '30', changes }, other], 2)).toEqual({
    decimals: 0,
    now: '30',
    points: [{ day: 2, amount: '30' }],
    before: '20',
  })
  expect(balanceLine([], null)).toEqual({ decimals: 0, now: '0', points: [], before: '0' })
})

test('gives back what a history from nothing has made', () => {
  const history = fc.array(fc.record({ day: fc.integer({ min: 0, max: 9 }), amount: fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }) }))
  fc.assert(
    fc.property(history, (days) => {
      const endOf = (day: number) => days.filter((each) => each.day <= day).reduce((sum, each) => sum + each.amount, 0n)
      const changes = days.map(({ day, amount }) => ({ day, amount: amount.toString() }))
      const { points, before } = balanceLine([{ decimals: 6, now: endOf(9).toString(), changes }], null)
      expect(before).toBe('0')
      for (const { day, amount } of points) expect(amount).toBe(endOf(day).toString())
    }),
  )
})
