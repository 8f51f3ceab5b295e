// Which gates are open, and when going back is the safe choice.
import { expect, test } from 'vitest'
import { gateName, isDangerous, newGates, openGates } from './gates.ts'

const impact = { kind: 'priceImpact', text: '6.2' } as const
const stop = { kind: 'unsignableStop', text: null } as const

test('a gate is open until it is agreed to as it stands', () => {
  expect(openGates({ gates: [impact, stop] }, [gateName(impact)])).toEqual([stop])
  expect(openGates({ gates: [impact] }, [gateName({ ...impact, text: '9' })])).toEqual([impact])
})

test('losing money at once is danger; a stop nobody can sign for is to be known', () => {
  expect(isDangerous({ gates: [impact] })).toBe(true)
  expect(isDangerous({ gates: [stop] })).toBe(false)
})

test('a renewed quote asks only what was not asked before', () => {
  expect(newGates({ gates: [impact, stop] }, { gates: [impact] })).toEqual([stop])
  expect(newGates({ gates: [{ ...impact, text: '15' }] }, { gates: [impact] })).toEqual([{ ...impact, text: '15' }])
})
