// Plain words of a search mean what the rows say on screen.
import { expect, test } from 'vitest'
import { kindsSaid } from './plainWords.ts'

test('three letters begin a word, so that a search finds something while it is typed', () => {
  expect(kindsSaid('sta')).toEqual(expect.arrayContaining(kindsSaid('stake')))
  expect(kindsSaid('st')).toEqual([])
})

test('fees mean who may spend them, not every other permission', () => {
  expect(kindsSaid('fees')).toEqual(['feeGranted', 'feeGrantRevoked'])
  expect(kindsSaid('Gebührenübernahme')).toEqual(['feeGranted', 'feeGrantRevoked'])
  expect(kindsSaid('permission')).toEqual(['granted', 'grantRevoked', 'feeGranted', 'feeGrantRevoked'])
})
