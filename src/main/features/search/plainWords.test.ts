// Plain words of a search mean what the rows say on screen.
import { expect, test } from 'vitest'
import { kindsSaid } from './plainWords.ts'

test('fees mean who may spend them, not every other permission', () => {
  expect(kindsSaid('fees')).toEqual(['feeGranted', 'feeGrantRevoked'])
  expect(kindsSaid('Gebührenübernahme')).toEqual(['feeGranted', 'feeGrantRevoked'])
  expect(kindsSaid('permission')).toEqual(['granted', 'grantRevoked', 'feeGranted', 'feeGrantRevoked'])
})
