// A stored place must never keep the window from opening.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { restoreLocation } from './location.ts'

test('a place is read back as it was', () => {
  const place = { screen: 'transfers', params: { transferId: 't1', from: 'staking' } } as const
  expect(restoreLocation(JSON.stringify(place))).toEqual(place)
})

test('the durations, once a screen of their own, open the transfers', () => {
  expect(restoreLocation('{"screen":"durations","params":{}}')).toEqual({ screen: 'transfers', params: {} })
})

test('nothing stored opens the portfolio', () => {
  expect(restoreLocation(null)).toEqual({ screen: 'portfolio', params: {} })
})

test('what is not known is left out, whatever was stored', () => {
  fc.assert(
    fc.property(fc.json(), (stored) => {
      expect(restoreLocation(stored)).toEqual({ screen: 'portfolio', params: {} })
    }),
  )
  expect(restoreLocation('{"screen":"moon","params":{"hash":"AB","from":"moon","open":"watch","other":"x","chainId":3}}')).toEqual({
    screen: 'portfolio',
    params: { hash: 'AB' },
  })
})

test('a section of Settings is read back, one that does not exist is left out', () => {
  const place = { screen: 'settings', params: { section: 'language' } } as const
  expect(restoreLocation(JSON.stringify(place))).toEqual(place)
  expect(restoreLocation('{"screen":"settings","params":{"section":"moon"}}')).toEqual({ screen: 'settings', params: {} })
})
