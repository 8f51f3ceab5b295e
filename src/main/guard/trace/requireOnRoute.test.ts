// Checks who may hold the money on the way, and how long a step may wait.
import { describe, expect, test } from 'vitest'
import { ask, FRIEND, ME, ME_HARBOUR, NOW, THEM, THEM_HARBOUR } from '../../../../test/support/benches/guardBench.ts'
import { requireMoment, requireOwn, requireTimeout } from './requireOnRoute.ts'
import type { Intent } from '../intent.ts'
import { createCheckReport } from '../checkReport.ts'

const via = (from: string, to: string, recipient = FRIEND) => ask({ from: [from, 'x'], to: [to, 'y'], way: [from, 'one-1', to], recipient })
const place = (intent: Intent, at: number) => ({ report: createCheckReport(), intent, at })

describe('an address on the way', () => {
  const own = (intent: Intent, at: number, address: string) => () => {
    requireOwn(place(intent, at), 'recovery', address)
  }

  test('is one that the quote declared as the user’s for that very chain', () => {
    const intent = via('harbour-1', 'move-1')
    expect(own(intent, 1, ME)).not.toThrow()
    expect(own(intent, 1, FRIEND)).toThrow('the refund address is')
    const elsewhere = { ...intent, addresses: intent.addresses.map((one) => ({ ...one, chainId: 'wasm-1' })) }
    expect(own(elsewhere, 1, ME)).toThrow('the refund address is')
    expect(own(intent, 2, FRIEND)).not.toThrow()
    const recipient = { ...intent, addresses: intent.addresses.map((one) => ({ ...one, role: 'recipient' as const })) }
    expect(own(recipient, 1, ME)).toThrow('the refund address is')
  })

  test('is the sender’s own where it begins, and on all chains of Initia', () => {
    const undeclared = (intent: Intent) => ({ ...intent, addresses: [] })
    expect(own(undeclared(via('move-1', 'evm-1')), 0, ME)).not.toThrow()
    expect(own(undeclared(via('move-1', 'evm-1')), 2, ME)).not.toThrow()
    expect(own(undeclared(via('harbour-1', 'move-1')), 0, ME_HARBOUR)).not.toThrow()
    // The key of another chain is not the user's here, and no key of the user's controls theirs.
    expect(own(undeclared({ ...via('harbour-1', 'move-1'), sender: ME }), 1, ME)).toThrow('the refund address is')
    expect(own(undeclared({ ...via('move-1', 'harbour-1', ME_HARBOUR), sender: ME_HARBOUR }), 2, ME_HARBOUR)).toThrow(
      'the refund address is',
    )
    expect(own(via('move-1', 'harbour-1', ME_HARBOUR), 1, THEM)).toThrow('the refund address is')
    expect(own(via('move-1', 'harbour-1', ME_HARBOUR), 2, THEM_HARBOUR)).toThrow('the refund address is')
  })
})

describe('a wait', () => {
  const intent = via('move-1', 'evm-1')
  const waits = (after: string) => () => {
    requireTimeout(place(intent, 0), { after })
  }

  test.each(['1ns', '10m', '1h30m', '168h', '0.5s'])('of %s passes', (after) => {
    expect(waits(after)).not.toThrow()
  })

  test.each(['', '0s', '168h1ns', '10', 'x10m', '10mx', '-1s'])('of “%s” is refused', (after) => {
    expect(waits(after)).toThrow('the timeout is')
  })

  test('may be left to the middleware, which has a bound of its own', () => {
    expect(() => {
      requireTimeout(place(intent, 0), null)
    }).not.toThrow()
  })

  test.each([NOW, NOW - 1, Number.NaN, Number.POSITIVE_INFINITY, 8.64e15, 9e15])('until %s is refused in words', (moment) => {
    expect(() => {
      requireMoment(place(intent, 0), moment)
    }).toThrow(/the timeout is “(\d{4}|\+2|.* ms)/)
  })
})
