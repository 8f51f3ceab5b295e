// The rule by which hosts give way to one another, held against any course of failures, answers and time.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { AppError } from '../../shared/domain/errors.ts'
import { backoffAfterFailure, isBackingOff, preferredHost, type HostBackoff } from './hostBackoff.ts'
import { createHostFailover, isHostFailure, onNextHost } from './hostFailover.ts'
import { request } from './http/http.ts'

const HOSTS = ['https://a.example', 'https://b.example/path', 'https://c.example'] as const
const MAX_BACKOFF_MS = 10 * 60_000

type Step = { host: number; does: 'fails' | 'answers' } | { passes: number }

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ host: fc.nat(HOSTS.length - 1), does: fc.constantFrom('fails' as const, 'answers' as const) }),
  fc.record({ passes: fc.integer({ min: -120_000, max: 1_200_000 }) }),
)

/** Returns the state of each host after a sequence of events, and the time then. */
function after(steps: readonly Step[]) {
  const backoffs = new Map<string, HostBackoff>()
  let now = Date.UTC(2026, 0, 1)
  for (const each of steps) {
    if ('passes' in each) now += each.passes
    else if (each.does === 'answers') backoffs.delete(HOSTS[each.host] ?? '')
    else backoffs.set(HOSTS[each.host] ?? '', backoffAfterFailure(backoffs.get(HOSTS[each.host] ?? ''), now, null))
  }
  return { backoffs, now, preferred: (at: number) => preferredHost(HOSTS, (host) => backoffs.get(host), at) }
}

describe('the host that is asked', () => {
  test('is the first that does not rest, and else the one that rests for the shortest time', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const { backoffs, now, preferred } = after(steps)
        const chosen = preferred(now)
        const awake = HOSTS.filter((host) => !isBackingOff(backoffs.get(host), now))
        if (awake.length > 0) expect(chosen).toBe(awake[0])
        else expect(backoffs.get(chosen ?? '')?.until).toBe(Math.min(...HOSTS.map((host) => backoffs.get(host)?.until ?? 0)))
      }),
    )
  })

  test('is the first of the list again once the longest rest is over, or the clock was set back', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const { backoffs, now, preferred } = after(steps)
        const latest = Math.max(now, ...[...backoffs.values()].map(({ failedAt }) => failedAt))
        expect(preferred(latest + MAX_BACKOFF_MS)).toBe(HOSTS[0])
        expect(preferred(Math.min(now, ...[...backoffs.values()].map(({ failedAt }) => failedAt)) - 1)).toBe(HOSTS[0])
      }),
    )
  })

  test('is none where there is none', () => expect(preferredHost([], () => undefined, 0)).toBe(null))
})

describe('a backoff', () => {
  test('is short after one failure and grows with those in a row, up to a maximum', () => {
    const lengths: number[] = []
    let [backoff, now]: [HostBackoff | undefined, number] = [undefined, 0]
    for (let failure = 0; failure < 9; failure += 1) {
      backoff = backoffAfterFailure(backoff, now, null)
      lengths.push(backoff.until - now)
      now = backoff.until
    }
    expect(lengths.map((ms) => ms / 1000)).toEqual([5, 30, 60, 120, 240, 480, 600, 600, 600])
    expect(backoff).toMatchObject({ failures: 9, since: 0 })
  })

  test('is no longer for requests that fail together', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(4999), { minLength: 1, maxLength: 20 }), (moments) => {
        const together = [0, ...moments.toSorted((left, right) => left - right)]
        const backoff = together.reduce<HostBackoff | undefined>((before, now) => backoffAfterFailure(before, now, null), undefined)
        expect(backoff).toEqual({ failures: 1, since: 0, failedAt: 0, until: 5000 })
      }),
    )
  })

  test('lasts as long as the host asks for', () => {
    const first = backoffAfterFailure(undefined, 0, 90_000)
    expect(first.until).toBe(90_000)
    expect(backoffAfterFailure(first, 60_000, 120_000)).toMatchObject({ failures: 1, until: 180_000 })
  })
})

test.each([
  [200, 'text/html', false],
  [400, 'text/plain', false],
  [404, 'application/json', false],
  [429, 'application/json', true],
  [500, 'application/json; charset=utf-8', false],
  [500, 'text/html', true],
  [501, 'application/json', false],
  [502, 'application/json', true],
  [503, 'application/json', true],
  [504, '', true],
  [522, 'text/html', true],
] as const)('%i with %s is a failure of the host: %s', (status, type, isFailure) => expect(isHostFailure(status, type)).toBe(isFailure))

/** Hosts by origin, each with a scripted answer. */
function network() {
  const does = new Map<string, () => Promise<Response>>()
  let now = Date.UTC(2026, 0, 1)
  const failover = createHostFailover({ now: () => now })
  const asked: string[] = []
  const fetch = failover.watch(async (url) => {
    asked.push(url)
    return (does.get(new URL(url).host) ?? (() => Promise.resolve(Response.json({}))))()
  })
  return { ...failover, fetch, does, asked, pass: (ms: number) => (now += ms) }
}

const GONE = () => Promise.reject(new TypeError('fetch failed'))

describe('requests', () => {
  test('decide: a host that cannot be reached gives way at once, and is preferred again when it answers', async () => {
    const { preferred, fetch, does, backoffOf, hasNext } = network()
    expect(preferred(HOSTS)).toBe(HOSTS[0])
    does.set('a.example', GONE)
    await expect(fetch(`${HOSTS[0]}/status`)).rejects.toThrow('fetch failed')
    expect([preferred(HOSTS), hasNext(0), hasNext(1), backoffOf(HOSTS[0])?.failures]).toEqual([HOSTS[1], true, false, 1])
    does.clear()
    await fetch(HOSTS[0])
    expect([preferred(HOSTS), backoffOf(HOSTS[0])]).toEqual([HOSTS[0], null])
  })

  test('that the caller ends say nothing of the host; a time limit does', async () => {
    const { preferred, fetch, does } = network()
    const silent = (signal: AbortSignal) => () =>
      new Promise<Response>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))
    const ended = new AbortController()
    does.set('a.example', silent(ended.signal))
    preferred(HOSTS)
    const asking = fetch(HOSTS[0], { signal: ended.signal })
    ended.abort()
    await expect(asking).rejects.toThrow()
    expect(preferred(HOSTS)).toBe(HOSTS[0])
    const signal = AbortSignal.timeout(1)
    does.set('a.example', silent(signal))
    await expect(fetch(HOSTS[0], { signal })).rejects.toThrow()
    expect(preferred(HOSTS)).toBe(HOSTS[1])
  })

  test('are told apart by the path of a provider that serves several chains', async () => {
    const { preferred, fetch, does } = network()
    const chains = [
      ['https://p.example/one', 'https://q.example/one'],
      ['https://p.example/one-two', 'https://q.example/two'],
    ] as const
    for (const chain of chains) preferred(chain)
    does.set('p.example', GONE)
    await expect(fetch('https://p.example/one/abci_query')).rejects.toThrow()
    expect(chains.map(preferred)).toEqual(['https://q.example/one', 'https://p.example/one-two'])
  })
})

describe('a question', () => {
  const ask = (net: ReturnType<typeof network>, hosts: readonly string[]) =>
    onNextHost(net, async () => (await request(net.fetch, { url: net.preferred(hosts) ?? '' })).status)

  test('reaches each host that is there at most once, and the first one that answers', async () => {
    await fc.assert(
      fc.asyncProperty(fc.subarray(['a.example', 'b.example', 'c.example']), async (gone) => {
        const net = network()
        for (const host of gone) net.does.set(host, GONE)
        const first = HOSTS.findIndex((host) => !gone.includes(new URL(host).host))
        const asking = ask(net, HOSTS)
        if (first === -1) await expect(asking).rejects.toMatchObject({ code: 'network.unreachable' })
        else expect(await asking).toBe(200)
        expect(net.asked).toEqual(first === -1 ? [...HOSTS] : HOSTS.slice(0, first + 1))
      }),
    )
  })

  test('finds the one host that is back, whichever it is, while all of them rest', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom('a.example', 'b.example', 'c.example'), fc.integer({ min: 0, max: 4 }), async (back, outages) => {
        const net = network()
        for (const { host } of HOSTS.map((address) => new URL(address))) net.does.set(host, GONE)
        for (let time = 0; time <= outages; time += 1) await ask(net, HOSTS).catch(() => null)
        net.does.delete(back)
        expect(await ask(net, HOSTS)).toBe(200)
      }),
    )
  })

  test('is not repeated where only one host is listed, nor for another kind of error', async () => {
    const net = network()
    net.does.set('a.example', GONE)
    await expect(ask(net, [HOSTS[0]])).rejects.toMatchObject({ code: 'network.unreachable' })
    expect(net.asked).toEqual([HOSTS[0]])
    const refusing = onNextHost(net, async () => {
      await request(net.fetch, { url: net.preferred(HOSTS) ?? '' }).catch(() => null)
      throw new AppError('chain.refused', 'no')
    })
    await expect(refusing).rejects.toMatchObject({ code: 'chain.refused' })
    expect(net.asked).toEqual([HOSTS[0], HOSTS[0]])
    net.pass(6000)
    const once = onNextHost(
      net,
      () => request(net.fetch, { url: net.preferred(HOSTS) ?? '' }),
      () => false,
    )
    await expect(once).rejects.toMatchObject({ code: 'network.unreachable' })
    expect(net.asked).toHaveLength(3)
  })
})
