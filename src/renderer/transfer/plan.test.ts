// The plan of the review: who does what, step by step, and what happens when one fails.
import { expect, test } from 'vitest'
import { BY_IBC, sampleQuote } from '../../../test/support/sampleTransfer.ts'
import { plan } from './plan.ts'

test('one deposit: sign, send, credit, and the bridge keeps what is not credited', () => {
  expect(plan(sampleQuote())).toEqual([
    { kind: 'sign', signatures: 1, ifItFails: { money: 'untouched' } },
    {
      kind: 'hop',
      way: 'opinit',
      fromChainId: 'practice-1',
      toChainId: 'tidewatch-1',
      ifItFails: { money: 'stays', chainId: 'practice-1' },
    },
    { kind: 'credit', chainId: 'tidewatch-1', ifItFails: { money: 'waits', chainId: 'tidewatch-1' } },
  ])
})

test('a packet nobody takes comes back to the chain that sent it', () => {
  const steps = plan(sampleQuote([BY_IBC]))
  expect(steps[1]?.ifItFails).toEqual({ money: 'comesBack', chainId: 'tidewatch-1' })
  expect(steps.at(-1)?.ifItFails).toEqual({ money: 'stays', chainId: 'practice-1' })
})

test('a hook is one more signature', () => {
  expect(plan({ ...sampleQuote(), needsOpHook: true })[0]).toMatchObject({ signatures: 2 })
})
