// A host is behind only where another one has lately shown more of the chain.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createChainTips } from './chainTips.ts'

const [A, B] = [
  { service: 'one-1 rpc', address: 'https://a.example' },
  { service: 'one-1 rpc', address: 'https://b.example' },
]

function tips() {
  let now = Date.UTC(2026, 0, 1)
  return { ...createChainTips({ now: () => now }), pass: (ms: number) => (now += ms) }
}

test('a host far behind another is told from one that is some blocks behind, and from one of another chain', () => {
  const { isBehind } = tips()
  expect(isBehind(A, 1000)).toBe(false)
  expect([isBehind(B, 989), isBehind(B, 990), isBehind({ ...B, service: 'two-1 rpc' }, 5)]).toEqual([true, false, false])
  expect([isBehind(B, 1020), isBehind(A, 1005)]).toEqual([false, true])
})

test('no host is behind itself, and a height of the far future is forgotten after two minutes', () => {
  const { isBehind, pass } = tips()
  expect([isBehind(A, 1e12), isBehind(A, 900), isBehind(A, 1e12)]).toEqual([false, false, false])
  expect(isBehind(B, 1000)).toBe(true)
  pass(120_001)
  expect([isBehind(B, 1000), isBehind(A, 900)]).toEqual([false, true])
})

test('hosts that follow one chain are never behind one another', () => {
  const look = fc.record({ host: fc.constantFrom(A, B), lag: fc.nat(10), passes: fc.integer({ min: 0, max: 30_000 }) })
  fc.assert(
    fc.property(fc.array(look, { maxLength: 60 }), (looks) => {
      const { isBehind, pass } = tips()
      let height = 5000
      for (const { host, lag, passes } of looks) {
        pass(passes)
        height += Math.floor(passes / 2000)
        expect(isBehind(host, height - lag)).toBe(false)
      }
    }),
  )
})
