import { expect, it } from 'vitest'
import { AppError } from '../../shared/domain/errors.ts'
import { createLookups } from './lookups.ts'

const lost = (retryAfterMs?: number) =>
  new AppError('bridge.lost', 'Waybill does not answer.', { retry: 'later', ...(retryAfterMs === undefined ? {} : { retryAfterMs }) })
const broken = () => new AppError('internal', 'A mistake.')

/** `failures` are thrown one after another, then all is answered. */
function bench(failures: Error[], most = 10) {
  const asked: string[][] = []
  const waits: number[] = []
  const calls: (() => void)[] = []
  const ask = createLookups({
    look: (names) => {
      asked.push([...names])
      const failure = failures.shift()
      return failure === undefined ? Promise.resolve() : Promise.reject(failure)
    },
    later: (call, ms) => {
      waits.push(ms)
      calls.push(call)
    },
    most,
  })
  return { ask, asked, waits, passTime: () => calls.shift()?.(), settle: () => new Promise((resolve) => setImmediate(resolve)) }
}

it('asks about all of a moment at once, once each, and no more than may be', async () => {
  const { ask, asked, settle } = bench([], 2)
  for (const name of ['a', 'b', 'a', 'c']) ask(name)
  await settle()
  expect(asked).toEqual([['a', 'b'], ['c']])
})

it('asks again, ever later, where main could not be heard', async () => {
  const { ask, asked, waits, passTime, settle } = bench([lost(), lost(), lost(30_000)])
  ask('a')
  for (let tries = 0; tries < 3; tries += 1) {
    await settle()
    passTime()
  }
  await settle()
  expect(asked).toEqual([['a'], ['a'], ['a'], ['a']])
  expect(waits).toEqual([1000, 2000, 30_000])
  passTime()
  await settle()
  expect(asked).toHaveLength(4)
})

it('asks with the next one at once, and not again for it later', async () => {
  const { ask, asked, passTime, settle } = bench([lost()])
  ask('a')
  await settle()
  ask('b')
  await settle()
  expect(asked).toEqual([['a'], ['a', 'b']])
  passTime()
  await settle()
  expect(asked).toHaveLength(2)
})

it('leaves alone what would fail each time', async () => {
  const { ask, asked, waits, settle } = bench([broken(), new TypeError('a bug')])
  ask('a')
  await settle()
  ask('b')
  await settle()
  expect({ asked, waits }).toEqual({ asked: [['a'], ['b']], waits: [] })
})
