// A stored place must never keep the window from opening.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { restorePlace } from './place.ts'

test('a place is read back as it was', () => {
  const place = { screen: 'transfers', params: { transferId: 't1' } } as const
  expect(restorePlace(JSON.stringify(place))).toEqual(place)
})

test('the durations, once a screen of their own, open the transfers', () => {
  expect(restorePlace('{"screen":"durations","params":{}}')).toEqual({ screen: 'transfers', params: {} })
})

test('nothing stored opens the portfolio', () => {
  expect(restorePlace(null)).toEqual({ screen: 'portfolio', params: {} })
})

test('what is not known is left out, whatever was stored', () => {
  fc.assert(
    fc.property(fc.json(), (stored) => {
      expect(restorePlace(stored)).toEqual({ screen: 'portfolio', params: {} })
    }),
  )
  expect(restorePlace('{"screen":"moon","params":{"hash":"AB","open":"watch","other":"x","chainId":3}}')).toEqual({
    screen: 'portfolio',
    params: { hash: 'AB' },
  })
})
