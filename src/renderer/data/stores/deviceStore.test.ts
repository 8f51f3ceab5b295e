import { expect, test } from 'vitest'
import { hasJustLeft } from './deviceStore.ts'

const ready = { state: 'ready', model: 'Flex', app: 'Ethereum', version: '1.22.0' } as const

test('only a Ledger that was there is awaited', () => {
  expect(hasJustLeft(ready, { state: 'absent' })).toBe(true)
  expect(hasJustLeft({ state: 'dashboard', model: 'Flex' }, { state: 'absent' })).toBe(true)
  expect(hasJustLeft({ state: 'unknown' }, { state: 'absent' })).toBe(false)
  expect(hasJustLeft({ state: 'absent' }, { state: 'absent' })).toBe(false)
  expect(hasJustLeft(null, { state: 'absent' })).toBe(false)
  expect(hasJustLeft(ready, { state: 'unplugged', model: 'Flex' })).toBe(false)
})
