// The network between the app and the practice network, with everything that happens to requests on their way: they and their
// answers overtake one another, get lost, are late, handled twice or answered from an old copy; hosts are gone for a while.
import { hostsOf } from '../../src/practice/book/chains/chains.ts'
import { HARBOUR } from '../../src/practice/book/chains/harbour.ts'
import { BASIN } from '../../src/practice/book/chains/plainEvm.ts'
import type { PracticeNetwork } from '../../src/practice/network.ts'
import type { SeededRandom } from './seededRandom.ts'
import type { FarAnswer, FarRequest } from './protocol.ts'
import type { Schedule } from './schedule.ts'

export interface FlakyNetwork {
  /** Sends a request; `deliver` gets its answer, also when the caller is gone. */
  carry(request: FarRequest, deliver: (answer: FarAnswer) => Promise<void>): void
  /** From now on everything works. */
  calm(): void
  /** How often each trouble happened. */
  counts: Record<string, number>
}

export interface FlakyNetworkDeps {
  practice: Pick<PracticeNetwork, 'fetch' | 'faults'>
  schedule: Schedule
  chance: SeededRandom
  /** Called when a request has been handled, before its answer is on its way. */
  onHandled: () => Promise<void>
}

/** The share of requests with each trouble. */
const SHARES = { unreachable: 0.015, lostReply: 0.02, truncated: 0.008, badGateway: 0.008, late: 0.012, duplicated: 0.015, oldCopy: 0.015 }
type Trouble = keyof typeof SHARES

/** Each host of a chain that has two of a kind. */
const DOUBLE_HOSTS = [
  hostsOf('rpc', 'practice-1'),
  hostsOf('rest', 'practice-1'),
  hostsOf('rpc', HARBOUR.id),
  hostsOf('json-rpc', BASIN.id),
].flat()
/** Applies to a kind of host everywhere, or to a single host whose chain has a second one. */
const OUTAGES = { share: 0.005, maxMs: 150_000, kinds: ['router', 'rpc', 'rest', 'json-rpc', ...DOUBLE_HOSTS] } as const
/** A host goes on answering and follows its chain no more. */
const STANDSTILLS = { share: 0.001, maxMs: 300_000 } as const
const OUTAGE_TROUBLES: readonly Trouble[] = ['unreachable', 'lostReply', 'badGateway', 'truncated']
/** Longer than the app waits for an answer; the request arrives all the same. */
const MAX_LATE_MS = 40_000
const LATENCY = { least: 5, most: 250 }
/** A node behind others, or a cache, gives an answer that is at most this old. */
const OLDEST_COPY_MS = 8000
const GATEWAY: FarAnswer = { status: 502, headers: { 'content-type': 'text/html' }, body: '<html>Bad Gateway</html>' }
const SENDING = /broadcast_tx|eth_sendRawTransaction/

export function createFlakyNetwork({ practice, schedule, chance, onHandled }: FlakyNetworkDeps): FlakyNetwork {
  const counts: Record<string, number> = {}
  const copies = new Map<string, { at: number; answer: FarAnswer }>()
  const outages = new Map<string, { until: number; trouble: Trouble }>()
  let isCalm = false
  const count = (name: string) => {
    counts[name] = (counts[name] ?? 0) + 1
  }
  const latency = () => LATENCY.least + chance.below(LATENCY.most - LATENCY.least)

  const standStill = (host: string, ms: number) => {
    count('standstill')
    practice.faults.standStill(host, true)
    schedule.after(ms, () => practice.faults.standStill(host, false))
  }
  const troubleOf = (request: FarRequest): Trouble | null => {
    if (isCalm) return null
    const { host } = new URL(request.url)
    const kind = host.split('.')[0] ?? ''
    const now = schedule.now()
    if (chance.happens(STANDSTILLS.share)) standStill(chance.pick(DOUBLE_HOSTS), chance.below(STANDSTILLS.maxMs))
    if (chance.happens(OUTAGES.share)) {
      count('outage')
      outages.set(chance.pick(OUTAGES.kinds), { until: now + chance.below(OUTAGES.maxMs), trouble: chance.pick(OUTAGE_TROUBLES) })
    }
    const outage = [outages.get(kind), outages.get(host)].find((one) => one !== undefined && now < one.until)
    if (outage !== undefined) return outage.trouble
    let left = chance.next()
    for (const [name, share] of Object.entries(SHARES) as [Trouble, number][]) {
      left -= share
      if (left < 0) return name
    }
    return null
  }

  /** What the far host makes of a request. */
  const handle = async (request: FarRequest): Promise<FarAnswer> => {
    if (!isCalm && SENDING.test(request.body) && chance.happens(0.03)) {
      count('forgottenByPool')
      practice.faults.dropNext(1)
    }
    if (!isCalm && request.url.includes('/track') && chance.happens(0.05)) {
      count('notTrackedYet')
      practice.faults.router.trackRefusals = 1 + chance.below(3)
    }
    const { method, url, body } = request
    const reply = await practice.fetch(url, { method, ...(body === '' ? {} : { body }) })
    const answer = { status: reply.status, headers: Object.fromEntries(reply.headers), body: await reply.text() }
    copies.set(questionOf(request), { at: schedule.now(), answer })
    await onHandled()
    return answer
  }

  const carry: FlakyNetwork['carry'] = (request, deliver) => {
    const trouble = troubleOf(request)
    if (trouble !== null) count(trouble)
    const copy = copies.get(questionOf(request))
    const up = latency() + (trouble === 'late' ? 1000 + chance.below(MAX_LATE_MS) : 0)
    const [down, again] = [latency(), chance.below(6000)]
    const answerAfter = (ms: number, answer: FarAnswer) => void schedule.after(ms, () => deliver(answer))
    if (trouble === 'unreachable') answerAfter(up, null)
    else if (trouble === 'badGateway') answerAfter(up, GATEWAY)
    else if (trouble === 'oldCopy' && copy !== undefined && schedule.now() - copy.at < OLDEST_COPY_MS && !SENDING.test(request.body)) {
      answerAfter(up, withId(copy.answer, request))
    } else {
      // The same request reaches the host twice, as where a proxy repeats it; one of the two answers comes back.
      const isSecondHeard = trouble === 'duplicated' && chance.happens(0.5)
      schedule.after(up, async () => {
        const answer = await handle(request)
        if (!isSecondHeard) answerAfter(down, spoil(answer, trouble))
      })
      if (trouble !== 'duplicated') return
      schedule.after(up + again, async () => {
        const answer = await handle(request)
        if (isSecondHeard) answerAfter(down, answer)
      })
    }
  }
  const calm = () => {
    isCalm = true
    for (const host of DOUBLE_HOSTS) practice.faults.standStill(host, false)
    practice.faults.router.trackRefusals = 0
    practice.faults.dropNext(0)
  }
  return { carry, calm, counts }
}

function spoil(answer: FarAnswer, trouble: Trouble | null): FarAnswer {
  if (trouble === 'lostReply' || answer === null) return null
  return trouble === 'truncated' ? { ...answer, body: answer.body.slice(0, answer.body.length / 2) } : answer
}

/** JSON-RPC numbers its questions; the question is the same all the same. */
const RPC_ID = /"id":\s*("[^"]*"|\d+)/

function questionOf({ url, body }: FarRequest): string {
  return `${url} ${body.replace(RPC_ID, '')}`
}

function withId(answer: FarAnswer, { body }: FarRequest): FarAnswer {
  const id = RPC_ID.exec(body)?.[0]
  return answer === null || id === undefined ? answer : { ...answer, body: answer.body.replace(RPC_ID, id) }
}
