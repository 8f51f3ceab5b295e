import { expect, test } from 'vitest'
import { deliveryEnd } from './deliveryEnd.ts'

const sent = { step: 'sent', chainId: 'initia', hash: 'A' } as const
const refused = { step: 'refused', chainId: 'lantern', hash: 'B' } as const
const refunded = { step: 'refunded', chainId: 'initia', hash: 'C' } as const
const timedOut = { step: 'timedOut', chainId: 'initia', hash: 'D' } as const

test('names the chain that rejected what the transaction sent, and whether it is refunded by now', () => {
  expect(deliveryEnd([sent, refused], sent, null)).toEqual({ step: 'refused', chainId: 'lantern' })
  expect(deliveryEnd([sent, refused, refunded], sent, null)).toEqual({ step: 'refunded', chainId: 'lantern' })
  expect(deliveryEnd([sent, refunded], sent, 'lantern')).toEqual({ step: 'refunded', chainId: 'lantern' })
  expect(deliveryEnd([sent, timedOut], sent, 'lantern')).toEqual({ step: 'timedOut', chainId: 'initia' })
})

test('is silent while nothing ended, on arrival, and for the other transactions of the way', () => {
  expect(deliveryEnd([sent], sent, 'lantern')).toBeNull()
  expect(deliveryEnd([sent, { step: 'received', chainId: 'lantern', hash: 'B' }], sent, 'lantern')).toBeNull()
  expect(deliveryEnd([sent, refused, refunded], refunded, 'lantern')).toBeNull()
  expect(deliveryEnd([], sent, 'lantern')).toBeNull()
  expect(deliveryEnd([sent, refunded], sent, null)).toBeNull()
})
